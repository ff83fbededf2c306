import type { Standing } from './can.ts'

export type AccessLists = { readonly disable?: readonly string[]; readonly allow?: readonly string[] }

/**
 * The content access wrapper of general 6.3, for screens. Order matters: a company member or owner is always
 * allowed; `company-readonly` in the disable list denies; a place member or owner is allowed; then the lists.
 */
export function mayShow(standing: Standing, { disable, allow }: AccessLists): boolean {
  const company = standing.company.role
  const place = standing.place.role
  if (company === 'owner' || company === 'member') return true
  if (disable?.includes('company-readonly')) return false
  if (place === 'owner' || place === 'member') return true
  const held = [company, place].filter((role) => role !== null)
  if (disable) return !held.some((role) => disable.includes(role))
  return allow?.some((role) => held.some((one) => one === role)) ?? false
}
