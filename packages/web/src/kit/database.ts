/** Opens databases of the browser. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

type Upgrade<Schema extends DBSchema> = (database: IDBPDatabase<Schema>, oldVersion: number) => void

/** A function that opens the database at its first call and gives the open one afterwards. */
export function databaseOpener<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: Upgrade<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = (): void => {
    opened = null
  }
  const open = (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(name, version, {
      upgrade,
      // Another tab has a newer version of the application, or logs out: let it go on.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
  return () =>
    (opened ??= open().catch((reason: unknown) => {
      forget()
      throw reason
    }))
}
