/** SQL of the queue. Waiting jobs belong to no tenant: it runs as the operator. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type ClaimedJob = {
  readonly id: number
  readonly name: string
  readonly payload: Record<string, unknown>
  /** Including this one; by it a worker whose lock expired sees that another one runs the job. */
  readonly attempts: number
}

/** Which jobs a lane takes: the named ones, or all but them. */
export type LaneNames = { readonly names: readonly string[]; readonly takes: 'named' | 'others' }

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1_000).toISOString()

/** Locks the oldest due job of the lane for so many seconds. */
export async function claimJob(
  db: Db,
  { names, takes }: LaneNames,
  now: Date,
  lock_seconds: number,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update jobs set attempts = attempts + 1, locked_until = ${later(now, lock_seconds)}
    where id = (select id from jobs where dead_at is null and run_at <= ${now.toISOString()}
        and (locked_until is null or locked_until < ${now.toISOString()})
        and (name = any (${names}::text[])) = ${takes === 'named'}
      order by run_at, id for update skip locked limit 1)
    returning id, name, payload, attempts`.execute(db)
  return rows[0]
}

const attemptOf = (db: Db, { id, attempts }: Pick<ClaimedJob, 'id' | 'attempts'>) =>
  db.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts)

/** Renews the lock. */
export const renewLock = (db: Db, job: ClaimedJob, now: Date, lock_seconds: number) =>
  attemptOf(db, job)
    .set({ locked_until: later(now, lock_seconds) })
    .execute()

export const removeJob = (db: Db, { id, attempts }: ClaimedJob) =>
  db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute()

/** To be tried again at `retry_at`, or dead where there is none. */
export const failJob = (
  db: Db,
  job: ClaimedJob,
  { error, retry_at, now }: { readonly error: string; readonly retry_at: Date | null; readonly now: Date },
) =>
  attemptOf(db, job)
    .set({
      last_error: error,
      locked_until: null,
      ...(retry_at === null ? { dead_at: now.toISOString() } : { run_at: retry_at.toISOString() }),
    })
    .execute()

export const listDeadJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['id', 'name', 'attempts', 'dead_at', 'last_error'])
    .where('dead_at', 'is not', null)
    .orderBy('id')
    .execute()

export const countWaitingJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['name', sql<number>`count(*)::int`.as('count'), sql<string>`min(run_at)`.as('next_at')])
    .where('dead_at', 'is', null)
    .groupBy('name')
    .orderBy('name')
    .execute()

/** Dead jobs wait again, with all their attempts; all of them, or one. How many there were. */
export async function retryDeadJobs(db: Db, now: Date, id: number | null): Promise<number> {
  const rows = await db
    .updateTable('jobs')
    .set({ dead_at: null, attempts: 0, run_at: now.toISOString() })
    .where('dead_at', 'is not', null)
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .returning('id')
    .execute()
  return rows.length
}
