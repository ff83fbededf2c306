/** SQL of senders, and of messages that were put aside. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const columns = ['id', 'name', 'kind', 'last4', 'created_at', 'last_heard_at'] as const
const own = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('sensor_sources')
    .select(columns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('revoked_at', 'is', null)

export const listSources = (db: Db, at: PlaceKey) => own(db, at).orderBy('id').execute()
export const lockSource = (db: Db, at: PlaceKey, id: number) =>
  own(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

type Secret = { readonly token_hash: Buffer; readonly last4: string }
export const insertSource = (
  db: Db,
  at: PlaceKey,
  row: Secret & {
    readonly name: string
    readonly kind: string
    readonly created_by: number | null
    readonly created_at: string
  },
) =>
  db
    .insertInto('sensor_sources')
    .values({ ...at, ...row })
    .returning(columns)
    .executeTakeFirstOrThrow()
export const updateSource = (
  db: Db,
  at: PlaceKey,
  id: number,
  change: Partial<Secret> & { readonly rotated_at?: string; readonly revoked_at?: string },
) =>
  db
    .updateTable('sensor_sources')
    .set(change)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export type Waiting = {
  readonly id: number
  readonly source_id: number
  readonly source_name: string
  readonly source_kind: string
  readonly received_at: string
  readonly reason: string
  readonly device_id: string | null
  readonly body: string
  readonly query: Readonly<Record<string, unknown>>
}

/** Messages put aside, newest first; of one device where one is named. */
export async function listWaiting(
  db: Db,
  at: PlaceKey,
  { limit, device_id }: { readonly limit: number; readonly device_id?: string },
): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select q.id::int, q.source_id, s.name as source_name, s.kind as source_kind, q.received_at, q.reason,
      q.device_id, q.body, q.query
    from sensor_quarantine q join sensor_sources s on s.company_id = q.company_id and s.id = q.source_id
    where q.company_id = ${at.company_id} and q.place_id = ${at.place_id} and q.resolved_at is null
      and (${device_id ?? null}::text is null or q.device_id = ${device_id ?? null})
    order by q.id desc limit ${limit}`.execute(db)
  return rows
}

export const countWaiting = async (db: Db, at: PlaceKey): Promise<number> =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from sensor_quarantine where company_id = ${at.company_id}
      and place_id = ${at.place_id} and resolved_at is null`.execute(db)
  ).rows[0]?.n ?? 0

export const resolveWaiting = (db: Db, at: PlaceKey, ids: readonly number[], now: string) =>
  sql`update sensor_quarantine set resolved_at = ${now} where company_id = ${at.company_id}
    and place_id = ${at.place_id} and id = any (${[...ids]}::bigint[])`.execute(db)
