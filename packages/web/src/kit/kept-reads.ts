/**
 * The last answers for the pages that must open without network: user, place, and the day's tasks with their
 * instructions. They belong to the session: signing in and logging out delete them (storage.ts). The outbox
 * is stored apart from them.
 */
import type { DBSchema } from 'idb'
import { databaseOf } from './database.ts'
import { Problem } from './problem.ts'
import { readsName } from './storage.ts'
import { createStore, useStore } from './store.ts'

type StoredAnswer = { readonly data: unknown; /** Milliseconds since 1970. */ readonly at: number }

interface Schema extends DBSchema {
  reads: { key: string; value: StoredAnswer }
}

/** Milliseconds after which an answer is not shown any longer. */
const shownFor = 14 * 86_400_000

const { use } = databaseOf<Schema>(readsName, 1, (database) => void database.createObjectStore('reads'))

/** When each answer that is shown from the database was given. */
const answerTimes = createStore<ReadonlyMap<string, number>>(new Map())

function note(key: string, at: number | null): void {
  const times = new Map(answerTimes.get())
  if (at === null) times.delete(key)
  else times.set(key, at)
  answerTimes.set(times)
}

/**
 * The answer, which is kept; where none came, the kept one. Throws the problem where there is none either.
 */
export async function keepOrRecall<T>(key: readonly unknown[], request: Promise<T>): Promise<T> {
  const name = JSON.stringify(key)
  try {
    const data = await request
    note(name, null)
    void keep(key, data).catch(() => undefined)
    return data
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.code !== 'network') throw thrown
    const storedAnswer = await recall(key)
    if (storedAnswer === undefined) throw thrown
    note(name, storedAnswer.at)
    return storedAnswer.data as T
  }
}

export async function keep(key: readonly unknown[], data: unknown): Promise<void> {
  await use((database) => database.put('reads', { data, at: Date.now() }, JSON.stringify(key)))
}

/** The kept answer, if it may still be shown. */
export async function recall(key: readonly unknown[]): Promise<StoredAnswer | undefined> {
  const storedAnswer = await use((database) => database.get('reads', JSON.stringify(key))).catch(
    () => undefined,
  )
  return storedAnswer === undefined || Date.now() - storedAnswer.at > shownFor ? undefined : storedAnswer
}

/** When the shown answer was given, if it is a kept one; null for a fresh one. */
export function useAsOf(key: readonly unknown[]): number | null {
  const name = JSON.stringify(key)
  return useStore(answerTimes, (times) => times.get(name) ?? null)
}
