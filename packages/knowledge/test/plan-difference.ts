/**
 * The differences between two plans of one place, fact by fact: `+P13` added, `-AN-water-mains` removed,
 * `~P04/H08` changed.
 */
import type { Plan } from '@larder/core/haccp'

/** One plan is compared with many. */
const linesOfPlans = new WeakMap<Plan, ReadonlyMap<string, string>>()

function linesOf(plan: Plan): ReadonlyMap<string, string> {
  const lines = linesOfPlans.get(plan) ?? readLines(plan)
  linesOfPlans.set(plan, lines)
  return lines
}

/**
 * Every line of a plan under its id. Numbers of control points move with their neighbours and are left out.
 */
function readLines(plan: Plan): ReadonlyMap<string, string> {
  return new Map([
    ...plan.notes.map(({ code }) => [code, ''] as const),
    ...plan.steps.map(({ id, order, ...step }) => [id, JSON.stringify([step, order === null])] as const),
    ...plan.hazards.map(
      ({ key, ...hazard }) =>
        [key, JSON.stringify({ ...hazard, decision: { ...hazard.decision, number: null } })] as const,
    ),
    ...plan.tasks.map(({ id, hazards: _watched, ...task }) => [id, JSON.stringify(task)] as const),
    ...[...Map.groupBy(plan.limits, ({ id }) => id)].map(
      ([id, values]) => [id, JSON.stringify(values)] as const,
    ),
    ...plan.prps.map((id) => [id, ''] as const),
    ...plan.analyses.map(({ id, ...analysis }) => [id, JSON.stringify(analysis)] as const),
    ...plan.duties.map((id) => [id, ''] as const),
  ])
}

export function planDifference(before: Plan, after: Plan): readonly string[] {
  const old = linesOf(before)
  const now = linesOf(after)
  return [
    ...[...now].flatMap(([id, line]) =>
      old.has(id) ? (old.get(id) === line ? [] : [`~${id}`]) : [`+${id}`],
    ),
    ...[...old.keys()].filter((id) => !now.has(id)).map((id) => `-${id}`),
  ]
}
