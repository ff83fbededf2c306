/** Rules of a shared link (general 3 “Shared access”, 6.5). */
import { instantOf } from '../schedule/index.ts'

/** Links of a place that may be valid at the same time. */
export const MAX_SHARED_ACCESSES = 100

/** The calendar date so many days on. */
function daysOn(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00.000Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** The last day that a link made today may be valid: a year on; from a leap day to the last of February. */
export function latestValidDate(today: string): string {
  const day = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return day.endsWith('-02-29') ? day.replace('-29', '-28') : day
}

/** The form's default: two weeks, enough for an inspection. */
export const proposedValidDate = (today: string): string => daysOn(today, 14)

/** Why the day (`YYYY-MM-DD`) will not do; null when it will. */
export function judgeValidDate(valid_date: string, today: string): 'in_the_past' | 'too_late' | null {
  if (valid_date < today) return 'in_the_past'
  return valid_date > latestValidDate(today) ? 'too_late' : null
}

/** A link is valid to the end of its day in the place's zone: the instant of the midnight after, ISO. */
export const sharedAccessExpiry = (valid_date: string, timezone: string): string =>
  instantOf(daysOn(valid_date, 1), '00:00', timezone)

/** A code on the wall is read by everybody: it opens the allergen matrix and nothing else. */
export const isForGuests = (modules: readonly string[]): boolean =>
  modules.length > 0 && modules.every((module) => module === 'allergens')
