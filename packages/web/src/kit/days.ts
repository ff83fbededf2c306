/** Calendar days of the chart, as dates `YYYY-MM-DD`. */
import { civilOf, dateOf, dayFrom, dayOf, mondayOf, monthStart, monthsOf } from '@larder/core/schedule'

export type Span = 'week' | 'month'

/** The ISO week or the month of the date (document 3 section 9). */
export function rangeOf(span: Span, date: string): { readonly startDate: string; readonly endDate: string } {
  const day = dayOf(date)
  if (span === 'week') return { startDate: dateOf(mondayOf(day)), endDate: dateOf(mondayOf(day) + 6) }
  const months = monthsOf(civilOf(day))
  return { startDate: dateOf(monthStart(months)), endDate: dateOf(monthStart(months + 1) - 1) }
}

export const daysLater = (date: string, days: number): string => dateOf(dayOf(date) + days)

/** The first day of the month before (document 3 section 9). */
export function historyStart(date: string): string {
  const { year, month } = civilOf(dayOf(date))
  return dateOf(month === 1 ? dayFrom(year - 1, 12, 1) : dayFrom(year, month - 1, 1))
}
