/**
 * Which line of a round continues a single task. A plan of an older edition read raw fish and ground meat as
 * tasks of their own; a newer one reads both at one line. The entries of both belong to that line.
 */
import type { MonitoringTask, TaskId } from '../facts/facts.ts'
import type { PlanTask } from './plan.ts'
import { factOfTask } from './plan-tasks.ts'

/** A task that the plan has no more; figures in the unit of its limit. */
export type EndedTask = {
  readonly id: TaskId
  readonly min: number | null
  readonly max: number | null
}

type Candidate = Pick<PlanTask, 'id' | 'of' | 'limit' | 'foods' | 'stored'>

/** The task of the knowledge base that a line is called after. */
const rootOf = (id: TaskId, facts: ReadonlyMap<TaskId, MonitoringTask>): TaskId => {
  const fact = factOfTask(id)
  return facts.get(fact)?.line?.task ?? fact
}

/** Higher = fits better: the same figure first, then a line that names the food. */
function fitOf(line: Candidate, ended: EndedTask, food: string | undefined): number {
  const limits = [...(line.limit === null ? [] : [line.limit]), ...(line.foods ?? [])]
  const same = limits.some(({ min, max }) => min === ended.min && max === ended.max)
  const names = [...(line.stored ?? []), ...(line.foods ?? []).flatMap((one) => one.food ?? [])]
  const hasFood = food !== undefined && names.some((name) => name === food || name.startsWith(`${food}.`))
  return (same ? 2 : 0) + (hasFood ? 1 : 0)
}

/**
 * The id of the line among the tasks of a plan that continues `ended`: the best fit, of equal ones the
 * strictest. Null where none of them replaces it: the task ends.
 */
export function lineThatContinues(
  ended: EndedTask,
  tasks: readonly Candidate[],
  knowledge: readonly MonitoringTask[],
): TaskId | null {
  const facts = new Map<TaskId, MonitoringTask>(knowledge.map((fact) => [fact.id, fact]))
  const root = rootOf(ended.id, facts)
  const food = facts.get(factOfTask(ended.id))?.line?.food
  const fits = tasks
    .filter((task) => task.id !== ended.id && rootOf(task.of ?? task.id, facts) === root)
    .toSorted(
      (a, b) =>
        fitOf(b, ended, food) - fitOf(a, ended, food) ||
        (a.limit?.max ?? Infinity) - (b.limit?.max ?? Infinity) ||
        (a.id < b.id ? -1 : 1),
    )
  return fits[0]?.id ?? null
}
