/**
 * The outbox of this device. Who saves an entry puts it here and is told «saved» when the disk has it;
 * delivery goes on behind, by one deliverer over all tabs, and survives reload, logout and a killed browser.
 * Docs: 062-offline.md.
 */
import { addressOf, type CallInput, type Route } from '@larder/contract/kit'
import { photos as photoRoutes } from '@larder/contract/photos'
import type { QueryClient } from '@tanstack/react-query'
import { call, fetchOnce } from '../call.ts'
import { onSessionEnd } from '../session.ts'
import { createStore, useStore } from '../store.ts'
import { noteDate } from './clock.ts'
import { deliver, outlived, Unsent, type Post } from './deliver.ts'
import { groupByTask, nextDue, type OutboxItem } from './item.ts'
import type { Photo } from './photo.ts'
import { keepStorage } from './keep-storage.ts'
import { sendItem } from './send-item.ts'
import { openStore } from './store.ts'

/** Longest pause between two looks, milliseconds: a tablet that slept has missed its timers. */
const looksEvery = 60_000

const store = openStore()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('larder-outbox')

let items: readonly OutboxItem[] = []
const byTask = createStore<ReadonlyMap<number | null, readonly OutboxItem[]>>(new Map())
let user: number | null = null
const started = Promise.withResolvers<number>()
let client: QueryClient | null = null
let timer: ReturnType<typeof setTimeout> | undefined

async function reread(): Promise<void> {
  items = await store.list()
  byTask.set(groupByTask(items, byTask.get()))
}

export const useOutbox = (): readonly OutboxItem[] => useStore(byTask, () => items)

const none: readonly OutboxItem[] = []

/** Those of one task: a card of another task is not rendered anew when they change. */
export const useOutboxOf = (task_id: number): readonly OutboxItem[] =>
  useStore(byTask, (groups) => groups.get(task_id) ?? none)

/**
 * Milliseconds between two rounds of asking lists again: a day's entries that are sent in a row ask once a
 * while.
 */
const asksEvery = 1_000
const toAsk = new Set<string>()
let asking: ReturnType<typeof setTimeout> | undefined
let lastAsked = 0

/** Lists asked before an acknowledgement do not know it: they are given up at once and asked again. */
async function refresh(stale: readonly string[]): Promise<void> {
  const queries = client
  if (queries === null) return
  for (const name of stale) toAsk.add(name)
  asking ??= setTimeout(
    () => {
      asking = undefined
      lastAsked = Date.now()
      const names = [...toAsk]
      toAsk.clear()
      for (const name of names) void queries.invalidateQueries({ queryKey: [name] })
    },
    Math.min(asksEvery, Math.max(0, lastAsked + asksEvery - Date.now())),
  )
  await Promise.all(stale.map((name) => queries.cancelQueries({ queryKey: [name] })))
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
  /** What the body promises; sent when the record was. */
  readonly photos?: readonly Photo[]
  readonly makes_stale: readonly Route[]
}

type Draft = Omit<OutboxItem, 'order'>
type Common = Omit<Draft, 'op_id' | 'delivery' | 'detail' | 'photo'>

const commonOf = (
  user_id: number,
  {
    entity,
    title,
    place_id,
    task_id = null,
    makes_stale,
  }: Pick<Entering<Route>, 'entity' | 'title' | 'place_id' | 'makes_stale'> & {
    readonly task_id?: number | null
  },
): Common => ({
  entity,
  title,
  place_id,
  task_id,
  user_id,
  queued_at: Date.now(),
  state: 'waiting',
  attempts: 0,
  next_at: 0,
  refusal: null,
  sent_at: null,
  makes_stale: makes_stale.map(({ name }) => name),
})

const photoItem = (common: Common, { uuid, filename, type, bytes }: Photo): Draft => ({
  ...common,
  op_id: uuid,
  detail: filename,
  photo: { name: filename, type, size: bytes.byteLength },
  delivery: {
    route: photoRoutes.send.name,
    method: photoRoutes.send.method,
    address: addressOf(photoRoutes.send, { params: { placeId: common.place_id, uuid } }),
    body: null,
  },
})

/** Record and photos are on the disk together or not at all. */
async function put(items: readonly Draft[], photos: readonly Photo[]): Promise<void> {
  await store.add(
    items,
    photos.map(({ uuid, bytes }) => ({ op_id: uuid, bytes })),
  )
  await tell([])
  void wake()
}

async function queueOperation<R extends Route>(given: Entering<R>, common: Common): Promise<void> {
  const { route, input, detail, photos = [] } = given
  const record: Draft = {
    ...common,
    op_id: given.op_id ?? crypto.randomUUID(),
    detail,
    photo: null,
    delivery: {
      route: route.name,
      method: route.method,
      address: addressOf(route, input),
      body: input.body === undefined ? null : JSON.stringify(input.body),
    },
  }
  await put([record, ...photos.map((photo) => photoItem(common, photo))], photos)
}

async function sendNow(common: Common, photos: readonly Photo[]): Promise<void> {
  for (const photo of photos)
    await sendItem({ ...photoItem(common, photo), order: 0 }, photo.bytes).catch((thrown: unknown) => {
      throw thrown instanceof Unsent ? thrown.problem : thrown
    })
  await refresh(common.makes_stale)
}

/**
 * Saves an operation with its photos: resolves when the device holds them durably, and the outbox sends them.
 * In a browser that stores nothing (a policy, a full disk) saved is what the server has: then it throws
 * `Problem`.
 */
export async function saveOperation<R extends Route>(given: Entering<R>): Promise<void> {
  const common = commonOf(user ?? (await started.promise), given)
  if (
    await queueOperation(given, common).then(
      () => true,
      () => false,
    )
  )
    return
  await call(given.route, given.input)
  await sendNow(common, given.photos ?? [])
}

/** Photos of a record that the server has just taken. Resolves and throws as `saveOperation` does. */
export async function savePhotos(
  given: Pick<Entering<Route>, 'entity' | 'title' | 'place_id' | 'makes_stale'> & {
    readonly photos: readonly Photo[]
  },
): Promise<void> {
  if (given.photos.length === 0) return
  const common = commonOf(user ?? (await started.promise), given)
  const kept = await put(
    given.photos.map((photo) => photoItem(common, photo)),
    given.photos,
  ).then(
    () => true,
    () => false,
  )
  if (!kept) await sendNow(common, given.photos)
}

/** A photo that waits here; null where it was sent. */
export const readPhoto = (op_id: string): Promise<ArrayBuffer | null> => store.photo(op_id)

/** Tries all that waits now, whatever pause it was given. */
export async function deliverNow(): Promise<void> {
  await Promise.all(
    items
      .filter(({ state, next_at }) => state === 'waiting' && next_at > 0)
      .map(({ op_id }) => store.change(op_id, { next_at: 0 })),
  )
  await wake()
}

/** Sends a refused or conflicting operation as another one: another body is another operation. */
export async function sendInstead(
  item: OutboxItem,
  { body, op_id, entity }: { readonly body: string; readonly op_id: string; readonly entity: string },
): Promise<void> {
  await store.replace(item.op_id, {
    ...item,
    op_id,
    entity,
    delivery: { ...item.delivery, body },
    state: 'waiting',
    attempts: 0,
    next_at: 0,
    refusal: null,
    queued_at: Date.now(),
  })
  await tell([])
  void wake()
}

/** Tries a refused operation again as it was: a right or a task may have come back. */
export async function tryAgain({ op_id }: OutboxItem): Promise<void> {
  await store.change(op_id, { state: 'waiting', attempts: 0, next_at: 0, refusal: null })
  await tell([])
  void wake()
}

/** Throws an operation away with the photos that it promises; only a person decides that. */
export async function discard({ op_id, delivery }: OutboxItem): Promise<void> {
  const promised = items.filter(
    ({ photo, op_id: uuid }) => photo !== null && delivery.body?.includes(uuid) === true,
  )
  await store.remove([op_id, ...promised.map((item) => item.op_id)])
  await tell([])
  void wake()
}

function wakeLater(): void {
  clearTimeout(timer)
  if (user === null) return
  const due = nextDue(items, user)
  if (due !== null)
    timer = setTimeout(() => void wake(), Math.max(50, Math.min(looksEvery, due - Date.now())))
}

function post(user_id: number): Post {
  return {
    store,
    user_id,
    send: async (item) => sendItem(item, item.photo === null ? null : await store.photo(item.op_id)),
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
  // Without any network the `online` event wakes; `onLine` may be wrong the other way, which the pauses are
  // for.
  if (user === null || !navigator.onLine) return
  again = true
  running ??= rounds(user)
    .catch((reason: unknown) => console.warn('outbox', reason))
    .finally(() => {
      running = null
    })
  await running
  wakeLater()
}

async function askTime(): Promise<void> {
  const answer = await fetchOnce('/healthz', { cache: 'no-store' }).catch(() => null)
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
    onSessionEnd(() => {
      user = null
    })
    void askTime()
    void keepStorage().catch(() => false)
  }
  started.resolve(user_id)
  await store.remove(outlived(await store.list(), Date.now()))
  await reread()
  await deliverNow()
}
