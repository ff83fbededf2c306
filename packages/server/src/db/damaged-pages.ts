/**
 * The embedded database keeps a checksum in each page of its files, and compares it when it reads the page.
 * Damage to a page that is not read for months would be found only when no older backup is left, so all pages
 * are read once at each start.
 */
import type pg from 'pg'

/** More takes too long for a start: a gigabyte is read in some seconds. */
const MAX_BYTES = 1_073_741_824
const DATA_CORRUPTED = 'XX001'

/** @throws an error that names the first table with a damaged page, and the remedy */
export async function refuseDamagedPages(pool: pg.Pool, max_bytes = MAX_BYTES): Promise<void> {
  const { rows } = await pool.query<{ bytes: number; tables: string[] }>(
    `select pg_database_size(current_database()) as bytes, array(select c.oid::regclass::text from pg_class c
      where c.relkind in ('r', 't', 'm') and c.relpersistence <> 't' order by c.oid) as tables`,
  )
  const [database] = rows
  if (database === undefined || database.bytes > max_bytes) return
  for (const table of database.tables)
    await pool.query(`select count(*) from ${table}`).catch((error: unknown) => {
      throw isCorrupted(error) ? new DamagedTable(table, error) : error
    })
}

const isCorrupted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DATA_CORRUPTED

class DamagedTable extends Error {
  constructor(table: string, cause: unknown) {
    super(
      `The table ${table} of the embedded database is damaged. Keep a copy of its folder, put your last backup in its place and start again (docs/operating.md, Backups).`,
      { cause },
    )
  }
}
