import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { proposalsOf, type Compared, type EnglishEdition } from './compare-editions.ts'
import {
  editionOf,
  listOpenProposals,
  storeProposals,
  textsOf,
  type Edition,
} from '#features/plan-data/public.ts'

export const inEnglish = (edition: Edition): EnglishEdition => ({
  knowledge: edition.knowledge,
  english: textsOf(edition, 'en'),
})

/** Updates the open proposals for the place's present plan. Does nothing where there are none. */
export async function refreshProposals(
  ctx: Ctx,
  at: PlaceKey,
  { plan_id, plan, sha256 }: { readonly plan_id: number; readonly plan: Compared; readonly sha256: string },
): Promise<void> {
  const [open] = await listOpenProposals(ctx.db, at)
  if (open === undefined) return
  const { from_version, to_version } = open
  const proposals =
    proposalsOf(
      plan,
      inEnglish(await editionOf(ctx.db, ctx.platform, from_version)),
      inEnglish(await editionOf(ctx.db, ctx.platform, to_version)),
    ) ?? []
  await storeProposals(ctx.db, [{ ...at, plan_id, sha256, from_version, proposals }], {
    version: to_version,
    now: ctx.now.toISOString(),
  })
}
