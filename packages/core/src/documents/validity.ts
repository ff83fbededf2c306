/** Documents that expire, and the share of required ones that a place has. */
import { dayOf } from '../schedule/days.ts'

export type Validity = 'no_end' | 'valid' | 'expiring' | 'expired'

/** Days before the last valid day on which readers are reminded. */
export const reminderDays = [30, 7, 0] as const

/** Days from `today` to the last valid day, both `YYYY-MM-DD`; negative = it has passed. */
export const daysLeft = (valid_until: string, today: string): number => dayOf(valid_until) - dayOf(today)

/** A document is valid on its last day; it counts as expiring from 30 days before. */
export function judgeValidity(valid_until: string | null, today: string): Validity {
  if (valid_until === null) return 'no_end'
  const left = daysLeft(valid_until, today)
  if (left < 0) return 'expired'
  return left <= reminderDays[0] ? 'expiring' : 'valid'
}

/** Which reminder falls on today; null = none. `since` is the day after the last e-mail of the place. */
export function dueReminder(valid_until: string, today: string, since: string): number | null {
  const due = reminderDays.filter((days) => {
    const day = dayOf(valid_until) - days
    return day <= dayOf(today) && day >= dayOf(since)
  })
  return due.length === 0 ? null : Math.min(...due)
}

export type RequiredState = 'there' | 'on_paper' | 'expired' | 'missing' | 'not_needed'

export type StoredDocument = {
  readonly document_key: string | null
  readonly valid_until: string | null
  readonly on_paper: boolean
}

/** The state of one required document: its best copy counts. */
export function judgeRequired(
  key: string,
  stored: readonly StoredDocument[],
  { exceptions, today }: { readonly exceptions: readonly string[]; readonly today: string },
): RequiredState {
  const own = stored.filter(({ document_key }) => document_key === key)
  const current = own.filter(({ valid_until }) => judgeValidity(valid_until, today) !== 'expired')
  if (current.some(({ on_paper }) => !on_paper)) return 'there'
  if (current.length > 0) return 'on_paper'
  if (exceptions.includes(key)) return 'not_needed'
  return own.length > 0 ? 'expired' : 'missing'
}

/**
 * The percentage `documents` of the overview: required documents that are there, on paper or marked as not
 * needed, of all that a place of this kind must have. Null where it must have none.
 */
export function documentsPercent(states: readonly RequiredState[]): number | null {
  if (states.length === 0) return null
  const settled = states.filter((state) => state !== 'missing' && state !== 'expired').length
  return Math.floor((100 * settled) / states.length)
}
