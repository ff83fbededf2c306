/** SQL of equipment, rooms and their groups of tasks. */
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

const equipmentColumns = [
  'id',
  'name',
  'equipment_type_id',
  'room_id',
  'sensor_id',
  'is_active',
  'is_default',
  'version',
  'holds',
] as const
const roomColumns = [
  'id',
  'name',
  'size',
  'room_type_id',
  'sensor_id',
  'is_disabled',
  'is_default',
  'version',
] as const
const groupColumns = [
  'id',
  'equipment_id',
  'room_id',
  'task_subtype_id',
  'is_active',
  'order_number',
] as const

const equipmentOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('equipment')
    .select(equipmentColumns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
const roomsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('rooms')
    .select(roomColumns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
const groupsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('unit_task_groups')
    .select(groupColumns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

export const listEquipmentRows = (db: Db, at: PlaceKey) => equipmentOf(db, at).orderBy('id').execute()
/** Equipment that is in use, in the order in which it was made. */
export const listActiveUnits = (db: Db, at: PlaceKey) =>
  equipmentOf(db, at).where('is_active', '=', true).orderBy('id').execute()
export const listRoomRows = (db: Db, at: PlaceKey) => roomsOf(db, at).orderBy('id').execute()
export type EquipmentRow = Awaited<ReturnType<typeof listEquipmentRows>>[number]
export type RoomRow = Awaited<ReturnType<typeof listRoomRows>>[number]

/** Nobody else changes it until the transaction ends. */
export const lockEquipment = (db: Db, at: PlaceKey, id: number) =>
  equipmentOf(db, at).where('id', '=', id).forUpdate().executeTakeFirst()
export const lockRoom = (db: Db, at: PlaceKey, id: number) =>
  roomsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

export type EquipmentFields = Omit<EquipmentRow, 'id' | 'is_default' | 'version'> & {
  readonly holds: readonly string[]
}
const asStored = ({ holds, ...fields }: EquipmentFields) => ({ ...fields, holds: JSON.stringify(holds) })
export type RoomFields = Omit<RoomRow, 'id' | 'is_default' | 'version'>

export const insertEquipment = (db: Db, at: PlaceKey, fields: EquipmentFields, created_at: string) =>
  db
    .insertInto('equipment')
    .values({ ...at, ...asStored(fields), created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
export const insertRoom = (db: Db, at: PlaceKey, fields: RoomFields, created_at: string) =>
  db
    .insertInto('rooms')
    .values({ ...at, ...fields, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateEquipment = (db: Db, at: PlaceKey, id: number, fields: EquipmentFields) =>
  db
    .updateTable('equipment')
    .set((row) => ({ ...asStored(fields), version: row('version', '+', 1) }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()
export const updateRoom = (db: Db, at: PlaceKey, id: number, fields: RoomFields) =>
  db
    .updateTable('rooms')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

/** Removes the sensor from the unit that has it. */
export async function clearSensor(db: Db, at: PlaceKey, sensor_id: number): Promise<void> {
  for (const table of ['equipment', 'rooms'] as const) {
    await db
      .updateTable(table)
      .set((row) => ({ sensor_id: null, version: row('version', '+', 1) }))
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .where('sensor_id', '=', sensor_id)
      .execute()
  }
}

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
  const named = async (table: 'equipment' | 'rooms', ids: readonly number[]): Promise<number[]> => {
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
  return { equipment_ids: await named('equipment', equipment_ids), room_ids: await named('rooms', room_ids) }
}
