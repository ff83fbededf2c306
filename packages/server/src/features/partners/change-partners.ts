import type { Partner, partners } from '@larder/contract/partners'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, type Problem } from '#kit/problem.ts'
import { insertPartners, isTaken, listPartnerRows, lockPartner, updatePartner } from './partners.queries.ts'

export const listPartners = (ctx: Ctx): Promise<Partner[]> => listPartnerRows(ctx.db, placeOf(ctx))

const taken = (): Problem => invalid('name', 'name_taken', 'The place has a partner of this name.')

type ContactChange = Omit<Input<typeof partners.change>['body'], 'name' | 'is_disabled' | 'base_version'>
type Contacts = { readonly [Name in keyof ContactChange]-?: NonNullable<ContactChange[Name]> }

/** The named contacts over those of before; texts without spaces around. */
function withContacts(before: Partner, change: ContactChange): Partner {
  const changedContacts = Object.entries(change).filter(([, value]) => value !== undefined)
  const contacts = changedContacts.map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...before, ...(Object.fromEntries(contacts) as Partial<Contacts>) }
}

function store(ctx: Ctx, partner: Partner) {
  const { id, version: _, ...row } = partner
  return updatePartner(ctx.db, placeOf(ctx), id, { ...row, updated_at: ctx.now.toISOString() })
}

/** @throws Problem 422 `name_taken`. */
export async function createPartner(
  ctx: Ctx,
  { body: { name, ...contacts } }: Input<typeof partners.create>,
): Promise<Partner> {
  const [added] = await insertPartners(ctx.db, placeOf(ctx), {
    names: [name.trim()],
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  if (added === undefined) throw taken()
  const partner = withContacts(added, contacts)
  await store(ctx, partner)
  ctx.audit({ entity: 'partner', entity_id: partner.id, detail: { name: partner.name } })
  return partner
}

/** @throws Problem 404; 422 `name_taken`. */
export async function changePartner(
  ctx: Ctx,
  { params, body }: Input<typeof partners.change>,
): Promise<Partner> {
  const { name, is_disabled, base_version: _, ...contacts } = body
  const at = placeOf(ctx)
  const before = await lockPartner(ctx.db, at, params.id)
  if (before === undefined) throw notFound('Partner')
  const after = {
    ...withContacts(before, contacts),
    name: name?.trim() ?? before.name,
    is_disabled: is_disabled ?? before.is_disabled,
  }
  if (await isTaken(ctx.db, at, after)) throw taken()
  await store(ctx, after)
  ctx.audit({ entity: 'partner', entity_id: after.id, detail: { before, after } })
  return after
}
