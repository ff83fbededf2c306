/**
 * The checks that a cook would expect, computed the slow way: every day is examined separately with Date in
 * UTC, periods are found by naming days alike, and instants by stepping through minutes with
 * Intl.DateTimeFormat. It shares no code with src/schedule.
 */
import type { Pause, ScheduleVersion } from '../../src/schedule/index.ts'

const DAY = 86_400_000
const MINUTE = 60_000

export type Asked = { readonly day: number; readonly time: string | null; readonly fresh: boolean }

const utc = (day: number): Date => new Date(day * DAY)
const isoWeekday = (day: number): number => utc(day).getUTCDay() || 7

/** Days of one period have the same name. */
function periodName(frequency: string, day: number): string {
  const date = utc(day)
  const month = date.getUTCMonth()
  const lengths: Record<string, number> = {
    once_in_month: 1,
    once_in_2_months: 2,
    once_in_quartal: 3,
    twice_in_a_year: 6,
    once_in_year: 12,
  }
  if (frequency !== 'once_a_week')
    return `${date.getUTCFullYear()}:${Math.trunc(month / (lengths[frequency] ?? 1))}`
  let thursday = day
  while (isoWeekday(thursday) !== 4) thursday += isoWeekday(day) < 4 ? 1 : -1
  return `week ${thursday}`
}

function falls(version: ScheduleVersion, day: number): boolean {
  const { frequency, custom } = version
  if (frequency === 'once_a_day' || frequency === 'twice_a_day') return true
  if (frequency !== 'custom' || custom === null) return false
  const first = new Date(`${custom.start.slice(0, 10)}T00:00:00Z`)
  const date = utc(day)
  if (date < first) return false
  if (custom.unit === 'day') return Math.round((date.getTime() - first.getTime()) / DAY) % custom.every === 0
  if (custom.unit === 'week') {
    const wanted = custom.weekdays.length === 0 ? [isoWeekday(first.getTime() / DAY)] : custom.weekdays
    let weeks = 0
    for (let sunday = nextSunday(first.getTime() / DAY); sunday < day; sunday += 7) weeks += 1
    return wanted.includes(isoWeekday(day)) && weeks % custom.every === 0
  }
  const months =
    (date.getUTCFullYear() - first.getUTCFullYear()) * 12 + date.getUTCMonth() - first.getUTCMonth()
  const every = custom.unit === 'month' ? custom.every : custom.every * 12
  if (months % every !== 0) return false
  const month = daysOfMonth(date)
  if (custom.repeat_on !== 'weekday_of_month') return (month[first.getUTCDate() - 1] ?? month.at(-1)) === day
  const sameWeekday = month.filter((one) => isoWeekday(one) === isoWeekday(first.getTime() / DAY))
  const rank = daysOfMonth(first)
    .filter((one) => isoWeekday(one) === isoWeekday(first.getTime() / DAY))
    .indexOf(first.getTime() / DAY)
  return (rank === 4 ? sameWeekday.at(-1) : sameWeekday[rank]) === day
}

function nextSunday(day: number): number {
  let sunday = day
  while (isoWeekday(sunday) !== 7) sunday += 1
  return sunday
}

function daysOfMonth(date: Date): number[] {
  const days: number[] = []
  for (
    let day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY;
    utc(day).getUTCMonth() === date.getUTCMonth();
    day += 1
  )
    days.push(day)
  return days
}

const periodic = new Set([
  'once_a_week',
  'once_in_month',
  'once_in_2_months',
  'once_in_quartal',
  'twice_in_a_year',
  'once_in_year',
])

/** All checks with a due day from `from` to `to`. */
export function askedSlowly(
  versions: readonly ScheduleVersion[],
  pauses: readonly Pause[],
  from: number,
  to: number,
): Asked[] {
  const paused = (day: number): boolean =>
    pauses.filter((pause) => day >= pause.from && day <= pause.to).length > 0
  const inForce = (day: number): ScheduleVersion | undefined =>
    versions.filter((version) => version.from <= day).at(-1)
  const asked: Asked[] = []
  for (let day = from; day <= to; day += 1) {
    const version = inForce(day)
    if (version === undefined || version.is_disabled || paused(day)) continue
    if (periodic.has(version.frequency)) {
      const name = periodName(version.frequency, day)
      let later = day + 1
      while (periodName(version.frequency, later) === name && paused(later)) later += 1
      if (periodName(version.frequency, later) !== name)
        asked.push({ day, time: null, fresh: periodName(version.frequency, version.from - 1) === name })
      continue
    }
    if (!falls(version, day)) continue
    const said = version.custom?.start.slice(11, 16) ?? ''
    const noon = said === '' || said === '00:00' ? '12:00' : said
    const times = version.times.length === 0 ? [noon] : version.times
    for (let minute = 0; minute < 1_440; minute += 1) {
      const time = `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      if (times.includes(time))
        asked.push({ day, time, fresh: version.from === day && time < version.from_time })
    }
  }
  return asked
}

export type Wall = { readonly date: string; readonly time: string }

/** Wall clocks of a zone, by the platform's own formatter. */
export function wallClock(zone: string): (ms: number) => Wall {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (ms) => {
    const text = format.format(ms)
    return { date: text.slice(0, 10), time: text.slice(12, 17) }
  }
}

/** Minutes that the wall clock is ahead of UTC. */
export function ahead(wall: (ms: number) => Wall, ms: number): number {
  const { date, time } = wall(ms)
  return Math.round((Date.parse(`${date}T${time}:00Z`) - Math.floor(ms / MINUTE) * MINUTE) / MINUTE)
}

/** When the wall times of a day are due, ms, each by walking the minutes of that day. */
export function dueSlowly(wall: (ms: number) => Wall, date: string, times: readonly string[]): number[] {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const before = ahead(wall, midnight - 16 * 60 * MINUTE)
  const after = ahead(wall, midnight + 40 * 60 * MINUTE)
  const plain = (time: string): number =>
    midnight + Number(time.slice(0, 2)) * 60 * MINUTE + Number(time.slice(3)) * MINUTE
  if (before === after) return times.map((time) => plain(time) - before * MINUTE)
  const minutes: { ms: number; time: string }[] = []
  for (let ms = midnight - 15 * 60 * MINUTE; ms < midnight + 40 * 60 * MINUTE; ms += MINUTE) {
    const now = wall(ms)
    if (now.date === date) minutes.push({ ms, time: now.time })
  }
  const end = (minutes.at(-1)?.ms ?? 0) + MINUTE
  const due = times.map((time) => ({
    time,
    ms: minutes.find((minute) => minute.time === time)?.ms ?? plain(time) - before * MINUTE,
  }))
  const order = [...due].sort((a, b) => a.ms - b.ms || a.time.localeCompare(b.time))
  const taken = new Set<number>()
  for (const slot of order) {
    while (taken.has(slot.ms)) slot.ms += MINUTE
    taken.add(slot.ms)
  }
  for (let limit = end - MINUTE, rank = order.length - 1; rank >= 0; rank -= 1) {
    const slot = order[rank]
    if (slot === undefined) continue
    if (slot.ms > limit) slot.ms = limit
    limit = slot.ms - MINUTE
  }
  return due.map(({ ms }) => ms)
}
