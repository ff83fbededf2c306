/**
 * Drafts: input in long forms, photos too, is stored on this device until it is saved. A draft survives
 * closing, a reload, an empty battery and an expired session. It belongs to one user, and logging out deletes
 * it (storage.ts). A browser without storage keeps it as long as the page.
 */
import type { DBSchema } from 'idb'
import { useEffect } from 'react'
import { useAccess } from './access.ts'
import { databaseOf } from './database.ts'
import { useSession } from './session.ts'
import { draftsName } from './storage.ts'
import { createStore, useStore } from './store.ts'
import { readUnwritten, saveUnwritten, type Change } from './unwritten-drafts.ts'

type DraftEntry = { readonly value: object; /** Milliseconds since 1970. */ readonly at: number }

interface Schema extends DBSchema {
  drafts: { key: string; value: DraftEntry }
}

/** Milliseconds after which a draft is deleted. */
const keptFor = 7 * 86_400_000

const { use } = databaseOf<Schema>(draftsName, 1, (database) => void database.createObjectStore('drafts'))

/** Null until they are read. */
const drafts = createStore<ReadonlyMap<string, DraftEntry> | null>(null)

const read = (): Promise<ReadonlyMap<string, DraftEntry>> =>
  use(async (database) => {
    const { store } = database.transaction('drafts', 'readwrite')
    const [names, all] = await Promise.all([store.getAllKeys(), store.getAll()])
    const fresh = names.flatMap((name, index) =>
      all[index] !== undefined && Date.now() - all[index].at < keptFor ? [[name, all[index]] as const] : [],
    )
    const stored = new Map(fresh)
    await Promise.all(names.filter((name) => !stored.has(name)).map((name) => store.delete(name)))
    return stored
  })

let reading: Promise<void> | null = null

/** Runs once. Changes that the last page could not write are applied first, and newer input after them. */
const load = (): Promise<void> =>
  (reading ??= read()
    .catch(() => new Map<string, DraftEntry>())
    .then((stored) => {
      const typed = drafts.get() ?? new Map<string, DraftEntry>()
      drafts.set(new Map([...stored, ...typed]))
      for (const [name, { value, at }] of readUnwritten())
        if (!typed.has(name) && at > (stored.get(name)?.at ?? 0)) keep(name, value)
    }))

/** Changes that the database has not confirmed yet. */
const unwritten = new Map<string, Change>()
addEventListener('pagehide', () => saveUnwritten(unwritten))

function keep(name: string, value: object | null): void {
  const change = { value, at: Date.now() }
  const next = new Map(drafts.get())
  if (value === null) next.delete(name)
  else next.set(name, { ...change, value })
  drafts.set(next)
  unwritten.set(name, change)
  void write(name, change).catch(() => undefined)
}

async function write(name: string, change: Change): Promise<void> {
  const { value, at } = change
  await use(async (database) => {
    if (value === null) await database.delete('drafts', name)
    else await database.put('drafts', { value, at }, name)
  })
  if (unwritten.get(name) === change) unwritten.delete(name)
}

/**
 * The draft of that name alone: typing in one form renders no other. Null = there is none; undefined until
 * they are read.
 */
function useKept(name: string): DraftEntry | null | undefined {
  useEffect(() => void load(), [])
  return useStore(drafts, (all) => (all === null ? undefined : (all.get(name) ?? null)))
}

/** The same without the values: renders again only when a draft is added or removed. */
function useIsKept(name: string): boolean {
  useEffect(() => void load(), [])
  return useStore(drafts, (all) => all?.has(name) ?? false)
}

/** Of this person at this place. */
function useName(form: string): string {
  const { place_id } = useSession()
  return `${useAccess().profile?.id ?? 0}:${place_id ?? 0}:${form}`
}

/** Something is typed in one of them that was not saved. */
export function useHasDraftAmong(forms: readonly string[]): boolean {
  const prefix = useName('')
  useEffect(() => void load(), [])
  return useStore(drafts, (all) => forms.some((form) => all?.has(`${prefix}${form}`) ?? false))
}

/** Something is typed there that was not saved. */
export function useHasDraft(form: string): boolean {
  return useIsKept(useName(form))
}

export type DraftOf<T> = {
  /** Undefined until the drafts are read; then the draft, or the blank form. */
  readonly draft: T | undefined
  /** `next` gets the present draft: while a photo is prepared, people type on. */
  readonly change: (next: (now: T) => T) => void
  readonly forget: () => void
}

export function useDraft<T extends object>(form: string, blank: () => T): DraftOf<T> {
  const name = useName(form)
  const draftEntry = useKept(name)
  const now = (): T => (drafts.get()?.get(name)?.value as T | undefined) ?? blank()
  return {
    draft: draftEntry === undefined ? undefined : now(),
    change: (next) => keep(name, next(now())),
    forget: () => keep(name, null),
  }
}
