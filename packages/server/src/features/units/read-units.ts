/** Equipment and rooms to read, each with its sensor and its groups of tasks. */
import {
  equipmentTypes,
  findEquipmentType,
  findRoomType,
  roomTypes,
  type UnitType,
} from '@larder/core/equipment'
import type { Equipment, equipment, Room, rooms } from '@larder/contract/equipment'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { nameIn } from '#kit/text/texts.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { listSensors, type SensorRow } from '#features/sensors/public.ts'
import { listGroups, type GroupRow } from '#features/tasks/public.ts'
import { listEquipmentRows, listRoomRows, type EquipmentRow, type RoomRow } from './units.queries.ts'

type Reading = {
  readonly lang: string
  readonly sensors: readonly SensorRow[]
  readonly groups: readonly GroupRow[]
}

async function read(ctx: Ctx, at: PlaceKey, requestedLang?: string): Promise<Reading> {
  return {
    lang: await languageFor(ctx, requestedLang),
    sensors: await listSensors(ctx.db, at),
    groups: await listGroups(ctx.db, at),
  }
}

const typeName = (kind: 'equipment' | 'room', id: number, lang: string) => {
  const type = kind === 'equipment' ? findEquipmentType(id) : findRoomType(id)
  return { id, name: type === undefined ? '' : nameIn(lang, `classifier.${kind}.${type.key}`) }
}

const groupItems = (groups: readonly GroupRow[], lang: string) =>
  groups.map(({ id, task_subtype_id, is_active, order_number }) => ({
    id,
    task_subtype: { id: task_subtype_id, name: nameIn(lang, `classifier.task_group.${task_subtype_id}`) },
    is_active,
    order_number,
  }))

const device = ({ device_id, channel, interval_minutes }: SensorRow) => ({
  device_id,
  channel,
  interval_minutes,
})

/** Keys of foods. */
export const heldIn = ({ holds }: Pick<EquipmentRow, 'holds'>): string[] => holds as string[]

function describeEquipment(
  row: EquipmentRow,
  { lang, sensors, groups }: Reading,
  inRoom: RoomRow | undefined,
): Equipment {
  const sensor = sensors.find(({ id }) => id === row.sensor_id)
  return {
    id: row.id,
    name: row.name,
    equipment_type: typeName('equipment', row.equipment_type_id, lang),
    sensor_id: sensor?.id ?? null,
    is_active: row.is_active,
    is_default: row.is_default,
    holds: heldIn(row),
    sensor:
      sensor === undefined
        ? null
        : {
            id: sensor.id,
            name: sensor.name,
            lower_error_margin: sensor.lower_error_margin,
            upper_error_margin: sensor.upper_error_margin,
            max_error_count: sensor.max_error_count,
            ...device(sensor),
          },
    room: inRoom === undefined ? null : { id: inRoom.id, name: inRoom.name },
    entity_task_subtypes: groupItems(
      groups.filter(({ equipment_id }) => equipment_id === row.id),
      lang,
    ),
    version: row.version,
  }
}

function describeRoom(row: RoomRow, { lang, sensors, groups }: Reading): Room {
  const sensor = sensors.find(({ id }) => id === row.sensor_id)
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    room_type: typeName('room', row.room_type_id, lang),
    is_disabled: row.is_disabled,
    is_default: row.is_default,
    sensor:
      sensor === undefined
        ? null
        : {
            id: sensor.id,
            name: sensor.name,
            below: sensor.lower_error_margin,
            above: sensor.upper_error_margin,
            sendNotificationAfter: sensor.max_error_count,
            ...device(sensor),
          },
    entity_task_subtypes: groupItems(
      groups.filter(({ room_id }) => room_id === row.id),
      lang,
    ),
    version: row.version,
  }
}

export async function listEquipment(ctx: Ctx, { query }: Input<typeof equipment.list>): Promise<Equipment[]> {
  const at = placeOf(ctx)
  const reading = await read(ctx, at, query.lang)
  const inRooms = await listRoomRows(ctx.db, at)
  return (await listEquipmentRows(ctx.db, at)).map((row) =>
    describeEquipment(
      row,
      reading,
      inRooms.find(({ id }) => id === row.room_id),
    ),
  )
}

export async function listRooms(ctx: Ctx, { query }: Input<typeof rooms.list>): Promise<Room[]> {
  const at = placeOf(ctx)
  const reading = await read(ctx, at, query.lang)
  return (await listRoomRows(ctx.db, at)).map((row) => describeRoom(row, reading))
}

type One = {
  readonly params: { readonly placeId: number; readonly id: number }
  readonly query: { readonly lang?: string | undefined }
}

/** @throws Problem 404 */
export async function getEquipment(ctx: Ctx, { params, query }: One): Promise<Equipment> {
  const unit = (await listEquipment(ctx, { params, query, body: {} })).find(({ id }) => id === params.id)
  if (!unit) throw notFound('Equipment')
  return unit
}

/** @throws Problem 404 */
export async function getRoom(ctx: Ctx, { params, query }: One): Promise<Room> {
  const room = (await listRooms(ctx, { params, query, body: {} })).find(({ id }) => id === params.id)
  if (!room) throw notFound('Room')
  return room
}

const typesIn =
  (kind: 'equipment' | 'room', types: readonly UnitType[]) =>
  async (ctx: Ctx, { query }: { readonly query: { readonly lang?: string | undefined } }) => {
    const lang = await languageFor(ctx, query.lang)
    return types.map(({ id, key, task_subtypes }) => ({
      id,
      key,
      name: nameIn(lang, `classifier.${kind}.${key}`),
      task_subtypes: [...task_subtypes],
    }))
  }
export const listEquipmentTypes = typesIn('equipment', equipmentTypes)
export const listRoomTypes = typesIn('room', roomTypes)
