import type { Sensor, sensors } from '@larder/contract/sensors'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { lockSensor, markSensorRemoved, saveSensor } from '#features/sensors/public.ts'
import { clearSensor } from './units.queries.ts'

export async function createSensor(ctx: Ctx, { body }: Input<typeof sensors.create>): Promise<Sensor> {
  const sensor = await saveSensor(ctx, placeOf(ctx), { ...body, id: null })
  ctx.audit({ entity: 'sensor', entity_id: sensor.id, detail: { after: sensor } })
  return sensor
}

/** @throws Problem 404; 422 where the id in the body is another one or the device has a sensor already. */
export async function changeSensor(
  ctx: Ctx,
  { params, body: { base_version: _base, ...body } }: Input<typeof sensors.change>,
): Promise<Sensor> {
  if (body.id != null && body.id !== params.id)
    throw invalid('id', 'other_id', 'The id in the address is of another sensor.')
  if (!(await lockSensor(ctx.db, placeOf(ctx), params.id))) throw notFound('Sensor')
  const sensor = await saveSensor(ctx, placeOf(ctx), { ...body, id: params.id })
  ctx.audit({ entity: 'sensor', entity_id: sensor.id, detail: { after: sensor } })
  return sensor
}

export async function removeSensor(
  ctx: Ctx,
  { params }: Input<typeof sensors.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockSensor(ctx.db, at, params.id)
  if (!before) throw notFound('Sensor')
  await clearSensor(ctx.db, at, params.id)
  await markSensorRemoved(ctx.db, at, params.id, ctx.now.toISOString())
  ctx.audit({ entity: 'sensor', entity_id: params.id, detail: { before } })
  return { ok: true }
}
