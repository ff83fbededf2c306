/** Migrations are plain SQL files, forward only, each in its own transaction, in the order of their names. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { allowSilence } from './silence.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const LOCK = 7_203_411

type Options = { readonly folder?: string; /** Only those before this one. */ readonly before?: string }

/**
 * Brings the database to the newest migration; returns the names of those that ran.
 * @throws when a migration that ran before was changed since, or is not of this version: history is never
 * rewritten.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = migrationsFolder, before }: Options = {},
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `create table if not exists schema_migrations (name text primary key, sha256 text not null, ran_at
        timestamptz not null default now())`,
    )
    const ran = new Map(
      (
        await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
      ).rows.map((row) => [row.name, row.sha256]),
    )
    const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    refuseUnknown([...ran.keys()], names)
    const fresh: string[] = []
    for (const name of names.filter((one) => before === undefined || one < before)) {
      const sql = await readFile(join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      const earlier = ran.get(name)
      if (earlier === sha256) continue
      if (earlier !== undefined) throw new Error(`Migration ${name} was changed after it ran here.`)
      await runMigration(client, { name, sql, sha256 })
      fresh.push(name)
    }
    return fresh
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

function refuseUnknown(ran: readonly string[], names: readonly string[]): void {
  const unknown = ran.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `The database has the migration ${unknown}, which this version of Larder lacks. Start the version that made it, or use another database.`,
    )
}

async function runMigration(
  client: pg.PoolClient,
  file: { name: string; sql: string; sha256: string },
): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local lock_timeout = 0; set local statement_timeout = 0')
    await client.query("select set_config('app.migration', $1, true)", [file.name])
    await allowSilence(client, () => client.query(file.sql))
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${file.name} failed`, { cause: error })
  }
}
