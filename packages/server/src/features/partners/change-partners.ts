import type { Partner, partners } from '@larder/contract/partners'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, type Problem } from '#kit/problem.ts'
import {
  insertPartners,
  isTaken,
  listPartnerRows,
  lockPartner,
  updatePartner,
  type PartnerRow,
} from './partners.queries.ts'

export const listPartners = (ctx: Ctx): Promise<Partner[]> => listPartnerRows(ctx.db, placeOf(ctx))

const taken = (): Problem => invalid('name', 'name_taken', 'The place has a partner of this name.')

type Given = Omit<Input<typeof partners.change>['body'], 'name' | 'is_disabled'>

/** The named contacts over those of before; texts without spaces around. */
const withContacts = (before: PartnerRow, given: Given): PartnerRow => ({
  ...before,
  is_supplier: given.is_supplier ?? before.is_supplier,
  is_customer: given.is_customer ?? before.is_customer,
  email: given.email?.trim() ?? before.email,
  phone: given.phone?.trim() ?? before.phone,
  address: given.address?.trim() ?? before.address,
  gln: given.gln ?? before.gln,
})

function store(ctx: Ctx, partner: PartnerRow) {
  const { id, version: _, ...row } = partner
  return updatePartner(ctx.db, placeOf(ctx), id, { ...row, updated_at: ctx.now.toISOString() })
}

/** @throws Problem 422 `name_taken`. */
export async function createPartner(
  ctx: Ctx,
  { body: { name, ...given } }: Input<typeof partners.create>,
): Promise<Partner> {
  const [added] = await insertPartners(ctx.db, placeOf(ctx), {
    names: [name.trim()],
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  if (added === undefined) throw taken()
  const partner = withContacts(added, given)
  await store(ctx, partner)
  ctx.audit({ entity: 'partner', entity_id: partner.id, detail: { name: partner.name } })
  return partner
}

/** @throws Problem 404; 422 `name_taken`. */
export async function changePartner(
  ctx: Ctx,
  { params, body: { name, is_disabled, ...given } }: Input<typeof partners.change>,
): Promise<Partner> {
  const at = placeOf(ctx)
  const before = await lockPartner(ctx.db, at, params.id)
  if (before === undefined) throw notFound('Partner')
  const after = {
    ...withContacts(before, given),
    name: name?.trim() ?? before.name,
    is_disabled: is_disabled ?? before.is_disabled,
  }
  if (await isTaken(ctx.db, at, after)) throw taken()
  await store(ctx, after)
  ctx.audit({ entity: 'partner', entity_id: after.id, detail: { before, after } })
  return after
}
