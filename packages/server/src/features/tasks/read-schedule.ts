/** The schedule of a task as it is sent. */
import type { FrequencyName, PlanTask } from '@larder/core/haccp'
import { frequencyOf } from '@larder/core/plan-progress'
import { timesAsked } from '@larder/core/schedule'
import type { CustomFrequency } from '@larder/core/tasks'
import { invalid } from '#kit/problem.ts'
import type { TaskRow } from './tasks.queries.ts'

export type Schedule = Pick<TaskRow, 'frequency' | 'frequency_key' | 'times' | 'custom_frequency'>
type Sent = { readonly task_frequency_type_id?: number | undefined; readonly custom_frequency?: CustomFrequency | undefined }
type Around = { readonly before: Schedule | null; readonly line: PlanTask | undefined; readonly offered: readonly FrequencyName[] }

/**
 * A frequency of the place's own goes under «other».
 * @throws Problem 422 for a frequency that is not offered, for too many or too few times, and for a week without days.
 */
export function readSchedule(sent: Sent, { before, line, offered }: Around): Schedule {
  if (before !== null && sent.task_frequency_type_id === undefined && sent.custom_frequency === undefined) return before
  if (sent.custom_frequency?.custom_frequency_type_id != null) return readCustom(sent.custom_frequency)
  const frequency = sent.task_frequency_type_id === undefined ? before?.frequency : frequencyOf(sent.task_frequency_type_id)
  if (frequency === undefined || !offered.includes(frequency)) throw invalid('task_frequency_type_id', 'not_offered', 'This kind of task is not scheduled like that.')
  const frequency_key = line?.frequency === frequency ? line.frequency_key : before?.frequency === frequency ? before.frequency_key : null
  const asked = timesAsked(frequency)
  if (asked === null) return { frequency, frequency_key, times: [], custom_frequency: null }
  const times = [...new Set(sent.custom_frequency?.times ?? before?.times)].sort()
  if (times.length !== asked) throw invalid('custom_frequency.times', 'times_count', `There have to be ${asked} different times.`)
  return { frequency, frequency_key, times, custom_frequency: null }
}

/** Units of a frequency of the place's own: weeks are asked for their days. */
const WEEKS = 5

function readCustom(custom: CustomFrequency): Schedule {
  const times = [...new Set(custom.times)].sort()
  const days_of_week = [...new Set(custom.days_of_week)].sort((a, b) => a - b)
  if (custom.custom_frequency_type_id === WEEKS && days_of_week.length === 0) throw invalid('custom_frequency.days_of_week', 'required')
  return { frequency: 'other', frequency_key: null, times, custom_frequency: { ...custom, times, days_of_week } }
}
