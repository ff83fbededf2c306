/** Delivers what waits: one deliverer over all tabs, woken by changes, by the network and by time. */
import type { QueryClient } from '@tanstack/react-query'
import { fetchOnce } from '../call.ts'
import { restAfterLate } from '../database.ts'
import { isUnproven, onSessionEnd } from '../session.ts'
import { keepStorage } from '../storage.ts'
import { deliver, outlived, type Post } from './deliver.ts'
import { nextDue, writesOf } from './item.ts'
import { proveByPin } from './prove-by-pin.ts'
import { announce, closeQueue, itemsNow, openQueue, reread, store, userNow } from './queue.ts'
import { sendItem } from './send-item.ts'

/** Longest pause between two looks, milliseconds: a tablet that slept has missed its timers. */
const looksEvery = 60_000

let timer: ReturnType<typeof setTimeout> | undefined

function wakeLater(): void {
  clearTimeout(timer)
  const user = userNow()
  const due = user === null ? null : nextDue(itemsNow(), user)
  if (due !== null)
    timer = setTimeout(() => void wake(), Math.max(50, Math.min(looksEvery, due - Date.now())))
}

function post(user_id: number): Post {
  return {
    store,
    user_id,
    send: async (item) => {
      const bytes = item.photo === null ? null : await store.photo(item.op_id)
      const pin = item.user_id === user_id && !isUnproven() ? null : (item.pin ?? null)
      await sendItem(item, bytes, pin === null ? null : await proveByPin(pin))
    },
    now: Date.now,
    chance: Math.random,
    onChange: (item, acknowledged) => announce(acknowledged ? writesOf(item) : []),
    stopped: () => userNow() !== user_id,
  }
}

/** Who holds the lock delivers for all tabs; one that finds it taken leaves its items to the holder. */
async function alone(work: () => Promise<void>): Promise<void> {
  let isStarted = false
  const begin = (): Promise<void> => {
    isStarted = true
    return work()
  }
  try {
    await navigator.locks.request('larder-outbox', begin)
  } catch (thrown) {
    // No locks, or refused together with the storage: then no other tab has anything to deliver either.
    if (isStarted) throw thrown
    await work()
  }
}

let running: Promise<void> | null = null
let again = false

async function rounds(user_id: number): Promise<void> {
  do {
    again = false
    await alone(() => deliver(post(user_id)))
  } while (again && userNow() === user_id)
}

/** Without network the `online` event wakes, or a look that was answered. */
export async function wake(isOnline = navigator.onLine): Promise<void> {
  const user = userNow()
  if (user === null || !isOnline) return
  again = true
  running ??= rounds(user)
    .catch((reason: unknown) => console.warn('outbox', reason))
    .finally(() => {
      running = null
    })
  await running
  wakeLater()
}

/** Shows a change of the queue, and delivers. */
export async function announceAndWake(): Promise<void> {
  await announce([])
  void wake()
}

/** Tries all waiting items now, without their pauses. */
export async function deliverNow(): Promise<void> {
  await Promise.all(
    itemsNow()
      .filter(({ state, next_at }) => state === 'waiting' && next_at > 0)
      .map(({ op_id }) => store.change(op_id, { next_at: 0 })),
  )
  await wake()
}

/** Whether the server answered; the answer also says what time it is there. */
const askTime = (): Promise<boolean> =>
  fetchOnce('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** A database that did not answer may do so now, and `onLine` may be wrong both ways. */
async function look(): Promise<void> {
  await reread()
  const user = userNow()
  const waits = user !== null && nextDue(itemsNow(), user) !== null
  if (waits && (navigator.onLine || (await askTime()))) await wake(true)
}

const lookQuietly = (): void => void look().catch(() => undefined)

function watchDevice(queries: QueryClient): void {
  addEventListener('online', () => {
    void deliverNow().then(() => queries.invalidateQueries())
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askTime().then(() => wake())
  })
  onSessionEnd(closeQueue)
  setInterval(lookQuietly, looksEvery)
  let nextLook: ReturnType<typeof setTimeout> | undefined
  store.keeping.subscribe(() => {
    clearTimeout(nextLook)
    if (store.keeping.get() === 'stuck') nextLook = setTimeout(lookQuietly, restAfterLate + 1_000)
  })
}

/**
 * Begins delivery for this person, or `nobody`; called when somebody has signed in and the first page stands.
 */
export async function startOutbox(user_id: number, queries: QueryClient): Promise<void> {
  if (openQueue(user_id, queries)) {
    void keepStorage()
    watchDevice(queries)
  }
  await store.remove(outlived(await store.list(), Date.now()))
  await reread()
  await deliverNow()
}
