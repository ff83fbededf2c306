/** The time span in which a reading of a sensor fills each slot of a schedule. */
import { dateOf, type Day } from './days.ts'
import { isPaused, slotsIn, type Pause, type ScheduleVersion } from './slots.ts'
import { GRACE_MINUTES } from './day-clock.ts'
import { dueInstants, instantOf } from './wall-time.ts'

export type CheckTime = {
  /**
   * The key of the check within its task: its day and wall time, or its period. A changed clock does not
   * change it.
   */
  readonly key: string
  /** Those of all checks of its day, in their order. */
  readonly day_keys: readonly string[]
  /** The local day that the entry belongs to, `YYYY-MM-DD`. */
  readonly date: string
  /** Days on which an entry fills the check. */
  readonly opens: Day
  readonly closes: Day
  /** Its place among the checks of its day, from 0; of a period 0. */
  readonly index: number
  /** A reading counts from here … */
  readonly from: number
  /** … up to here, not included. Milliseconds. */
  readonly until: number
}

/** A check due once in a period is measured at noon of its days, until one gives a reading. */
const NOON = '12:00'
const MINUTE_MS = 60_000

type SensorSchedule = {
  readonly versions: readonly ScheduleVersion[]
  readonly pauses: readonly Pause[]
  readonly timezone: string
  readonly interval_minutes: number
}

/**
 * The checks of the days whose time begins at or before `now`, in their order. The first reading at or after
 * its time fills a check, until it is overdue (an hour), or until the next check of the day or midnight; for
 * a sensor with a longer interval that interval counts instead of the hour. A check whose time had started
 * when the schedule was made counts from then on.
 */
export function checkTimes(
  { versions, pauses, timezone, interval_minutes }: SensorSchedule,
  { from, to, now }: { readonly from: Day; readonly to: Day; readonly now: number },
): readonly CheckTime[] {
  const open_ms = Math.max(GRACE_MINUTES, interval_minutes) * MINUTE_MS
  const checks: CheckTime[] = []
  for (let day = from; day <= to; day += 1) {
    if (isPaused(pauses, day)) continue
    const version = versions.findLast((one) => one.from <= day)
    if (version === undefined || version.is_disabled) continue
    const date = dateOf(day)
    const since = day === version.from ? Date.parse(instantOf(date, version.from_time, timezone)) : -Infinity
    const midnight = Date.parse(instantOf(dateOf(day + 1), '00:00', timezone))
    const slots = slotsIn(versions, pauses, { from: day, to: day }).filter(
      (slot) => slot.closes !== Infinity && versions.findLast((one) => one.from <= slot.day) === version,
    )
    const due = dueInstants(
      date,
      slots.map(({ time }) => time ?? NOON),
      timezone,
    )
    const day_keys = slots.map(({ opens, time }) =>
      time === null ? `period ${dateOf(opens)}` : `${date} ${time}`,
    )
    slots.forEach(({ opens, closes, time }, index) => {
      const at = due[index] ?? midnight
      const next = time === null ? Infinity : (due[index + 1] ?? Infinity)
      checks.push({
        key: day_keys[index] ?? date,
        day_keys,
        date,
        opens,
        closes,
        index: time === null ? 0 : index,
        from: Math.max(at, since),
        until: Math.min(at + open_ms, next, midnight),
      })
    })
  }
  return checks.filter((check) => check.from <= now && check.from < check.until)
}

/**
 * Whether a check is still open: entries by people fill the checks of a day in their order, those that
 * sensors filled left out.
 * @param by_sensor numbers of the day's checks that sensors filled
 */
export function isOpenCheck(
  { index }: Pick<CheckTime, 'index'>,
  { by_people, by_sensor }: { readonly by_people: number; readonly by_sensor: ReadonlySet<number> },
): boolean {
  if (by_sensor.has(index)) return false
  let before = 0
  for (let other = 0; other < index; other += 1) if (!by_sensor.has(other)) before += 1
  return by_people <= before
}
