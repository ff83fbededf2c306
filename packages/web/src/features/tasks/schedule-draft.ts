/** How often a task, a unit or a line of a checklist is due, in the fields of the editor. */
import { parseDecimal } from '@larder/core/entries'
import { frequencyOf } from '@larder/core/plan-progress'
import { timesAsked } from '@larder/core/schedule'
import type { CustomFrequency } from '@larder/core/tasks'

export type CustomDraft = {
  readonly on: boolean
  readonly type: number
  readonly count: string
  readonly days: readonly number[]
  /** Date `YYYY-MM-DD`; empty = when the task was made. */
  readonly start: string
  /** Time of the start, `HH:mm`; empty = none. */
  readonly start_time?: string
  readonly weekday_of_month: boolean
}
export type ScheduleDraft = {
  readonly frequency: string
  readonly times: readonly string[]
  readonly custom: CustomDraft
}

const custom: CustomDraft = { on: false, type: 4, count: '1', days: [], start: '', weekday_of_month: false }
/** Once a day at eight. */
export const blankSchedule: ScheduleDraft = { frequency: '2', times: ['08:00'], custom }

/** A start that names no time. */
const MIDNIGHT = '00:00'

type Stored = {
  readonly task_frequency_type_id: number | null
  readonly custom_frequency: CustomFrequency | null
}

export function scheduleDraft({ task_frequency_type_id, custom_frequency }: Stored): ScheduleDraft {
  const {
    custom_frequency_type_id: type = null,
    task_frequency_cnt = 1,
    times = [],
    days_of_week = [],
    start_time = null,
    repeat_on = null,
  } = custom_frequency ?? {}
  return {
    frequency: String(task_frequency_type_id ?? blankSchedule.frequency),
    times,
    custom:
      type === null
        ? custom
        : {
            on: true,
            type,
            count: String(task_frequency_cnt),
            days: days_of_week,
            start: start_time?.slice(0, 10) ?? '',
            start_time: start_time?.slice(11, 16) ?? '',
            weekday_of_month: repeat_on === 'weekday_of_month',
          },
  }
}

/** Of a unit or a line; null = as the task. */
export const partDraft = (part: Stored): ScheduleDraft | null =>
  part.task_frequency_type_id === null && part.custom_frequency === null ? null : scheduleDraft(part)

/** How many times of the day the schedule needs; null = any number. */
export const timesOf = ({ custom: own, frequency }: ScheduleDraft): number | null =>
  own.on ? null : (timesAsked(frequencyOf(Number(frequency)) ?? 'not_specified') ?? 0)

export function scheduleBody(draft: ScheduleDraft) {
  const { custom: own } = draft
  const count = timesOf(draft)
  const times =
    count === null
      ? draft.times.filter((time) => time !== '')
      : draft.times.slice(0, count).filter((time) => time !== '')
  return {
    task_frequency_type_id: Number(draft.frequency),
    custom_frequency: own.on
      ? {
          custom_frequency_type_id: own.type,
          task_frequency_cnt: Math.max(1, Math.trunc(parseDecimal(own.count) ?? 1)),
          times,
          days_of_week: own.type === 5 ? [...own.days] : [],
          start_time: own.start === '' ? null : `${own.start}T${own.start_time || MIDNIGHT}`,
          repeat_on:
            own.type > 5
              ? own.weekday_of_month
                ? ('weekday_of_month' as const)
                : ('day_of_month' as const)
              : null,
        }
      : { times },
  }
}

export const partBody = (schedule: ScheduleDraft | null) =>
  schedule === null ? { task_frequency_type_id: null, custom_frequency: null } : scheduleBody(schedule)
