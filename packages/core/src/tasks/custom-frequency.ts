/**
 * Units that a frequency of the place's own repeats by, with their ids on the wire (those of time units,
 * document 3 section 3).
 */
export const customFrequencyTypes = { day: 4, week: 5, month: 6, year: 7 } as const
export type RepeatUnit = keyof typeof customFrequencyTypes

/**
 * Where in its month a monthly or yearly repetition falls: on the same date, or on the same weekday (“second
 * Tuesday”).
 */
export const repeatOns = ['day_of_month', 'weekday_of_month'] as const
export type RepeatOn = (typeof repeatOns)[number]

/** Whether the frequency is the place's own, not a named one with times or a month. */
export const isOwnFrequency = (custom: CustomFrequency | null): boolean =>
  custom !== null && custom.custom_frequency_type_id !== null

/** A frequency of the place's own: every `task_frequency_cnt` units of the type, from `start_time` on. */
export type CustomFrequency = {
  /** Id of the repeat unit; null = the named frequency of the task, with these times. */
  readonly custom_frequency_type_id: number | null
  /** Repeat count, from 1. */
  readonly task_frequency_cnt: number
  /** Local wall times `HH:mm`. */
  readonly times: readonly string[]
  /** ISO weekdays, 1 = Monday … 7 = Sunday; for weeks. */
  readonly days_of_week: readonly number[]
  /**
   * Local wall time from which on it repeats, `YYYY-MM-DDTHH:mm`; null = when the task was made. Of a named
   * frequency that is rarer than once a month: in the first month at whose end it is due.
   */
  readonly start_time: string | null
  readonly repeat_on: RepeatOn | null
}
