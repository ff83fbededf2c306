/** The weekly e-mail: how the checks of each place went. */
import { composeEmail, type Reader } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'

export type WeekOfPlace = {
  readonly name: string
  readonly done: number
  /** Of how many checks that were due. */
  readonly asked: number
  readonly breaches: number
  readonly open_tickets: number
}

export type Weekly = {
  readonly company: string
  readonly places: readonly WeekOfPlace[]
  readonly overview_link: string
  /** Ends the weekly e-mail without a sign-in. */
  readonly unsubscribe_link: string
}

export function writeWeekly(reader: Reader, weekly: Weekly): Email {
  const email = composeEmail(reader, (say) => ({
    subject: say('email.weekly_subject', { company: weekly.company }),
    paragraphs: [
      say('email.weekly_intro'),
      ...weekly.places.map(({ name, done, asked: total, breaches, open_tickets }) =>
        [
          name,
          `– ${say('email.weekly_checks', {
            done: String(done),
            asked: String(total),
            percent: String(total === 0 ? 100 : Math.floor((done / total) * 100)),
          })}`,
          `– ${say('email.weekly_breaches', { count: String(breaches) })}`,
          `– ${say('email.weekly_tickets', { count: String(open_tickets) })}`,
        ].join('\n'),
      ),
      weekly.overview_link,
      `${say('email.weekly_stop')}\n${weekly.unsubscribe_link}`,
    ],
  }))
  return { ...email, unsubscribe: weekly.unsubscribe_link }
}
