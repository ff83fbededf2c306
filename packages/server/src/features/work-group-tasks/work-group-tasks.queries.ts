/** SQL of standing duties: what it writes. They are read by `readDuties` of plans, which print them. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type DutyFields = {
  readonly task_desc: string | null
  readonly user_group_id: number | null
  readonly responsible_name: string
  readonly partner_id: number | null
  readonly is_outsourceable: boolean
  readonly removed_at: string | null
}

const rowsOf = (db: Db, { company_id, place_id }: PlaceKey) =>
  db.selectFrom('work_group_tasks').where('company_id', '=', company_id).where('place_id', '=', place_id)

/** Locked until the transaction ends. A removed own one is gone; a removed default is there. */
export const lockDuty = (db: Db, at: PlaceKey, id: number) =>
  rowsOf(db, at)
    .selectAll()
    .where('id', '=', id)
    .where((row) => row.or([row('removed_at', 'is', null), row('is_default', '=', true)]))
    .forUpdate()
    .executeTakeFirst()

/** The id of the place's group of this name, ignoring case. */
export const findGroup = (db: Db, { company_id, place_id }: PlaceKey, name: string) =>
  db
    .selectFrom('user_groups')
    .select(['id', 'name'])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where((row) => row(row.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .orderBy('id')
    .executeTakeFirst()

type NewDuty = DutyFields & { readonly is_default: boolean; readonly task_subtype_id: number }

/** Adds a duty. A default is there once: the second one replaces what the first one said. */
export async function saveDuty(db: Db, at: PlaceKey, fields: NewDuty, now: string): Promise<number> {
  const { id } = await db
    .insertInto('work_group_tasks')
    .values({ ...at, ...fields, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'place_id', 'task_subtype_id'])
        .where(sql<boolean>`is_default`)
        .doUpdateSet({ ...fields, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateDuty = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  fields: Partial<DutyFields> & { readonly updated_at: string },
) =>
  db
    .updateTable('work_group_tasks')
    .set(fields)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()
