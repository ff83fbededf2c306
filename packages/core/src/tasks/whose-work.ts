/**
 * Whose work a task of the day is: of its groups, at a unit of the unit's own group, line by line and step by
 * step of theirs.
 */
import type { RelatedEntity, SubTask, TaskDefinition, TaskStep } from './definition.ts'

export type SharedWork = Pick<TaskDefinition, 'user_group_id' | 'responsible_role_ids'> & {
  readonly task_steps: readonly Pick<TaskStep, 'user_group_id'>[]
  readonly sub_tasks: readonly Pick<SubTask, 'user_group_id'>[]
  readonly related_entities: readonly Pick<RelatedEntity, 'id' | 'user_group_id'>[]
}

/** Of the task as a whole; empty = everybody's. @param unit_id null = it is done at no unit */
export function responsibleGroups(
  { user_group_id, responsible_role_ids, related_entities }: SharedWork,
  unit_id: number | null,
): readonly number[] {
  const own = related_entities.find(({ id }) => id === unit_id)?.user_group_id ?? null
  return own !== null
    ? [own]
    : [...new Set([...(user_group_id === null ? [] : [user_group_id]), ...responsible_role_ids])]
}

const partsOf = ({ task_steps, sub_tasks }: SharedWork) =>
  [...task_steps, ...sub_tasks].map(({ user_group_id }) => user_group_id)

/** All groups with work in it. */
export const groupsAtWork = (task: SharedWork, unit_id: number | null): readonly number[] => [
  ...new Set([...responsibleGroups(task, unit_id), ...partsOf(task).filter((id) => id !== null)]),
]

/**
 * Whether the groups have work in it. Without a group the work is everybody's; a part with its own group is
 * that group's alone.
 */
export function isWorkOf(task: SharedWork, unit_id: number | null, group_ids: readonly number[]): boolean {
  const whole = responsibleGroups(task, unit_id)
  const parts = partsOf(task)
  const isOpen = parts.length === 0 || parts.includes(null)
  return (
    (isOpen && (whole.length === 0 || whole.some((id) => group_ids.includes(id)))) ||
    parts.some((id) => id !== null && group_ids.includes(id))
  )
}
