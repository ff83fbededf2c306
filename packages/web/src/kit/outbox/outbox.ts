/**
 * The outbox of this device. Who saves an entry puts it here and is told «saved» when the disk has it; delivery goes on
 * behind, by one deliverer over all tabs, and survives reload, logout and a killed browser. Docs: 062-offline.md.
 */
import { addressOf, type CallInput, type Route } from '@larder/contract/kit'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { fetchOnce } from '../call.ts'
import { onSessionEnd } from '../session.ts'
import { noteDate } from './clock.ts'
import { deliver, outlived, type Post } from './deliver.ts'
import { nextDue, type OutboxItem } from './item.ts'
import { keepStorage } from './keep-storage.ts'
import { sendItem } from './send-item.ts'
import { openStore } from './store.ts'

/** Longest pause between two looks, milliseconds: a tablet that slept has missed its timers. */
const looksEvery = 60_000

const store = openStore()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('larder-outbox')

let items: readonly OutboxItem[] = []
let user: number | null = null
const started = Promise.withResolvers<number>()
let client: QueryClient | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

async function reread(): Promise<void> {
  items = await store.list()
  for (const watcher of watchers) watcher()
}

export function useOutbox(): readonly OutboxItem[] {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => items,
  )
}

export const outboxItems = (): readonly OutboxItem[] => items

/** Lists asked before an acknowledgement do not know it: they are given up and asked again. */
async function refresh(stale: readonly string[]): Promise<void> {
  const queries = client
  if (queries === null) return
  await Promise.all(stale.map((name) => queries.cancelQueries({ queryKey: [name] })))
  await Promise.all(stale.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}

type News = { readonly stale: readonly string[] }

async function tell(stale: readonly string[]): Promise<void> {
  channel?.postMessage({ stale } satisfies News)
  await reread()
  if (stale.length > 0) void refresh(stale)
}

type Entering<R extends Route> = Pick<OutboxItem, 'entity' | 'title' | 'detail' | 'place_id'> & {
  readonly route: R
  readonly input: CallInput<R>
  /** The operation's uuid; one of its own where the record has none yet to give. */
  readonly op_id?: string
  readonly task_id?: number
  readonly file?: File
  readonly makes_stale: readonly Route[]
}

/**
 * Puts an operation into the outbox; resolves when it is durable. Throws where the browser stores nothing.
 */
export async function queueOperation<R extends Route>(given: Entering<R>): Promise<void> {
  const user_id = user ?? (await started.promise)
  const { route, input, entity, title, detail, place_id } = given
  await store.add({
    op_id: given.op_id ?? crypto.randomUUID(), entity, title, detail, place_id, user_id, task_id: given.task_id ?? null,
    delivery: { route: route.name, method: route.method, address: addressOf(route, input), body: input.body === undefined ? null : JSON.stringify(input.body) },
    file: given.file ?? null, file_name: given.file?.name ?? null,
    queued_at: Date.now(), state: 'waiting', attempts: 0, next_at: 0, refusal: null, sent_at: null, makes_stale: given.makes_stale.map(({ name }) => name),
  })
  await tell([])
  void wake()
}

/** Tries all that waits now, whatever pause it was given. */
export async function deliverNow(): Promise<void> {
  await Promise.all(items.filter(({ state, next_at }) => state === 'waiting' && next_at > 0).map(({ op_id }) => store.change(op_id, { next_at: 0 })))
  await wake()
}

/** Sends a refused or conflicting operation as another one: another body is another operation. */
export async function sendInstead(item: OutboxItem, { body, op_id, entity }: { readonly body: string; readonly op_id: string; readonly entity: string }): Promise<void> {
  await store.replace(item.op_id, { ...item, op_id, entity, delivery: { ...item.delivery, body }, state: 'waiting', attempts: 0, next_at: 0, refusal: null, queued_at: Date.now() })
  await tell([])
  void wake()
}

/** Tries a refused operation again as it was: a right or a task may have come back. */
export async function tryAgain({ op_id }: OutboxItem): Promise<void> {
  await store.change(op_id, { state: 'waiting', attempts: 0, next_at: 0, refusal: null })
  await tell([])
  void wake()
}

/** Throws an operation away; only a person decides that. */
export async function discard({ op_id }: OutboxItem): Promise<void> {
  await store.remove([op_id])
  await tell([])
  void wake()
}

function wakeLater(): void {
  clearTimeout(timer)
  if (user === null) return
  const due = nextDue(items, user)
  if (due !== null) timer = setTimeout(() => void wake(), Math.max(50, Math.min(looksEvery, due - Date.now())))
}

function post(user_id: number): Post {
  return {
    store, user_id,
    send: sendItem,
    now: Date.now,
    chance: Math.random,
    onChange: (item, acknowledged) => tell(acknowledged ? item.makes_stale : []),
    stopped: () => user !== user_id,
  }
}

/** Who holds the lock delivers for all tabs; one that finds it taken leaves its items to the holder. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('larder-outbox', work)
  return undefined
}

let running: Promise<void> | null = null
let again = false

async function rounds(user_id: number): Promise<void> {
  do {
    again = false
    await alone(() => deliver(post(user_id)))
  } while (again && user === user_id)
}

async function wake(): Promise<void> {
  // Without any network the `online` event wakes; `onLine` may be wrong the other way, which the pauses are for.
  if (user === null || !navigator.onLine) return
  again = true
  running ??= rounds(user).catch((reason: unknown) => console.warn('outbox', reason)).finally(() => { running = null })
  await running
  wakeLater()
}

async function askTime(): Promise<void> {
  const answer = await fetchOnce('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  noteDate(answer?.headers.get('date') ?? null, Date.now())
}

/** Begins delivery for this person; called when somebody has signed in and the first page stands. */
export async function startOutbox(user_id: number, queries: QueryClient): Promise<void> {
  const first = client === null
  user = user_id
  client = queries
  if (first) {
    channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
      void reread().then(() => (data.stale.length > 0 ? refresh(data.stale) : undefined))
    })
    addEventListener('online', () => {
      void deliverNow().then(() => queries.invalidateQueries())
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void askTime().then(wake)
    })
    onSessionEnd(() => { user = null })
    void askTime()
    void keepStorage().catch(() => false)
  }
  started.resolve(user_id)
  await store.remove(outlived(await store.list(), Date.now()))
  await reread()
  await deliverNow()
}
