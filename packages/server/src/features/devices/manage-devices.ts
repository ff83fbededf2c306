import type { ResponseOf } from '@larder/contract/kit'
import type { Device, devices } from '@larder/contract/devices'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { isWorkerOf } from '#features/workers/public.ts'
import { makeCode } from './codes.ts'
import { insertDevice, listDeviceRows, revokeDevice, storeCode } from './devices.queries.ts'

export const listDevices = (ctx: Ctx): Promise<Device[]> => listDeviceRows(ctx.db, placeOf(ctx))

export async function createDevice(
  ctx: Ctx,
  { body }: Input<typeof devices.create>,
): Promise<ResponseOf<typeof devices.create>> {
  const { code, code_hash, code_expires_at } = makeCode(ctx.now)
  const created_at = ctx.now.toISOString()
  const name = body.name.trim()
  const { id } = await insertDevice(ctx.db, placeOf(ctx), {
    name,
    code_hash,
    code_expires_at,
    created_by: writingUser(ctx),
    created_at,
  })
  ctx.audit({ entity: 'device', entity_id: id, detail: { name } })
  return { id, name, is_paired: false, created_at, last_seen_at: null, code, expires_at: code_expires_at }
}

/** Sessions on the device end with it. @throws Problem 404 */
export async function removeDevice(
  ctx: Ctx,
  { params }: Input<typeof devices.remove>,
): Promise<{ ok: true }> {
  if (!(await revokeDevice(ctx.db, placeOf(ctx), params.id, ctx.now.toISOString()))) throw notFound('Device')
  ctx.audit({ entity: 'device', entity_id: params.id, detail: { revoked: true } })
  return { ok: true }
}

/** A PIN that the person has stays until they choose another by the code. @throws Problem 404 */
export async function giveCode(
  ctx: Ctx,
  { params }: Input<typeof devices.giveCode>,
): Promise<ResponseOf<typeof devices.giveCode>> {
  const at = placeOf(ctx)
  if (!(await isWorkerOf(ctx.db, at, params.id))) throw notFound('Worker')
  const { code, ...stored } = makeCode(ctx.now)
  await storeCode(ctx.db, at.company_id, params.id, stored)
  ctx.audit({ entity: 'worker_pin', entity_id: params.id, detail: { code: 'given' } })
  return { code, expires_at: stored.code_expires_at }
}
