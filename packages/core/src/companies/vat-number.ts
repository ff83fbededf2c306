/**
 * VAT numbers of the 27 member states and Great Britain: structure only, as published for the European
 * Commission's VAT Information Exchange System. Greece writes EL.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Alpha-2 codes of the 28 countries whose companies have their VAT number checked. */
export const vatCountries: readonly string[] = Object.keys(formats).map((prefix) =>
  prefix === 'EL' ? 'GR' : prefix,
)

/** Upper case, without white space. */
export const normalizeVatNumber = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/**
 * Whether a VAT number will do for a company in the country. In the 28 countries the number must follow the
 * format of the prefix it carries; a company may be registered for VAT in a neighbouring country, so the
 * prefix may be another one of the 28. Elsewhere anything goes.
 */
export function isVatNumber(country: string, number: string): boolean {
  if (!vatCountries.includes(country)) return true
  const normal = normalizeVatNumber(number)
  return formats[normal.slice(0, 2)]?.test(normal.slice(2)) ?? false
}
