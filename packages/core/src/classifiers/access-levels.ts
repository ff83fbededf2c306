/**
 * Access levels as they are offered and stored: one role, for readonly with extras
 * (`readonly,temp-measurements`). `no_access` is a choice of forms; it is never stored.
 */
import { roleExtras, roles } from '../permissions/index.ts'

export const NO_ACCESS = 'no_access'

export type AccessLevel = { readonly id: number; readonly key: string }

export const companyLevels: readonly AccessLevel[] = [
  { id: 1, key: 'owner' },
  { id: 2, key: 'member' },
  { id: 3, key: 'readonly' },
  { id: 4, key: 'readonly,temp-measurements' },
  { id: 5, key: 'readonly,personnel' },
  { id: 6, key: 'readonly,temp-measurements,personnel' },
]

export const placeLevels: readonly AccessLevel[] = [
  { id: 0, key: NO_ACCESS },
  { id: 1, key: 'owner' },
  { id: 2, key: 'member' },
  { id: 3, key: 'readonly' },
  { id: 4, key: 'readonly,temp-measurements' },
]

/** Levels that are offered for workers of a place (document 3, section 6). */
export const workerLevels: readonly AccessLevel[] = placeLevels.filter(({ key }) =>
  [NO_ACCESS, 'readonly,temp-measurements', 'owner'].includes(key),
)

/**
 * Exactly one role, then extras of `readonly`, each once. Owners and members write anyway: extras add
 * nothing.
 */
export function isAccessLevel(level: string): boolean {
  const [role, ...extras] = level.split(',')
  if (!roles.some((one) => one === role)) return false
  if (extras.length > 0 && role !== 'readonly') return false
  return (
    new Set(extras).size === extras.length && extras.every((extra) => roleExtras.some((one) => one === extra))
  )
}

/** The words of an access level: `['readonly', 'temp-measurements']`. */
export const rolesOf = (level: string | null): string[] =>
  level === null || level === '' ? [] : level.split(',')
