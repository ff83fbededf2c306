/** The e-mail of a place: one line for each event, in the place's language, time and scale. */
import { wallClock } from '@larder/core/schedule'
import { shownValue } from '@larder/core/sensors'
import { composeEmail, placeLink, type PlaceHome, type Reader, type SayInEmail } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'
import type { Readers, ToldRow } from './notifications.queries.ts'

const sentences = {
  sensor_outside: 'email.sensor_outside',
  sensor_fault: 'email.sensor_fault',
  sensor_silent: 'email.sensor_silent',
  entry_outside: 'email.entry_outside',
} as const

export type Happening = Pick<ToldRow, 'kind' | 'payload' | 'sensor_name' | 'unit_name' | 'at'>
/** Whose clock and scale the e-mail speaks in. */
type InPlace = Pick<Readers, 'timezone' | 'fahrenheit'>

/** “2026-11-22 14:05” by the clock of the place. */
export function timeIn(at: unknown, timezone: string): string {
  const date = new Date(typeof at === 'string' ? at : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const clock = wallClock(date, timezone)
  return `${clock.date} ${clock.time}`
}

/** “7.5 °C”, in the company's scale. */
function valueIn(centi: unknown, channel: unknown, fahrenheit: boolean): string {
  return typeof centi === 'number' ? shownValue(centi, channel, fahrenheit ? 'F' : 'C') : ''
}

/** A happening in one sentence, as a line of a list. */
export function line(
  say: SayInEmail,
  { kind, payload, sensor_name, unit_name, at }: Happening,
  place: InPlace,
): string {
  const key = sentences[kind as keyof typeof sentences]
  const words = {
    unit: unit_name === '' ? sensor_name : unit_name,
    sensor: sensor_name,
    value: valueIn(payload['value_centi'], payload['channel'], place.fahrenheit),
    time: timeIn(payload['at'] ?? at, place.timezone),
  }
  return `– ${say(key, words)}${payload['is_late'] === true ? ` ${say('email.sensor_late')}` : ''}`
}

export function writeAlarmEmail(
  reader: Reader,
  place: Readers,
  notifications: readonly ToldRow[],
  home: PlaceHome,
): Email {
  const lines = notifications.filter(({ kind }) => kind in sentences)
  return composeEmail(reader, (say) => ({
    subject: say('email.sensor_subject', { place: place.name }),
    paragraphs: [
      say('email.sensor_intro', { place: place.name }),
      lines.map((one) => line(say, one, place)).join('\n'),
      say('email.sensor_do'),
      placeLink(home, '/activity-log/sensors'),
    ],
  }))
}
