/**
 * Equipment and rooms in the fields of one form, and back. Temperatures are shown in the company's scale and
 * sent in °C.
 */
import { fromCelsius, parseDecimal, toCelsius } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { Equipment, Room } from '@larder/contract/equipment'

export type UnitKind = 'equipment' | 'room'
export type Group = Equipment['entity_task_subtypes'][number]

/** The common fields of equipment and rooms; a room's sensor uses the field names of equipment. */
export type Unit = {
  readonly id: number
  readonly name: string
  readonly type: { readonly id: number; readonly name: string }
  readonly active: boolean
  readonly room: { readonly id: number; readonly name: string } | null
  readonly size: number | null
  readonly sensor: Equipment['sensor']
  readonly groups: readonly Group[]
  readonly version: number
}

export const unitOfEquipment = ({
  id,
  name,
  equipment_type,
  is_active,
  room,
  sensor,
  entity_task_subtypes,
  version,
}: Equipment): Unit => ({
  id,
  name,
  type: equipment_type,
  active: is_active,
  room,
  size: null,
  sensor,
  groups: entity_task_subtypes,
  version,
})

export function unitOfRoom({
  id,
  name,
  room_type,
  is_disabled,
  size,
  sensor,
  entity_task_subtypes,
  version,
}: Room): Unit {
  const inOneWording = (one: NonNullable<Room['sensor']>): NonNullable<Equipment['sensor']> => {
    const { below, above, sendNotificationAfter, ...rest } = one
    return {
      ...rest,
      lower_error_margin: below,
      upper_error_margin: above,
      max_error_count: sendNotificationAfter,
    }
  }
  return {
    id,
    name,
    type: room_type,
    active: !is_disabled,
    room: null,
    size,
    sensor: sensor === null ? null : inOneWording(sensor),
    groups: entity_task_subtypes,
    version,
  }
}

export type UnitValues = {
  name: string
  type: string
  room: string
  size: string
  sensor_name: string
  lower_error_margin: string
  upper_error_margin: string
  max_error_count: string
  device_id: string
  channel: string
  interval_minutes: string
}

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)
const isHumidity = (channel: string): boolean => channel === 'humidity'
const formatValue = (value: number | null, channel: string, unit: TemperatureUnit): string =>
  value === null || isHumidity(channel) ? figure(value) : figure(fromCelsius(value, unit))

export function valuesOf(unit: Unit | undefined, scale: TemperatureUnit): UnitValues {
  const sensor = unit?.sensor ?? null
  const channel = sensor?.channel ?? 'temperature'
  return {
    name: unit?.name ?? '',
    type: figure(unit?.type.id),
    room: figure(unit?.room?.id),
    size: figure(unit?.size),
    sensor_name: sensor?.name ?? '',
    lower_error_margin: formatValue(sensor?.lower_error_margin ?? null, channel, scale),
    upper_error_margin: formatValue(sensor?.upper_error_margin ?? null, channel, scale),
    max_error_count: figure(sensor?.max_error_count ?? 3),
    device_id: sensor?.device_id ?? '',
    channel,
    interval_minutes: figure(sensor?.interval_minutes ?? 15),
  }
}

/** An unchanged figure is sent exactly as it was received. */
function limit(
  values: UnitValues,
  field: 'lower_error_margin' | 'upper_error_margin',
  { unit, scale }: { readonly unit: Unit | undefined; readonly scale: TemperatureUnit },
): number | null {
  const before = unit?.sensor?.[field] ?? null
  if (
    unit?.sensor != null &&
    values.channel === unit.sensor.channel &&
    values[field] === formatValue(before, values.channel, scale)
  )
    return before
  const typed = parseDecimal(values[field])
  return typed === null || isHumidity(values.channel) ? typed : toCelsius(typed, scale)
}

type Sensor = {
  id?: number
  name: string
  lower_error_margin: number | null
  upper_error_margin: number | null
  max_error_count: number
  device_id: string | null
  channel: 'temperature' | 'temperature_2' | 'humidity'
  interval_minutes: number
}

/** The sensor as it is sent; null = neither there before nor now. Without a name it is removed. */
function sensorOf(
  values: UnitValues,
  of: { readonly unit: Unit | undefined; readonly scale: TemperatureUnit },
): Sensor | null {
  const id = of.unit?.sensor?.id
  const name = values.sensor_name.trim()
  if (id === undefined && name === '') return null
  return {
    ...(id === undefined ? {} : { id }),
    name,
    lower_error_margin: limit(values, 'lower_error_margin', of),
    upper_error_margin: limit(values, 'upper_error_margin', of),
    max_error_count: Number(values.max_error_count) || 3,
    device_id: values.device_id.trim() === '' ? null : values.device_id.trim(),
    channel: values.channel as Sensor['channel'],
    interval_minutes: Number(values.interval_minutes) || 15,
  }
}

type Saved = {
  readonly unit: Unit | undefined
  readonly scale: TemperatureUnit
  readonly groups: readonly Group[]
  readonly active: boolean
}

const common = (values: UnitValues, { unit, groups }: Saved) => ({
  name: values.name.trim(),
  entity_task_subtypes: groups.map(({ id, task_subtype, is_active }, index) => ({
    ...(unit === undefined ? {} : { id }),
    task_subtype: { id: task_subtype.id, name: task_subtype.name },
    is_active,
    order_number: index + 1,
  })),
  ...(unit === undefined ? {} : { id: unit.id, version: unit.version }),
})

export const equipmentBody = (values: UnitValues, saved: Saved) => ({
  ...common(values, saved),
  equipment_type: { id: Number(values.type) },
  is_active: saved.active,
  room: { id: values.room === '' ? null : Number(values.room) },
  sensor: sensorOf(values, saved),
})

export function roomBody(values: UnitValues, saved: Saved) {
  const sensor = sensorOf(values, saved)
  const inItsWords = ({
    lower_error_margin: below,
    upper_error_margin: above,
    max_error_count: sendNotificationAfter,
    ...rest
  }: Sensor) => ({ ...rest, below, above, sendNotificationAfter })
  return {
    ...common(values, saved),
    room_type: { id: Number(values.type) },
    is_disabled: !saved.active,
    size: parseDecimal(values.size),
    sensor: sensor === null ? null : inItsWords(sensor),
  }
}

const fieldNames: Readonly<Record<string, keyof UnitValues>> = {
  'equipment_type.id': 'type',
  'room_type.id': 'type',
  'room.id': 'room',
  'sensor.name': 'sensor_name',
  'sensor.below': 'lower_error_margin',
  'sensor.above': 'upper_error_margin',
  'sensor.lower_error_margin': 'lower_error_margin',
  'sensor.upper_error_margin': 'upper_error_margin',
  'sensor.sendNotificationAfter': 'max_error_count',
  'sensor.max_error_count': 'max_error_count',
  'sensor.device_id': 'device_id',
  'sensor.channel': 'channel',
  'sensor.interval_minutes': 'interval_minutes',
}
/** The server names fields by their place in the body, the form by its own names. */
export const formField = (field: string): string => fieldNames[field] ?? field

/** The groups with one moved a step up or down. */
export function moveGroup(groups: readonly Group[], index: number, by: -1 | 1): readonly Group[] {
  const to = index + by
  const [one, other] = [groups[index], groups[to]]
  if (one === undefined || other === undefined) return groups
  return groups.with(index, other).with(to, one)
}
