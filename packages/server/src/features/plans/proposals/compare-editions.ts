import {
  generatePlan,
  keepsNothing,
  noEdits,
  PlanError,
  proposeChanges,
  withoutKept,
  type Knowledge,
  type KnowledgeTexts,
  type Plan,
  type ProposalSide,
  type Proposed,
} from '@larder/core/haccp'

/** An edition with its English texts: texts of other languages differ only where English does. */
export type EnglishEdition = { readonly knowledge: Knowledge; readonly english: KnowledgeTexts }

/** The input of a plan. */
export type PlanInput = Pick<Plan, 'profile' | 'edits'>
/** A plan with the analyses of its product groups, where it has any. */
export type Compared = Plan & { readonly of_groups?: readonly (PlanInput & { readonly id: number })[] | null }

/**
 * Joined analyses have numbers and names of tasks that they do not have alone: they are made again to be
 * compared.
 */
const isAlone = (plan: PlanInput | Plan): plan is Plan => 'hazards' in plan && plan.groups === undefined

/**
 * The plan of the same profile and edits by either edition, kept things left out. Null where the newer one
 * cannot make it.
 */
export function sidesOf(
  plan: PlanInput | Plan,
  from: EnglishEdition,
  to: EnglishEdition,
): readonly [ProposalSide, ProposalSide] | null {
  const edits = withoutKept(plan.edits ?? noEdits)
  try {
    const before =
      isAlone(plan) && keepsNothing(plan.edits) ? plan : generatePlan(plan.profile, from.knowledge, edits)
    return [
      { plan: before, texts: from.english },
      { plan: generatePlan(plan.profile, to.knowledge, edits), texts: to.english },
    ]
  } catch (error) {
    if (error instanceof PlanError) return null
    throw error
  }
}

function proposalsOfPart(
  plan: PlanInput | Plan,
  from: EnglishEdition,
  to: EnglishEdition,
): readonly Proposed[] | null {
  const sides = sidesOf(plan, from, to)
  return sides === null ? null : proposeChanges(...sides, plan.edits ?? noEdits)
}

/**
 * The newer edition's proposals for the plan; null where it cannot make the plan and the place has to answer
 * more. Of a plan by product groups: limits and the rest once for the place, each hazard in its group.
 */
export function proposalsOf(
  plan: Compared,
  from: EnglishEdition,
  to: EnglishEdition,
): readonly Proposed[] | null {
  const common = proposalsOfPart(plan, from, to)
  if (common === null || plan.groups === undefined) return common
  const analyses = (plan.of_groups ?? []).map((analysis) => ({
    id: analysis.id,
    proposals: proposalsOfPart(analysis, from, to),
  }))
  const groupProposals = analyses.flatMap(({ id, proposals }) =>
    (proposals ?? []).map((one): Proposed => ({ ...one, group: id })),
  )
  if (analyses.some(({ proposals }) => proposals === null)) return null
  // All that groups work with is common; a limit that a group alone carries is named once all the same.
  const limits = [
    ...common.filter(({ kind }) => kind === 'limit'),
    ...groupProposals.filter(({ kind }) => kind === 'limit'),
  ]
  const once = limits.filter(({ key }, index) => limits.findIndex((limit) => limit.key === key) === index)
  return [
    ...once,
    ...groupProposals.filter(({ kind }) => kind === 'hazard'),
    ...common.filter(({ kind }) => kind === 'other'),
  ]
}
