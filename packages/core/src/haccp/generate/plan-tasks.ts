import { holds, type PlaceContext } from '../facts/conditions.ts'
import type { MonitoringTask, TaskId } from '../facts/facts.ts'
import { joinLines } from './join-lines.ts'
import { byText } from './order.ts'
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

/** The fact behind the task of a plan, whose id may name a product group too: `T-smoke@12`. */
export const factOfTask = (id: TaskId): TaskId => (/^T-[^@]+/.exec(id)?.[0] as TaskId | undefined) ?? id

/**
 * A small business watches some things less often; what a critical control point needs is watched as for
 * others.
 */
function atPlace(task: MonitoringTask, watched: readonly PlanHazard[], place: PlaceContext): MonitoringTask {
  const { less_often, frequency_key: _often, ...rest } = task
  const isCritical = watched.some(({ decision }) => decision.class === 'CCP')
  if (less_often === undefined || !holds(less_often.when, place)) return task
  if (isCritical && less_often.frequency === 'other') return task
  const { when: _when, sources, ...often } = less_often
  return { ...rest, ...often, sources: [...task.sources, ...sources] }
}

/** A batch of fish is judged by the figure of fish. A reading without any figure is a check. */
function taskOf(
  monitoringTask: MonitoringTask,
  watched: readonly PlanHazard[],
  { place, resolved }: { readonly place: PlaceContext; readonly resolved: ResolvedLimits },
): PlanTask {
  const task = atPlace(monitoringTask, watched, place)
  const limits = taskLimits(task, watched, resolved)
  const [limit = null] = limits
  return {
    id: task.id,
    category: task.category,
    ...(task.round !== undefined && { round: task.round }),
    frequency: task.frequency,
    frequency_key: task.frequency_key ?? null,
    times: task.times,
    entry: limit === null ? 'choose_one_answer' : task.entry,
    limit,
    ...(limits.length > 1 && { foods: limits }),
    action: task.action,
    hazards: watched.map((hazard) => hazard.key),
    evidence: task.evidence,
    sources: task.sources,
  }
}

/**
 * The monitoring tasks of the place: those that watch a hazard and those whose own condition holds. Tasks
 * that share a line are one task.
 */
export function planTasks(
  tasks: readonly MonitoringTask[],
  hazards: readonly PlanHazard[],
  place: PlaceContext,
  resolved: ResolvedLimits,
): ReturnType<typeof joinLines> {
  const watching = Map.groupBy(
    hazards.flatMap((hazard) => hazard.tasks.map((task) => ({ task, hazard }))),
    ({ task }) => task,
  )
  const planned = [...tasks]
    .filter((task) => watching.has(task.id) || holds(task.when, place))
    .sort((a, b) => byText(a.id, b.id))
    .map((task) =>
      taskOf(
        task,
        (watching.get(task.id) ?? []).map(({ hazard }) => hazard),
        { place, resolved },
      ),
    )
  return joinLines(planned, tasks)
}
