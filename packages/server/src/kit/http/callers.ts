/**
 * Whose request it is, before its body is read and before it is queued: the owner of a credential in use, or a
 * stranger. What the owner may do is decided later, in the transaction. Known credentials are remembered for a
 * minute; the others are found together, with one statement at a time, so that a flood of invented tokens never
 * takes more than one connection to the database.
 */
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { asSystem } from '#db/transaction.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { resource } from '../resources.ts'
import { findOwners } from './callers.queries.ts'

const REMEMBERED_MS = 60_000
const MAX_REMEMBERED = 20_000
const MAX_WAITING = 5_000
const BATCH = 1_000

type Waiting = {
  readonly hash: Buffer
  readonly resolve: (owner: string | null) => void
  readonly reject: (error: unknown) => void
}

class Owners {
  readonly #platform: Platform
  readonly #known = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** @throws Problem 503 where too many wait; the database's error where it fails */
  find(hash: Buffer): Promise<string | null> {
    const cachedOwner = this.#known.get(hash.toString('base64'))
    if (cachedOwner !== undefined) return Promise.resolve(cachedOwner)
    if (this.#waiting.length >= MAX_WAITING)
      return Promise.reject(
        new Problem('overloaded', 'Please try again in a moment.', {
          retry_after_seconds: 1 + Math.random() * 4,
        }),
      )
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hash, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#read(this.#waiting.splice(0, BATCH))
    // In the same turn as the last look at the queue: a request that comes after it starts the next run.
    this.#running = null
  }

  async #read(batch: readonly Waiting[]): Promise<void> {
    try {
      const hashes = batch.map(({ hash }) => hash)
      const owners = await asSystem(this.#platform, (db, now) => findOwners(db, hashes, now), {
        writes: false,
      })
      for (const [key, owner] of owners) this.#known.set(key, owner)
      for (const { hash, resolve } of batch) resolve(owners.get(hash.toString('base64')) ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

const ownersOf = resource(
  (platform) => new Owners(platform),
  (owners) => owners.idle(),
)

const owners = new WeakMap<FastifyRequest, string>()

/** Whose budgets the request uses; null of a stranger. */
export const ownerOf = (request: FastifyRequest): string | null => owners.get(request) ?? null

/** The request uses the budgets of this owner from now on. */
export const noteOwner = (request: FastifyRequest, owner: string): void => {
  owners.set(request, owner)
}

/** Finds the owner of the request's credential, and notes it. */
export async function findOwner(
  platform: Platform,
  request: FastifyRequest,
  hash: Buffer,
): Promise<string | null> {
  const owner = await ownersOf(platform).find(hash)
  if (owner !== null) noteOwner(request, owner)
  return owner
}
