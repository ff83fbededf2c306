/**
 * Work that must not happen inside a request: a handler writes a job in its own transaction, this worker
 * takes it
 * after the commit. Attempts with growing pauses, at most five; then the job stays, dead, with its last
 * error.
 * Several processes may run workers on one database: claims skip locked rows. docs/decisions/040-jobs.md says
 * why
 * not a library.
 */
import type pg from 'pg'
import { asCompany } from '#db/transaction.ts'
import type { Ctx } from './context.ts'
import type { Platform } from './platform.ts'

export type JobHandler = (
  platform: Platform,
  payload: Record<string, unknown>,
  job_id: number,
) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

const MAX_ATTEMPTS = 5
const LOCK_SECONDS = 300
const PAUSES_SECONDS = [5, 60, 600, 3_600] as const

/** What enqueueing takes of a request; a job that enqueues another brings its own. */
export type Enqueuing = Pick<Ctx, 'db' | 'now' | 'afterCommit'>

/** Enqueues in the request's transaction: no commit, no job. Due at once, or at `run_at`. */
export async function enqueue(
  ctx: Enqueuing,
  name: string,
  payload: Record<string, unknown>,
  {
    company_id = null,
    run_at = ctx.now,
  }: { readonly company_id?: number | null; readonly run_at?: Date } = {},
): Promise<void> {
  await ctx.db
    .insertInto('jobs')
    .values({
      name,
      payload: JSON.stringify(payload),
      company_id,
      run_at: run_at.toISOString(),
      created_at: ctx.now.toISOString(),
    })
    .execute()
  ctx.afterCommit(wakeWorkers)
}

/**
 * A job's transaction for one company: sees and writes that company's rows, as a request of its members
 * would.
 */
export const forCompany = <T>(
  platform: Platform,
  company_id: number,
  work: (ctx: Pick<Ctx, 'db' | 'now'>) => Promise<T>,
): Promise<T> => asCompany(platform, company_id, (db, now) => work({ db, now }))

const wakers = new Set<() => void>()
/** Workers of this process look for jobs now. */
export const wakeWorkers = (): void => {
  for (const wake of wakers) wake()
}

type ClaimedJob = {
  readonly id: number
  readonly name: string
  readonly payload: Record<string, unknown>
  readonly attempts: number
}

export type Worker = {
  readonly stop: () => Promise<void>
  /** Runs what is due and returns how many; for tests and shutdown. */ readonly drain: () => Promise<number>
}

/** Starts the worker: wakes on enqueue, else every `poll_ms`. */
export function startWorker(platform: Platform, handlers: JobHandlers, poll_ms = 5_000): Worker {
  let running: Promise<number> | null = null
  let again = false
  let stopped = false
  /**
   * Who asks while a run is ending gets another round: a job that was just committed is not left to the next
   * poll.
   */
  const runRounds = async (): Promise<number> => {
    let count = 0
    do {
      again = false
      count += await runDue(platform, handlers, () => stopped)
    } while (again && !stopped)
    return count
  }
  const drain = (): Promise<number> => {
    if (running) again = true
    return (running ??= runRounds().finally(() => {
      running = null
    }))
  }
  const wake = (): void => {
    if (!stopped) drain().catch((error: unknown) => platform.log.warn({ err: error }, 'jobs not drained'))
  }
  wakers.add(wake)
  const timer = setInterval(wake, poll_ms)
  timer.unref()
  return {
    drain,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      wakers.delete(wake)
      await running
    },
  }
}

async function runDue(platform: Platform, handlers: JobHandlers, isStopped: () => boolean): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (isStopped()) return count
    const job = await claim(platform)
    if (!job) return count
    await runJob(platform, handlers, job)
  }
}

async function claim(platform: Platform): Promise<ClaimedJob | undefined> {
  const { rows } = await asGate(
    platform.pool,
    'select id, name, payload, attempts from app.claim_job($1, $2)',
    [platform.now().toISOString(), LOCK_SECONDS],
  )
  return rows[0] as ClaimedJob | undefined
}

async function runJob(platform: Platform, handlers: JobHandlers, job: ClaimedJob): Promise<void> {
  try {
    const handler = handlers[job.name]
    if (!handler) throw new Error(`No handler for job ${job.name}`)
    await handler(platform, job.payload, job.id)
    await asGate(platform.pool, 'select app.finish_job($1)', [job.id])
  } catch (error) {
    const pause = job.attempts >= MAX_ATTEMPTS ? undefined : PAUSES_SECONDS[job.attempts - 1]
    const now = platform.now()
    const retryAt = pause === undefined ? null : new Date(now.getTime() + pause * 1_000).toISOString()
    platform.log.warn(
      { err: error, job: job.name, attempts: job.attempts, dead: retryAt === null },
      'job failed',
    )
    await asGate(platform.pool, 'select app.fail_job($1, $2, $3, $4)', [
      job.id,
      error instanceof Error ? error.message.slice(0, 1_000) : 'failed',
      retryAt,
      now.toISOString(),
    ])
  }
}

/** Jobs belong to no tenant while they wait; only the gate's functions see them. */
async function asGate(pool: pg.Pool, statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local role larder_gate')
    const result = await client.query(statement, [...values])
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Dead jobs, for the operator. */
export async function countDeadJobs(platform: Platform): Promise<number> {
  const { rows } = await asGate(
    platform.pool,
    'select count(*)::int as dead from jobs where dead_at is not null',
    [],
  )
  return (rows[0] as { dead: number }).dead
}
