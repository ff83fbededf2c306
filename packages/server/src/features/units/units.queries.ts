/** SQL of equipment and rooms. */
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

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
