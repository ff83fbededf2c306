/**
 * What the planner knows of the tables. PostgreSQL gathers it by itself; the embedded database does not, and
 * without it read whole tables for the rows of one record.
 */
import type { Pool } from 'pg'

const EVERY_MS = 24 * 3_600_000

/** Gathers the statistics of all tables, one at a time, so that requests come in between. */
export async function gatherStatistics(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows) await pool.query(`analyze ${name}`)
}

/** Gathers them now, and again once a day until it is stopped. */
export async function keepStatistics(
  pool: Pool,
  onFailure: (error: unknown) => void,
): Promise<{ readonly stop: () => void }> {
  const gather = (): Promise<void> => gatherStatistics(pool).catch(onFailure)
  await gather()
  const timer = setInterval(() => void gather(), EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
