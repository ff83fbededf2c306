/** Databases that are not copies of the migrated one, for tests of migrations. */
import { randomBytes } from 'node:crypto'
import { migrate, migrationsFolder } from '../src/db/migrate.ts'
import { openPglite, openPostgres, type Database } from '../src/db/open.ts'
import { asAdmin, withDatabase } from './global-setup.ts'

/** A database without anything in it, and one connection. `close` removes it. */
export async function openEmpty(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return openPglite('memory')
  const name = `larder_empty_${randomBytes(4).toString('hex')}`
  await asAdmin(url, `create database ${name}`)
  const database = openPostgres(withDatabase(url, name), 1)
  const close = async (): Promise<void> => {
    await database.close()
    await asAdmin(url, `drop database ${name}`)
  }
  return { ...database, close }
}

/**
 * A database in the state before one migration. The test inserts rows, runs `finish`, and compares what the
 * migration made of the rows.
 */
export async function openBefore(
  migration: string,
  folder = migrationsFolder,
): Promise<Database & { readonly finish: () => Promise<string[]> }> {
  const database = await openEmpty()
  await migrate(database.pool, { folder, before: migration })
  return { ...database, finish: () => migrate(database.pool, { folder }) }
}
