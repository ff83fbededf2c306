/** Who stated the allergens of a product, and when, as far as the reader may know it. */
import type { AllergensStated } from '@larder/contract/products'
import type { Ctx } from '#kit/context.ts'
import type { StatementRow } from './statements.queries.ts'

/** Users of the company see the person; guests and other systems see the day alone. */
export function showStatement(
  { actor }: Pick<Ctx, 'actor'>,
  { allergens_stated_at: at, allergens_stated_by: id, stated_by_name: name }: StatementRow,
): AllergensStated {
  if (at === null) return null
  const isSeen = actor.kind === 'user' && id !== null && name !== null
  return { at, by: isSeen ? { id, name } : null }
}
