/**
 * Statements over one connection: prepared once by their text, and pipelined, so that statements which are
 * sent together travel together.
 */
import type { Writable } from 'node:stream'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.gen.ts'
import { allowSilence } from './silence.ts'

export type Db = Kysely<DB>

/** With `$1` … for the values. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Beyond so many texts statements are not prepared any more: a text that varies must not fill the memory. */
const MAX_PREPARED = 1_000
const statementNames = new Map<string, string>()

/** PostgreSQL parses and plans a statement with a name once a connection. */
function nameOf(text: string): string | undefined {
  const name = statementNames.get(text)
  if (name !== undefined || statementNames.size >= MAX_PREPARED) return name
  const next = `s${statementNames.size}`
  statementNames.set(text, next)
  return next
}

/**
 * With a callback: the driver's own promises keep their rows in memory until the whole heap is collected.
 * The stack of an error leads to the caller, as it would with a promise.
 */
export function send(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  writeTogether(client)
  return new Promise<pg.QueryResult>((resolve, reject) => {
    client.query(query, (error: Error | null, result) => {
      if (error === null) resolve(result)
      else reject(error)
    })
  }).catch((error: unknown) => {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  })
}

export const run = (client: pg.PoolClient, { text, values }: Statement): Promise<pg.QueryResult> => {
  const name = nameOf(text)
  return send(client, { ...(name !== undefined && { name }), text, values: [...values] })
}

/** Statements of one turn go to PostgreSQL in one write: a write costs more than its bytes. */
function writeTogether(client: pg.PoolClient): void {
  const { stream } = (
    client as pg.PoolClient & { readonly connection: { readonly stream: Partial<Writable> } }
  ).connection
  // The embedded database has no socket.
  if (stream.cork === undefined || stream.uncork === undefined || (stream.writableCorked ?? 0) > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork?.())
}

const handles = new WeakMap<pg.PoolClient, Db>()
const clients = new WeakMap<Db, pg.PoolClient>()

/** Kysely over one connection. Its own transactions are not to be used: the handle is one already. */
export function handleOf(client: pg.PoolClient): Db {
  const existing = handles.get(client)
  if (existing) return existing
  const query = (text: string, values: unknown[]) => run(client, { text, values })
  const pool = {
    connect: () => Promise.resolve({ query, release: () => undefined }),
    end: () => Promise.resolve(),
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
  handles.set(client, db)
  clients.set(db, client)
  return db
}

/**
 * Statements that may take this long in a transaction: reading everything of a large place. @throws what `work`
 * throws
 */
export async function allowLong<T>(db: Db, most_ms: number, work: () => Promise<T>): Promise<T> {
  const limit = (ms: number | string) =>
    sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(db)
  const { rows } = await sql<{
    before: string
  }>`select current_setting('statement_timeout') as before`.execute(db)
  await limit(most_ms)
  const client = clients.get(db)
  const result = await (client === undefined ? work() : allowSilence(client, work))
  await limit(rows[0]?.before ?? 0)
  return result
}

/** Rolls back where `work` fails; a connection that cannot even do that does not go back to the pool. */
export async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    await send(client, { text: 'rollback' }).catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
