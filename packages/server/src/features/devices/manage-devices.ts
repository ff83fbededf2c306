import type { ResponseOf } from '@larder/contract/kit'
import type { Device, devices } from '@larder/contract/devices'
import { hasEmail } from '@larder/core/accounts'
import { placeOf, userId, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { countMail } from '#kit/mail/mail-limit.ts'
import { toOthers } from '#kit/mail/waiting-mail.ts'
import { notFound } from '#kit/problem.ts'
import { makeCode } from './codes.ts'
import type { AskingForPin } from './devices.jobs.ts'
import {
  findOwnAccount,
  findUsernameOf,
  insertDevice,
  isWorkerOf,
  listDeviceRows,
  noteAsked,
  readGiver,
  revokeDevice,
  storeCode,
} from './devices.queries.ts'
import { sealPin } from './seal-pin.ts'

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

/**
 * A PIN that the person has stays until they choose another: by the code, or with an account of their own
 * there. @throws Problem 404, 422 `mail_limit`
 */
export async function giveCode(
  ctx: Ctx,
  { params }: Input<typeof devices.giveCode>,
): Promise<ResponseOf<typeof devices.giveCode>> {
  const at = placeOf(ctx)
  if (!(await isWorkerOf(ctx.db, at, params.id))) throw notFound('Worker')
  const { giver, ...names } = await readGiver(ctx.db, at, userId(ctx))
  const user_id = await findOwnAccount(ctx.db, at.company_id, params.id)
  if (user_id !== null) {
    if (await noteAsked(ctx.db, at.company_id, params.id)) await sealPin(ctx, at, params.id)
    const is_mailed = await mailRequest(ctx, { user_id, asked_by: giver, ...names })
    ctx.audit({ entity: 'worker_pin', entity_id: params.id, detail: { pin: 'asked for', is_mailed } })
    return { code: null, expires_at: null, is_mailed }
  }
  const { code, ...stored } = makeCode(ctx.now)
  await storeCode(ctx.db, at.company_id, params.id, { ...stored, code_given_by: giver })
  await sealPin(ctx, at, params.id)
  ctx.audit({ entity: 'worker_pin', entity_id: params.id, detail: { code: 'given' } })
  return { code, expires_at: stored.code_expires_at, is_mailed: false }
}

/** Whether the account has an address. */
async function mailRequest(ctx: Ctx, asking: AskingForPin): Promise<boolean> {
  const username = await findUsernameOf(ctx.db, asking.user_id)
  if (username === undefined || !hasEmail(username)) return false
  const { company_id } = placeOf(ctx)
  await countMail(ctx, { to: username, company_id, field: 'id' })
  await enqueue(ctx, 'devices.ask_for_pin', asking, await toOthers(ctx, company_id))
  return true
}
