/**
 * The one way to reach the database. A transaction runs as a role that owns nothing; who is asking and where
 * is
 * settled in the same round trip that begins it (`app.enter`). Kysely is bound to that one connection.
 */
import type { Writable } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.gen.ts'

export type Db = Kysely<DB>

export type Credential =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user' | 'shared' | 'integration'; readonly hash: Buffer }

export type Entry = {
  readonly credential: Credential
  readonly role: 'larder_app' | 'larder_public'
  readonly writes: boolean
  readonly place_id: number | null
  readonly company_id: number | null
  readonly now: Date
  /** Read in the round trip that begins the transaction, in the tenancy that was entered. */
  readonly looks?: readonly Statement[]
}

const bound = new WeakMap<pg.PoolClient, Db>()

/**
 * Statements that come again are prepared once a connection: PostgreSQL parses and plans a text the first
 * time only.
 */
const MAX_PREPARED = 1_000
const statementNames = new Map<string, string>()

function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= MAX_PREPARED) return known
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/**
 * What the connection answers. With a callback: results that the driver's own promise gave stay in memory
 * until the whole heap is
 * collected, and a request that reads much grows it by all that it reads. An error names who asked, as with
 * that promise.
 */
const ask = (client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    client.query(statement, (error: Error | null, result) => {
      if (error === null) resolve(result)
      else reject(error)
    })
  }).catch((error: unknown) => {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  })

/**
 * Kysely over one connection, made once for it. Its own transactions are not to be used: `ctx.db` is one
 * already.
 */
function bindKysely(client: pg.PoolClient): Db {
  const known = bound.get(client)
  if (known) return known
  const query = (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const name = statementName(text)
    gather(client)
    return ask(client, name === undefined ? { text, values } : { name, text, values })
  }
  const connection = { query, release: () => undefined }
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
  bound.set(client, db)
  return db
}

/** Statements asked for together go to PostgreSQL in one write: a write costs more than what it carries. */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Partial<Writable> } })
    .connection
  // The embedded database is called, not written to.
  if (stream.cork === undefined || stream.uncork === undefined || (stream.writableCorked ?? 0) > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork?.())
}

type Literal = string | number | null

/** With `$1` …; planned once a connection. */
export type Statement = { readonly text: string; readonly values: readonly Literal[] }

/**
 * As `client.escapeLiteral`, which goes letter by letter: an answer of 2 kB would take it longer than
 * PostgreSQL takes to keep it.
 */
function literal(value: Literal): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  const quoted = `'${value.replaceAll("'", "''")}'`
  return value.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}

/**
 * What a connection has prepared, by its text. The embedded database has one connection, which outlives the
 * clients of its pool.
 */
const prepared = new WeakMap<pg.PoolClient['connection'], Map<string, string>>()

/** The call of a statement as text: it can go with others in one round trip. */
async function callOf(client: pg.PoolClient, { text, values }: Statement): Promise<string> {
  const names = prepared.get(client.connection) ?? new Map<string, string>()
  prepared.set(client.connection, names)
  const name = names.get(text) ?? `e${names.size}`
  if (!names.has(text)) {
    await client.query(`prepare ${name} as ${text}`)
    names.set(text, name)
  }
  return `execute ${name} (${values.map(literal).join(', ')})`
}

/** What `app.enter` found: null when the credential is not (or no longer) good. */
export type Entered = {
  readonly actor: unknown
  readonly target: { readonly company_id: number; readonly place_id?: number } | null
} | null

/** A transaction of the operator, who sees every company: for commands at the machine, never for requests. */
export async function asOperator<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local role larder_gate')
    const result = await work(bindKysely(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Rows of one look. */
export type Found = readonly unknown[]

/** What each look found; and statements that go with the commit, in this order and in one round trip. */
export type Sides = { readonly found: readonly Found[]; readonly ending: Statement[] }

/** Who is asking, and where: sets the tenancy. */
const enter = 'select app.enter($1, $2, $3, $4, $5) as entered'

/** The calls that begin the transaction. */
async function opening(
  client: pg.PoolClient,
  { credential, role, writes, now, place_id, company_id, looks = [] }: Entry,
): Promise<string[]> {
  const hash = credential.kind === 'anonymous' ? null : `\\x${credential.hash.toString('hex')}`
  const calls = [
    `begin ${writes ? 'read write' : 'read only'}`,
    `set local role ${role}`,
    await callOf(client, {
      text: enter,
      values: [credential.kind, hash, now.toISOString(), place_id, company_id],
    }),
  ]
  for (const look of looks) calls.push(await callOf(client, look))
  return calls
}

async function begin(
  client: pg.PoolClient,
  calls: readonly string[],
): Promise<{ entered: Entered; found: readonly Found[] }> {
  const [, , entering, ...looking] = (await ask(client, {
    text: calls.join('; '),
  })) as unknown as pg.QueryResult[]
  return {
    entered: (entering?.rows[0] as { entered: Entered } | undefined)?.entered ?? null,
    found: looking.map(({ rows }) => rows),
  }
}

async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Runs `work` in one transaction and commits when it resolves, rolls back when it throws.
 * A transaction that does not write is read only: a GET cannot change anything.
 */
export const inTransaction = <T>(
  pool: pg.Pool,
  entry: Entry,
  work: (db: Db, entered: Entered, sides: Sides) => Promise<T>,
): Promise<T> =>
  onConnection(pool, async (client) => {
    const { entered, found } = await begin(client, await opening(client, entry))
    const ending: Statement[] = []
    const result = await work(bindKysely(client), entered, { found, ending })
    const calls: string[] = []
    for (const one of ending) calls.push(await callOf(client, one))
    await client.query([...calls, 'commit'].join('; '))
    return result
  })

/** A whole transaction in one round trip: who is asking, and what its looks find. */
export const lookOnce = (
  pool: pg.Pool,
  entry: Entry & { readonly writes: false },
): Promise<{ entered: Entered; found: readonly Found[] }> =>
  onConnection(pool, async (client) => begin(client, [...(await opening(client, entry)), 'commit']))

/** Stands where a transaction is over. */
const refuse = (): Promise<never> =>
  Promise.reject(new Error('This transaction is over: what its route looks at is all that it reads.'))
export const over: Db = new Kysely<DB>({
  dialect: new PostgresDialect({
    pool: { connect: refuse, end: () => Promise.resolve() } as unknown as pg.Pool,
  }),
})
