import { entries } from '@larder/contract/entries'
import { tasks } from '@larder/contract/tasks'
import { query } from '#kit/query.ts'

/**
 * Tasks of the place, disabled ones too, for their names; type 5 = those that ask for readings of batches.
 */
export const tasksOf = (placeId: number, lang: string, taskTypeId?: 5) =>
  query(tasks.list, {
    params: { placeId },
    query: { lang, ...(taskTypeId !== undefined && { taskTypeId }) },
  })
export const choicesOf = (placeId: number) => query(entries.choices, { params: { placeId } })
export const versionsOf = (
  placeId: number,
  of: { readonly id: number; readonly taskId: number; readonly lang: string },
) => query(tasks.versions, { params: { placeId, id: of.id }, query: { taskId: of.taskId, lang: of.lang } })
