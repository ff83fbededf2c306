import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  Flag,
  InLanguage,
  ClassifierItem,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import { figure, sensorDevice } from './sensors.schemas.ts'

const order = z.number().int().min(0).max(1_000)
const version = z.number().int().min(1).max(2_147_483_647)

export const UnitTaskGroup = z.object({
  id: z.number().int(),
  task_subtype: ClassifierItem,
  is_active: z.boolean(),
  order_number: z.number().int(),
})

/** A group is named by its row or by the kind of task; groups that are left out stay as they are. */
const TaskGroupInput = z.object({
  id: RowId.optional(),
  task_subtype: z.object({ id: RowId.optional(), name: text().optional() }).optional(),
  is_active: Flag,
  order_number: order,
})

const DeviceFacts = {
  device_id: z.string().nullable(),
  channel: z.string(),
  interval_minutes: z.number().int(),
}
const EquipmentSensor = z.object({
  id: z.number().int(),
  name: z.string(),
  lower_error_margin: z.number().nullable(),
  upper_error_margin: z.number().nullable(),
  max_error_count: z.number().int(),
  ...DeviceFacts,
})
const RoomSensor = z.object({
  id: z.number().int(),
  name: z.string(),
  below: z.number().nullable(),
  above: z.number().nullable(),
  sendNotificationAfter: z.number().int(),
  ...DeviceFacts,
})

/**
 * With an id and a name the sensor is changed, with an id alone it is removed, with a name alone it is made.
 */
const sensorKey = { id: RowId.nullish(), name: text().nullish() }
const errorCount = z.number().int().min(1).max(100)
const inOrder = (lower: number | null | undefined, upper: number | null | undefined): boolean =>
  lower == null || upper == null || lower <= upper

const EquipmentSensorInput = z
  .object({
    ...sensorKey,
    lower_error_margin: figure.optional(),
    upper_error_margin: figure.optional(),
    max_error_count: errorCount.optional(),
    ...sensorDevice,
  })
  .refine((sensor) => inOrder(sensor.lower_error_margin, sensor.upper_error_margin), {
    message: 'min_above_max',
    path: ['lower_error_margin'],
  })
const RoomSensorInput = z
  .object({
    ...sensorKey,
    below: figure.optional(),
    above: figure.optional(),
    sendNotificationAfter: errorCount.optional(),
    ...sensorDevice,
  })
  .refine((sensor) => inOrder(sensor.below, sensor.above), { message: 'min_above_max', path: ['below'] })

export const Equipment = z.object({
  id: z.number().int(),
  name: z.string(),
  equipment_type: ClassifierItem,
  sensor_id: z.number().int().nullable(),
  is_active: z.boolean(),
  is_default: z.boolean(),
  /** Keys of the foods that it holds (`poultry`); empty = everything that is kept there. */
  holds: z.array(z.string()),
  sensor: EquipmentSensor.nullable(),
  room: ClassifierItem.nullable(),
  entity_task_subtypes: z.array(UnitTaskGroup),
  version: z.number().int(),
})
export type Equipment = Wire<typeof Equipment>

/** Keys of foods: `poultry`, `ready_to_eat.melting_ice`. */
export const Held = z.array(z.string().regex(/^[a-z_]{1,40}(\.[a-z_]{1,40})?$/)).max(50)

export const EquipmentInput = z.object({
  id: RowId.nullish(),
  name: requiredText(),
  equipment_type: z.object({ id: RowId }),
  is_active: Flag.default(true),
  /** Without it, it stays as it is. */
  holds: Held.optional(),
  /** A sensor that was made before; beside `sensor`, which goes first. */
  sensor_id: RowId.nullish(),
  sensor: EquipmentSensorInput.nullish(),
  room: z.object({ id: RowId.nullable() }).nullish(),
  entity_task_subtypes: z.array(TaskGroupInput).max(50).default([]),
  /** The version that was seen; without it the last one to save wins. */
  version: version.optional(),
})

export const Room = z.object({
  id: z.number().int(),
  name: z.string(),
  /** m² */
  size: z.number().nullable(),
  sensor: RoomSensor.nullable(),
  room_type: ClassifierItem,
  is_disabled: z.boolean(),
  is_default: z.boolean(),
  entity_task_subtypes: z.array(UnitTaskGroup),
  version: z.number().int(),
})
export type Room = Wire<typeof Room>

export const RoomInput = z.object({
  id: RowId.nullish(),
  name: requiredText(),
  size: z.number().min(0).max(1_000_000).nullish(),
  sensor: RoomSensorInput.nullish(),
  room_type: z.object({ id: RowId }),
  is_disabled: Flag.default(false),
  entity_task_subtypes: z.array(TaskGroupInput).max(50).default([]),
  version: version.optional(),
})

/** A kind of unit, with the groups of tasks that are active in a new one. */
export const UnitTypeItem = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  task_subtypes: z.array(z.number().int()),
})
export type UnitTypeItem = Wire<typeof UnitTypeItem>

const unit = { query: InLanguage } as const

const change = { query: InLanguage } as const

export const equipmentSchemas = {
  list: {
    ...unit,
    params: PlaceParams,
    response: z.array(Equipment),
    summary: 'Equipment of the place, inactive too',
  },
  types: {
    ...unit,
    params: PlaceParams,
    response: z.array(UnitTypeItem),
    summary: 'Kinds of equipment',
  },
  get: {
    ...unit,
    params: PlaceItemParams,
    response: Equipment,
    summary: 'One piece of equipment',
  },
  create: {
    ...change,
    params: PlaceParams,
    body: EquipmentInput,
    response: Equipment,
    summary: 'Adds equipment with its sensor; if the sensor cannot be saved, nothing is',
  },
  change: {
    ...change,
    params: PlaceItemParams,
    body: EquipmentInput,
    response: Equipment,
    summary: 'Changes equipment and adds, changes or removes its sensor, all or nothing',
  },
} satisfies SchemaTable

export const roomsSchemas = {
  list: {
    ...unit,
    params: PlaceParams,
    response: z.array(Room),
    summary: 'Rooms of the place, disabled ones too',
  },
  types: {
    ...unit,
    params: PlaceParams,
    response: z.array(UnitTypeItem),
    summary: 'Kinds of rooms',
  },
  get: {
    ...unit,
    params: PlaceItemParams,
    response: Room,
    summary: 'One room',
  },
  create: {
    ...change,
    params: PlaceParams,
    body: RoomInput,
    response: Room,
    summary: 'Adds a room with its sensor; if the sensor cannot be saved, nothing is',
  },
  change: {
    ...change,
    params: PlaceItemParams,
    body: RoomInput,
    response: Room,
    summary: 'Changes a room and adds, changes or removes its sensor, all or nothing',
  },
} satisfies SchemaTable
