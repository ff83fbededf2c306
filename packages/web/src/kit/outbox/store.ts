/**
 * The outbox on disk: one table of IndexedDB. A write is durable when it resolves (`durability: 'strict'`:
 * Chromium's default only promises that the operating system has it).
 */
import type { DBSchema, IDBPDatabase } from 'idb'
import { databaseOpener } from '../database.ts'
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

async function discardFrom(db: IDBPDatabase<Schema>, op_ids: readonly string[]): Promise<void> {
  const change = db.transaction(['items', 'photos'], 'readwrite', strict)
  const kept = (await change.objectStore('items').getAll()).filter(({ op_id }) => !op_ids.includes(op_id))
  const followers = kept.flatMap((one) => {
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
}

export function openStore(name = 'larder-outbox'): OutboxStore {
  const db = databaseOpener<Schema>(name, 2, (database, oldVersion) => {
    if (oldVersion < 1) database.createObjectStore('items', { keyPath: 'op_id' })
    database.createObjectStore('photos', { keyPath: 'op_id' })
  })
  return {
    // Items of the first version know no photos.
    list: async () =>
      (await (await db()).getAll('items'))
        .map((item) => ({ ...item, photo: item.photo ?? null }))
        .toSorted((a, b) => a.order - b.order),
    add: async (items, photos = []) => {
      const change = (await db()).transaction(['items', 'photos'], 'readwrite', strict)
      const all = await change.objectStore('items').getAll()
      const last = all.reduce((most, { order }) => Math.max(most, order), 0)
      const added = items.map((item, at) =>
        change.objectStore('items').add({ ...item, order: last + at + 1 }),
      )
      await Promise.all([
        ...added,
        ...photos.map((photo) => change.objectStore('photos').add(photo)),
        change.done,
      ])
    },
    photo: async (op_id) => (await (await db()).get('photos', op_id))?.bytes ?? null,
    change: async (op_id, part) => {
      const change = (await db()).transaction(['items', 'photos'], 'readwrite', strict)
      const item = await change.objectStore('items').get(op_id)
      if (item !== undefined) await change.objectStore('items').put({ ...item, ...part })
      if (part.state === 'sent') await change.objectStore('photos').delete(op_id)
      await change.done
    },
    remove: async (op_ids) => {
      const change = (await db()).transaction(['items', 'photos'], 'readwrite', strict)
      await Promise.all([
        ...op_ids.flatMap((op_id) => [
          change.objectStore('items').delete(op_id),
          change.objectStore('photos').delete(op_id),
        ]),
        change.done,
      ])
    },
    discard: async (op_ids) => discardFrom(await db(), op_ids),
    replace: async (op_id, item) => {
      const change = (await db()).transaction('items', 'readwrite', strict)
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
    },
  }
}
