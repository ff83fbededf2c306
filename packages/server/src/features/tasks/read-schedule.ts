/** The schedule of a task as it is sent. */
import type { FrequencyName, PlanTask } from '@larder/core/haccp'
import { frequencyIds, frequencyOf } from '@larder/core/plan-progress'
import { civilOf, dayOf, dueMonth, hasDueMonth, monthsOf, monthsOfPeriod } from '@larder/core/schedule'
import { timesAsked, type PartSchedule } from '@larder/core/schedule'
import { isOwnFrequency, type CustomFrequency } from '@larder/core/tasks'
import { invalid, type Problem } from '#kit/problem.ts'
import type { TaskRow } from './tasks.queries.ts'

export type Schedule = Pick<TaskRow, 'frequency' | 'frequency_key' | 'times' | 'custom_frequency'>
type Sent = {
  readonly task_frequency_type_id?: number | undefined
  readonly custom_frequency?: CustomFrequency | undefined
}
type Around = {
  readonly before: Schedule | null
  readonly line: PlanTask | undefined
  readonly offered: readonly FrequencyName[]
  /** The local date at the place, `YYYY-MM-DD`. */
  readonly today: string
}

/**
 * A frequency of the place's own goes under “other”.
 * @throws Problem 422 for a frequency that is not offered, for too many or too few times, for a week without
 * days, and for a month of the next date that is past or more than a period ahead.
 */
export function readSchedule(sent: Sent, { before, line, offered, today }: Around): Schedule {
  if (before !== null && sent.task_frequency_type_id === undefined && sent.custom_frequency === undefined)
    return {
      frequency: before.frequency,
      frequency_key: before.frequency_key,
      times: before.times,
      custom_frequency: before.custom_frequency,
    }
  if (sent.custom_frequency?.custom_frequency_type_id != null)
    return { frequency: 'other', frequency_key: null, ...readCustom(sent.custom_frequency, '') }
  const frequency =
    sent.task_frequency_type_id === undefined ? before?.frequency : frequencyOf(sent.task_frequency_type_id)
  if (frequency === undefined || !offered.includes(frequency)) throw notOffered('')
  const frequency_key =
    line?.frequency === frequency
      ? line.frequency_key
      : before?.frequency === frequency
        ? before.frequency_key
        : null
  return {
    frequency,
    frequency_key,
    times: readTimes(frequency, sent.custom_frequency?.times ?? before?.times ?? [], ''),
    custom_frequency: readDueMonth(frequency, sent.custom_frequency?.start_time ?? null, { before, today }),
  }
}

/** The month at whose end a rare task is next due; one that is not sent stays. */
function readDueMonth(
  frequency: FrequencyName,
  start_time: string | null,
  { before, today }: Pick<Around, 'before' | 'today'>,
): CustomFrequency | null {
  const storedFrequency = before?.frequency === frequency ? before.custom_frequency : null
  if (start_time === null) return isOwnFrequency(storedFrequency) ? null : storedFrequency
  const field = 'custom_frequency.start_time'
  if (!hasDueMonth(frequency))
    throw invalid(field, 'not_offered', 'Only tasks that are due every 2 months or less often have a month.')
  const month = dueMonth(dayOf(start_time))
  if (month.start_time === storedFrequency?.start_time) return storedFrequency
  const ahead = monthOf(start_time) - monthOf(today)
  if (ahead < 0) throw invalid(field, 'in_past', 'The month is in the past.')
  if (ahead > monthsOfPeriod(frequency))
    throw invalid(field, 'too_far', `The month is more than ${monthsOfPeriod(frequency)} months ahead.`)
  return month
}

const monthOf = (date: string): number => monthsOf(civilOf(dayOf(date)))

/**
 * The schedule of a unit or of a line of a checklist, at `field`; an empty one is the task's. @throws Problem
 * 422 as `readSchedule`
 */
export function readPartSchedule(
  { task_frequency_type_id, custom_frequency }: PartSchedule,
  { field, offered }: { readonly field: string; readonly offered: readonly FrequencyName[] },
): PartSchedule {
  const at = `${field}.`
  if (custom_frequency !== null && custom_frequency.custom_frequency_type_id !== null)
    return {
      task_frequency_type_id: frequencyIds.other,
      custom_frequency: readCustom(custom_frequency, at).custom_frequency,
    }
  if (task_frequency_type_id === null) return { task_frequency_type_id: null, custom_frequency: null }
  const frequency = frequencyOf(task_frequency_type_id)
  if (frequency === undefined || !offered.includes(frequency)) throw notOffered(at)
  const times = readTimes(frequency, custom_frequency?.times ?? [], at)
  return {
    task_frequency_type_id,
    custom_frequency:
      times.length === 0
        ? null
        : {
            custom_frequency_type_id: null,
            task_frequency_cnt: 1,
            times,
            days_of_week: [],
            start_time: null,
            repeat_on: null,
          },
  }
}

const notOffered = (at: string): Problem =>
  invalid(`${at}task_frequency_type_id`, 'not_offered', 'This kind of task does not offer this schedule.')

function readTimes(frequency: FrequencyName, sent: readonly string[], at: string): readonly string[] {
  const timeCount = timesAsked(frequency)
  if (timeCount === null) return []
  const times = [...new Set(sent)].sort()
  if (times.length !== timeCount)
    throw invalid(
      `${at}custom_frequency.times`,
      'times_count',
      `There have to be ${timeCount} different times.`,
    )
  return times
}

/** The type of an own frequency in weeks: the only one with days of the week. */
const WEEKS = 5

function readCustom(
  custom: CustomFrequency,
  at: string,
): { readonly times: readonly string[]; readonly custom_frequency: CustomFrequency } {
  const times = [...new Set(custom.times)].sort()
  const days_of_week = [...new Set(custom.days_of_week)].sort((a, b) => a - b)
  if (custom.custom_frequency_type_id === WEEKS && days_of_week.length === 0)
    throw invalid(`${at}custom_frequency.days_of_week`, 'required')
  return { times, custom_frequency: { ...custom, times, days_of_week } }
}
