import { holds, type PlaceContext } from '../facts/conditions.ts'
import type { MonitoringTask, TaskId } from '../facts/facts.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanHazard, PlanLimit, PlanTask } from './plan.ts'
import { judgingLimits, strictestLimit, type ResolvedLimits } from '../facts/resolve-limits.ts'

/**
 * The values for judging entries of a task: the same objects that the watched hazards carry. Where a narrower
 * limit replaced the task's own one there, the strictest of the same quantity is used.
 */
function taskLimits(
  task: MonitoringTask,
  watched: readonly PlanHazard[],
  resolved: ResolvedLimits,
): readonly PlanLimit[] {
  const own = task.limit === null ? undefined : resolved.get(task.limit)
  if (own === undefined || own.values.length === 0) return []
  const carried = watched.flatMap((hazard) => hazard.limits)
  const same = [...new Set(carried.filter((limit) => limit.id === task.limit))]
  const standIn =
    same.length > 0 ? null : strictestLimit(carried.filter((limit) => limit.quantity === own.limit.quantity))
  if (standIn !== null) return [standIn]
  return judgingLimits(same.length > 0 ? same : own.values, own.apart)
}

/** Tasks for further foods of the same limit are named after the food: `T-smoke.smoked_fish`. */
const taskOfValue = (id: TaskId, { note_key }: PlanLimit): TaskId => `${id}.${note_key ?? 'default'}`

/** The fact behind the task of a plan, whose id may name a food or a product group too. */
export const factOfTask = (id: TaskId): TaskId => (/^T-[^.@]+/.exec(id)?.[0] as TaskId | undefined) ?? id

/**
 * One task for each value: a batch of fish is judged by the figure of fish. A reading without any figure is a
 * check.
 */
function tasksOf(
  task: MonitoringTask,
  watched: readonly PlanHazard[],
  resolved: ResolvedLimits,
): readonly PlanTask[] {
  const made = (limit: PlanLimit | null): PlanTask => ({
    id: task.id,
    category: task.category,
    frequency: task.frequency,
    frequency_key: task.frequency_key ?? null,
    times: task.times,
    entry: limit === null ? 'choose_one_answer' : task.entry,
    limit,
    action: task.action,
    hazards: watched.map((hazard) => hazard.key),
    evidence: task.evidence,
    sources: task.sources,
  })
  const [first, ...others] = taskLimits(task, watched, resolved)
  if (first === undefined || others.length === 0) return [made(first ?? null)]
  const isApart = (limit: PlanLimit): boolean =>
    task.limit !== null && resolved.get(task.limit)?.apart.has(limit) === true
  const ofFood = (limit: PlanLimit): PlanTask => ({
    ...made(limit),
    ...(limit.note_key === null || !isApart(limit) ? {} : { food: limit.note_key }),
  })
  return [
    ofFood(first),
    ...others.map((limit) => ({ ...ofFood(limit), id: taskOfValue(task.id, limit), of: task.id })),
  ]
}

/** The monitoring tasks of the place: those that watch a hazard and those whose own condition holds. */
export function planTasks(
  tasks: readonly MonitoringTask[],
  hazards: readonly PlanHazard[],
  place: PlaceContext,
  resolved: ResolvedLimits,
): readonly PlanTask[] {
  const watching = Map.groupBy(
    hazards.flatMap((hazard) => hazard.tasks.map((task) => ({ task, hazard }))),
    ({ task }) => task,
  )
  return [...tasks]
    .filter((task) => watching.has(task.id) || holds(task.when, place))
    .sort((a, b) => byText(a.id, b.id))
    .flatMap((task) =>
      tasksOf(
        task,
        (watching.get(task.id) ?? []).map(({ hazard }) => hazard),
        resolved,
      ),
    )
}

/** The hazards with every task of the plan that watches them, those of single foods too. */
export function withFoodTasks(
  hazards: readonly PlanHazard[],
  tasks: readonly PlanTask[],
): readonly PlanHazard[] {
  const further = Map.groupBy(
    tasks.filter(({ of }) => of !== undefined),
    ({ of }) => of,
  )
  if (further.size === 0) return hazards
  return hazards.map((hazard) => {
    const more = hazard.tasks.flatMap((task) => further.get(task) ?? [])
    return more.length === 0
      ? hazard
      : { ...hazard, tasks: sortedSet([...hazard.tasks, ...more.map(({ id }) => id)]) }
  })
}
