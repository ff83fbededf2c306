/** A person with an account chooses the PIN there: nobody else can act on tablets in their name. */
import type { ResponseOf } from '@larder/contract/kit'
import type { devices } from '@larder/contract/devices'
import { inCompany } from '#db/transaction.ts'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { hashPassword } from '#kit/passwords.ts'
import { notFound } from '#kit/problem.ts'
import { sealPin } from './seal-pin.ts'
import { listOwnPins, storeOwnPin } from './devices.queries.ts'

type Pins = ResponseOf<typeof devices.ownPins>

export const readOwnPins = async (ctx: Ctx): Promise<Pins> => [...(await listOwnPins(ctx.db))]

export const hashOwnPin = (_outside: Outside, { body }: Input<typeof devices.setOwnPin>): Promise<string> =>
  hashPassword(body.pin)

/** @throws Problem 404 where the account is not this worker */
export async function setOwnPin(
  ctx: Ctx,
  { params }: Input<typeof devices.setOwnPin>,
  pin_hash: string,
): Promise<Pins> {
  const at = await storeOwnPin(ctx.db, params.id, pin_hash)
  if (at === undefined) throw notFound('Worker')
  await inCompany(ctx.db, at.company_id, () => sealPin(ctx, at, params.id))
  ctx.audit({ entity: 'worker_pin', entity_id: params.id, detail: { pin: 'chosen in the account' } })
  return readOwnPins(ctx)
}
