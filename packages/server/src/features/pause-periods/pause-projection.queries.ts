/** What the chain says of pauses of monitoring: on their days nothing counts as missed. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { inBody, joined, lastSaid, sealedOrKnown, type SealedTable } from '#kit/records/sealed-table.ts'

type WholePause = {
  readonly name: string
  readonly start_date: string
  readonly end_date: string
  readonly created_at: string
  readonly created_by: number | null
}

export const findWholePause = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<WholePause | undefined> =>
  db
    .selectFrom('monitoring_pause_periods')
    .select([
      'name',
      sql<string>`start_date::text`.as('start_date'),
      sql<string>`end_date::text`.as('end_date'),
      'created_at',
      'created_by',
    ])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** Pauses that no revision knows. */
export const listUnsealedPauses = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select m.id::text as id from monitoring_pause_periods m
      where m.company_id = ${company_id} and m.place_id = ${place_id} and not exists (select from revisions r
        where r.company_id = ${company_id} and r.place_id = ${place_id} and r.entity = 'pause'
          and r.entity_id = m.id::text) order by m.id`.execute(db)
  ).rows.map(({ id }) => id)

export const sealedPauses: readonly SealedTable[] = [
  {
    entity: 'pause',
    table: 'monitoring_pause_periods',
    rows: (at) => sql`
      select m.id::text as item, to_jsonb(m) as row from monitoring_pause_periods m
      where m.company_id = ${at.company_id} and m.place_id = ${at.place_id}
        and ${sealedOrKnown(at, 'pause', sql`m.id::text`)}`,
    said: (at) => sql`select * from (${lastSaid('pause')(at)}) l where op <> 'remove'`,
    columns: {
      company_id: joined,
      id: joined,
      place_id: joined,
      name: inBody('name'),
      start_date: inBody('start_date'),
      end_date: inBody('end_date'),
      created_at: inBody('created_at'),
      created_by: inBody('created_by'),
      updated_at: 'a time of a write, which nobody sees',
      version: 'counts the changes, each of which is a revision',
    },
  },
]
