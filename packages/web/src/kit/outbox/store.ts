/**
 * The outbox on disk: one table of IndexedDB. What puts an entry in is durable when it resolves (`durability: 'strict'`:
 * Chromium's default only promises that the operating system has it).
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { OutboxItem } from './item.ts'

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem }
}

export type OutboxStore = {
  readonly list: () => Promise<OutboxItem[]>
  /** Adds it behind all others. */
  readonly add: (item: Omit<OutboxItem, 'order'>) => Promise<OutboxItem>
  /** Changes it where it is still there. */
  readonly change: (op_id: string, part: Partial<OutboxItem>) => Promise<void>
  readonly remove: (op_ids: readonly string[]) => Promise<void>
  /** Puts another operation in the place of one, in one step. */
  readonly replace: (op_id: string, item: OutboxItem) => Promise<void>
}

const strict = { durability: 'strict' } as const

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('items', { keyPath: 'op_id' }),
    // Another tab has a newer version of the application: let it go on.
    blocking: (_current, _blocked, event) => { (event.target as IDBDatabase).close(); opened = null },
    terminated: () => { opened = null },
  })
}

export function openStore(name = 'larder-outbox'): OutboxStore {
  const db = (): Promise<IDBPDatabase<Schema>> => (opened ??= open(name).catch((reason: unknown) => { opened = null; throw reason }))
  return {
    list: async () => (await (await db()).getAll('items')).toSorted((a, b) => a.order - b.order),
    add: async (item) => {
      const change = (await db()).transaction('items', 'readwrite', strict)
      const all = await change.store.getAll()
      const placed = { ...item, order: Math.max(0, ...all.map(({ order }) => order)) + 1 }
      await change.store.add(placed)
      await change.done
      return placed
    },
    change: async (op_id, part) => {
      const change = (await db()).transaction('items', 'readwrite', strict)
      const item = await change.store.get(op_id)
      if (item !== undefined) await change.store.put({ ...item, ...part })
      await change.done
    },
    remove: async (op_ids) => {
      const change = (await db()).transaction('items', 'readwrite', strict)
      await Promise.all([...op_ids.map((op_id) => change.store.delete(op_id)), change.done])
    },
    replace: async (op_id, item) => {
      const change = (await db()).transaction('items', 'readwrite', strict)
      await Promise.all([change.store.delete(op_id), change.store.put(item), change.done])
    },
  }
}
