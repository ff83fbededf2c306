/**
 * What is typed into long forms, photos too, kept on this device until it is saved: it survives closing, a
 * reload, an
 * empty battery and a session that ran out. It is its person's alone, and whoever logs out leaves none
 * (storage.ts). A
 * browser that stores nothing keeps it as long as the page.
 */
import type { DBSchema, IDBPDatabase } from 'idb'
import { useEffect, useSyncExternalStore } from 'react'
import { useAccess } from './access.ts'
import { useSession } from './session.ts'
import { draftsName } from './storage.ts'

type Kept = { readonly value: object; /** Milliseconds since 1970. */ readonly at: number }

interface Schema extends DBSchema {
  drafts: { key: string; value: Kept }
}

/** Milliseconds after which what was begun is forgotten. */
const keptFor = 7 * 86_400_000

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  return (opened ??= import('idb').then(({ openDB }) =>
    openDB<Schema>(draftsName, 1, {
      upgrade: (db) => void db.createObjectStore('drafts'),
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        opened = null
      },
      terminated: () => {
        opened = null
      },
    }),
  ))
}

/** Null until they are read. */
let known: ReadonlyMap<string, Kept> | null = null
const watchers = new Set<() => void>()

function show(next: ReadonlyMap<string, Kept>): void {
  known = next
  for (const watcher of watchers) watcher()
}

async function read(): Promise<ReadonlyMap<string, Kept>> {
  const store = (await open()).transaction('drafts', 'readwrite').store
  const [names, all] = await Promise.all([store.getAllKeys(), store.getAll()])
  const fresh = names.flatMap((name, at) =>
    all[at] !== undefined && Date.now() - all[at].at < keptFor ? [[name, all[at]] as const] : [],
  )
  const found = new Map(fresh)
  await Promise.all(names.filter((name) => !found.has(name)).map((name) => store.delete(name)))
  return found
}

let reading: Promise<void> | null = null

/** Once; what was typed meanwhile is newer than what is read. */
const load = (): Promise<void> =>
  (reading ??= read()
    .catch(() => new Map<string, Kept>())
    .then((found) => show(new Map([...found, ...(known ?? [])]))))

function keep(name: string, value: object | null): void {
  const next = new Map(known)
  if (value === null) next.delete(name)
  else next.set(name, { value, at: Date.now() })
  show(next)
  const kept = next.get(name)
  void open()
    .then(
      async (db) =>
        void (kept === undefined ? await db.delete('drafts', name) : await db.put('drafts', kept, name)),
    )
    .catch(() => undefined)
}

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * The draft of that name alone: typing in one form renders no other. Null = there is none; undefined until
 * they are read.
 */
function useKept(name: string): Kept | null | undefined {
  useEffect(() => void load(), [])
  return useSyncExternalStore(subscribe, () => (known === null ? undefined : (known.get(name) ?? null)))
}

/** The same without what is typed: renders anew only when a draft comes or goes. */
function useIsKept(name: string): boolean {
  useEffect(() => void load(), [])
  return useSyncExternalStore(subscribe, () => known?.has(name) ?? false)
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
  return useSyncExternalStore(subscribe, () => forms.some((form) => known?.has(`${prefix}${form}`) ?? false))
}

/** Something is typed there that was not saved. */
export function useHasDraft(form: string): boolean {
  return useIsKept(useName(form))
}

export type DraftOf<T> = {
  /** Undefined until it is known whether there is one; then it, or the blank form. */ readonly draft:
    | T
    | undefined
  /** Is given what stands there by now: a photo takes its time, and people type on. */ readonly change: (
    next: (now: T) => T,
  ) => void
  readonly forget: () => void
}

export function useDraft<T extends object>(form: string, blank: () => T): DraftOf<T> {
  const name = useName(form)
  const kept = useKept(name)
  const now = (): T => (known?.get(name)?.value as T | undefined) ?? blank()
  return {
    draft: kept === undefined ? undefined : now(),
    change: (next) => keep(name, next(now())),
    forget: () => keep(name, null),
  }
}
