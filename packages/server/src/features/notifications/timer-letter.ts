/** The letter that says which steps with a timer are due. */
import { composeLetter, placeLink, type PlaceHome, type Reader } from '#kit/letters.ts'
import type { Letter } from '#kit/mail.ts'
import { timeIn } from './alarm-letter.ts'
import type { TaskNames } from './digest.queries.ts'
import type { ToldRow } from './notifications.queries.ts'

type Place = { readonly name: string; readonly timezone: string; readonly names: TaskNames }

export function writeTimerLetter(
  reader: Reader,
  { name, timezone, names }: Place,
  told: readonly ToldRow[],
  home: PlaceHome,
): Letter {
  return composeLetter(reader, (say) => ({
    subject: say('letter.timer_subject', { place: name }),
    paragraphs: [
      say('letter.timer_intro'),
      told
        .map(({ payload }) => {
          const unit = names.get(`${String(payload['task_id'])} ${String(payload['unit_id'])}`)
          const task = `${names.get(String(payload['task_id'])) ?? ''}${unit === undefined ? '' : ` (${unit})`}`
          return `– ${say('letter.timer_line', { task, step: String(payload['step_name']), time: timeIn(payload['due_at'], timezone) })}`
        })
        .join('\n'),
      placeLink(home, '/activity-log/timeline'),
    ],
  }))
}
