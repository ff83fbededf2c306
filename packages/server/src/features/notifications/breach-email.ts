/** The e-mail that says what people entered that is not as it should be. */
import { composeEmail, placeLink, type PlaceHome, type Reader } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'
import { timeIn } from './alarm-email.ts'
import type { TaskNames } from './task-names.queries.ts'
import type { ToldRow } from './notifications.queries.ts'

type Place = { readonly name: string; readonly timezone: string; readonly names: TaskNames }

type BreachEmailContent = {
  readonly place: Place
  readonly told: readonly ToldRow[]
  readonly home: PlaceHome
}

export function writeBreachEmail(
  reader: Reader,
  { place: { name, timezone, names }, told: breaches, home }: BreachEmailContent,
): Email {
  return composeEmail(reader, (say) => ({
    subject: say('email.breach_subject', { place: name }),
    paragraphs: [
      say('email.breach_intro', { place: name }),
      breaches
        .map(({ payload, person_name }) => {
          const unit = names.get(`${String(payload['task_id'])} ${String(payload['unit_id'])}`)
          const task = `${names.get(String(payload['task_id'])) ?? ''}${unit === undefined ? '' : ` (${unit})`}`
          const value = String(payload['value'] ?? '')
          return `– ${say(value === '' ? 'email.breach_line_answer' : 'email.breach_line', { task, value, name: person_name, time: timeIn(payload['at'], timezone) })}`
        })
        .join('\n'),
      say('email.breach_setting'),
      placeLink(home, '/activity-log/entries'),
    ],
  }))
}
