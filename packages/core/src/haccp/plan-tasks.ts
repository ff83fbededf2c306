import { holds, type PlaceContext } from './conditions.ts'
import type { MonitoringTask } from './facts.ts'
import { byText } from './order.ts'
import type { PlanHazard, PlanLimit, PlanTask } from './plan.ts'
import { soleLimit, strictestLimit, type ResolvedLimits } from './resolve-limits.ts'

/**
 * The value that entries of a task are judged by: the same object that the hazards carry which the task watches. Where
 * a narrower limit took the place of the task's own there, the strictest of the same quantity stands in.
 */
function taskLimit(task: MonitoringTask, watched: readonly PlanHazard[], resolved: ResolvedLimits): PlanLimit | null {
  const own = task.limit === null ? undefined : resolved.get(task.limit)
  if (own === undefined || own.values.length === 0) return null
  const carried = watched.flatMap((hazard) => hazard.limits)
  const same = carried.filter((limit) => limit.id === task.limit)
  if (same.length > 0) return soleLimit(same)
  return strictestLimit(carried.filter((limit) => limit.quantity === own.limit.quantity)) ?? soleLimit(own.values)
}

/** The monitoring tasks of the place: those that watch a hazard and those whose own condition holds, one per id. */
export function planTasks(tasks: readonly MonitoringTask[], hazards: readonly PlanHazard[], place: PlaceContext, resolved: ResolvedLimits): readonly PlanTask[] {
  const watching = Map.groupBy(
    hazards.flatMap((hazard) => hazard.tasks.map((task) => ({ task, hazard }))),
    ({ task }) => task,
  )
  return [...tasks]
    .filter((task) => watching.has(task.id) || holds(task.when, place))
    .sort((a, b) => byText(a.id, b.id))
    .map((task) => {
      const watched = (watching.get(task.id) ?? []).map(({ hazard }) => hazard)
      return {
        id: task.id,
        category: task.category,
        frequency: task.frequency,
        frequency_key: task.frequency_key ?? null,
        times: task.times,
        entry: task.entry,
        limit: taskLimit(task, watched, resolved),
        action: task.action,
        hazards: watched.map((hazard) => hazard.key),
        evidence: task.evidence,
        sources: task.sources,
      }
    })
}
