/**
 * Runs jobs, at least once each. Each lane runs one job at a time, so that a mail never waits for a PDF. A
 * job is locked for a short time and the lock is renewed while the job runs: a job whose process died is
 * taken again soon, a long one is not taken twice. Attempts with growing pauses, at most five; then the job
 * stays, dead, with its last error. Several processes may run workers on one database.
 */
import { asOperator } from '#db/transaction.ts'
import { onWake, wakeWorkers, type JobHandlers } from './jobs.ts'
import { claimJob, failJob, removeJob, renewLock, type ClaimedJob, type LaneNames } from './jobs.queries.ts'
import type { Platform } from '../platform.ts'

const MAX_ATTEMPTS = 5
const PAUSES_SECONDS = [5, 60, 600, 3_600] as const
const LOCK_SECONDS = 40
const BEAT_MS = 10_000
const POLL_MS = 5_000

export type Worker = {
  readonly stop: () => Promise<void>
  /** Runs what is due in all lanes and returns how many; for tests. */
  readonly drain: () => Promise<number>
}

export type WorkerSettings = {
  /** Names of the jobs of each lane. Jobs that no lane names share one more lane. */
  readonly lanes: Readonly<Record<string, readonly string[]>>
  readonly poll_ms?: number
  readonly beat_ms?: number
  /** Jobs run only when the worker is drained: tests then know when. */
  readonly runs?: 'by itself' | 'when drained'
}

/** Starts the lanes: they look for jobs when one is enqueued, when one ends, and every `poll_ms`. */
export function startWorker(
  platform: Platform,
  handlers: JobHandlers,
  { lanes, poll_ms = POLL_MS, beat_ms = BEAT_MS, runs = 'by itself' }: WorkerSettings,
): Worker {
  const jobNames = Object.values(lanes)
  const all = [
    ...jobNames.map((names): LaneNames => ({ names, takes: 'named' })),
    { names: jobNames.flat(), takes: 'others' } as const,
  ].map((names) => new Lane({ platform, handlers, names, beat_ms }))
  const wake = (): void => {
    for (const lane of all) lane.wake()
  }
  const endWaking = runs === 'by itself' ? wakeOften(wake, poll_ms) : undefined
  return {
    drain: async () => {
      let total = 0
      for (;;) {
        const counts = await Promise.all(all.map((lane) => lane.drain()))
        const count = counts.reduce((sum, one) => sum + one, 0)
        if (count === 0) return total
        total += count
      }
    },
    stop: async () => {
      endWaking?.()
      await Promise.all(all.map((lane) => lane.stop()))
    },
  }
}

/** When a job is enqueued, when one ends, and every `poll_ms`; returns the function that ends it. */
function wakeOften(wake: () => void, poll_ms: number): () => void {
  const endWaking = onWake(wake)
  const timer = setInterval(wake, poll_ms).unref()
  return () => {
    clearInterval(timer)
    endWaking()
  }
}

type LaneSettings = {
  readonly platform: Platform
  readonly handlers: JobHandlers
  readonly names: LaneNames
  readonly beat_ms: number
}

class Lane {
  readonly #settings: LaneSettings
  #running: Promise<number> | null = null
  #isAskedAgain = false
  #isStopped = false

  constructor(settings: LaneSettings) {
    this.#settings = settings
  }

  wake(): void {
    if (this.#isStopped) return
    this.drain().catch((error: unknown) =>
      this.#settings.platform.log.warn(
        { event: 'jobs.not_claimed', err: error },
        'Jobs could not be claimed.',
      ),
    )
  }

  /**
   * A call while a run is ending gets another round: a job that was just committed does not wait for the
   * poll.
   */
  drain(): Promise<number> {
    if (this.#running) this.#isAskedAgain = true
    return (this.#running ??= this.#runRounds())
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #runRounds(): Promise<number> {
    let count = 0
    try {
      do {
        this.#isAskedAgain = false
        count += await this.#runDue()
      } while (this.#isAskedAgain && !this.#isStopped)
      return count
    } finally {
      this.#running = null // in the same step as the check above: a call in between would get no round
    }
  }

  async #runDue(): Promise<number> {
    const { platform, names } = this.#settings
    for (let count = 0; ; count += 1) {
      if (this.#isStopped) return count
      const job = await asOperator(platform.pool, (db) => claimJob(db, names, platform.now(), LOCK_SECONDS))
      if (!job) return count
      await runJob(this.#settings, job)
      wakeWorkers() // the job may have enqueued others
    }
  }
}

async function runJob({ platform, handlers, beat_ms }: LaneSettings, job: ClaimedJob): Promise<void> {
  const beat = setInterval(() => {
    asOperator(platform.pool, (db) => renewLock(db, job, platform.now(), LOCK_SECONDS)).catch(
      (error: unknown) =>
        platform.log.warn({ event: 'job.not_renewed', err: error, job: job.name }, 'A lock was not renewed.'),
    )
  }, beat_ms)
  try {
    const handler = handlers[job.name]
    if (!handler) throw new Error(`No handler for job ${job.name}`)
    if (job.attempts > MAX_ATTEMPTS) throw new Error('The process died at every attempt.')
    await handler(platform, job.payload, job.id)
    await asOperator(platform.pool, (db) => removeJob(db, job))
  } catch (error) {
    await recordFailure(platform, job, error)
  } finally {
    clearInterval(beat)
  }
}

async function recordFailure(platform: Platform, job: ClaimedJob, error: unknown): Promise<void> {
  const { id, name, attempts } = job
  const pause = attempts >= MAX_ATTEMPTS ? undefined : PAUSES_SECONDS[attempts - 1]
  const now = platform.now()
  const retry_at = pause === undefined ? null : new Date(now.getTime() + pause * 1_000)
  const facts = { err: error, job_id: id, job: name, attempts }
  if (retry_at === null) platform.log.error({ event: 'job.dead', ...facts }, 'A job failed for good.')
  else platform.log.warn({ event: 'job.failed', ...facts, retry_at }, 'A job failed and is tried again.')
  const message = error instanceof Error ? error.message.slice(0, 1_000) : 'failed'
  await asOperator(platform.pool, (db) => failJob(db, job, { error: message, retry_at, now }))
}
