/**
 * Makes the plan from the answers of a place: one analysis, or one for each product group and a common part.
 */
import { createHash } from 'node:crypto'
import {
  generatePlan,
  joinGroups,
  noEdits,
  type FlowLayout,
  type GroupPlan,
  type Plan,
  type PlaceProfile,
} from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import { canonicalJson } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  commonProfile,
  groupProfile,
  listGroupPlans,
  readEdits,
  replaceGroupPlans,
  storePlan,
  type Edition,
  type GroupInput,
  type GroupPlanRow,
} from '#features/plan-data/public.ts'
import { layOutFlow } from '../flow/lay-out-flow.ts'

export type MadePlans = { readonly plan: Plan; readonly groups: readonly GroupPlan[] }

type GroupSource = { readonly id: number; readonly name: string; readonly profile: PlaceProfile }

/** One analysis of the place, with its edits. */
export const makeOne = async (
  ctx: Ctx,
  at: PlaceKey,
  profile: PlaceProfile,
  { knowledge }: Edition,
): Promise<MadePlans> => ({ plan: generatePlan(profile, knowledge, await readEdits(ctx.db, at)), groups: [] })

/**
 * One analysis a group, joined with the common part. Values of limits are the place's, other edits each
 * group's own.
 */
export async function makeGroups(
  ctx: Ctx,
  at: PlaceKey,
  { common, groups }: { readonly common: PlaceProfile; readonly groups: readonly GroupSource[] },
  { knowledge }: Edition,
): Promise<MadePlans> {
  const groupPlans: GroupPlan[] = []
  for (const { id, name, profile } of groups)
    groupPlans.push({ id, name, plan: generatePlan(profile, knowledge, await readEdits(ctx.db, at, id)) })
  const { limits, rest_version } = await readEdits(ctx.db, at)
  const ofPlace = { ...noEdits, limits, ...(rest_version === undefined ? {} : { rest_version }) }
  const joined = joinGroups(generatePlan(common, knowledge, ofPlace), groupPlans)
  return { plan: joined.common, groups: joined.groups }
}

/** The input for the groups of a place, and their common part. */
export function groupSources(
  profile: PlaceProfile,
  groups: readonly GroupInput[],
): { readonly common: PlaceProfile; readonly groups: readonly GroupSource[] } {
  const sources = groups.map((group) => ({
    id: group.id,
    name: group.name,
    profile: groupProfile(profile, group),
  }))
  return {
    common: commonProfile(
      profile,
      sources.map((source) => source.profile),
    ),
    groups: sources,
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const sameFlow = (a: Plan, b: Plan): boolean => canonicalJson(a.flow) === canonicalJson(b.flow)

/** The present plan: a diagram with the same content is not laid out again. */
export type Before = { readonly plan: Plan; readonly flow: FlowLayout } | null

async function drawing(ctx: Ctx, plan: Plan, before: Before): Promise<FlowLayout> {
  if (plan.flow.nodes.length === 0) return { width: 0, height: 0, nodes: [], edges: [] }
  return before !== null && sameFlow(plan, before.plan) ? before.flow : layOutFlow(ctx.platform, plan)
}

async function storeGroups(ctx: Ctx, at: PlaceKey, groups: readonly GroupPlan[]): Promise<readonly string[]> {
  const before = new Map<number, GroupPlanRow>((await listGroupPlans(ctx.db, at)).map((row) => [row.id, row]))
  const groupRows = []
  for (const { id, plan } of groups) {
    const text = canonicalJson(plan)
    groupRows.push({
      id,
      plan: text,
      flow: JSON.stringify(await drawing(ctx, plan, before.get(id) ?? null)),
      sha256: hashOf(text),
      generated_at: ctx.now.toISOString(),
    })
  }
  await replaceGroupPlans(ctx.db, at, groupRows)
  return groupRows.map(({ sha256 }) => sha256)
}

/**
 * Stores what was made as the place's plan: filled, not confirmed. The SHA-256 covers the analyses of all
 * groups.
 */
export async function storeMade(
  ctx: Ctx,
  at: PlaceKey,
  { plan, groups }: MadePlans,
  { before, is_outdated }: { readonly before: Before; readonly is_outdated: boolean },
): Promise<{ readonly sha256: string }> {
  const text = canonicalJson(plan)
  const sha256 =
    groups.length === 0 ? hashOf(text) : hashOf([text, ...(await storeGroups(ctx, at, groups))].join('\n'))
  if (groups.length === 0) await replaceGroupPlans(ctx.db, at, [])
  const flow = JSON.stringify(await drawing(ctx, plan, before))
  await storePlan(ctx.db, at, {
    plan: text,
    flow,
    sha256,
    knowledge_version: plan.knowledge_version,
    generated_at: ctx.now.toISOString(),
    is_outdated,
  })
  return { sha256 }
}
