/**
 * One driver for two engines: `pg` over PostgreSQL, or over the embedded PGlite with a pool of one (named
 * statements collide on a larger one). Everything above sees a `pg.Pool`.
 */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { openFolder } from './database-folder.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { freeOf, watchRoom } from './room.ts'
import { limitSilence } from './silence.ts'
import { openSynced } from './synced-folder.ts'

export type Database = {
  readonly pool: pg.Pool
  readonly engine: 'pglite' | 'postgresql'
  readonly close: () => Promise<void>
}

const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184

const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/

/**
 * The database's text of an instant as ISO text in UTC with milliseconds; a tenth of the time of `Date` where
 * the session is in UTC.
 */
export function isoInstant(text: string): string {
  if (!inUtc.test(text)) return new Date(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.length > 22 ? text.slice(20, -3).slice(0, 3).padEnd(3, '0') : '000'}Z`
}

/** Rows as the wire wants them: bigint as number, dates as `YYYY-MM-DD`, instants as ISO text in UTC. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === DATE) return (text: string) => text
    if (oid === TIMESTAMPTZ) return isoInstant
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Opens PostgreSQL ≥ 15 at the URL. `statement_timeout` 4 s, waiting for a lock 3 s, for a connection 2 s.
 */
export function openPostgres(url: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 2_000,
    // A new connection has no cached tables and query plans: closing idle ones early would make the next peak
    // wait for all of them at once.
    idleTimeoutMillis: 600_000,
    statement_timeout: 4_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Statements here take milliseconds; compiling one that the planner thinks dear takes a tenth of a
    // second, each time.
    options: '-c jit=off',
    // Queries that a handler starts together are sent together and answered in order.
    pipeline: true,
  })
  pool.on('error', () => undefined) // an idle connection that the server ended: the pool drops it by itself
  pool.on('connect', (client) => {
    client.on('error', () => undefined) // one in use: its next statement fails, the process must not
    limitSilence(client)
  })
  return { pool, engine: 'postgresql', close: () => pool.end() }
}

type Source = { readonly folder: string } | { readonly archive: Blob } | 'memory'
type Embedded = Database & { readonly pglite: PGlite }

/**
 * A plan that is made while a table has few rows reads all of it until statistics are gathered, which tests do
 * not wait for: with a thousand companies of tests that took most of the time.
 */
const forTests = ['-c', 'enable_seqscan=off']

/**
 * Opens the embedded database in `folder`, or in memory from an archive made by `dumpDataDir`. @throws where
 * another process has the folder open
 */
export async function openPglite(source: Source): Promise<Embedded> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_wal_size=128MB']
  if (source === 'memory') return overPglite(await PGlite.create('memory://', { startParams }))
  if ('archive' in source)
    return overPglite(
      await PGlite.create({
        dataDir: 'memory://',
        loadDataDir: source.archive,
        startParams: [...startParams, ...forTests],
      }),
    )
  const { pglite, release } = await openFolder(source.folder, (folder) => openSynced(folder, startParams))
  const database = overPglite(pglite, release)
  watchRoom(database.pool, freeOf(source.folder))
  return database
}

function overPglite(pglite: PGlite, release: () => void = () => undefined): Embedded {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedStream(pglite),
    max: 1,
    types,
    pipeline: true,
  })
  return {
    pool,
    engine: 'pglite',
    pglite,
    close: async () => {
      await pool.end()
      await pglite.close()
      release()
    },
  }
}
