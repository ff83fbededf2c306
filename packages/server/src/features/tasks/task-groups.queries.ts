/** SQL of the groups of tasks at equipment and in rooms. */
import { sql } from 'kysely'
import type { TaskGroup } from '@larder/core/equipment'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type UnitKey = { readonly equipment_id: number } | { readonly room_id: number }
export type GroupRow = TaskGroup & {
  readonly id: number
  readonly equipment_id: number | null
  readonly room_id: number | null
}

const groupColumns = [
  'id',
  'equipment_id',
  'room_id',
  'task_subtype_id',
  'is_active',
  'order_number',
] as const

const groupsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('unit_task_groups')
    .select(groupColumns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

export function listGroups(db: Db, at: PlaceKey, unit?: UnitKey): Promise<GroupRow[]> {
  const rows = groupsOf(db, at).orderBy('order_number').orderBy('id')
  if (unit === undefined) return rows.execute()
  return (
    'equipment_id' in unit
      ? rows.where('equipment_id', '=', unit.equipment_id)
      : rows.where('room_id', '=', unit.room_id)
  ).execute()
}

export const insertGroups = (db: Db, at: PlaceKey, unit: UnitKey, groups: readonly TaskGroup[]) =>
  db
    .insertInto('unit_task_groups')
    .values(groups.map((group) => ({ ...at, ...unit, ...group })))
    .execute()

export async function updateGroups(
  db: Db,
  at: PlaceKey,
  groups: readonly { readonly id: number; readonly is_active: boolean; readonly order_number: number }[],
): Promise<void> {
  await sql`
    update unit_task_groups g set is_active = r.is_active, order_number = r.order_number
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as
      r(id int, is_active boolean, order_number int)
    where g.company_id = ${at.company_id} and g.place_id = ${at.place_id} and g.id = r.id`.execute(db)
}

export type Units = { readonly equipment_ids: readonly number[]; readonly room_ids: readonly number[] }

/** Those of the named units that the place has, inactive ones too. */
export async function findUnits(db: Db, at: PlaceKey, { equipment_ids, room_ids }: Units): Promise<Units> {
  const findExisting = async (table: 'equipment' | 'rooms', ids: readonly number[]): Promise<number[]> => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ id }) => id)
  }
  return {
    equipment_ids: await findExisting('equipment', equipment_ids),
    room_ids: await findExisting('rooms', room_ids),
  }
}
