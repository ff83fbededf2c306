/** The letter that says what people entered that is not as it should be. */
import { composeLetter, placeLink, type PlaceHome, type Reader } from '#kit/letters.ts'
import type { Letter } from '#kit/mail.ts'
import { timeIn } from './alarm-letter.ts'
import type { TaskNames } from './digest.queries.ts'
import type { ToldRow } from './notifications.queries.ts'

type Place = { readonly name: string; readonly timezone: string; readonly names: TaskNames }

type Told = { readonly place: Place; readonly told: readonly ToldRow[]; readonly home: PlaceHome }

export function writeBreachLetter(
  reader: Reader,
  { place: { name, timezone, names }, told, home }: Told,
): Letter {
  return composeLetter(reader, (say) => ({
    subject: say('letter.breach_subject', { place: name }),
    paragraphs: [
      say('letter.breach_intro', { place: name }),
      told
        .map(({ payload, person_name }) => {
          const unit = names.get(`${String(payload['task_id'])} ${String(payload['unit_id'])}`)
          const task = `${names.get(String(payload['task_id'])) ?? ''}${unit === undefined ? '' : ` (${unit})`}`
          const value = String(payload['value'] ?? '')
          return `– ${say(value === '' ? 'letter.breach_line_answer' : 'letter.breach_line', { task, value, name: person_name, time: timeIn(payload['at'], timezone) })}`
        })
        .join('\n'),
      say('letter.breach_setting'),
      placeLink(home, '/activity-log/entries'),
    ],
  }))
}
