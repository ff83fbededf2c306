/** The sensor of a unit that is being saved: the table of sensor changes, in the unit's own transaction. */
import { sensorChange } from '@larder/core/equipment'
import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { listSensors, markSensorRemoved, saveSensor, type SensorAsked } from '#features/sensors/public.ts'
import { clearSensor, listEquipmentRows, listRoomRows } from './units.queries.ts'

type UnitSensorInput = {
  /** As the unit has it now; null in a new one. */
  readonly own: number | null
  readonly sensor: (Omit<SensorAsked, 'id'> & { readonly id?: number | null | undefined }) | null | undefined
  /** A sensor that was made before. */
  readonly sensor_id?: number | null | undefined
}

/**
 * The id of the sensor that the unit has from now on. If the sensor cannot be saved this throws, and the unit
 * is not saved either. @throws Problem 422 at `sensor.…` or `sensor_id`: unknown_sensor, sensor_taken,
 * device_taken
 */
export async function changeUnitSensor(
  ctx: Ctx,
  at: PlaceKey,
  { own, sensor, sensor_id }: UnitSensorInput,
): Promise<number | null> {
  switch (sensorChange(sensor ?? {})) {
    case 'create':
      if (own !== null)
        throw invalid('sensor.id', 'sensor_taken', 'This unit has a sensor already; change or remove it.')
      return (await saveSensor(ctx, at, { ...sensor, id: null }, 'sensor.')).id
    case 'edit':
      await refuseForeign(ctx, at, { sensor_id: sensor?.id ?? 0, own, field: 'sensor.id' })
      return (await saveSensor(ctx, at, { ...sensor, id: sensor?.id ?? 0 }, 'sensor.')).id
    case 'remove':
      await refuseForeign(ctx, at, { sensor_id: sensor?.id ?? 0, own, field: 'sensor.id' })
      await clearSensor(ctx.db, at, sensor?.id ?? 0)
      await markSensorRemoved(ctx.db, at, sensor?.id ?? 0, ctx.now.toISOString())
      return null
    case 'nothing':
      if (sensor_id === undefined || sensor_id === own) return own
      if (sensor_id !== null) await refuseForeign(ctx, at, { sensor_id, own, field: 'sensor_id' })
      return sensor_id
  }
}

/** Only the unit's own sensor or one that no unit has. */
async function refuseForeign(
  ctx: Ctx,
  at: PlaceKey,
  {
    sensor_id,
    own,
    field,
  }: { readonly sensor_id: number; readonly own: number | null; readonly field: string },
): Promise<void> {
  if (sensor_id === own) return
  const there = await listSensors(ctx.db, at)
  if (!there.some(({ id }) => id === sensor_id))
    throw invalid(field, 'unknown_sensor', 'This place has no such sensor.')
  const units = [...(await listEquipmentRows(ctx.db, at)), ...(await listRoomRows(ctx.db, at))]
  if (own !== null || units.some((unit) => unit.sensor_id === sensor_id))
    throw invalid(field, 'sensor_taken', 'The sensor belongs to another unit.')
}
