/** The daily e-mail of a place: missed checks, open steps and problems. */
import { languageOrEnglish } from '@larder/core/languages'
import { besideUnit } from '@larder/core/entries'
import { placeLink, type PlaceHome, composeEmail, type Reader, type SayInEmail } from '#kit/mail/emails.ts'
import { longDate } from '#kit/text/long-date.ts'
import type { Email } from '#kit/mail/mail.ts'
import type { EndingCertificate } from '#features/team-tasks/public.ts'
import { line, type TaskNames } from '#features/notifications/public.ts'
import type { Deviation, EndingDocument, OpenAlarm, Unanswered, Waiting } from './digest.queries.ts'

export type MissedCheck = { readonly task_id: number; readonly unit_id: number; readonly count: number }

export type Digest = {
  readonly missed: readonly MissedCheck[]
  /** Of tasks that notify the reader's group of their problems. */
  readonly deviations: readonly Deviation[]
  readonly unverified: readonly Waiting[]
  readonly unanswered: readonly Unanswered[]
  readonly alarms: readonly OpenAlarm[]
  /** That expire in 30 or 7 days, or today. */
  readonly documents: readonly EndingDocument[]
  /** Of people, for readers who may see them. */
  readonly certificates: readonly EndingCertificate[]
}

export const isEmpty = (digest: Digest): boolean => Object.values(digest).every((list) => list.length === 0)

/** Longer lists end with the number of further items. */
const MOST_LINES = 15

type Place = {
  readonly name: string
  readonly timezone: string
  readonly fahrenheit: boolean
  /** The day that was missed, `YYYY-MM-DD`. */
  readonly yesterday: string
  readonly names: TaskNames
  readonly home: PlaceHome
}

function taskName(
  { names }: Place,
  { task_id, unit_id }: { readonly task_id: number; readonly unit_id: number },
): string {
  const unit = names.get(`${task_id} ${unit_id}`)
  return `${names.get(String(task_id)) ?? ''}${unit === undefined ? '' : ` (${unit})`}`.replace(/\s+/g, ' ')
}

/** A title and its lines as one paragraph; nothing where there are no lines. */
function section(say: SayInEmail, title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - MOST_LINES
  return [
    [
      title,
      ...lines.slice(0, MOST_LINES),
      ...(more > 0 ? [`– ${say('email.digest_more', { count: String(more) })}`] : []),
    ].join('\n'),
  ]
}

/** The entered value; a check that was not done has none. */
const valueOf = ({ value, unit }: { readonly value: string; readonly unit: string }): string =>
  value === '' ? '–' : besideUnit(value, unit)

/** Papers of the place and of people that expire. */
const endings = (
  say: SayInEmail,
  date: (day: string) => string,
  { documents, certificates }: Pick<Digest, 'documents' | 'certificates'>,
): string[] => [
  ...section(
    say,
    say('email.digest_documents'),
    documents.map(
      ({ filename, valid_until }) =>
        `– ${say('email.digest_document', { name: filename.replace(/\s+/g, ' '), date: date(valid_until) })}`,
    ),
  ),
  ...section(
    say,
    say('email.digest_certificates'),
    certificates.map(
      ({ person, requirement, valid_until }) =>
        `– ${say('email.digest_certificate', { person, name: requirement, date: date(valid_until) })}`,
    ),
  ),
]

export function writeDigest(
  reader: Reader,
  place: Place,
  { missed, deviations, unverified, unanswered, alarms, documents, certificates }: Digest,
): Email {
  const date = (day: string): string => longDate(languageOrEnglish(reader.lang), `${day}T12:00:00Z`, 'UTC')
  return composeEmail(reader, (say) => ({
    subject: say('email.digest_subject', { place: place.name }),
    paragraphs: [
      ...section(
        say,
        say('email.digest_alarms'),
        alarms.map((alarm) => line(say, alarm, place)),
      ),
      ...section(
        say,
        say('email.digest_action'),
        unanswered.map((entry) => `– ${taskName(place, entry)}: ${valueOf(entry)}, ${entry.at}`),
      ),
      ...section(
        say,
        say('email.digest_missed', { date: date(place.yesterday) }),
        missed.map((check) => `– ${taskName(place, check)}${check.count > 1 ? ` × ${check.count}` : ''}`),
      ),
      ...section(
        say,
        say('email.digest_deviations', { date: date(place.yesterday) }),
        deviations.map(
          (entry) =>
            `– ${[`${taskName(place, entry)}: ${valueOf(entry)}`, entry.at, entry.actions].filter((part) => part !== '').join(', ')}`,
        ),
      ),
      ...section(
        say,
        say('email.digest_verify'),
        unverified.map(
          (task) =>
            `– ${say('email.digest_waiting', { task: taskName(place, { ...task, unit_id: 0 }), count: String(task.waiting), date: date(task.oldest_date) })}`,
        ),
      ),
      ...endings(say, date, { documents, certificates }),
      placeLink(place.home, '/activity-log/timeline'),
      say('email.digest_note', { place: place.name }),
    ],
  }))
}
