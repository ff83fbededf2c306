/** Making a plan again from the same profile and edition, because the place has changed something in it. */
import type { Plan } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { adoptPlanTasks } from '#features/tasks/public.ts'
import type { Compared } from '../proposals/compare-editions.ts'
import {
  editionOf,
  findPlan,
  getPlace,
  listGroupPlans,
  lockPlan,
  noteEdit,
  readEdits,
  temperatureUnit,
  type EditNote,
  type Edition,
} from '#features/plan-data/public.ts'
import { makeGroups, makeOne, storeMade, type Before, type MadePlans } from './make-plans.ts'
import { refreshProposals } from '../proposals/refresh-proposals.ts'

type Again = { readonly before: Before; readonly edition: Edition; readonly is_outdated: boolean }

/** As it is compared with another edition. */
const withAnalyses = ({ plan, groups }: MadePlans): Compared =>
  groups.length === 0
    ? plan
    : { ...plan, of_groups: groups.map((group) => ({ id: group.id, ...group.plan })) }

/** The plan of the same profiles by an edition, with the edits as they are now. */
export async function makeAgain(ctx: Ctx, at: PlaceKey, before: Plan, edition: Edition): Promise<MadePlans> {
  if (before.groups === undefined) return makeOne(ctx, at, before.profile, edition)
  const groups = (await listGroupPlans(ctx.db, at)).map(({ id, name, plan }) => ({
    id,
    name,
    profile: plan.profile,
  }))
  return makeGroups(ctx, at, { common: before.profile, groups }, edition)
}

/** Stores a plan that takes another's place, and makes its tasks the place's. */
export async function storeAgain(
  ctx: Ctx,
  at: PlaceKey,
  newPlans: MadePlans,
  { before, edition, is_outdated }: Again,
): Promise<{ readonly sha256: string }> {
  const stored = await storeMade(ctx, at, newPlans, { before, is_outdated })
  await adoptPlanTasks(ctx, at, {
    plan: newPlans.plan,
    edition,
    temperature_unit: temperatureUnit((await getPlace(ctx.db, at)).temperature_scale),
  })
  return stored
}

/**
 * To be called after an edit was stored, in its transaction: makes the plan again from the same profile and
 * the same edition with the present edits, and its tasks become the place's. Answers changed since then are
 * not used: an outdated plan stays outdated. Nothing happens before the first plan is generated.
 */
export async function remakePlan(ctx: Ctx, at: PlaceKey, note: EditNote): Promise<void> {
  await lockPlan(ctx.db, at)
  const row = await findPlan(ctx.db, at)
  if (!row || row.plan === null || row.flow === null) return
  const { plan: before, flow } = row
  const edition = await editionOf(
    ctx.db,
    ctx.platform,
    row.knowledge_version,
    (await readEdits(ctx.db, at)).rest_version,
  )
  const newPlans = await makeAgain(ctx, at, before, edition)
  const { sha256 } = await storeAgain(ctx, at, newPlans, {
    before: { plan: before, flow },
    edition,
    is_outdated: row.is_outdated,
  })
  await refreshProposals(ctx, at, { plan_id: row.id, plan: withAnalyses(newPlans), sha256 })
  await noteEdit(ctx, at, note)
}
