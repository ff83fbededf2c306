/**
 * argon2id with m = 47104 KiB, t = 1, p = 1: some 27 ms a hash. Two at a time, so that many sign-ins leave a
 * core for other requests; a bounded queue holds the next ones, and beyond it the answer is 503. Never inside
 * a transaction: use `before`.
 */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from './problem.ts'

const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const
const prefix = '$argon2id$v=19$m=47104,t=1,p=1$'
const MAX_RUNNING = 2
const MAX_WAITING = 64

let running = 0
const waiting: (() => void)[] = []
let standIn: Promise<string> | null = null

/** Keyboards differ in how they compose `õ`; the password does not. */
const sameSpelling = (password: string): string => password.normalize('NFC')

/** How many hashes are being computed and how many wait. */
export const passwordLoad = (): { running: number; waiting: number } => ({ running, waiting: waiting.length })

/** @throws Problem `overloaded` when the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(sameSpelling(password), parameters))

/** Whether the password is right. Without a stored hash the same work is done, and the answer is no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (standIn ??= hash(randomBytes(16), parameters)))
  const right = await inTurn(() => verify(against, sameSpelling(password)))
  return right && stored !== null
}

/** Whether the stored hash was made with other parameters than today's. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(prefix)

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING)
      throw new Problem('overloaded', 'Please try again in a moment.', { retry_after_seconds: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
