/** The catalogue of a company (document 3, Product): its filters, dates, and how amounts are shown. */
import { parseDecimal, toDecimal } from '../measures/index.ts'

/** Document 3, section 9: the filter of the list. */
export const productKinds = ['all', 'outsourced', 'produced', 'ingredient', 'unstated'] as const
export type ProductKind = (typeof productKinds)[number]

/** Regulation (EU) No 1169/2011 knows these two dates; the ids are ours. */
export const expirationTypes = [
  { id: 1, key: 'use_by' },
  { id: 2, key: 'best_before' },
] as const

/** Decimals of stored amounts. */
const MOST_PLACES = 9

/** Hours, days, weeks, months and years of the classifier. */
export const shelfLifeUnits: readonly number[] = [3, 4, 5, 6, 7]

/**
 * “12.50” as people read it: without decimals when whole, else two (document 3, Product). Less than a tenth keeps
 * two digits: 0.004 kg of curing salt are not 0.
 */
export function sayAmount(amount: string): string {
  const value = parseDecimal(amount)
  if (value === null) return amount
  const [, zeros = ''] = /^-?0\.(0+)/.exec(toDecimal(value, MOST_PLACES)) ?? []
  const [whole = '', decimals] = toDecimal(value, zeros.length + 2).split('.')
  return decimals === undefined ? whole : `${whole}.${decimals.padEnd(2, '0')}`
}
