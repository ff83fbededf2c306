/**
 * The one way to the database: `asRequest`, `asSystem`, `asCompany`, `asOperator`. A transaction runs as a
 * role that owns nothing, and Kysely is bound to its one connection.
 */
import { sql } from 'kysely'
import type pg from 'pg'
import { handleOf, onConnection, run, send, type Db, type Statement } from './connection.ts'
import { requireRoom } from './room.ts'

export type { Db, Statement } from './connection.ts'

export type Credential =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user' | 'shared' | 'integration'; readonly hash: Buffer }

type Role = 'larder_app' | 'larder_public'

export type Entry = {
  readonly credential: Credential
  readonly role: Role
  readonly writes: boolean
  readonly place_id: number | null
  readonly company_id: number | null
  readonly now: Date
}

/** The answer of `app.enter`: null when the credential is not valid (any more). */
export type Entered = {
  readonly actor: unknown
  readonly target: { readonly company_id: number; readonly place_id?: number } | null
} | null

const begin = (writes: boolean, role: Role | 'larder_gate'): pg.QueryConfig => ({
  text: `begin ${writes ? 'read write' : 'read only'}; set local role ${role}`,
})

/** Identifies the actor and sets the tenancy. */
const enter = ({ credential, now, place_id, company_id }: Entry): Statement => ({
  text: 'select app.enter($1, $2, $3, $4, $5) as entered',
  values: [
    credential.kind,
    credential.kind === 'anonymous' ? null : credential.hash,
    now.toISOString(),
    place_id,
    company_id,
  ],
})

/**
 * A transaction of a request: commits when `work` resolves, rolls back when it throws. One that does not
 * write is read only. `atCommit` takes statements that travel with the commit, in this order.
 */
export const asRequest = <T>(
  pool: pg.Pool,
  entry: Entry,
  work: (db: Db, entered: Entered, atCommit: (statement: Statement) => void) => Promise<T>,
): Promise<T> =>
  onConnection(pool, async (client) => {
    if (entry.writes) requireRoom(pool)
    const [, { rows }] = await Promise.all([
      send(client, begin(entry.writes, entry.role)),
      run(client, enter(entry)),
    ])
    const last: Statement[] = []
    const entered = (rows[0] as { entered: Entered } | undefined)?.entered ?? null
    const result = await work(handleOf(client), entered, (statement) => last.push(statement))
    await Promise.all([...last.map((statement) => run(client, statement)), send(client, { text: 'commit' })])
    return result
  })

/** The platform, as far as this file needs it. */
type Host = { readonly pool: pg.Pool; readonly now: () => Date }
type SystemSettings = { readonly role?: Role; readonly writes?: boolean }

/** A transaction of the server itself, for no user and no company: jobs, schedules, throttles. */
export function asSystem<T>(
  { pool, now }: Host,
  work: (db: Db, now: Date) => Promise<T>,
  { role = 'larder_public', writes = true }: SystemSettings = {},
): Promise<T> {
  const at = now()
  const credential = { kind: 'anonymous' } as const
  const entry = { credential, role, writes, place_id: null, company_id: null, now: at }
  return asRequest(pool, entry, (db) => work(db, at))
}

/** A transaction of the server for one company: reads and writes its rows as a request of a member does. */
export const asCompany = <T>(
  host: Host,
  company_id: number,
  work: (db: Db, now: Date) => Promise<T>,
  { writes = true }: Pick<SystemSettings, 'writes'> = {},
): Promise<T> =>
  asSystem(
    host,
    async (db, now) => {
      await sql`select set_config('app.companies', ${`{${Math.trunc(company_id)}}`}, true)`.execute(db)
      return work(db, now)
    },
    { role: 'larder_app', writes },
  )

/** Work for one company more within a request of a user, who belongs to it without access. */
export async function inCompany<T>(db: Db, company_id: number, work: () => Promise<T>): Promise<T> {
  const set = (value: string) => sql`select set_config('app.companies', ${value}, true)`.execute(db)
  const { rows } = await sql<{ before: string }>`select current_setting('app.companies') as before`.execute(
    db,
  )
  await set(`{${Math.trunc(company_id)}}`)
  const result = await work()
  await set(rows[0]?.before ?? '{}')
  return result
}

/** A transaction of the operator, with access to every company: for commands and jobs, never for requests. */
export const asOperator = <T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> =>
  onConnection(pool, async (client) => {
    requireRoom(pool)
    await send(client, begin(true, 'larder_gate'))
    const result = await work(handleOf(client))
    await send(client, { text: 'commit' })
    return result
  })
