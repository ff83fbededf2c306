/**
 * Global Trade Item Numbers (GS1 General Specifications, section 7.9): 8, 12, 13 or 14 digits, the last one a
 * check digit: from the right, digits weigh 3 and 1 in turn and their sum with it is a multiple of ten.
 */
const LENGTHS = [8, 12, 13, 14]

export type GtinFault = 'gtin_digits' | 'gtin_check_digit'

/** The check digit of the digits before it. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Null for a valid number, without spaces. Zeros alone fit their check digit and are none. */
export function faultOfGtin(gtin: string): GtinFault | null {
  if (!/^\d*[1-9]\d*$/.test(gtin) || !LENGTHS.includes(gtin.length)) return 'gtin_digits'
  return checkDigitOf(gtin.slice(0, -1)) === Number(gtin.at(-1)) ? null : 'gtin_check_digit'
}

export type GlnFault = 'gln_digits' | 'gln_check_digit'

/** Global Location Number (GS1 General Specifications, sections 3.9 and 7.9): thirteen digits, the last a check. */
export function faultOfGln(gln: string): GlnFault | null {
  if (!/^\d{13}$/.test(gln)) return 'gln_digits'
  return checkDigitOf(gln.slice(0, -1)) === Number(gln.at(-1)) ? null : 'gln_check_digit'
}

/** Fourteen digits, as Digital Link and DataMatrix have them. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, '0')

/** Parts of a GS1 Digital Link: lot (AI 10) and last day (AI 17 use by, 15 best before, as YYYY-MM-DD). */
export type LinkParts = {
  readonly gtin: string
  readonly lot?: string | null
  readonly use_by?: string | null
  readonly best_before?: string | null
}

const sixDigits = (day: string): string => day.slice(2).replaceAll('-', '')

/**
 * GS1 Digital Link: URI Syntax 1.2, section 4: primary key, then qualifiers in the path, data in the query.
 */
export function digitalLink({ gtin, lot, use_by, best_before }: LinkParts): string {
  const query = [
    ...(best_before == null ? [] : [`15=${sixDigits(best_before)}`]),
    ...(use_by == null ? [] : [`17=${sixDigits(use_by)}`]),
  ].join('&')
  const path = `https://id.gs1.org/01/${gtin14(gtin)}`
  const withLot = lot == null || lot === '' ? path : `${path}/10/${encodeURIComponent(lot)}`
  return query === '' ? withLot : `${withLot}?${query}`
}
