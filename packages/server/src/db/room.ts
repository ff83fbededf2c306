/**
 * The embedded database cannot continue when the disk is full in the middle of a commit: it answers nothing any
 * more, reads neither. While there is little room, writes are refused before they begin; reads go on.
 */
import { statfsSync } from 'node:fs'
import type pg from 'pg'
import { RESERVE_BYTES } from '#kit/files/disk.ts'
import { storageFull } from '#kit/problem.ts'

/** The bytes that are free; undefined where the folder cannot be read: the next operation reports that. */
type ReadFree = () => number | undefined

const AGAIN_MS = 250
const readers = new WeakMap<pg.Pool, { readonly read: ReadFree; free: number | undefined; at: number }>()

export const freeOf =
  (folder: string): ReadFree =>
  () => {
    try {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    } catch {
      return undefined
    }
  }

/** From now on writes over this pool need room. */
export const watchRoom = (pool: pg.Pool, read: ReadFree): void => {
  readers.set(pool, { read, free: undefined, at: Number.NEGATIVE_INFINITY })
}

/** @throws Problem `storage_full` (507) where the disk of the embedded database is nearly full */
export function requireRoom(pool: pg.Pool): void {
  const reader = readers.get(pool)
  if (reader === undefined) return
  if (performance.now() - reader.at > AGAIN_MS) {
    reader.free = reader.read()
    reader.at = performance.now()
  }
  if (reader.free !== undefined && reader.free < RESERVE_BYTES) throw storageFull()
}
