import { dateOf, dayOf, instantOf, localDate } from '@larder/core/schedule'
import { invalid } from '#kit/problem.ts'

type RangeQuery = { readonly from?: string | undefined; readonly to?: string | undefined }
export type DayRange = {
  readonly first: string
  readonly last: string
  readonly from: string
  readonly to: string
}

/** Two years, as 21 CFR 1.1455 asks for records to be kept. */
const DAYS = 731

/** The instant at which a day begins; before all others in the first year that can be written. */
export const dayStart = (day: string, timezone: string): string =>
  day < '0002' ? '-infinity' : instantOf(day, '00:00', timezone)

/** The instant at which a day has ended; after all others in the last year that can be written. */
export const dayEnd = (day: string, timezone: string): string =>
  day >= '9999' ? 'infinity' : instantOf(dateOf(dayOf(day) + 1), '00:00', timezone)

/** Local days as instants; by default the two years until today. @throws Problem 422 `before_start` */
export function rangeOf({ from, to }: RangeQuery, now: Date, timezone: string): DayRange {
  const last = to ?? localDate(now.toISOString(), timezone)
  const first = from ?? (last < '0004' ? '0001-01-01' : dateOf(dayOf(last) - DAYS))
  if (first > last) throw invalid('to', 'before_start', 'End date is before start date.')
  return { first, last, from: dayStart(first, timezone), to: dayEnd(last, timezone) }
}
