import type { Partner, partners } from '@larder/contract/partners'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, type Problem } from '#kit/problem.ts'
import { insertPartners, isTaken, listPartnerRows, lockPartner, updatePartner } from './partners.queries.ts'

export const listPartners = (ctx: Ctx): Promise<Partner[]> => listPartnerRows(ctx.db, placeOf(ctx))

const taken = (): Problem => invalid('name', 'name_taken', 'The place has a partner of this name.')

/** @throws Problem 422 `name_taken`. */
export async function createPartner(ctx: Ctx, { body }: Input<typeof partners.create>): Promise<Partner> {
  const [partner] = await insertPartners(ctx.db, placeOf(ctx), {
    names: [body.name.trim()],
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  if (partner === undefined) throw taken()
  ctx.audit({ entity: 'partner', entity_id: partner.id, detail: { name: partner.name } })
  return partner
}

/** @throws Problem 404; 422 `name_taken`. */
export async function changePartner(
  ctx: Ctx,
  { params, body }: Input<typeof partners.change>,
): Promise<Partner> {
  const at = placeOf(ctx)
  const before = await lockPartner(ctx.db, at, params.id)
  if (before === undefined) throw notFound('Partner')
  const after = {
    id: before.id,
    name: body.name?.trim() ?? before.name,
    is_disabled: body.is_disabled ?? before.is_disabled,
  }
  if (await isTaken(ctx.db, at, after)) throw taken()
  await updatePartner(ctx.db, at, after.id, {
    name: after.name,
    is_disabled: after.is_disabled,
    updated_at: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'partner', entity_id: after.id, detail: { before, after } })
  return after
}
