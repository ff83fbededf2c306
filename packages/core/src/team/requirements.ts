/** Certificates and trainings of people: what is required of whom, and until when it is in order. */
import type { Provenance } from '../haccp/index.ts'
import { civilOf, dateOf, dayFrom, dayOf } from '../schedule/index.ts'

/** Kinds of requirement by their number; each is stopped by one of the two flags of a person. */
export const teamSubtypes = [
  { id: 1, key: 'health_certificate', kind: 'certificate' },
  { id: 2, key: 'instruction', kind: 'training' },
  { id: 3, key: 'hygiene_training', kind: 'training' },
  { id: 4, key: 'supervisor', kind: 'certificate' },
  { id: 5, key: 'allergen_training', kind: 'training' },
  { id: 6, key: 'other_certificate', kind: 'certificate' },
  { id: 7, key: 'other_training', kind: 'training' },
] as const
export const HEALTH_CERTIFICATE = 1

/**
 * 8 as for tasks; the three infinite ones of document 3, section 4; `months` repeats after `repeat_months`.
 */
export const teamFrequencies = {
  once_in_year: 8,
  months: 9,
  once: 11,
  with_health_control: 12,
  once_in_manning: 13,
} as const
export const teamFrequencyIds: readonly number[] = Object.values(teamFrequencies)

export const EXPIRING_DAYS = 30

/** A requirement that law or good practice makes in a country. */
export type DefaultRequirement = Provenance & {
  readonly key: string
  readonly task_subtype_id: number
  readonly task_frequency_type_id: number
  readonly repeat_months: number | null
  /** Of countries whose own rules are read; absent = everywhere. */
  readonly countries?: readonly string[]
}

export type Requirement = {
  readonly task_subtype_id: number
  readonly task_frequency_type_id: number
  /** For `months`. */
  readonly repeat_months: number | null
  /** Work groups that it is for; empty = everybody. */
  readonly groups: readonly number[]
}

/** Days as `YYYY-MM-DD`. */
export type TeamEntry = { readonly date: string; readonly valid_until: string | null }

export type TeamMember = {
  readonly groups: readonly number[]
  /** The first day of work. */
  readonly employed_since: string
  /** The last health certificate; null without one. */
  readonly health: TeamEntry | null
}

export type TeamStatus = 'valid' | 'expiring' | 'missing' | 'not_needed'
/** `valid_until` null = without an end, or nothing is there. */
export type TeamCell = { readonly status: TeamStatus; readonly valid_until: string | null }

/** The same day so many months later; the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day_of_month } = civilOf(dayOf(date))
  const total = year * 12 + month - 1 + months
  const [to_year, to_month] = [Math.floor(total / 12), (total % 12) + 1]
  const next = dayFrom(Math.floor((total + 1) / 12), ((total + 1) % 12) + 1, 1)
  return dateOf(Math.min(dayFrom(to_year, to_month, day_of_month), next - 1))
}

/** Until when an entry counts by the rhythm alone; null = without an end. */
function endOfPeriod(
  { task_frequency_type_id, repeat_months }: Requirement,
  { date }: TeamEntry,
): string | null {
  if (task_frequency_type_id === teamFrequencies.once_in_year) return addMonths(date, 12)
  if (task_frequency_type_id === teamFrequencies.months) return addMonths(date, repeat_months ?? 12)
  return null
}

/** Whether an entry answers the requirement of this person at all. */
function counts(
  { task_frequency_type_id }: Requirement,
  { employed_since, health }: TeamMember,
  entry: TeamEntry,
) {
  // An instruction at the start of the work may be some weeks older than the first day.
  if (task_frequency_type_id === teamFrequencies.once_in_manning)
    return entry.date >= addMonths(employed_since, -3)
  if (task_frequency_type_id === teamFrequencies.with_health_control)
    return health === null || entry.date >= health.date
  return true
}

/**
 * Until when an entry is valid: its own last day, else that of the rhythm, else of the health certificate.
 */
export function validUntil(requirement: Requirement, member: TeamMember, entry: TeamEntry): string | null {
  if (entry.valid_until !== null) return entry.valid_until
  if (requirement.task_frequency_type_id === teamFrequencies.with_health_control)
    return member.health?.valid_until ?? null
  return endOfPeriod(requirement, entry)
}

const isFor = ({ groups }: Requirement, member: TeamMember): boolean =>
  groups.length === 0 || groups.some((id) => member.groups.includes(id))

/** The state of a requirement for a person on a day, from the person's last entry. */
export function judgeRequirement(
  requirement: Requirement,
  member: TeamMember,
  last: TeamEntry | null,
  today: string,
): TeamCell {
  if (!isFor(requirement, member)) return { status: 'not_needed', valid_until: null }
  if (last === null || !counts(requirement, member, last)) return { status: 'missing', valid_until: null }
  const valid_until = validUntil(requirement, member, last)
  if (valid_until === null) return { status: 'valid', valid_until }
  const left = dayOf(valid_until) - dayOf(today)
  if (left < 0) return { status: 'missing', valid_until }
  return { status: left <= EXPIRING_DAYS ? 'expiring' : 'valid', valid_until }
}

/**
 * The area `personnel` of the overview: how many of the people from whom something is required have all of
 * it, in whole percent rounded down; null where nothing is required of anybody.
 */
export function personnelPercent(people: readonly (readonly TeamCell[])[]): number | null {
  const needed = people
    .map((cells) => cells.filter(({ status }) => status !== 'not_needed'))
    .filter((cells) => cells.length > 0)
  if (needed.length === 0) return null
  const complete = needed.filter((cells) => cells.every(({ status }) => status !== 'missing'))
  return Math.floor((complete.length / needed.length) * 100)
}
