/**
 * The outbox of this device. Saving an entry puts it here and shows “saved” when it is on the disk; delivery
 * continues in the background, by one deliverer over all tabs, and survives reload, logout and a killed
 * browser. Docs: 062-offline.md.
 */
import { addressOf, type CallInput, type Resource, type Route } from '@larder/contract/kit'
import { photos as photoRoutes } from '@larder/contract/photos'
import type { QueryClient } from '@tanstack/react-query'
import { fetchOnce } from '../call.ts'
import { restAfterLate, type Keeping } from '../database.ts'
import { asProblem, Problem } from '../problem.ts'
import { readersOf } from '../query.ts'
import { isUnproven, onSessionEnd } from '../session.ts'
import { keepStorage, openChannel } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { noteDate } from './clock.ts'
import { deliver, outlived, Unsent, type Post } from './deliver.ts'
import { groupByTask, nextDue, nobody, writesOf, type OutboxItem } from './item.ts'
import type { Photo } from './photo.ts'
import { sendItem } from './send-item.ts'
import { openStore } from './store.ts'
import { proofForLater } from '../tablet.ts'
import { proveByPin } from './prove-by-pin.ts'

/** Longest pause between two looks, milliseconds: a tablet that slept has missed its timers. */
const looksEvery = 60_000

const store = openStore()
const channel = openChannel('larder-outbox')

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

/** Whether this device keeps what is entered; where not, entries go straight to the server. */
export const useKeeping = (): Keeping => useStore(store.keeping, (keeping) => keeping)

const none: readonly OutboxItem[] = []

/** The items of one task, so that a card of another task is not rendered again when they change. */
export const useOutboxOf = (task_id: number): readonly OutboxItem[] =>
  useStore(byTask, (groups) => groups.get(task_id) ?? none)

/**
 * Milliseconds between two refreshes: a day's entries that are sent in a row refresh the lists once a while.
 */
const refreshEvery = 1_000
const toRefresh = new Set<Resource>()
let refreshTimer: ReturnType<typeof setTimeout> | undefined
let lastRefresh = 0

/** Lists requested before an acknowledgement lack it: they are cancelled at once and fetched again. */
async function refresh(written: readonly Resource[]): Promise<void> {
  const queries = client
  if (queries === null) return
  for (const name of written) toRefresh.add(name)
  refreshTimer ??= setTimeout(
    () => {
      refreshTimer = undefined
      lastRefresh = Date.now()
      const names = [...toRefresh]
      toRefresh.clear()
      void queries.invalidateQueries(readersOf(names))
    },
    Math.min(refreshEvery, Math.max(0, lastRefresh + refreshEvery - Date.now())),
  )
  await queries.cancelQueries(readersOf(written))
}

type News = { readonly written: readonly Resource[] }

/** Shows a change of the queue in every tab; `written` is stale by it. */
async function announce(written: readonly Resource[]): Promise<void> {
  channel?.postMessage({ written } satisfies News)
  // A list that is shown late is not an operation that is lost.
  await reread().catch(() => undefined)
  if (written.length > 0) void refresh(written)
}

type Operation<R extends Route> = Pick<OutboxItem, 'entity' | 'title' | 'detail' | 'place_id'> & {
  readonly route: R
  readonly input: CallInput<R>
  /** The operation's uuid; one of its own where the record has none yet to give. */
  readonly op_id?: string
  readonly task_id?: number
  /** The photos that the body names; sent after the record. */
  readonly photos?: readonly Photo[]
  /** Operations that are sent before: the body names their records by these uuids. */
  readonly after?: readonly string[]
}

type Draft = Omit<OutboxItem, 'order'>
type Common = Omit<Draft, 'op_id' | 'delivery' | 'detail' | 'photo' | 'writes'> & Pick<Route, 'writes'>
/** The record that photos belong to, and the route that writes it. */
type RecordFacts = Pick<Operation<Route>, 'route' | 'entity' | 'title' | 'place_id'>

const commonOf = (
  user_id: number,
  { route, entity, title, place_id, task_id = null }: RecordFacts & { readonly task_id?: number | null },
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
  writes: route.writes,
  ...proofForLater(),
})

const userNow = (): number | Promise<number> => (user === null || user === nobody ? started.promise : user)

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
  await announce([])
  void wake()
}

function recordItem<R extends Route>(given: Operation<R>, common: Common): Draft {
  const { route, input, detail, after = [] } = given
  return {
    ...common,
    op_id: given.op_id ?? crypto.randomUUID(),
    detail,
    photo: null,
    ...(after.length > 0 && { after }),
    delivery: {
      route: route.name,
      method: route.method,
      address: addressOf(route, input),
      body: input.body === undefined ? null : JSON.stringify(input.body),
    },
  }
}

/** Straight to the server, under the keys that the outbox would send. Throws `Problem`. */
async function sendNow(drafts: readonly Draft[], photos: readonly Photo[]): Promise<void> {
  for (const item of drafts) {
    const bytes = photos.find(({ uuid }) => uuid === item.op_id)?.bytes ?? null
    await sendItem({ ...item, order: 0 }, bytes).catch((thrown: unknown) => {
      const problem = asProblem(thrown instanceof Unsent ? thrown.problem : thrown)
      throw problem.code === 'network' ? new Problem({ code: 'not_kept', message: problem.message }) : problem
    })
  }
  await refresh([...new Set(drafts.flatMap((item) => writesOf({ ...item, order: 0 })))])
}

/** On the disk, or else on the server. */
async function keepOrSend(drafts: readonly Draft[], photos: readonly Photo[]): Promise<void> {
  const isKept = await put(drafts, photos).then(
    () => true,
    () => false,
  )
  if (!isKept) await sendNow(drafts, photos)
}

/**
 * Saves an operation with its photos: resolves when the device has stored them durably, and the outbox sends
 * them. A browser without storage (a policy, a full disk, a database that does not answer) saves on the server
 * directly and throws `Problem` where that fails.
 */
export async function saveOperation<R extends Route>(given: Operation<R>): Promise<void> {
  const common = commonOf(await userNow(), given)
  const { photos = [] } = given
  await keepOrSend([recordItem(given, common), ...photos.map((photo) => photoItem(common, photo))], photos)
}

/** Photos of a record that the server has just taken. Resolves and throws as `saveOperation` does. */
export async function savePhotos(given: RecordFacts & { readonly photos: readonly Photo[] }): Promise<void> {
  if (given.photos.length === 0) return
  const common = commonOf(await userNow(), given)
  await keepOrSend(
    given.photos.map((photo) => photoItem(common, photo)),
    given.photos,
  )
}

/** A photo that waits here; null where it was sent. */
export const readPhoto = (op_id: string): Promise<ArrayBuffer | null> => store.photo(op_id)

/** Tries all waiting items now, without their pauses. */
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
  await announce([])
  void wake()
}

/** Tries a refused operation again as it was: a right or a task may have come back. */
export async function tryAgain({ op_id }: OutboxItem): Promise<void> {
  await store.change(op_id, { state: 'waiting', attempts: 0, next_at: 0, refusal: null })
  await announce([])
  void wake()
}

/** Throws an operation away with the photos that it promises; only a person decides that. */
export async function discard({ op_id, delivery }: OutboxItem): Promise<void> {
  const promised = items.filter(
    ({ photo, op_id: uuid }) => photo !== null && delivery.body?.includes(uuid) === true,
  )
  await store.discard([op_id, ...promised.map((item) => item.op_id)])
  await announce([])
  void wake()
}

/**
 * Takes back an operation that the server cannot have received, with its photos. False where it may have: the
 * lock is held while something is sent.
 */
export async function withdraw(op_id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const work = async (lock: Lock | null): Promise<boolean> => {
    const item = (await store.list()).find((one) => one.op_id === op_id)
    const unsent = item !== undefined && item.attempts === 0 && item.state === 'waiting'
    if (lock === null || !(unsent || item?.state === 'refused')) return false
    await discard(item)
    return true
  }
  return navigator.locks.request('larder-outbox', { ifAvailable: true }, work).catch(() => false)
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
    send: async (item) => {
      const bytes = item.photo === null ? null : await store.photo(item.op_id)
      const pin = item.user_id === user_id && !isUnproven() ? null : (item.pin ?? null)
      await sendItem(item, bytes, pin === null ? null : await proveByPin(pin))
    },
    now: Date.now,
    chance: Math.random,
    onChange: (item, acknowledged) => announce(acknowledged ? writesOf(item) : []),
    stopped: () => user !== user_id,
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
  } while (again && user === user_id)
}

/** Without network the `online` event wakes, or a look that was answered. */
async function wake(isOnline = navigator.onLine): Promise<void> {
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

/** Whether the server answered. */
async function askTime(): Promise<boolean> {
  const answer = await fetchOnce('/healthz', { cache: 'no-store' }).catch(() => null)
  noteDate(answer?.headers.get('date') ?? null, Date.now())
  return answer !== null
}

/** A database that did not answer may do so now, and `onLine` may be wrong both ways. */
async function look(): Promise<void> {
  await reread()
  const waits = user !== null && nextDue(items, user) !== null
  if (waits && (navigator.onLine || (await askTime()))) await wake(true)
}

const lookQuietly = (): void => void look().catch(() => undefined)
let nextLook: ReturnType<typeof setTimeout> | undefined

function watchDevice(): void {
  setInterval(lookQuietly, looksEvery)
  store.keeping.subscribe(() => {
    clearTimeout(nextLook)
    if (store.keeping.get() === 'stuck') nextLook = setTimeout(lookQuietly, restAfterLate + 1_000)
  })
}

/**
 * Begins delivery for this person, or `nobody`; called when somebody has signed in and the first page stands.
 */
export async function startOutbox(user_id: number, queries: QueryClient): Promise<void> {
  const first = client === null
  user = user_id
  client = queries
  if (first) {
    channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
      void reread().then(() => (data.written.length > 0 ? refresh(data.written) : undefined))
    })
    addEventListener('online', () => {
      void deliverNow().then(() => queries.invalidateQueries())
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void askTime().then(() => wake())
    })
    onSessionEnd(() => {
      user = null
    })
    void askTime()
    void keepStorage()
    watchDevice()
  }
  if (user_id !== nobody) started.resolve(user_id)
  await store.remove(outlived(await store.list(), Date.now()))
  await reread()
  await deliverNow()
}
