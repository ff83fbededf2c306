/** Makes or changes a sensor, alone or with its unit: the same rules and the same refusals. */
import { normalDeviceId } from '@larder/core/sensors'
import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { takeUpDevice } from './take-up.ts'
import {
  endLimits,
  findByDevice,
  insertSensor,
  lockSensor,
  updateSensor,
  type SensorFields,
  type SensorRow,
} from './sensors.queries.ts'

/** An absent member keeps its value, or gets the default in a new sensor. */
export type SensorAsked = {
  readonly id: number | null
  readonly name?: string | null | undefined
  readonly lower_error_margin?: number | null | undefined
  readonly upper_error_margin?: number | null | undefined
  readonly max_error_count?: number | undefined
  readonly device_id?: string | null | undefined
  readonly channel?: string | undefined
  readonly interval_minutes?: number | undefined
}

const fresh: SensorFields = {
  name: '',
  lower_error_margin: null,
  upper_error_margin: null,
  max_error_count: 3,
  device_id: null,
  channel: 'temperature',
  interval_minutes: 15,
}

const withDefault = <T>(newValue: T | undefined, otherwise: T): T =>
  newValue === undefined ? otherwise : newValue

function fieldsOf(input: SensorAsked, before: SensorFields): SensorFields {
  return {
    name: (input.name ?? before.name).trim(),
    lower_error_margin: withDefault(input.lower_error_margin, before.lower_error_margin),
    upper_error_margin: withDefault(input.upper_error_margin, before.upper_error_margin),
    max_error_count: withDefault(input.max_error_count, before.max_error_count),
    device_id: input.device_id === undefined ? before.device_id : normalDeviceId(input.device_id ?? ''),
    channel: withDefault(input.channel, before.channel),
    interval_minutes: withDefault(input.interval_minutes, before.interval_minutes),
  }
}

const judges = ({
  lower_error_margin,
  upper_error_margin,
  max_error_count,
  device_id,
  channel,
}: SensorFields): string =>
  JSON.stringify([lower_error_margin, upper_error_margin, max_error_count, device_id, channel])

/**
 * @param field where in the body the sensor stands: '' or `sensor.`
 * @throws Problem 422: unknown_sensor, device_taken, min_above_max (an end alone was sent and passes the
 * other).
 */
export async function saveSensor(ctx: Ctx, at: PlaceKey, input: SensorAsked, field = ''): Promise<SensorRow> {
  const before = input.id === null ? undefined : await lockSensor(ctx.db, at, input.id)
  if (input.id !== null && !before)
    throw invalid(`${field}id`, 'unknown_sensor', 'This place has no such sensor.')
  const fields = fieldsOf(input, before ?? fresh)
  if (
    fields.lower_error_margin !== null &&
    fields.upper_error_margin !== null &&
    fields.lower_error_margin > fields.upper_error_margin
  )
    throw invalid(`${field}lower_error_margin`, 'min_above_max')
  const taken = await findByDevice(ctx.db, at, fields)
  if (taken !== undefined && taken.id !== before?.id)
    throw invalid(`${field}device_id`, 'device_taken', 'Another sensor of this place listens to this device.')
  const saved = await write(ctx, at, { before, fields })
  if (saved.device_id !== null && saved.device_id !== before?.device_id)
    await takeUpDevice(ctx, at, saved.device_id)
  return saved
}

async function write(
  { db, now }: Ctx,
  at: PlaceKey,
  { before, fields }: { readonly before: SensorRow | undefined; readonly fields: SensorFields },
): Promise<SensorRow> {
  const instant = now.toISOString()
  if (before === undefined) return insertSensor(db, at, fields, instant)
  if (judges(fields) === judges(before)) return updateSensor(db, at, { ...fields, id: before.id })
  await endLimits(db, at, before.id, instant)
  return updateSensor(db, at, { ...fields, id: before.id, judged_since: instant })
}
