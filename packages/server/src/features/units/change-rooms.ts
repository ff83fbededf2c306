/**
 * Adds and changes rooms. The sensor and the groups of tasks are saved in the same transaction: all of it or
 * nothing.
 */
import { findRoomType, type UnitType } from '@larder/core/equipment'
import type { Room, rooms } from '@larder/contract/equipment'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, Problem, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { makeGroups, noteUnitSwitch, saveGroups } from '#features/tasks/public.ts'
import { insertRoom, lockRoom, updateRoom } from './units.queries.ts'
import { getRoom } from './read-units.ts'
import { changeUnitSensor } from './unit-sensor.ts'

type Body = Input<typeof rooms.create>['body']

function typeOf(body: Body): UnitType {
  const type = findRoomType(body.room_type.id)
  if (type === undefined) throw invalid('room_type.id', 'not_offered', 'There is no such kind of room.')
  return type
}

const ownNames: Readonly<Record<string, string>> = {
  'sensor.lower_error_margin': 'sensor.below',
  'sensor.upper_error_margin': 'sensor.above',
}

/** A room calls the limits of its sensor `below` and `above`, in refusals too. */
async function sensorOf(
  ctx: Ctx,
  at: PlaceKey,
  { sensor }: Body,
  own: number | null,
): Promise<number | null> {
  if (sensor == null) return own
  const { below, above, sendNotificationAfter, ...rest } = sensor
  try {
    return await changeUnitSensor(ctx, at, {
      own,
      sensor: {
        ...rest,
        lower_error_margin: below,
        upper_error_margin: above,
        max_error_count: sendNotificationAfter,
      },
    })
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    throw new Problem(thrown.code, thrown.message, {
      errors: thrown.errors.map((error) => ({ ...error, field: ownNames[error.field] ?? error.field })),
    })
  }
}

const described = (ctx: Ctx, placeId: number, id: number, lang: string | undefined): Promise<Room> =>
  getRoom(ctx, { params: { placeId, id }, query: { lang } })

/** @throws Problem 422 at the field that does not fit, also of its sensor: then nothing is saved. */
export async function createRoom(
  ctx: Ctx,
  { params, query, body }: Input<typeof rooms.create>,
): Promise<Room> {
  const at = placeOf(ctx)
  const type = typeOf(body)
  const sensor_id = await sensorOf(ctx, at, body, null)
  const { id } = await insertRoom(
    ctx.db,
    at,
    {
      name: body.name.trim(),
      size: body.size ?? null,
      room_type_id: type.id,
      sensor_id,
      is_disabled: body.is_disabled,
    },
    ctx.now.toISOString(),
  )
  await makeGroups(ctx, at, { room_id: id }, { type, asked: body.entity_task_subtypes })
  const after = await described(ctx, params.placeId, id, query.lang)
  ctx.audit({ entity: 'room', entity_id: id, detail: { after } })
  return after
}

/** @throws Problem 404; 409 with the current one; 422 as when it is added. */
export async function changeRoom(
  ctx: Ctx,
  { params, query, body }: Input<typeof rooms.change>,
): Promise<Room> {
  const at = placeOf(ctx)
  if (body.id != null && body.id !== params.id)
    throw invalid('id', 'other_id', 'The id in the address is another one.')
  const row = await lockRoom(ctx.db, at, params.id)
  if (!row) throw notFound('Room')
  const before = await described(ctx, params.placeId, params.id, query.lang)
  if (body.version !== undefined && body.version !== row.version) throw versionConflict(before)
  const type = typeOf(body)
  const sensor_id = await sensorOf(ctx, at, body, row.sensor_id)
  await updateRoom(ctx.db, at, params.id, {
    name: body.name.trim(),
    size: body.size === undefined ? row.size : body.size,
    room_type_id: type.id,
    sensor_id,
    is_disabled: body.is_disabled,
  })
  const regrouped = await saveGroups(ctx, at, { room_id: params.id }, body.entity_task_subtypes)
  if (regrouped || row.is_disabled !== body.is_disabled)
    await noteUnitSwitch(ctx, at, { kind: 'room', id: params.id })
  const after = await described(ctx, params.placeId, params.id, query.lang)
  ctx.audit({ entity: 'room', entity_id: params.id, detail: { before, after } })
  return after
}
