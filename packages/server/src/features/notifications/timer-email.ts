/** The e-mail that says which steps with a timer are due. */
import { composeEmail, placeLink, type PlaceHome, type Reader } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'
import { timeIn } from './alarm-email.ts'
import type { TaskNames } from './task-names.queries.ts'
import type { ToldRow } from './notifications.queries.ts'

type Place = { readonly name: string; readonly timezone: string; readonly names: TaskNames }

export function writeTimerEmail(
  reader: Reader,
  { name, timezone, names }: Place,
  notifications: readonly ToldRow[],
  home: PlaceHome,
): Email {
  return composeEmail(reader, (say) => ({
    subject: say('email.timer_subject', { place: name }),
    paragraphs: [
      say('email.timer_intro'),
      notifications
        .map(({ payload }) => {
          const unit = names.get(`${String(payload['task_id'])} ${String(payload['unit_id'])}`)
          const task = `${names.get(String(payload['task_id'])) ?? ''}${unit === undefined ? '' : ` (${unit})`}`
          return `– ${say('email.timer_line', { task, step: String(payload['step_name']), time: timeIn(payload['due_at'], timezone) })}`
        })
        .join('\n'),
      placeLink(home, '/activity-log/timeline'),
    ],
  }))
}
