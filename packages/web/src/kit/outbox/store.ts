/**
 * The outbox on disk: one table of IndexedDB. A write is durable when it resolves (`durability: 'strict'`:
 * Chromium's default only promises that the operating system has it).
 */
import type { DBSchema } from 'idb'
import { databaseOf, type Database, type Keeping } from '../database.ts'
import type { Store } from '../store.ts'
import { renamed, type OutboxItem } from './item.ts'

/**
 * The bytes of a photo, by the operation that sends it: beside the items, so that these are read without
 * them.
 */
export type StoredPhoto = { readonly op_id: string; readonly bytes: ArrayBuffer }

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem }
  photos: { key: string; value: StoredPhoto }
}

export type OutboxStore = {
  readonly keeping: Store<Keeping>
  readonly list: () => Promise<OutboxItem[]>
  /** Adds them behind all others, with their photos, in one step. */
  readonly add: (
    items: readonly Omit<OutboxItem, 'order'>[],
    photos?: readonly StoredPhoto[],
  ) => Promise<void>
  /** Null where there is none. */
  readonly photo: (op_id: string) => Promise<ArrayBuffer | null>
  /** Changes the item if it is still there; a sent item loses its photo. */
  readonly change: (op_id: string, part: Partial<OutboxItem>) => Promise<void>
  readonly remove: (op_ids: readonly string[]) => Promise<void>
  /** Removes operations that the server has not taken; items that name their records no longer do. */
  readonly discard: (op_ids: readonly string[]) => Promise<void>
  /**
   * Replaces one operation by another, in one step; the record's other items, and those that name it, follow.
   */
  readonly replace: (op_id: string, item: OutboxItem) => Promise<void>
}

const strict = { durability: 'strict' } as const

type Use = Database<Schema>['use']

const discardFrom = (use: Use, op_ids: readonly string[]): Promise<void> =>
  use(async (db) => {
    const change = db.transaction(['items', 'photos'], 'readwrite', strict)
    const remainingItems = (await change.objectStore('items').getAll()).filter(
      ({ op_id }) => !op_ids.includes(op_id),
    )
    const followers = remainingItems.flatMap((one) => {
      const next = op_ids.reduce((item, from) => renamed(item, { from, to: null }), one)
      return next === one ? [] : [change.objectStore('items').put(next)]
    })
    await Promise.all([
      ...op_ids.flatMap((op_id) => [
        change.objectStore('items').delete(op_id),
        change.objectStore('photos').delete(op_id),
      ]),
      ...followers,
      change.done,
    ])
  })

/**
 * An addition that runs out of time is taken back; where even that comes too late, the entry is sent twice
 * with one uuid, and stored once.
 */
const addTo = (
  use: Use,
  items: readonly Omit<OutboxItem, 'order'>[],
  photos: readonly StoredPhoto[],
): Promise<void> =>
  use(async (db, late) => {
    const change = db.transaction(['items', 'photos'], 'readwrite', strict)
    late.addEventListener('abort', () => {
      try {
        change.abort()
      } catch {
        // It is finished, or about to.
      }
    })
    const all = await change.objectStore('items').getAll()
    const last = all.reduce((most, { order }) => Math.max(most, order), 0)
    // One that ran out of time may be here all the same when the user saves again.
    const waiting = new Set(all.filter(({ state }) => state === 'waiting').map(({ op_id }) => op_id))
    const added = items
      .filter(({ op_id }) => !waiting.has(op_id))
      .map((item, at) => change.objectStore('items').add({ ...item, order: last + at + 1 }))
    await Promise.all([
      ...added,
      ...photos.map((photo) => change.objectStore('photos').put(photo)),
      change.done,
    ])
  })

const replaceIn = (use: Use, op_id: string, item: OutboxItem): Promise<void> =>
  use(async (db) => {
    const change = db.transaction('items', 'readwrite', strict)
    const all = await change.store.getAll()
    const entity = all.find((one) => one.op_id === op_id)?.entity
    const followers = all
      .filter(({ op_id: other }) => other !== op_id)
      .map((one) => ({ one, next: renamed(one, { from: op_id, to: item.op_id }) }))
      .filter(({ one, next }) => one.entity === entity || next !== one)
      .map(({ one, next }) =>
        change.store.put(one.entity === entity ? { ...next, entity: item.entity } : next),
      )
    await Promise.all([change.store.delete(op_id), change.store.put(item), ...followers, change.done])
  })

export function openStore(name = 'larder-outbox'): OutboxStore {
  const { use, keeping } = databaseOf<Schema>(name, 2, (database, oldVersion) => {
    if (oldVersion < 1) database.createObjectStore('items', { keyPath: 'op_id' })
    database.createObjectStore('photos', { keyPath: 'op_id' })
  })
  return {
    keeping,
    // Items of the first version know no photos.
    list: () =>
      use(async (db) =>
        (await db.getAll('items'))
          .map((item) => ({ ...item, photo: item.photo ?? null }))
          .toSorted((a, b) => a.order - b.order),
      ),
    add: (items, photos = []) => addTo(use, items, photos),
    photo: (op_id) => use(async (db) => (await db.get('photos', op_id))?.bytes ?? null),
    change: (op_id, part) =>
      use(async (db) => {
        const change = db.transaction(['items', 'photos'], 'readwrite', strict)
        const item = await change.objectStore('items').get(op_id)
        if (item !== undefined) await change.objectStore('items').put({ ...item, ...part })
        if (part.state === 'sent') await change.objectStore('photos').delete(op_id)
        await change.done
      }),
    remove: (op_ids) =>
      use(async (db) => {
        const change = db.transaction(['items', 'photos'], 'readwrite', strict)
        await Promise.all([
          ...op_ids.flatMap((op_id) => [
            change.objectStore('items').delete(op_id),
            change.objectStore('photos').delete(op_id),
          ]),
          change.done,
        ])
      }),
    discard: (op_ids) => discardFrom(use, op_ids),
    replace: (op_id, item) => replaceIn(use, op_id, item),
  }
}
