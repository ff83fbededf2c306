/**
 * The queue of this device: what is stored, whose session it is, and the news about it between tabs. Saving an
 * entry puts it here (save.ts) and shows “saved” when it is on the disk; delivery continues in the background
 * (deliverer.ts), by one deliverer over all tabs, and survives reload, logout and a killed browser. Docs:
 * 062-offline.md.
 */
import type { Resource } from '@larder/contract/kit'
import type { QueryClient } from '@tanstack/react-query'
import type { Keeping } from '../database.ts'
import { openChannel } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { groupByTask, nobody, type OutboxItem } from './item.ts'
import { Refresher } from './refresh.ts'
import { openStore } from './store.ts'

export const store = openStore()
const channel = openChannel('larder-outbox')

let items: readonly OutboxItem[] = []
const byTask = createStore<ReadonlyMap<number | null, readonly OutboxItem[]>>(new Map())
let user: number | null = null
const signedIn = Promise.withResolvers<number>()
let refresher: Refresher | null = null

export const itemsNow = (): readonly OutboxItem[] => items

/** Null after the session; `nobody` while nobody has signed in. */
export const userNow = (): number | null => user

/** The person, or the one who signs in next. */
export const personNow = (): number | Promise<number> =>
  user === null || user === nobody ? signedIn.promise : user

export async function reread(): Promise<void> {
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

/** A photo that waits here; null where it was sent. */
export const readPhoto = (op_id: string): Promise<ArrayBuffer | null> => store.photo(op_id)

export const refresh = async (written: readonly Resource[]): Promise<void> => refresher?.refresh(written)

type News = { readonly written: readonly Resource[] }

/** Shows a change of the queue in every tab; `written` is stale by it. */
export async function announce(written: readonly Resource[]): Promise<void> {
  channel?.postMessage({ written } satisfies News)
  // A list that is shown late is not an operation that is lost.
  await reread().catch(() => undefined)
  void refresh(written)
}

/** The queue of this person from now on. Whether it is the first one of this page. */
export function openQueue(user_id: number, queries: QueryClient): boolean {
  const isFirst = refresher === null
  user = user_id
  refresher ??= new Refresher(queries)
  if (user_id !== nobody) signedIn.resolve(user_id)
  if (isFirst)
    channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
      void reread().then(() => refresh(data.written))
    })
  return isFirst
}

export function closeQueue(): void {
  user = null
}
