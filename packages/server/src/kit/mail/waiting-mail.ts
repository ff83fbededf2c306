/**
 * E-mails of a company to others wait until one of its members has proven an e-mail address: otherwise an
 * account with somebody else's address can mail strangers. docs/decisions/078-invitations-wait-for-consent.md
 */
import { sql } from 'kysely'
import { wakeWorkers, type Enqueuing, type EnqueueOptions } from '../jobs/jobs.ts'

/** The options of a job that sends an e-mail of the company to somebody else. */
export async function toOthers({ db, now }: Enqueuing, company_id: number): Promise<EnqueueOptions> {
  const proven = await db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.company_id', '=', company_id)
    .where('u.email_proven_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return { company_id, run_at: proven === undefined ? 'infinity' : now }
}

/** The waiting e-mails of the user's companies go out, where the user has proven an address. */
export async function releaseMails({ db, now, afterCommit }: Enqueuing, user_id: number): Promise<void> {
  await sql`select app.release_mails(${user_id}, ${now.toISOString()})`.execute(db)
  afterCommit?.(wakeWorkers)
}
