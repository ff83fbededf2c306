/**
 * Databases of the browser. A browser may refuse them (a policy), and it may never answer (WebKit's IndexedDB
 * is known for it; another tab may hold an old version): each use has a time limit, after which it fails and
 * the caller does without.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { createStore, type Store } from './store.ts'

type Upgrade<Schema extends DBSchema> = (database: IDBPDatabase<Schema>, oldVersion: number) => void

/** Milliseconds after which a use fails. */
const patience = 4_000
/** Milliseconds for which uses fail at once after one has run out of time. */
export const restAfterLate = 20_000

/** `unknown` until the first answer. */
export type Keeping = 'unknown' | 'works' | 'refused' | 'stuck'

export type Database<Schema extends DBSchema> = {
  readonly keeping: Store<Keeping>
  /** Opens the database at the first use. `late` aborts when the time is over: the work must not go on. */
  readonly use: <T>(work: (database: IDBPDatabase<Schema>, late: AbortSignal) => Promise<T>) => Promise<T>
}

class Late extends Error {}

/** Refused on purpose, by the user or a policy; every other failure may pass. */
const isRefusal = (thrown: unknown): boolean =>
  !('indexedDB' in globalThis) ||
  (thrown instanceof DOMException && ['SecurityError', 'InvalidStateError'].includes(thrown.name))

export function databaseOf<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: Upgrade<Schema>,
): Database<Schema> {
  const keeping = createStore<Keeping>('unknown')
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  let restUntil = 0
  const open = async (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(name, version, {
      upgrade,
      // Another tab has a newer version of the application, or logs out: let it continue.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        opened = null
      },
      blocked: () => console.info(`another tab holds an older version of ${name}`),
      terminated: () => {
        opened = null
      },
    })
  /** The next use opens it anew; one that opens after all is closed, so that it blocks nobody. */
  const giveUp = (opening: Promise<IDBPDatabase<Schema>>): void => {
    if (opened === opening) opened = null
    restUntil = Date.now() + restAfterLate
    keeping.set('stuck')
    void opening.then(
      (database) => database.close(),
      () => undefined,
    )
  }
  const begin = (): Promise<IDBPDatabase<Schema>> => {
    const opening = open()
    opening.catch((reason: unknown) => {
      if (opened === opening) opened = null
      keeping.set(isRefusal(reason) ? 'refused' : 'stuck')
    })
    return opening
  }
  return {
    keeping,
    use: async (work) => {
      if (Date.now() < restUntil) throw new Late(`${name} does not answer`)
      const opening = (opened ??= begin())
      const result = await withinPatience(
        (late) =>
          opening.then((database) => {
            late.throwIfAborted()
            return work(database, late)
          }),
        () => giveUp(opening),
      )
      if (keeping.get() !== 'works') keeping.set('works')
      return result
    },
  }
}

/** The result of the work, or `Late`. */
async function withinPatience<T>(work: (late: AbortSignal) => Promise<T>, onLate: () => void): Promise<T> {
  const late = new AbortController()
  const limit = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason as Late))
  })
  const timer = setTimeout(() => {
    onLate()
    late.abort(new Late('The database does not answer'))
  }, patience)
  const done = work(late.signal)
  done.catch(() => undefined)
  try {
    return await Promise.race([done, limit])
  } finally {
    clearTimeout(timer)
  }
}
