import type { Task } from '@larder/contract/tasks'
import type { TextKey } from '#kit/i18n.ts'

/** Task categories of document 3 section 9. */
export const kindNames: Readonly<Record<number, TextKey>> = {
  1: 'tasks.kind_cold_storage',
  2: 'tasks.kind_hot_storage',
  4: 'tasks.kind_supplier',
  7: 'tasks.kind_general',
  8: 'tasks.kind_pest_control',
  9: 'tasks.kind_cleaning',
  10: 'tasks.kind_analyses',
  11: 'tasks.kind_calibration',
  12: 'tasks.kind_maintenance',
  13: 'tasks.kind_tasks',
  14: 'tasks.kind_supervisory',
  16: 'plan.subject_water',
  18: 'plan.subject_listeria',
  19: 'plan.subject_best_before',
  20: 'tasks.kind_analyses',
}

export const kindOf = (task_subtype_id: number): TextKey => kindNames[task_subtype_id] ?? 'tasks.kind_general'

/** The filter of the list; an empty value filters nothing. */
export type TaskFilter = {
  readonly search: string
  readonly kind: string
  readonly state: '' | 'active' | 'disabled' | 'changed'
}

export const noFilter: TaskFilter = { search: '', kind: '', state: '' }

const isChanged = ({ changed }: Task): boolean => changed.limit || changed.frequency || changed.disabled

const inState: Record<Exclude<TaskFilter['state'], ''>, (task: Task) => boolean> = {
  active: ({ is_disabled }) => !is_disabled,
  disabled: ({ is_disabled }) => is_disabled,
  changed: isChanged,
}

export function filterTasks(tasks: readonly Task[], { search, kind, state }: TaskFilter): readonly Task[] {
  const words = search.trim().toLowerCase()
  return tasks.filter(
    (task) =>
      (kind === '' || String(task.task_subtype_id) === kind) &&
      (state === '' || inState[state](task)) &&
      (words === '' || task.name.toLowerCase().includes(words)),
  )
}
