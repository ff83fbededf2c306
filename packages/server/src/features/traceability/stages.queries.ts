/** SQL of the stages of a place. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type StageValues = {
  readonly name: string
  readonly color: string
  readonly stage_type_id: number
  readonly is_preparation: boolean
  readonly order_number: number
  readonly task_id: number | null
}
export type StageRow = StageValues & { readonly id: number; readonly version: number }

const columns = [
  'id',
  'name',
  'color',
  'stage_type_id',
  'is_preparation',
  'order_number',
  'task_id',
  'version',
] as const

const ofPlace = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('traceability_stages')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('removed_at', 'is', null)

export const listStageRows = (db: Db, at: PlaceKey): Promise<StageRow[]> =>
  ofPlace(db, at).orderBy('order_number').orderBy('id').execute()

export const lockStageRow = (db: Db, at: PlaceKey, id: number): Promise<StageRow | undefined> =>
  ofPlace(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

/** Its name, also of a removed stage; undefined where the place has none of this id. */
export const findStageName = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('traceability_stages')
      .select('name')
      .where('company_id', '=', company_id)
      .where('place_id', '=', place_id)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.name

type At = { readonly now: string }

/** Undefined where the place has a stage of this name, ignoring case. */
export const insertStageRow = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { now, ...values }: StageValues & At,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('traceability_stages')
      .values({ company_id, place_id, ...values, created_at: now, updated_at: now })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const isStageNameTaken = async (
  db: Db,
  at: PlaceKey,
  { name, id }: { readonly name: string; readonly id: number },
): Promise<boolean> =>
  (await ofPlace(db, at)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined

const one = (db: Db, { company_id, place_id }: PlaceKey, id: number) =>
  db
    .updateTable('traceability_stages')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)

export const updateStageRow = (
  db: Db,
  at: PlaceKey,
  { id, now, ...values }: StageValues & At & { readonly id: number },
) =>
  one(db, at, id)
    .set({ ...values, updated_at: now, version: sql`version + 1` })
    .execute()

export const hideStageRow = (db: Db, at: PlaceKey, id: number, now: string) =>
  one(db, at, id).set({ removed_at: now, updated_at: now }).execute()

/** Whether the place has a traceability task of this id. */
export const hasStageTask = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<boolean> =>
  (await db
    .selectFrom('tasks')
    .select('id')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .where('task_type_id', '=', 5)
    .executeTakeFirst()) !== undefined

export type PlaceFacts = {
  readonly name: string
  readonly timezone: string
  readonly country_id: number
  readonly business_activity_id: number
  readonly preferred_language: string
}

export const findPlaceFacts = (db: Db, { company_id, place_id }: PlaceKey): Promise<PlaceFacts> =>
  db
    .selectFrom('places')
    .select(['name', 'timezone', 'country_id', 'business_activity_id', 'preferred_language'])
    .where('company_id', '=', company_id)
    .where('id', '=', place_id)
    .executeTakeFirstOrThrow()
