import type { Task } from '@larder/contract/tasks'

type Unit = { readonly kind: 'equipment' | 'room'; readonly id: number; readonly name: string }

/** Equipment and rooms have ids of their own: which of them is meant says the task. */
export const unitName = (
  units: readonly Unit[],
  task: Pick<Task, 'related_to'> | undefined,
  id: number,
): string | undefined => units.find((unit) => unit.id === id && unit.kind === task?.related_to)?.name
