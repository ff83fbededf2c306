/**
 * Messages of senders wait here for the next batch: one transaction stores many, and each sender is answered
 * after the commit of its own. One batch at a time, so that many readings never take more than one connection
 * from users; when the queue is full, a message is refused at once and sent again later. Owners take turns and
 * each has a part of the queue: a flood of one does not hold up the others.
 */
import type { Platform } from '#kit/platform.ts'
import { Problem } from '#kit/problem.ts'
import { resource } from '#kit/resources.ts'
import { storeMessages, type Message, type Taken } from './store-messages.ts'

/** Of one message; longer ones are refused or cut. */
export const MAX_MESSAGE_BYTES = 5_242_880

const MAX_WAITING = 5_000
const MAX_WAITING_BYTES = 64_000_000
/** Of one owner. */
const MAX_OF_OWNER = MAX_WAITING / 4
const MAX_OWNER_BYTES = MAX_WAITING_BYTES / 4
const BATCH = 300
const BATCH_BYTES = 6_000_000

type Waiting = {
  readonly message: Message
  readonly resolve: (taken: Taken) => void
  readonly reject: (error: unknown) => void
}

type Line = { readonly waiting: Waiting[]; bytes: number }

export class IngestQueue {
  readonly #platform: Platform
  /** By owner; the owner whose turn is next comes first. */
  readonly #lines = new Map<string, Line>()
  #waiting = 0
  #bytes = 0
  #running: Promise<void> | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * Resolves after the commit. @throws Problem 503 where the queue or the owner's part of it is full; the
   * database's error where it fails.
   */
  take(message: Message, owner: string): Promise<Taken> {
    const line = this.#lines.get(owner) ?? { waiting: [], bytes: 0 }
    const bytes = message.body.length
    const isFull = this.#waiting >= MAX_WAITING || this.#bytes + bytes > MAX_WAITING_BYTES
    if (isFull || line.waiting.length >= MAX_OF_OWNER || line.bytes + bytes > MAX_OWNER_BYTES) {
      return Promise.reject(
        new Problem('overloaded', 'Please try again in a moment.', {
          retry_after_seconds: 1 + Math.random() * 4,
        }),
      )
    }
    return new Promise((resolve, reject) => {
      line.waiting.push({ message, resolve, reject })
      this.#lines.set(owner, line)
      this.#count(line, bytes, 1)
      this.#running ??= this.#run()
    })
  }

  #count(line: Line, bytes: number, messages: number): void {
    line.bytes += bytes
    this.#bytes += bytes
    this.#waiting += messages
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // Those that come in the same turn go together.
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    while (this.#waiting > 0) await this.#store(this.#next())
    // In the same turn as the last look at the queue: a message that comes after it starts the next run.
    this.#running = null
  }

  /** One message of each owner in turn, as many as fit. */
  #next(): readonly Waiting[] {
    const batch: Waiting[] = []
    let bytes = 0
    while (batch.length < BATCH) {
      const [turn] = this.#lines
      if (turn === undefined) break
      const [owner, line] = turn
      const first = line.waiting[0]
      const size = first?.message.body.length ?? 0
      if (batch.length > 0 && bytes + size > BATCH_BYTES) break
      this.#lines.delete(owner)
      if (first === undefined) continue
      line.waiting.shift()
      this.#count(line, -size, -1)
      bytes += size
      batch.push(first)
      if (line.waiting.length > 0) this.#lines.set(owner, line)
    }
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
