/** A plan with single tasks, and the same plan with the rounds of the newest edition. */
import { PlanError, type Plan } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  editionOf,
  findPlan,
  listGroupPlans,
  listOpenProposals,
  newestEdition,
  storeProposals,
  type Edition,
} from '#features/plan-data/public.ts'
import type { MadePlans } from '../generate/make-plans.ts'
import { makeAgain } from '../generate/remake-plan.ts'
import { proposalsOf, type Compared } from '../proposals/compare-editions.ts'
import { inEnglish } from '../proposals/refresh-proposals.ts'

type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>
export type OldForm = {
  readonly row: PlanRow & { readonly plan: Plan }
  /** The edition that the present tasks are of. */
  readonly edition: Edition
}

const hasRounds = ({ knowledge }: Edition): boolean =>
  knowledge.tasks.some(({ round }) => round !== undefined)

/** The plan of the place where its tasks are single ones; null where they are rounds or there is none. */
export async function findOldForm(ctx: Ctx, at: PlaceKey): Promise<OldForm | null> {
  const row = await findPlan(ctx.db, at)
  if (!row || row.plan === null) return null
  const { plan, knowledge_version } = row
  const edition = await editionOf(ctx.db, ctx.platform, knowledge_version, plan.edits?.rest_version)
  return hasRounds(edition) ? null : { row: { ...row, plan }, edition }
}

/** The same answers by the newest edition; null where it cannot make the plan and asks for more. */
export async function makeWithRounds(ctx: Ctx, at: PlaceKey, { row }: OldForm): Promise<MadePlans | null> {
  try {
    return await makeAgain(ctx, at, row.plan, newestEdition)
  } catch (error) {
    if (error instanceof PlanError) return null
    throw error
  }
}

async function comparedPlan(ctx: Ctx, at: PlaceKey, { plan }: OldForm['row']): Promise<Compared> {
  if (plan.groups === undefined) return plan
  const groups = await listGroupPlans(ctx.db, at)
  return { ...plan, of_groups: groups.map((group) => ({ id: group.id, ...group.plan })) }
}

/** What the newest edition proposes; empty where the plan rests on it already. */
export async function proposedChanges(ctx: Ctx, at: PlaceKey, { row }: OldForm) {
  const { knowledge_version: version } = row
  if (version === null || version === newestEdition.version) return []
  const own = await editionOf(ctx.db, ctx.platform, version)
  return proposalsOf(await comparedPlan(ctx, at, row), inEnglish(own), inEnglish(newestEdition)) ?? []
}

/** Open proposals; made now where the job that makes them has not come to this plan yet. */
export async function openedProposals(ctx: Ctx, at: PlaceKey, old: OldForm) {
  const open = await listOpenProposals(ctx.db, at)
  const { id, sha256, knowledge_version } = old.row
  if (open.length > 0 || sha256 === null || knowledge_version === null) return open
  const proposals = await proposedChanges(ctx, at, old)
  if (proposals.length === 0) return []
  await storeProposals(ctx.db, [{ ...at, plan_id: id, sha256, from_version: knowledge_version, proposals }], {
    version: newestEdition.version,
    now: ctx.now.toISOString(),
  })
  return listOpenProposals(ctx.db, at)
}
