/** SQL of pauses of monitoring. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type PauseRow = {
  readonly id: number
  readonly name: string
  readonly start_date: string
  readonly end_date: string
  readonly version: number
}
export type PauseValues = Omit<PauseRow, 'id' | 'version'>

/** Pauses that touch the dates, both included; open ends where none is given. */
export async function listPauses(
  db: Db,
  at: PlaceKey,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): Promise<readonly PauseRow[]> {
  const { rows } = await sql<PauseRow>`
    select id, name, start_date, end_date, version from monitoring_pause_periods
    where company_id = ${at.company_id} and place_id = ${at.place_id}
      and start_date <= coalesce(${to ?? null}::date, 'infinity')
      and end_date >= coalesce(${from ?? null}::date, '-infinity')
    order by start_date desc, id desc`.execute(db)
  return rows
}

type PlaceDays = {
  readonly timezone: string
  readonly pauses: readonly Pick<PauseRow, 'start_date' | 'end_date'>[]
}

/** The time zone of the place and all its pauses. */
export async function findPlaceDays(db: Db, at: PlaceKey): Promise<PlaceDays> {
  const { rows } = await sql<PlaceDays>`
    select p.timezone, coalesce((select json_agg(json_build_object('start_date', m.start_date, 'end_date',
      m.end_date)) from monitoring_pause_periods m where m.company_id = p.company_id and m.place_id = p.id),
      '[]') as pauses
    from places p where p.company_id = ${at.company_id} and p.id = ${at.place_id}`.execute(db)
  return rows[0] ?? { timezone: 'UTC', pauses: [] }
}

export async function findPause(db: Db, at: PlaceKey, id: number): Promise<PauseRow | undefined> {
  const { rows } =
    await sql<PauseRow>`select id, name, start_date, end_date, version from monitoring_pause_periods
      where company_id = ${at.company_id} and place_id = ${at.place_id} and id = ${id}`.execute(db)
  return rows[0]
}

export const insertPause = (
  db: Db,
  row: PlaceKey & PauseValues & { created_by: number | null; created_at: string; updated_at: string },
) => db.insertInto('monitoring_pause_periods').values(row).returning('id').executeTakeFirstOrThrow()

export const updatePause = (db: Db, at: PlaceKey, id: number, row: PauseValues & { updated_at: string }) =>
  db
    .updateTable('monitoring_pause_periods')
    .set(row)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

export const deletePause = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('monitoring_pause_periods')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()
