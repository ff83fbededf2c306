import type { Knowledge } from '../facts/facts.ts'
import { sortedSet } from './order.ts'
import type { PlaceProfile, PlanHazard } from './plan.ts'
import { PlanError } from './plan-error.ts'

type Facts = readonly { readonly id: string }[]

/** Every plan is checked against the same lists of facts: their ids are gathered once. */
const gathered = new WeakMap<Facts, ReadonlySet<string>>()
function idsOf(facts: Facts): ReadonlySet<string> {
  const ids = gathered.get(facts) ?? new Set(facts.map((fact) => fact.id))
  gathered.set(facts, ids)
  return ids
}

/** @throws PlanError `unknown_fact` when the profile names what the knowledge does not hold. */
export function checkProfile(profile: PlaceProfile, knowledge: Knowledge): void {
  const subProcesses = new Set<string>(knowledge.processes.flatMap((process) => process.sub_processes))
  const missing = (ids: readonly string[], validIds: ReadonlySet<string>): readonly string[] =>
    ids.filter((id) => !validIds.has(id))
  const unknown = sortedSet([
    ...missing([profile.activity], idsOf(knowledge.activities)),
    ...missing(
      profile.processes.map((process) => process.id),
      idsOf(knowledge.processes),
    ),
    ...missing(
      profile.processes.flatMap((process) => process.sub_processes),
      subProcesses,
    ),
    ...missing(profile.product_groups, idsOf(knowledge.product_groups)),
    ...missing(profile.food_groups, idsOf(knowledge.food_groups)),
  ])
  if (unknown.length > 0)
    throw new PlanError('unknown_fact', 'The profile names facts that the knowledge does not hold', unknown)
}

/**
 * @throws PlanError `knowledge_gap` when a hazard leads to a fact that is not there, or a CCP lacks what
 * makes it one.
 */
export function checkHazards(hazards: readonly PlanHazard[], knowledge: Knowledge): void {
  const tasks = idsOf(knowledge.tasks)
  const actions = idsOf(knowledge.actions)
  const prps = idsOf(knowledge.prps)
  const gaps = hazards.flatMap((hazard) => [
    ...hazard.tasks.filter((task) => !tasks.has(task)).map((task) => `${hazard.key} → ${task}`),
    ...(actions.has(hazard.action) ? [] : [`${hazard.key} → ${hazard.action}`]),
    ...(prps.has(hazard.prp) ? [] : [`${hazard.key} → ${hazard.prp}`]),
    ...(hazard.decision.class === 'CCP' && hazard.limits.length === 0 ? [`${hazard.key} has no limit`] : []),
    ...(hazard.decision.class === 'CCP' && hazard.tasks.length === 0 ? [`${hazard.key} has no task`] : []),
  ])
  if (gaps.length > 0)
    throw new PlanError('knowledge_gap', 'The knowledge leaves gaps in the plan', sortedSet(gaps))
}
