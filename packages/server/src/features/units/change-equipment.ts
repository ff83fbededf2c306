/**
 * Adds and changes equipment. Its sensor and its groups of tasks are saved in the same transaction: all of it
 * or nothing.
 */
import { findEquipmentType, type UnitType } from '@larder/core/equipment'
import type { Equipment, equipment } from '@larder/contract/equipment'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { makeGroups, noteUnitSwitch, saveGroups } from '#features/tasks/public.ts'
import { insertEquipment, listRoomRows, lockEquipment, updateEquipment } from './units.queries.ts'
import { getEquipment, heldIn } from './read-units.ts'
import { changeUnitSensor } from './unit-sensor.ts'

type Body = Input<typeof equipment.create>['body']

function typeOf(body: Body): UnitType {
  const type = findEquipmentType(body.equipment_type.id)
  if (type === undefined)
    throw invalid('equipment_type.id', 'not_offered', 'There is no such kind of equipment.')
  return type
}

async function roomOf(ctx: Ctx, at: PlaceKey, { room }: Body, before: number | null): Promise<number | null> {
  if (room === undefined) return before
  const id = room?.id ?? null
  if (id !== null && !(await listRoomRows(ctx.db, at)).some((row) => row.id === id))
    throw invalid('room.id', 'unknown_room', 'This place has no such room.')
  return id
}

const described = (ctx: Ctx, placeId: number, id: number, lang: string | undefined): Promise<Equipment> =>
  getEquipment(ctx, { params: { placeId, id }, query: { lang } })

/** @throws Problem 422 at the field that does not fit, also of its sensor: then nothing is saved. */
export async function createEquipment(
  ctx: Ctx,
  { params, query, body }: Input<typeof equipment.create>,
): Promise<Equipment> {
  const at = placeOf(ctx)
  const type = typeOf(body)
  const room_id = await roomOf(ctx, at, body, null)
  const sensor_id = await changeUnitSensor(ctx, at, {
    own: null,
    sensor: body.sensor,
    sensor_id: body.sensor_id ?? undefined,
  })
  const { id } = await insertEquipment(
    ctx.db,
    at,
    {
      name: body.name.trim(),
      equipment_type_id: type.id,
      room_id,
      sensor_id,
      is_active: body.is_active,
      holds: body.holds ?? [],
    },
    ctx.now.toISOString(),
  )
  await makeGroups(ctx, at, { equipment_id: id }, { type, asked: body.entity_task_subtypes })
  const after = await described(ctx, params.placeId, id, query.lang)
  ctx.audit({ entity: 'equipment', entity_id: id, detail: { after } })
  return after
}

/** @throws Problem 404; 409 with the current one; 422 as when it is added. */
export async function changeEquipment(
  ctx: Ctx,
  { params, query, body }: Input<typeof equipment.change>,
): Promise<Equipment> {
  const at = placeOf(ctx)
  if (body.id != null && body.id !== params.id)
    throw invalid('id', 'other_id', 'The id in the address is another one.')
  const row = await lockEquipment(ctx.db, at, params.id)
  if (!row) throw notFound('Equipment')
  const before = await described(ctx, params.placeId, params.id, query.lang)
  if (body.version !== undefined && body.version !== row.version) throw versionConflict(before)
  const type = typeOf(body)
  const room_id = await roomOf(ctx, at, body, row.room_id)
  const sensor_id = await changeUnitSensor(ctx, at, {
    own: row.sensor_id,
    sensor: body.sensor,
    sensor_id: body.sensor_id,
  })
  await updateEquipment(ctx.db, at, params.id, {
    name: body.name.trim(),
    equipment_type_id: type.id,
    room_id,
    sensor_id,
    is_active: body.is_active,
    holds: body.holds ?? heldIn(row),
  })
  const regrouped = await saveGroups(ctx, at, { equipment_id: params.id }, body.entity_task_subtypes)
  if (regrouped || row.is_active !== body.is_active)
    await noteUnitSwitch(ctx, at, { kind: 'equipment', id: params.id })
  const after = await described(ctx, params.placeId, params.id, query.lang)
  ctx.audit({ entity: 'equipment', entity_id: params.id, detail: { before, after } })
  return after
}
