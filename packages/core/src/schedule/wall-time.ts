/**
 * Wall time ↔ instants: computed here and nowhere else. A wall time that the clock skips moves forward by the
 * gap, one
 * that it repeats takes the first (Temporal's «compatible»).
 */
import { Temporal } from 'temporal-polyfill'
import { dateOf } from './days.ts'
import type { Slot } from './slots.ts'

/** The local calendar date at an instant, `YYYY-MM-DD`. */
export const localDate = (now_iso: string, timezone: string): string =>
  Temporal.Instant.from(now_iso).toZonedDateTimeISO(timezone).toPlainDate().toString()

/**
 * Whether something was done before the day that precedes the one of `since`. A day is left for whoever sets
 * Larder up and enters what was measured since yesterday.
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
 * When each wall time of a day is due, in ms. Moved times never leave their day and never fall together:
 * where two
 * would, the later one is due a minute after, and what reaches midnight a minute before it.
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

/** A slot on the time line, ms: filled from `opens`, due by `due`, gone at `closes`. */
export type SlotTimes = { readonly opens: number; readonly due: number; readonly closes: number }

/** The instants of slots that are due on one day. */
export function placeSlots(slots: readonly Slot[], timezone: string): readonly SlotTimes[] {
  const [first] = slots
  if (first === undefined) return []
  const date = dateOf(first.day)
  const closes = dayStart(dateOf(first.day + 1), timezone)
  const due = dueInstants(
    date,
    slots.flatMap(({ time }) => (time === null ? [] : [time])),
    timezone,
  )
  let next = 0
  return slots.map(({ opens, time }) => ({
    opens: dayStart(dateOf(opens), timezone),
    due: time === null ? closes : (due[next++] ?? closes),
    closes,
  }))
}

/** The wall clock at an instant, `YYYY-MM-DD HH:MM`. */
export const localMinute = (iso: string, timezone: string): string =>
  Temporal.Instant.from(iso)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
