/** Names of tasks for one line of a phone. */
import type { PlanTask } from '../generate/plan.ts'
import type { TaskId } from './ids.ts'

/** Characters that fit beside a picture and a button at 390 px, in any of the languages. */
export const SHORT_NAME = 28

/** In one language: tasks whose name is too long for a line, and foods by their keys. */
export type ShortNames = {
  readonly tasks: Readonly<Partial<Record<TaskId, string>>>
  readonly foods: Readonly<Record<string, string>>
}

type TaskToName = Pick<PlanTask, 'id' | 'of' | 'stored' | 'groups'>

/** What is used where there is nothing short. */
type FullNames = {
  readonly task: (id: TaskId) => string
  /** Of what is kept where the task is done, in the order of the task. */
  readonly stored: readonly string[]
}

/**
 * The short name of a line of the plan: at most 28 characters, never cut. What is kept there is part of it
 * where it fits, and is answered beside it where it does not. A food with a note has its whole name: without
 * the note it would be mistaken for the food of another line.
 */
export function shortNameOf(
  task: TaskToName,
  { tasks, foods }: ShortNames,
  full: FullNames,
): { readonly short: string; readonly short_foods: string } {
  const fact = task.of ?? task.id
  const short = tasks[fact] ?? full.task(fact)
  const storedFoods = (task.stored ?? []).map((key, index) => foods[key] ?? full.stored[index] ?? key)
  const all = [...new Set([...storedFoods, ...(task.groups ?? [])])].join(', ')
  const whole = `${short}: ${all}`
  if (all === '') return { short, short_foods: '' }
  return whole.length <= SHORT_NAME ? { short: whole, short_foods: '' } : { short, short_foods: all }
}
