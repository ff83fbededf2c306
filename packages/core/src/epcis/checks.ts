/** Checks of JSON that say where a fault is, by a pointer into the document (RFC 6901), and what it is. */
import { isDateText } from './dates.ts'

export const epcisFaults = [
  'ahead',
  'amount',
  'correction_circle',
  'date',
  'empty',
  'gln_check_digit',
  'gln_digits',
  'gtin_check_digit',
  'gtin_digits',
  'ilmd_without_add',
  'malformed_text',
  'no_goods',
  'not_offered',
  'over_limit',
  'required',
  'too_long',
  'twice',
  'unknown_field',
  'unknown_unit',
  'uri',
  'wrong_form',
  'wrong_type',
] as const
export type EpcisFaultCode = (typeof epcisFaults)[number]
/** `path`: `/epcisBody/eventList/3/eventTime`. `value`: what is there, if it is a short text. */
export type EpcisFault = { readonly path: string; readonly code: EpcisFaultCode; readonly value: string }

export type Fields = { readonly [key: string]: unknown }
export type Report = (path: string, code: EpcisFaultCode, value?: unknown) => void
export type Check = (value: unknown, path: string, report: Report) => void

/** Letters of a value that a fault repeats. */
const SHOWN = 80

/** Collects faults. */
export function collect(): { readonly faults: EpcisFault[]; readonly report: Report } {
  const faults: EpcisFault[] = []
  const shortenValue = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, SHOWN) : ''
  return { faults, report: (path, code, value) => faults.push({ path, code, value: shortenValue(value) }) }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The pointer of a member. */
export const below = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

const PIECE = String.raw`[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2}`
const URI = new RegExp(String.raw`^[A-Za-z][A-Za-z0-9+.\-]*:(?:${PIECE})*(?:#(?:${PIECE})*)?$`)
export const isUri = (text: string): boolean => URI.test(text)

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[tT]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
export const isInstant = (text: string): boolean => isDateText(INSTANT.exec(text)?.[1] ?? '')

/** A text that `fits`. */
export const text =
  (fits: (text: string) => boolean = () => true, code: EpcisFaultCode = 'wrong_form'): Check =>
  (value, path, report) => {
    if (typeof value !== 'string') report(path, 'wrong_type', value)
    else if (!fits(value)) report(path, code, value)
  }
export const uri = text(isUri, 'uri')
export const instant = text(isInstant, 'date')

/** A word of the vocabulary, or a URI that is not one of GS1's, which has a word. */
export const word = (words: readonly string[], isOther: (uri: string) => boolean): Check =>
  text((value) => words.includes(value) || (isUri(value) && isOther(value)), 'not_offered')

export const number: Check = (value, path, report) => {
  if (typeof value !== 'number') report(path, 'wrong_type', value)
}
export const flag: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'wrong_type', value)
}
export const either =
  (isFirst: (value: unknown) => boolean, first: Check, second: Check): Check =>
  (value, path, report) =>
    (isFirst(value) ? first : second)(value, path, report)

type ListRules = { readonly min?: number; readonly unique?: boolean }

export const list =
  (check: Check, { min = 0, unique = false }: ListRules = {}): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'wrong_type', value)
    const items = value as readonly unknown[]
    if (items.length < min) report(path, 'empty')
    const seen = new Set<string>()
    for (const [at, item] of items.entries()) {
      check(item, below(path, at), report)
      if (!unique) continue
      const key = JSON.stringify(item)
      if (seen.has(key)) report(below(path, at), 'twice', item)
      seen.add(key)
    }
  }

type Shape = {
  readonly fields: Readonly<Record<string, Check>>
  readonly required?: readonly string[]
  /** What further names may be: none, names with a namespace, or all. */
  readonly more: 'none' | 'uri' | 'any'
}

export const shape =
  ({ fields, required = [], more }: Shape): Check =>
  (value, path, report) => {
    if (!isFields(value)) return report(path, 'wrong_type', value)
    for (const key of required) if (!Object.hasOwn(value, key)) report(below(path, key), 'required')
    for (const [key, member] of Object.entries(value)) {
      const check = Object.hasOwn(fields, key) ? fields[key] : undefined
      if (check !== undefined) check(member, below(path, key), report)
      else if (more === 'none' || (more === 'uri' && !isUri(key))) report(below(path, key), 'unknown_field')
    }
  }

/** Both of one value. */
export const both =
  (...checks: readonly Check[]): Check =>
  (value, path, report) => {
    for (const check of checks) check(value, path, report)
  }
