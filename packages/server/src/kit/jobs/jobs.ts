/**
 * Work that must not happen inside a request: a handler writes a job in its own transaction, a worker
 * (job-worker.ts) runs it after the commit. docs/decisions/040-jobs.md says why this is not a library.
 */
import { asCompany, asOperator, type Db } from '#db/transaction.ts'
import type { Ctx } from '../context.ts'
import { listDeadJobs } from './jobs.queries.ts'
import type { Platform } from '../platform.ts'

export type JobHandler = (
  platform: Platform,
  payload: Record<string, unknown>,
  job_id: number,
) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/**
 * The parts of a request that enqueueing needs. A job that enqueues another has no `afterCommit`: the workers
 * check the queue again when it ends.
 */
export type Enqueuing = { readonly db: Db; readonly now: Date; readonly afterCommit?: Ctx['afterCommit'] }

/** Due at `run_at`; `infinity` waits for something that changes it. */
export type EnqueueOptions = {
  readonly company_id?: number | null
  readonly run_at?: Date | 'infinity'
}

/** Enqueues in the caller's transaction: no commit, no job. Due at once where there is no `run_at`. */
export async function enqueue(
  { db, now, afterCommit }: Enqueuing,
  name: string,
  payload: Record<string, unknown>,
  { company_id = null, run_at = now }: EnqueueOptions = {},
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      name,
      payload: JSON.stringify(payload),
      company_id,
      run_at: run_at === 'infinity' ? run_at : run_at.toISOString(),
      created_at: now.toISOString(),
    })
    .execute()
  afterCommit?.(wakeWorkers)
}

/** A job's transaction for one company: reads and writes its rows as a request of a member does. */
export const forCompany = <T>(
  platform: Platform,
  company_id: number,
  work: (ctx: Pick<Ctx, 'db' | 'now'>) => Promise<T>,
  settings: { readonly writes?: boolean } = {},
): Promise<T> => asCompany(platform, company_id, (db, now) => work({ db, now }), settings)

const wakers = new Set<() => void>()

/** Calls `wake` whenever jobs may be due; returns the function that ends it. */
export function onWake(wake: () => void): () => void {
  wakers.add(wake)
  return () => wakers.delete(wake)
}

/** The workers of this process look for due jobs now. */
export const wakeWorkers = (): void => {
  for (const wake of wakers) wake()
}

/** `dead` where jobs failed at every attempt: `npm run jobs` lists and retries them. */
export const jobsState = async ({ pool }: Platform): Promise<'ok' | 'dead'> =>
  (await asOperator(pool, listDeadJobs)).length > 0 ? 'dead' : 'ok'
