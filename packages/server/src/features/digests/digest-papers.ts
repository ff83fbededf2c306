/**
 * Papers of people that end: certificates, trainings and documents of a person. Their names are only for
 * readers who may see them. docs/decisions/099-certificates.md
 */
import { hasEmail } from '@larder/core/accounts'
import { dueReminder } from '@larder/core/documents'
import { baseLanguage } from '@larder/core/languages'
import { can } from '@larder/core/permissions'
import type { Db } from '#db/transaction.ts'
import type { Reader } from '#kit/mail/emails.ts'
import { listEndingCertificates, type EndingCertificate } from '#features/team-tasks/public.ts'
import { listAccounts, type DuePlace, type EndingDocument } from './digest.queries.ts'

export type Papers = {
  readonly certificates: readonly EndingCertificate[]
  readonly documents: readonly EndingDocument[]
}

type DigestContext = { readonly db: Db; readonly now: Date }
type Wanted = {
  /** Who gets the e-mail of the place. */
  readonly readers: readonly Reader[]
  /** The first day whose reminders are sent today. */
  readonly since: string
  /** Documents of people that are announced today. */
  readonly documents: readonly EndingDocument[]
}

const lower = (email: string): string => email.trim().toLowerCase()

/** Readers of the place who may see certificates; the company's owners where none of them may. */
async function findSeers({ db }: DigestContext, due: DuePlace, readers: readonly Reader[]) {
  const { company_id, place_id } = due
  const seers = (await listAccounts(db, due)).filter(
    ({ user_id, company_level, place_level, to }) =>
      hasEmail(to) &&
      can(
        {
          kind: 'user',
          user_id,
          companies: { [company_id]: company_level },
          places: { [place_id]: { company_id, access_level: place_level } },
        },
        'team_tasks.view',
        { company_id, place_id },
      ),
  )
  const own = new Set(readers.map(({ to }) => lower(to)))
  const reading = seers.filter(({ to }) => own.has(lower(to)))
  return reading.length > 0 ? reading : seers.filter(({ company_level }) => company_level.startsWith('owner'))
}

/** The papers of each of these readers, in the reader's language; nothing where nothing ends. */
export async function tellPapers(
  telling: DigestContext,
  due: DuePlace,
  { readers, since, documents }: Wanted,
): Promise<readonly { readonly reader: Reader; readonly papers: Papers }[]> {
  const { db, now } = telling
  const endingIn = async (lang: string) =>
    (await listEndingCertificates(db, due, { now, lang })).filter(
      ({ valid_until }) => dueReminder(valid_until, due.today, since) !== null,
    )
  if (documents.length === 0 && (await endingIn('en')).length === 0) return []
  const seers = await findSeers(telling, due, readers)
  return Promise.all(
    seers.map(async ({ to, name, lang }) => ({
      reader: { to, name, lang },
      papers: { certificates: await endingIn(baseLanguage(lang)), documents },
    })),
  )
}
