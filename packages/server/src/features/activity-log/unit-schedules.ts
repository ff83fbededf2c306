/** A task that is done at units is due at each of them, on the days on which it was done there. */
import { dayOf, frequencyOfPart, rhythmOf, type ScheduleVersion } from '@larder/core/schedule'
import type { ScheduleRow } from './statistics.queries.ts'

/** Of equipment or rooms; 0 = it is done at none. */
export type UnitDays = {
  readonly id: number
  readonly unit_id: number
  readonly versions: readonly ScheduleVersion[]
}

type Row = ScheduleRow['versions'][number]

function asVersion(
  { from_date, from_time, frequency, times, custom_frequency, is_disabled, units }: Row,
  unit_id: number,
): ScheduleVersion {
  const task = { frequency, times, custom_frequency }
  const unit = units?.find(({ id }) => id === unit_id)
  const schedule = unit === undefined ? task : frequencyOfPart(unit, task)
  // A frequency of its own without a start counts from when the unit got it, and so does what is overdue on
  // that day: other changes of the task do not matter to the unit.
  return {
    ...rhythmOf(schedule, unit?.since.slice(0, 10) ?? from_date),
    from: dayOf(from_date),
    from_time: unit?.since.startsWith(from_date) === true ? unit.since.slice(11) : from_time,
    is_disabled: is_disabled || (units === null ? unit_id !== 0 : unit === undefined),
  }
}

const scheduleText = ({ frequency, times, custom, first_due, is_disabled }: ScheduleVersion): string =>
  JSON.stringify([frequency, times, custom, first_due, is_disabled])

/** A version with the schedule of the one before is left out: changes elsewhere do not restart this one. */
const changesOnly = (versions: readonly ScheduleVersion[]): ScheduleVersion[] =>
  versions.reduce<ScheduleVersion[]>((changes, version) => {
    const before = changes.at(-1)
    return before !== undefined && scheduleText(before) === scheduleText(version)
      ? changes
      : [...changes, version]
  }, [])

export function schedulesByUnit({ id, versions }: ScheduleRow): UnitDays[] {
  const units = new Set(
    versions.flatMap(({ units }) => (units === null ? [0] : units.map((unit) => unit.id))),
  )
  return [...units].map((unit_id) => ({
    id,
    unit_id,
    versions:
      unit_id === 0 && units.size === 1
        ? versions.map((row) => asVersion(row, 0))
        : changesOnly(versions.map((row) => asVersion(row, unit_id))),
  }))
}
