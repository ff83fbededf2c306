/** Monitoring: tasks, how often they are due, and the rounds of the day that they are done on. */
import type { ActionId, LimitId, TaskId } from './ids.ts'
import type { Condition } from './place-conditions.ts'
import type { Provenance, Source } from './provenance.ts'

/** Task categories of the specification (document 3 section 9). */
export const taskCategories = {
  cold_storage: 1,
  hot_storage: 2,
  supplier: 4,
  other: 7,
  pest_control: 8,
  cleaning: 9,
  analyses: 10,
  calibration: 11,
  maintenance: 12,
  tasks: 13,
  supervisory: 14,
} as const
export type TaskCategory = keyof typeof taskCategories

/**
 * The rounds of a working day, in their order: first those at a time of day, then those that are done when
 * something happens, then the rarer ones.
 */
export const roundIds = [
  'opening',
  'cold',
  'service',
  'closing',
  'delivery',
  'making',
  'cooking',
  'cooling',
  'serving',
  'transport',
  'weekly',
  'monthly',
  'yearly',
] as const
export type RoundId = (typeof roundIds)[number]

export const frequencyNames = [
  'twice_a_day',
  'once_a_day',
  'once_a_week',
  'once_in_month',
  'once_in_2_months',
  'once_in_quartal',
  'twice_in_a_year',
  'once_in_year',
  'other',
  'not_specified',
] as const
export type FrequencyName = (typeof frequencyNames)[number]

export type MonitoringTask = Provenance & {
  readonly id: TaskId
  readonly category: TaskCategory
  readonly frequency: FrequencyName
  /** For `other`: each batch, each delivery, each lot, each meal, every 2 hours … as a text key. */
  readonly frequency_key?: string
  /** Local wall times of the day at which it is due (`HH:mm`), for daily frequencies. */
  readonly times: readonly string[]
  /** How often where this holds: a small business may watch less often, or write down deviations only. */
  readonly less_often?: {
    readonly when: Condition
    readonly frequency: FrequencyName
    readonly frequency_key?: string
    readonly times: readonly string[]
    readonly sources: readonly Source[]
  }
  /** The rarest frequency that law or guides allow, whatever a place's own readings show. */
  readonly least_often?: { readonly frequency: FrequencyName; readonly sources: readonly Source[] }
  /** Laws that ask for it before the work begins; it is due first. Absent = none is known. */
  readonly before_start?: readonly Source[]
  /** The type of the entry: a temperature, another value with its limit, or a tick. */
  readonly entry: 'enter_temperature' | 'enter_value' | 'choose_one_answer'
  /** The limit for judging the entry; null for ticks. */
  readonly limit: LimitId | null
  readonly action: ActionId
  readonly when: Condition
  /** Where in the working day it is done; absent = tasks of the place's own and of older editions. */
  readonly round?: RoundId
  /**
   * Tasks of the same `line.task` are one line of the round, where who fills it in names the food (`food.…`
   * of the words). `stored`: the food stays there, so each figure is a line of its own and nothing is chosen.
   */
  readonly line?: { readonly task: TaskId; readonly food: string; readonly stored?: true }
}

/** A round of the knowledge base: its tasks in the order of the walk. */
export type Round = {
  readonly id: RoundId
  /** Local wall times of the day (`HH:mm`); none for rounds that have no hour. */
  readonly times: readonly string[]
  readonly tasks: readonly TaskId[]
}
