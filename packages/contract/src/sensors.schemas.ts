import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  BaseVersion,
  Done,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

export const figure = z.number().min(-1_000).max(1_000).nullable()

export const sensorChannels = ['temperature', 'temperature_2', 'humidity'] as const

/** The device that sends the readings, and its interval; absent members stay as they are. */
export const sensorDevice = {
  /** DevEUI, MAC or other name under which the device reports; null = no device. */
  device_id: text(100).nullish(),
  channel: z.enum(sensorChannels).optional(),
  interval_minutes: z.number().int().min(1).max(1_440).optional(),
}

export const Sensor = z.object({
  id: z.number().int(),
  name: z.string(),
  lower_error_margin: z.number().nullable(),
  upper_error_margin: z.number().nullable(),
  max_error_count: z.number().int(),
  device_id: z.string().nullable(),
  channel: z.string(),
  interval_minutes: z.number().int(),
  /** Counts up with every change. */
  version: z.number().int(),
})
export type Sensor = Wire<typeof Sensor>

export const SensorInput = z
  .object({
    id: RowId.nullish(),
    name: requiredText(),
    lower_error_margin: figure.optional(),
    upper_error_margin: figure.optional(),
    max_error_count: z.number().int().min(1).max(100).optional(),
    ...sensorDevice,
  })
  .refine(
    ({ lower_error_margin: lower, upper_error_margin: upper }) =>
      lower == null || upper == null || lower <= upper,
    { message: 'min_above_max', path: ['lower_error_margin'] },
  )

export const sensorsSchemas = {
  create: {
    params: PlaceParams,
    body: SensorInput,
    response: Sensor,
    summary: 'Adds a sensor without a unit',
  },
  change: {
    params: PlaceItemParams,
    body: SensorInput.safeExtend({ base_version: BaseVersion }),
    response: Sensor,
    summary: 'Changes limits, name or device of a sensor',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes the sensor from its unit; its readings stay',
  },
} satisfies SchemaTable
