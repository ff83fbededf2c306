/**
 * Since when a task, and each of its units, is scheduled as it is: a change restarts only what it changes.
 */
import { canonicalJson } from '../canonical-json/index.ts'
import type { TaskDefinition, UnitKind } from '../tasks/index.ts'
import { hasOwnSchedule, type PartSchedule } from './part-schedule.ts'
import type { AskedFrequency } from './recurrence.ts'

export type UnitSchedule = PartSchedule & { readonly id: number }
export type UnitSince = UnitSchedule & { readonly since: string }

/** A unit that is turned off, or where this kind of task is not done. */
export type InactiveUnit = { readonly kind: UnitKind; readonly id: number }

/** Active units with their own frequency, by id; null = the task is done at no unit. */
export function unitsToSchedule(
  { related_entities, sameFrequencyForTasks }: TaskDefinition,
  inactive: readonly InactiveUnit[],
): readonly UnitSchedule[] | null {
  if (related_entities.length === 0) return null
  return related_entities
    .filter(({ kind, id }) => !inactive.some((unit) => unit.kind === kind && unit.id === id))
    .map(({ id, task_frequency_type_id, custom_frequency }) =>
      sameFrequencyForTasks
        ? { id, task_frequency_type_id: null, custom_frequency: null }
        : { id, task_frequency_type_id, custom_frequency },
    )
    .sort((a, b) => a.id - b.id)
}

export type Schedule = AskedFrequency & { readonly is_disabled: boolean }
export type ScheduleSince = {
  /** Local wall time, `YYYY-MM-DDTHH:mm`. */
  readonly schedule_since: string
  readonly unit_schedules: readonly UnitSince[] | null
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)
const scheduleOf = ({ frequency, times, custom_frequency, is_disabled }: Schedule) => ({
  frequency,
  times,
  custom_frequency,
  is_disabled,
})
const withoutSince = ({ id, task_frequency_type_id, custom_frequency }: UnitSchedule): UnitSchedule => ({
  id,
  task_frequency_type_id,
  custom_frequency,
})

/** The same schedule from another moment on, also at units that would begin later. */
export const startedAt = ({ unit_schedules }: ScheduleSince, since: string): ScheduleSince => ({
  schedule_since: since,
  unit_schedules: unit_schedules?.map((unit) => (unit.since > since ? { ...unit, since } : unit)) ?? null,
})

/**
 * @param before null = a new task.
 * @param moment local wall time of the change, `YYYY-MM-DDTHH:mm`.
 */
export function scheduleSince(
  before: (Schedule & ScheduleSince) | null,
  after: Schedule & { readonly units: readonly UnitSchedule[] | null },
  moment: string,
): ScheduleSince {
  const { units } = after
  const is_same = before !== null && isSame(scheduleOf(before), scheduleOf(after))
  if (is_same && isSame(before.unit_schedules?.map(withoutSince) ?? null, units))
    return { schedule_since: before.schedule_since, unit_schedules: before.unit_schedules }
  const earlier =
    before !== null && before.is_disabled === after.is_disabled ? (before.unit_schedules ?? []) : []
  const sinceOf = (unit: UnitSchedule): string =>
    earlier.find((one) => isSame(withoutSince(one), unit) && (is_same || hasOwnSchedule(unit)))?.since ??
    moment
  return {
    schedule_since: moment,
    unit_schedules: units?.map((unit) => ({ ...unit, since: sinceOf(unit) })) ?? null,
  }
}
