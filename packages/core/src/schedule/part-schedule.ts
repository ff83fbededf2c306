/** Parts of a task with a frequency of their own: units that it is done at, lines of a checklist. */
import { frequencyOf } from '../plan-progress/index.ts'
import type { CustomFrequency } from '../tasks/index.ts'
import type { AskedFrequency } from './recurrence.ts'

/** Both null = as the task. A named frequency has its times in `custom_frequency`. */
export type PartSchedule = {
  readonly task_frequency_type_id: number | null
  readonly custom_frequency: CustomFrequency | null
}

export const hasOwnSchedule = ({ task_frequency_type_id, custom_frequency }: PartSchedule): boolean =>
  task_frequency_type_id !== null || custom_frequency !== null

/** The frequency of the part. */
export function frequencyOfPart(
  { task_frequency_type_id, custom_frequency }: PartSchedule,
  task: AskedFrequency,
): AskedFrequency {
  if (custom_frequency !== null && custom_frequency.custom_frequency_type_id !== null)
    return { frequency: 'other', times: custom_frequency.times, custom_frequency }
  const frequency = task_frequency_type_id === null ? undefined : frequencyOf(task_frequency_type_id)
  return frequency === undefined
    ? task
    : { frequency, times: custom_frequency?.times ?? [], custom_frequency: null }
}
