/**
 * Token buckets against guessing, kept in the database so that every process sees the same. A token is taken
 * before the handler runs and in a transaction of its own: a failed attempt costs, too. Answers 429 with
 * Retry-After. A device that signed in before (its token is known for the account) has a bucket of its own,
 * so that an attacker cannot lock the owner out. Each process remembers the buckets that it found empty and
 * refuses further attempts without the database: otherwise all attempts of a flood would wait for the lock of
 * one row and hold the connections.
 */
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { asSystem, type Db } from '#db/transaction.ts'
import { ownerOf } from './callers.ts'
import { peekBody } from './json-body.ts'
import { networkOf } from './networks.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { resource } from '../resources.ts'
import { hashToken } from '../tokens.ts'

export type Throttle = {
  readonly name: string
  /** How many at once, and how long one takes to come back. */
  readonly burst: number
  readonly refill_seconds: number
  /**
   * The key to count by: the address (IPv4 /24, IPv6 /48); the owner of the credential, so that others at the
   * same address are not slowed down; or a text of the body such as the account, with its device.
   */
  readonly by: 'address' | 'owner' | { readonly body_field: string }
}

/** Exports and bundles read and pack months of records: ten at once, then one in 6 s. */
export const exports: Throttle = { name: 'exports', burst: 10, refill_seconds: 6, by: 'owner' }

/** Buckets remembered as empty; the oldest is forgotten first. */
const MAX_REMEMBERED = 10_000

/** When each empty bucket has a token again, in milliseconds since 1970. */
export const emptyBuckets = resource(
  () => new Map<string, number>(),
  async (buckets) => buckets.clear(),
)

const tooMany = (wait_seconds: number): Problem =>
  new Problem('too_many_attempts', 'Too many attempts. Please wait a moment and try again.', {
    retry_after_seconds: Math.min(3_600, wait_seconds),
  })

/**
 * Names a bucket without the database. A spelling that the database folds to the same account has a name of
 * its own.
 */
const rememberedAs = (throttle: Throttle, request: FastifyRequest): string =>
  typeof throttle.by === 'string'
    ? `${throttle.name}:${senderOf(throttle.by, request)}`
    : hashToken(
        [throttle.name, bodyField(request, throttle.by.body_field), request.headers['x-larder-device']].join(
          '|',
        ),
      ).toString('base64url')

/** @throws Problem `too_many_attempts` */
export async function takeTokens(
  platform: Platform,
  throttle: Throttle,
  request: FastifyRequest,
): Promise<void> {
  const now = platform.now()
  const empty = emptyBuckets(platform)
  const name = rememberedAs(throttle, request)
  const refilled_at = empty.get(name)
  if (refilled_at !== undefined && now.getTime() < refilled_at)
    throw tooMany((refilled_at - now.getTime()) / 1_000)
  empty.delete(name)
  const left = await countAttempt(platform, throttle, request).catch((error: unknown) => {
    // With a full disk nothing can be counted in the database, and reads go on: this process lets one through a
    // refill. Not by texts of the body, because the database alone knows which spellings are one account.
    if (!(error instanceof Problem) || error.code !== 'storage_full' || typeof throttle.by !== 'string')
      throw error
    // Under a name of its own: once there is room, the database counts again and knows nothing of these.
    const uncounted = `uncounted ${name}`
    const next_at = empty.get(uncounted) ?? 0
    if (now.getTime() < next_at) throw tooMany((next_at - now.getTime()) / 1_000)
    remember(empty, uncounted, now.getTime() + throttle.refill_seconds * 1_000)
    return 0
  })
  if (left >= 0) return
  const wait_seconds = -left * throttle.refill_seconds
  remember(empty, name, now.getTime() + wait_seconds * 1_000)
  throw tooMany(wait_seconds)
}

function remember(empty: Map<string, number>, name: string, refilled_at: number): void {
  const [oldest] = empty.keys()
  if (empty.size >= MAX_REMEMBERED && oldest !== undefined) empty.delete(oldest)
  empty.set(name, refilled_at)
}

/** What is left in the bucket after the attempt; a negative number refuses it. */
function countAttempt(platform: Platform, throttle: Throttle, request: FastifyRequest): Promise<number> {
  const now = platform.now()
  return asSystem(platform, async (db) => {
    const key = `${throttle.name}:${await keyOf(db, throttle, request)}`
    const { rows } = await sql<{ tokens: number }>`
      insert into throttles as t (key, tokens, updated_at)
      select ${key}, ${throttle.burst - 1}, ${now.toISOString()}::timestamptz
      -- Does not wait for the disk, because an attempt lost in a crash does no harm.
      from set_config('synchronous_commit', 'off', true)
      on conflict (key) do update set
        -- A negative number marks a refused attempt; it costs nothing, so that one attempt a refill succeeds.
        tokens = least(${throttle.burst}, t.tokens + (t.tokens < 0)::int
          + greatest(0, extract(epoch from excluded.updated_at - t.updated_at)) / ${throttle.refill_seconds})
            - 1,
        updated_at = greatest(t.updated_at, excluded.updated_at)
      returning tokens`.execute(db)
    return rows[0]?.tokens ?? 0
  })
}

/**
 * Wrong secrets of shared links: 30 at once, then one in 2 s; a client with a right one is never slowed down.
 */
const guessedLinks: Throttle = { name: 'guessed_links', burst: 30, refill_seconds: 2, by: 'address' }

const MAX_GUESSES_WAITING = 50
const guessing = resource(
  () => ({ waiting: 0, last: Promise.resolve() }),
  ({ last }) => last,
)

/**
 * Counts a wrong secret, one at a time: a flood of them never takes more than one connection to the database.
 * @throws Problem `too_many_attempts` or `overloaded`
 */
export async function slowGuesses(platform: Platform, request: FastifyRequest): Promise<void> {
  const queue = guessing(platform)
  if (queue.waiting >= MAX_GUESSES_WAITING)
    throw new Problem('overloaded', 'Please try again in a moment.', { retry_after_seconds: 2 })
  queue.waiting += 1
  const counted = queue.last.then(() => takeTokens(platform, guessedLinks, request))
  queue.last = counted.catch(() => undefined).finally(() => (queue.waiting -= 1))
  return counted
}

const senderOf = (by: 'address' | 'owner', request: FastifyRequest): string =>
  (by === 'owner' ? ownerOf(request) : null) ?? networkOf(request.ip)

async function keyOf(db: Db, throttle: Throttle, request: FastifyRequest): Promise<string> {
  if (typeof throttle.by === 'string') return senderOf(throttle.by, request)
  const account = await fold(db, bodyField(request, throttle.by.body_field).trim())
  const device = request.headers['x-larder-device']
  const isKnownDevice = typeof device === 'string' && (await knowsDevice(db, account, hashToken(device)))
  return hashToken(isKnownDevice ? `${account}|${device}` : account).toString('base64url')
}

/**
 * Folded by the database as usernames are: a spelling that finds the account must not find another bucket.
 */
const fold = async (db: Db, account: string): Promise<string> =>
  (await sql<{ folded: string }>`select lower(${account.replaceAll('\0', '')}) as folded`.execute(db)).rows[0]
    ?.folded ?? ''

/** Buckets that were not used for a day are full again and need no row. */
export async function forgetIdleBuckets(db: Db, now: Date): Promise<void> {
  const idle_since = new Date(now.getTime() - 86_400_000).toISOString()
  await sql`delete from throttles where key in (select key from throttles where updated_at < ${idle_since}
    limit 200 for update skip locked)`.execute(db)
}

async function knowsDevice(db: Db, account: string, token_hash: Buffer): Promise<boolean> {
  const user = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('known_devices.token_hash', '=', token_hash)
    .where('users.username_key', '=', account)
    .executeTakeFirst()
  return user !== undefined
}

function bodyField(request: FastifyRequest, field: string): string {
  const value = peekBody(request)[field]
  return typeof value === 'string' ? value.slice(0, 320) : ''
}
