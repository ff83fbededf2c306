import { sayValue } from '@larder/core/entries'
import type { StoredField } from '@larder/core/tasks'
import { writingUser, type Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { findPartner, giveGln, insertPartners, updatePartner } from './partners.queries.ts'

/** A longer text is no name and stays with its entry. */
const MOST_LETTERS = 255

/** Names that were written into an entry are known from then on. */
export async function rememberPartners(
  ctx: Ctx,
  at: PlaceKey,
  fields: readonly Pick<StoredField, 'type' | 'value'>[],
): Promise<void> {
  const names = fields
    .flatMap(({ type, value }) => (type === 'choose_partner' ? [sayValue(value).value ?? ''] : []))
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= MOST_LETTERS)
  if (names.length > 0)
    await insertPartners(ctx.db, at, {
      names: [...new Map(names.map((name) => [name.toLowerCase(), name])).values()],
      created_by: writingUser(ctx),
      now: ctx.now.toISOString(),
    })
}

/** The id of the partner of this name, which joins the list where it is new. `name` is not empty. */
export async function partnerNamed(ctx: Ctx, at: PlaceKey, name: string): Promise<number> {
  const [added] = await insertPartners(ctx.db, at, {
    names: [name.trim()],
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  return added?.id ?? (await findPartner(ctx.db, at, name.trim()))
}

/** The same with its Global Location Number, which a partner without one gets. */
export async function partnerWithGln(
  ctx: Ctx,
  at: PlaceKey,
  { name, gln }: { readonly name: string; readonly gln: string | null },
): Promise<number> {
  const id = await partnerNamed(ctx, at, name)
  if (gln !== null) await giveGln(ctx.db, at, id, gln)
  return id
}

/** A partner that delivered, or was delivered to, is one from then on. */
export const markPartner = (
  ctx: Ctx,
  at: PlaceKey,
  id: number,
  role: 'is_supplier' | 'is_customer',
): Promise<unknown> => updatePartner(ctx.db, at, id, { [role]: true, updated_at: ctx.now.toISOString() })
