/**
 * A plan by product groups: a common part, and one analysis a group, each made by the generator. When they
 * are joined, control points are numbered over the whole place, and each monitoring task appears once where
 * its limit is the same.
 */
import type { TaskId } from '../facts/facts.ts'
import type { Plan, PlanHazard, PlanTask } from './plan.ts'

export type GroupPlan = { readonly id: number; readonly name: string; readonly plan: Plan }

export type JoinedPlan = {
  /** General data, programmes, duties; control points and tasks of all groups. */
  readonly common: Plan
  readonly groups: readonly GroupPlan[]
}

type Control = 'CCP' | 'oPRP'

const highest = ({ hazards }: Plan, control: Control): number =>
  Math.max(
    0,
    ...hazards
      .filter(({ decision }) => decision.class === control)
      .map(({ decision }) => decision.number ?? 0),
  )

const shifted = (hazard: PlanHazard, by: Readonly<Record<Control, number>>): PlanHazard => {
  const { number } = hazard.decision
  if (hazard.decision.class === 'PRP' || number === null) return hazard
  return { ...hazard, decision: { ...hazard.decision, number: number + by[hazard.decision.class] } }
}

/** Numbers run on from group to group: “CCP 3” is one thing in the place. */
function numberOn(groups: readonly GroupPlan[]): readonly GroupPlan[] {
  const by = { CCP: 0, oPRP: 0 }
  return groups.map((group) => {
    const { plan } = group
    const offset = { ...by }
    by.CCP += highest(plan, 'CCP')
    by.oPRP += highest(plan, 'oPRP')
    if (offset.CCP === 0 && offset.oPRP === 0) return group
    const nodes = plan.flow.nodes.map((node) => ({
      ...node,
      ccps: node.ccps.map((number) => number + offset.CCP),
    }))
    return {
      ...group,
      plan: {
        ...plan,
        hazards: plan.hazards.map((hazard) => shifted(hazard, offset)),
        flow: { ...plan.flow, nodes },
      },
    }
  })
}

/** Two tasks are the same when all but their hazards are equal. */
const signature = ({ hazards: _hazards, ...task }: PlanTask): string => JSON.stringify(task)

type Variant = {
  readonly id: TaskId
  readonly task: PlanTask
  readonly groups: GroupPlan[]
  readonly hazards: string[]
}

/** The key of a group's hazard in the common plan. */
export const groupKey = (group: number, key: string): string => `${group}:${key}`

/** The product group of such a key; null for a hazard of a plan with one analysis. */
export const groupOfKey = (key: string): number | null =>
  /^[1-9]\d*:/.test(key) ? Number.parseInt(key, 10) : null

/**
 * Each task once for every limit, frequency and action that groups have of it; further ones are named after a
 * group.
 */
function variantsOf(groups: readonly GroupPlan[]): ReadonlyMap<string, Variant> {
  const variants = new Map<string, Variant>()
  const taken = new Set<TaskId>()
  for (const group of groups) {
    for (const task of group.plan.tasks) {
      const key = signature(task)
      const existingVariant = variants.get(key)
      const id: TaskId = existingVariant?.id ?? (taken.has(task.id) ? `${task.id}@${group.id}` : task.id)
      taken.add(id)
      const variant = existingVariant ?? { id, task, groups: [], hazards: [] }
      variant.groups.push(group)
      variant.hazards.push(...task.hazards.map((hazard) => groupKey(group.id, hazard)))
      variants.set(key, variant)
    }
  }
  return variants
}

function joinedTask({ id, task, groups, hazards }: Variant, isSplit: boolean): PlanTask {
  return {
    ...task,
    id,
    hazards,
    ...(id === task.id ? {} : { of: task.of ?? task.id }),
    ...(isSplit ? { groups: groups.map(({ name }) => name) } : {}),
  }
}

/**
 * Joins the groups' analyses with the common part of the place. Group plans are returned with numbers and
 * task ids of the place; the common plan has the control points of all groups, and the tasks of groups and
 * programmes.
 */
export function joinGroups(common: Plan, groupPlans: readonly GroupPlan[]): JoinedPlan {
  const numbered = numberOn(groupPlans)
  const variants = variantsOf(numbered)
  const split = new Set(
    [...Map.groupBy(variants.values(), ({ task }) => task.id)]
      .filter(([, same]) => same.length > 1)
      .map(([id]) => id),
  )
  const idIn = (plan: Plan, task: TaskId): TaskId => {
    const own = plan.tasks.find(({ id }) => id === task)
    return own === undefined ? task : (variants.get(signature(own))?.id ?? task)
  }
  const groups = numbered.map(({ id, name, plan }) => {
    const hazards = plan.hazards.map((hazard) => ({
      ...hazard,
      tasks: hazard.tasks.map((task) => idIn(plan, task)),
    }))
    const tasks = plan.tasks.map((task) =>
      idIn(plan, task.id) === task.id ? task : { ...task, id: idIn(plan, task.id), of: task.of ?? task.id },
    )
    return { id, name, plan: { ...plan, hazards, tasks } }
  })
  const joined = [...variants.values()].map((variant) => joinedTask(variant, split.has(variant.task.id)))
  const watched = new Set(joined.map(({ id, of }) => of ?? id))
  const standing = common.tasks
    .filter(({ id, of }) => !watched.has(of ?? id))
    .map((task) => ({ ...task, hazards: [] }))
  const hazards = groups.flatMap(({ id, name, plan }) =>
    plan.hazards
      .filter(({ decision }) => decision.class !== 'PRP')
      .map((hazard) => ({ ...hazard, key: groupKey(id, hazard.key), group: name })),
  )
  return {
    common: {
      ...common,
      hazards,
      tasks: [...joined, ...standing],
      limits: limitsOf(common, groups),
      flow: { nodes: [], edges: [] },
      groups: groups.map(({ id, name, plan }) => ({ id, name, hazards: plan.hazards.length })),
    },
    groups,
  }
}

/** Every value that applies to a group, each once. */
const limitsOf = (common: Plan, groups: readonly GroupPlan[]): Plan['limits'] => {
  const seen = new Map(
    [...common.limits, ...groups.flatMap(({ plan }) => plan.limits)].map((limit) => [
      JSON.stringify(limit),
      limit,
    ]),
  )
  return [...seen.values()]
}
