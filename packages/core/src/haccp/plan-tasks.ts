import { holds, type PlaceContext } from './conditions.ts'
import type { MonitoringTask } from './facts.ts'
import { byText } from './order.ts'
import type { PlanHazard, PlanLimit, PlanTask } from './plan.ts'
import { soleLimit, strictestLimit, type ResolvedLimits } from './resolve-limits.ts'

/**
 * The value that entries of a task are judged by. It is the same object as the hazards carry that the task watches; only
 * when these name the task's limit under another id does the strictest of the same quantity stand in.
 */
function taskLimit(task: MonitoringTask, watched: readonly PlanHazard[], resolved: ResolvedLimits): PlanLimit | null {
  if (task.limit === null) return null
  const own = resolved.get(task.limit)
  const carried = watched.flatMap((hazard) => hazard.limits)
  const same = carried.filter((limit) => limit.id === task.limit)
  if (same.length > 0) return soleLimit(same)
  const alike = carried.filter((limit) => limit.quantity === own?.limit.quantity)
  return strictestLimit(alike) ?? soleLimit(own?.values ?? [])
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
