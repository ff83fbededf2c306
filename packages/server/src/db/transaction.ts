/**
 * The one way to reach the database. A transaction runs as a role that owns nothing; who is asking and where is
 * settled in the same round trip that begins it (`app.enter`). Kysely is bound to that one connection.
 */
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
}

const bound = new WeakMap<pg.PoolClient, Db>()

/** Statements that come again are prepared once a connection: PostgreSQL parses and plans a text the first time only. */
const MAX_PREPARED = 1_000
const statementNames = new Map<string, string>()

function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= MAX_PREPARED) return known
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** Kysely over one connection, made once for it. Its own transactions are not to be used: `ctx.db` is one already. */
function bindKysely(client: pg.PoolClient): Db {
  const known = bound.get(client)
  if (known) return known
  const query = (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const name = statementName(text)
    return client.query(name === undefined ? { text, values } : { name, text, values })
  }
  const pool = { connect: () => Promise.resolve({ query, release: () => undefined }), end: () => Promise.resolve() }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
  bound.set(client, db)
  return db
}

const literal = (value: number | null): string => (value === null ? 'null' : String(Math.trunc(value)))

/** What `app.enter` found: null when the credential is not (or no longer) good. */
export type Entered = { readonly actor: unknown; readonly target: { readonly company_id: number; readonly place_id?: number } | null } | null

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

/** What a transaction still has to write when its work is done: sent in one round trip with the commit. */
export type Ending = { last: string; readonly literal: (text: string) => string }

/**
 * Runs `work` in one transaction and commits when it resolves, rolls back when it throws.
 * A transaction that does not write is read only: a GET cannot change anything.
 */
export async function inTransaction<T>(pool: pg.Pool, entry: Entry, work: (db: Db, entered: Entered, ending: Ending) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const { credential } = entry
    const hash = credential.kind === 'anonymous' ? 'null' : `'\\x${credential.hash.toString('hex')}'::bytea`
    const begin = `begin ${entry.writes ? 'read write' : 'read only'}; set local role ${entry.role}; `
      + `select app.enter('${credential.kind}', ${hash}, '${entry.now.toISOString()}', ${literal(entry.place_id)}, ${literal(entry.company_id)}) as entered`
    const results = (await client.query(begin)) as unknown as pg.QueryResult<{ entered: Entered }>[]
    const ending: Ending = { last: '', literal: (text) => client.escapeLiteral(text) }
    const result = await work(bindKysely(client), results[2]?.rows[0]?.entered ?? null, ending)
    await client.query(`${ending.last}commit`)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => { broken = failure })
    throw error
  } finally {
    client.release(broken)
  }
}
