/**
 * One round of delivery. It asks no clock and no network by itself, so that a test can be both. An operation
 * leaves the queue only by an answer: acknowledged, refused for good, or in conflict; everything else is
 * tried again.
 */
import { asProblem, type Problem } from '../problem.ts'
import { dueItems, pauseAfter, type OutboxItem, type Refusal } from './item.ts'
import type { OutboxStore } from './store.ts'

/** A failed delivery, with the seconds after which the server allows another try. */
export class Unsent extends Error {
  readonly problem: Problem
  readonly retry_after: number | null

  constructor(problem: Problem, retry_after: number | null) {
    super(problem.message)
    this.problem = problem
    this.retry_after = retry_after
  }
}

/** The PIN that came with the item was wrong: the item waits until the person signs in. */
export class NotProven extends Error {}

export type Post = {
  readonly store: OutboxStore
  readonly user_id: number
  /** Resolves when the server has acknowledged. Throws `Unsent`. */
  readonly send: (item: OutboxItem) => Promise<void>
  readonly now: () => number
  readonly chance: () => number
  /** After each change of an item. */
  readonly onChange: (item: OutboxItem, acknowledged: boolean) => Promise<void>
  /** Whether to stop between items: the session ended. */
  readonly stopped: () => boolean
}

/** Records that are sent at the same time. */
const atOnce = 4
/** Acknowledged items are shown for a day, and no more than so many. */
const shownFor = 86_400_000
const shownAtMost = 200

const refusalOf = ({ code, status, message, errors, current }: Problem): Refusal => ({
  code,
  status,
  message,
  errors,
  current: current ?? null,
})

/** The item after a failed answer; null where the session ended and the item waits for the same person. */
export function afterFailure(
  item: OutboxItem,
  { problem, retry_after }: Unsent,
  { now, chance }: Pick<Post, 'now' | 'chance'>,
): Partial<OutboxItem> | null {
  if (problem.status === 401 || problem.code === 'cancelled') return null
  if (problem.status === 409 && problem.current !== undefined)
    return { state: 'conflict', refusal: refusalOf(problem) }
  if (problem.status >= 400 && problem.status < 500 && problem.status !== 408 && problem.status !== 429)
    return { state: 'refused', refusal: refusalOf(problem) }
  const attempts = item.attempts + 1
  return { attempts, next_at: now() + pauseAfter(attempts, retry_after, chance()) }
}

async function deliverOne(post: Post, item: OutboxItem): Promise<'acknowledged' | 'open' | 'session'> {
  try {
    await post.send(item)
  } catch (thrown) {
    const part =
      thrown instanceof NotProven
        ? { pin: null }
        : afterFailure(item, thrown instanceof Unsent ? thrown : new Unsent(asProblem(thrown), null), post)
    if (part === null) return 'session'
    await post.store.change(item.op_id, part)
    await post.onChange({ ...item, ...part }, false)
    return 'open'
  }
  const part = { state: 'sent', sent_at: post.now() } as const
  await post.store.change(item.op_id, part)
  await post.onChange({ ...item, ...part }, true)
  return 'acknowledged'
}

/**
 * Sends all due items, again and again until none is left; stops when the session ends. A failed item waits
 * for its next try.
 */
export async function deliver(post: Post): Promise<void> {
  let ended = false
  for (;;) {
    const due = dueItems(await post.store.list(), post.user_id, post.now())
    if (due.length === 0) return
    const waiting = [...due]
    const worker = async (): Promise<void> => {
      for (
        let item = waiting.shift();
        item !== undefined && !ended && !post.stopped();
        item = waiting.shift()
      ) {
        const outcome = await deliverOne(post, item)
        if (outcome === 'session') ended = true
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (ended || post.stopped()) return
  }
}

/**
 * Acknowledged items that need not be shown any longer. Those sent since the oldest waiting item was entered
 * stay, to show the progress.
 */
export function outlived(items: readonly OutboxItem[], now: number): readonly string[] {
  const since = Math.min(
    ...items.filter(({ state }) => state === 'waiting').map(({ queued_at }) => queued_at),
  )
  const sent = items
    .filter(({ state, sent_at }) => state === 'sent' && (sent_at ?? 0) < since)
    .toSorted((a, b) => (b.sent_at ?? 0) - (a.sent_at ?? 0))
  return sent
    .filter(({ sent_at }, index) => index >= shownAtMost || now - (sent_at ?? 0) > shownFor)
    .map(({ op_id }) => op_id)
}
