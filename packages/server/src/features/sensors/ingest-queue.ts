/**
 * Messages of senders wait here for the next batch: one transaction stores many, and each sender is answered
 * after the commit of its own. One batch at a time, so that many readings never take more than one connection
 * from users; when the queue is full, a message is refused at once and sent again later.
 */
import type { Platform } from '#kit/platform.ts'
import { Problem } from '#kit/problem.ts'
import { resource } from '#kit/resources.ts'
import { storeMessages, type Message, type Taken } from './store-messages.ts'

const MAX_WAITING = 5_000
const MAX_WAITING_BYTES = 64_000_000
const BATCH = 300
const BATCH_BYTES = 6_000_000

type Waiting = {
  readonly message: Message
  readonly resolve: (taken: Taken) => void
  readonly reject: (error: unknown) => void
}

export class IngestQueue {
  readonly #platform: Platform
  #waiting: Waiting[] = []
  #bytes = 0
  #running: Promise<void> | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * Resolves after the commit. @throws Problem 503 where the queue is full; the database's error where it
   * fails.
   */
  take(message: Message): Promise<Taken> {
    if (this.#waiting.length >= MAX_WAITING || this.#bytes + message.body.length > MAX_WAITING_BYTES) {
      return Promise.reject(
        new Problem('overloaded', 'Please try again in a moment.', {
          retry_after_seconds: 1 + Math.random() * 4,
        }),
      )
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject })
      this.#bytes += message.body.length
      this.#running ??= this.#run().finally(() => {
        this.#running = null
      })
    })
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // Those that come in the same turn go together.
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    while (this.#waiting.length > 0) await this.#store(this.#next())
  }

  #next(): readonly Waiting[] {
    let bytes = 0
    const fits = this.#waiting.findIndex(
      ({ message }, index) => index > 0 && (index >= BATCH || (bytes += message.body.length) > BATCH_BYTES),
    )
    const batch = this.#waiting.splice(0, fits === -1 ? this.#waiting.length : fits)
    this.#bytes -= batch.reduce((sum, { message }) => sum + message.body.length, 0)
    return batch
  }

  /**
   * A batch that fails is tried message by message: one bad one must not hold up the others, nor come again
   * for ever.
   */
  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const taken = await storeMessages(
        this.#platform,
        batch.map(({ message }) => message),
      )
      batch.forEach(({ resolve }, index) => resolve(taken[index] ?? 'nobody'))
    } catch (error) {
      const [first] = batch
      if (batch.length > 1) for (const one of batch) await this.#store([one])
      else if (first !== undefined) await this.#giveUp(first, error)
    }
  }

  async #giveUp({ message, resolve, reject }: Waiting, error: unknown): Promise<void> {
    if (!isRefused(error)) return reject(error)
    this.#platform.log.error(
      { event: 'sensors.message_refused', err: error },
      'The database refused a message of a sensor; it is put aside.',
    )
    await storeMessages(this.#platform, [message], { refused: true }).then(
      ([taken]) => resolve(taken ?? 'nobody'),
      reject,
    )
  }
}

/**
 * Whether the same message may be stored later: the connection broke (SQLSTATE class 08 but for a protocol
 * violation), or the database is busy, full or stopping (25, 40, 53, 55, 57, 58). With anything else it would
 * fail again for ever.
 */
const mayPass = (code: string): boolean => code !== '08P01' && /^(08|25|40|53|55|57|58)/.test(code)

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code) &&
  !mayPass(error.code)

export const ingestQueue = resource(
  (platform) => new IngestQueue(platform),
  (queue) => queue.idle(),
)
