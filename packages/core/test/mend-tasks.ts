/** Tasks of a place as the fixes of findings leave them: the server writes the same to the database. */
import { taskCategories, type Plan, type PlanTask } from '../src/haccp/index.ts'
import {
  foodOfPlan,
  mendAct,
  type Finding,
  type MeasuredStep,
  type MendAct,
  type MendName,
  type PlaceTask,
  type TakenBack,
} from '../src/coherence/index.ts'

/** The task as it is made from the plan. */
export const taskOfPlan = (task: PlanTask, id: number): PlaceTask => ({
  id,
  plan_task_id: task.id,
  task_subtype_id: taskCategories[task.category],
  is_disabled: false,
  frequency: task.frequency,
  frequency_key: task.frequency_key,
  times: task.times,
  limit: task.limit,
  foods: (task.foods ?? []).map(foodOfPlan),
  steps: [],
})

/** The tasks after a fix that does not change the plan. */
export function mendTasks(
  plan: Plan,
  tasks: readonly PlaceTask[],
  finding: Finding,
  mend: MendName,
): readonly PlaceTask[] {
  const act = mendAct(finding, mend)
  if (act === undefined || act.act === 'own_limit') return tasks
  if (act.act === 'remove')
    return tasks.map((task) => (task.id === finding.task_id ? { ...task, is_disabled: true } : task))
  if (act.act === 'tighten')
    return tasks.map((task) => (task.id === finding.task_id ? withRange(task, act) : task))
  const line = plan.tasks.find(({ id }) => id === finding.plan_task_id)
  if (line === undefined) return tasks
  if (finding.task_id === null)
    return [...tasks, taskOfPlan(line, 1 + Math.max(0, ...tasks.map(({ id }) => id)))]
  const made = taskOfPlan(line, finding.task_id)
  return tasks.map((task) => (task.id === finding.task_id ? { ...task, ...takeBack(made, act.back) } : task))
}

function takeBack(
  { frequency, frequency_key, times, limit }: PlaceTask,
  back: TakenBack | null,
): Partial<PlaceTask> {
  if (back === 'limit') return { limit }
  return back === 'schedule' ? { frequency, frequency_key, times } : { is_disabled: false }
}

/** The task with one range fixed. */
function withRange(
  task: PlaceTask,
  { step_id, unit_id, to }: Extract<MendAct, { readonly act: 'tighten' }>,
): PlaceTask {
  const units = (step: MeasuredStep): MeasuredStep['units'] =>
    step.units.flatMap((unit) => (unit.id !== unit_id ? [unit] : to === null ? [] : [{ ...unit, range: to }]))
  return {
    ...task,
    steps: task.steps.map((step) =>
      step.id !== step_id
        ? step
        : unit_id === null
          ? { ...step, range: to }
          : { ...step, units: units(step) },
    ),
  }
}
