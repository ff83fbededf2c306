/**
 * What a scanned code says of goods: EAN and UPC, GS1 element strings (DataMatrix, GS1-128, QR) and GS1 Digital
 * Link. Source of the formats: GS1 General Specifications, release 24, sections 3 (definitions of Application
 * Identifiers), 7.8.5 (element strings, FNC1) and 7.12 (dates); GS1 Digital Link: URI Syntax 1.2, section 4.
 */
import { faultOfGtin } from './gtin.ts'

export type ScannedGoods = {
  /** As it is printed, without zeros that only fill it to 14 digits. */
  readonly gtin: string
  /** AI 10; empty without one. */
  readonly lot: string
  /** AI 17, else AI 15, as `YYYY-MM-DD`; null without one. */
  readonly expiry_date: string | null
}

/** FNC1 between element strings, as scanners send it. */
const GROUP_SEPARATOR = '\u001d'

/**
 * Length of the data of AIs that need no separator, by their first two digits (section 7.8.5, figure
 * 7.8.5-2).
 */
const fixed: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '11': 6,
  '12': 6,
  '13': 6,
  '14': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
  '31': 8,
  '32': 8,
  '33': 8,
  '34': 8,
  '35': 8,
  '36': 8,
  '41': 14,
}

/** AIs of two digits whose data ends with a separator; others have three or four. */
const shortVariable = new Set([
  '10',
  '21',
  '22',
  '30',
  '37',
  '90',
  '91',
  '92',
  '93',
  '94',
  '95',
  '96',
  '97',
  '98',
  '99',
])

/**
 * `YYMMDD` within 50 years of `year`; day 00 is the last of the month (section 7.12). Null for no date.
 */
export function gs1Date(text: string, year: number): string | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text)
  if (match === null) return null
  const [yy, month, day] = match.slice(1).map(Number) as [number, number, number]
  const difference = yy - (year % 100)
  const century = Math.floor(year / 100) + (difference >= 51 ? -1 : difference <= -50 ? 1 : 0)
  const full = century * 100 + yy
  const last = new Date(Date.UTC(full, month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day > last) return null
  return new Date(Date.UTC(full, month - 1, day === 0 ? last : day)).toISOString().slice(0, 10)
}

type Elements = ReadonlyMap<string, string>

/** Element strings as scanners send them: AI and data in turn. Null where the text is none. */
function readElements(text: string): Elements | null {
  const elements = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const two = text.slice(at, at + 2)
    if (!/^\d{2}$/.test(two)) return null
    const length = fixed[two]
    // Measures (31–36) have an AI of four digits, locations (41) of three: their digits are part of the data
    // here.
    const size = length ?? -1
    const start = at + 2
    if (size >= 0) {
      const data = text.slice(start, start + size)
      if (data.length < size) return null
      elements.set(two, data)
      at = start + size
    } else {
      const end = text.indexOf(GROUP_SEPARATOR, start)
      const data = text.slice(start, end < 0 ? undefined : end)
      if (shortVariable.has(two)) elements.set(two, data)
      at = end < 0 ? text.length : end
    }
    if (text[at] === GROUP_SEPARATOR) at += 1
  }
  return elements.size === 0 ? null : elements
}

/** “(01)09521234543213(10)ABC123”: as it is printed under the symbol. */
function readPrinted(text: string): Elements | null {
  const matches = [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)]
  if (matches.length === 0 || matches.map(([whole]) => whole).join('') !== text) return null
  return new Map(matches.map(([, ai = '', data = '']) => [ai, data.trim()]))
}

/** Percent signs that encode nothing stay. */
const decoded = (part: string): string =>
  part.replace(/(?:%[0-9a-f]{2})+/gi, (code) => {
    try {
      return decodeURIComponent(code)
    } catch {
      return code
    }
  })

/** Pairs of the path and the query: https://example.com/01/09521234543213/10/ABC?17=271231. */
function readLink(text: string): Elements | null {
  const match = /^https?:\/\/[^/?#]+([^?#]*)(?:\?([^#]*))?/i.exec(text)
  if (match === null) return null
  const [, path = '', query = ''] = match
  const parts = path.split('/').filter((part) => part !== '')
  const start = parts.findIndex((part, at) => part === '01' && /^\d{8,14}$/.test(parts[at + 1] ?? ''))
  if (start < 0) return null
  const pairs: [string, string][] = []
  for (let at = start; at + 1 < parts.length; at += 2)
    pairs.push([parts[at] ?? '', decoded(parts[at + 1] ?? '')])
  for (const pair of query.split('&')) {
    const [name = '', data = ''] = pair.split('=')
    pairs.push([name, decoded(data)])
  }
  return new Map(pairs)
}

/** The number as it is printed: GTIN-14 with a leading zero is a GTIN-13, with six a GTIN-8. */
function printedGtin(gtin: string): string {
  const digits = gtin.padStart(14, '0')
  if (digits.startsWith('000000')) return digits.slice(6)
  return digits.startsWith('0') ? digits.slice(1) : digits
}

/** Symbology identifier in front of the data (section 5.1.2), FNC1 at the start, and spaces. */
const withoutHead = (text: string): string =>
  text
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
    .replace(/^\u001d/, '')

/**
 * Null where the code has no valid GTIN: it may still be a code of the company's own. `year`: of today, for
 * the century of dates.
 */
export function readScannedCode(scanned: string, year: number): ScannedGoods | null {
  const text = withoutHead(scanned)
  const isPlain = /^\d{8}$|^\d{12,14}$/.test(text)
  const elements: Elements | null = isPlain
    ? new Map([['01', text]])
    : (readLink(text) ?? readPrinted(text) ?? readElements(text))
  const gtin = elements?.get('01') ?? elements?.get('02')
  if (elements === null || gtin === undefined || faultOfGtin(gtin) !== null) return null
  const date = gs1Date(elements.get('17') ?? '', year) ?? gs1Date(elements.get('15') ?? '', year)
  return { gtin: printedGtin(gtin), lot: elements.get('10') ?? '', expiry_date: date }
}
