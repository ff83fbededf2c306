/**
 * Wall time ↔ instants: computed here and nowhere else. A wall time that the clock skips moves forward by the
 * gap; of one that it repeats the first counts (Temporal's “compatible”).
 */
import { Temporal } from 'temporal-polyfill'

/** The local calendar date at an instant, `YYYY-MM-DD`. */
export const localDate = (now_iso: string, timezone: string): string =>
  Temporal.Instant.from(now_iso).toZonedDateTimeISO(timezone).toPlainDate().toString()

/**
 * Whether something was done earlier than the day before that of `since`. One day is left so that a new place
 * can enter the measurements of yesterday.
 */
export const isBeforeSetup = (
  { since, timezone }: { readonly since: string; readonly timezone: string },
  performed_at: string,
): boolean =>
  Temporal.PlainDate.compare(
    localDate(performed_at, timezone),
    Temporal.PlainDate.from(localDate(since, timezone)).subtract({ days: 1 }),
  ) < 0

/** The instant of a local wall time, ISO in UTC. */
export const instantOf = (date: string, time: string, timezone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime(timezone, { disambiguation: 'compatible' })
    .toInstant()
    .toString()

const msOf = (date: string, time: string, timezone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone, { disambiguation: 'compatible' })
    .epochMilliseconds

/** The first moment of the day, in ms; where midnight is skipped, the first that there is. */
const dayStart = (date: string, timezone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds

const MINUTE = 60_000

/**
 * When each wall time of a day is due, in ms. Times that are moved stay within their day and apart: where two
 * would meet, the later one is due a minute after, and one that reaches midnight is due a minute before it.
 */
export function dueInstants(date: string, times: readonly string[], timezone: string): readonly number[] {
  const plain = times.map((time) => msOf(date, time, timezone))
  if (plain.length === 0) return plain
  const end = dayStart(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), timezone)
  const apart = plain.every((ms, index) => index === 0 || ms > (plain[index - 1] ?? 0))
  if (apart && (plain.at(-1) ?? 0) < end) return plain
  const order = plain.map((_, index) => index).sort((a, b) => (plain[a] ?? 0) - (plain[b] ?? 0) || a - b)
  const due = order.map((index) => plain[index] ?? 0)
  for (let i = 1; i < due.length; i += 1) due[i] = Math.max(due[i] ?? 0, (due[i - 1] ?? 0) + MINUTE)
  for (let i = due.length - 1, limit = end - MINUTE; i >= 0; i -= 1, limit = (due[i + 1] ?? 0) - MINUTE)
    due[i] = Math.min(due[i] ?? 0, limit)
  const placed = [...plain]
  order.forEach((index, rank) => {
    placed[index] = due[rank] ?? 0
  })
  return placed
}

/** The wall clock at an instant, `YYYY-MM-DD HH:MM`. */
export const localMinute = (iso: string, timezone: string): string =>
  wallTimes(timezone)(iso).replace('T', ' ')

const DAY = 86_400_000

/**
 * Wall times of many instants at one place: `YYYY-MM-DDTHH:mm`. The offset of a day of UTC is computed once
 * where it is the same at both ends of the day.
 */
export function wallTimes(timezone: string): (iso: string) => string {
  const offsets = new Map<number, number | null>()
  const offsetOfDay = (day: number): number | null => {
    const stored = offsets.get(day)
    if (stored !== undefined) return stored
    const offset = offsetAt(day * DAY, timezone)
    const value = offset === offsetAt((day + 1) * DAY, timezone) ? offset : null
    offsets.set(day, value)
    return value
  }
  return (iso) => {
    const ms = Date.parse(iso)
    const offset = offsetOfDay(Math.floor(ms / DAY)) ?? offsetAt(ms, timezone)
    return new Date(ms + offset).toISOString().slice(0, 16)
  }
}

/** Milliseconds that the wall clock is ahead of UTC. */
export const offsetAt = (ms: number, timezone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).offsetNanoseconds / 1e6
