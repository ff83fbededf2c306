import type { TaskOfDay } from '@larder/contract/entries'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'

type LastEntry = NonNullable<TaskOfDay['last_entry']>
export type LastReading = LastEntry & { readonly value: string }

type Watching = Pick<TaskOfDay, 'plan_task_id' | 'last_entry' | 'task_steps'>

/** Foods with limits of their own: the list of the day does not say which of them was measured last. */
const judgesFoods = ({ task_steps }: Watching): boolean =>
  task_steps.some(
    ({ foods = [] }) =>
      new Set(foods.map((food) => `${food.entry_min_value} ${food.entry_max_value}`)).size > 1,
  )

/**
 * The newest measured value of the tasks that watch one of the hazards, in the unit of the limit (`≤ 6 °C`);
 * null = there is none yet.
 */
export function lastReading(
  tasks: readonly Watching[],
  hazards: readonly Pick<HazardOfPlan, 'watched_by'>[],
  limit: string,
): LastReading | null {
  const ids = new Set(hazards.flatMap(({ watched_by }) => watched_by))
  const readings = tasks.flatMap((task): readonly LastReading[] => {
    const { plan_task_id, last_entry } = task
    if (judgesFoods(task)) return []
    if (plan_task_id === null || !ids.has(plan_task_id)) return []
    if (last_entry?.value == null || last_entry.unit === null || !limit.includes(last_entry.unit)) return []
    return [{ ...last_entry, value: last_entry.value }]
  })
  return readings.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))[0] ?? null
}
