/**
 * Values as the company wants to see them. The date pattern is the company's (`DD.MM.yyyy` unless chosen,
 * general 9); digits, separators and money follow the language of the interface.
 */
import { languageTag } from '@larder/core/languages'
import { wallClock } from '@larder/core/schedule'

export const defaultDatePattern = 'DD.MM.yyyy'

/** A number with two decimals by default (general 5.7). */
export function formatNumber(value: number, language: string, decimals = 2): string {
  return new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** A time in the words of the language, such as “5 March”, 14:30. */
export const formatTime = (
  time: Date | number,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(languageTag(language), options).format(time)

/** The zone of the device's clock. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A share of 100 as text, rounded to at most `decimals` (1 or 2) places: 12.5 → “12.5%”. */
export function formatPercent(percent: number, language: string, decimals: 1 | 2 = 1): string {
  return new Intl.NumberFormat(languageTag(language), {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(percent / 100)
}

/** The size of a file in kB or MB, of 1000 bytes and 1000 kB. */
export function formatSize(bytes: number, language: string): string {
  const [unit, divisor] = bytes < 1_000_000 ? ['kilobyte', 1_000] : ['megabyte', 1_000_000]
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / divisor))
}

const day = (date: string): readonly [string, string, string] | null => {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return year !== undefined && month !== undefined && dayOfMonth !== undefined
    ? [year, month, dayOfMonth]
    : null
}

/** A calendar date `YYYY-MM-DD` in the pattern; a text that is no date is returned unchanged. */
export function formatDate(date: string, pattern: string = defaultDatePattern): string {
  const parts = day(date)
  if (parts === null) return date
  const [year, month, dayOfMonth] = parts
  return pattern
    .replace(/y{4}|YYYY/, year)
    .replace('MM', month)
    .replace('DD', dayOfMonth)
}

/** The calendar date `YYYY-MM-DD` of an instant in a time zone (IANA name); without one in the device's. */
export const dateAt = (timeZone: string | undefined, instant: Date | number): string =>
  wallClock(instant, timeZone).date

/** Today in a time zone: a place's from `usePlaceZone`, or UTC. */
export const todayAt = (timeZone: string | undefined): string => dateAt(timeZone, new Date())

/** An instant as date and `HH:mm` in a time zone (IANA name). */
export function formatInstant(
  instant: string,
  timeZone: string,
  pattern: string = defaultDatePattern,
): string {
  const { date, time } = wallClock(new Date(instant), timeZone)
  return `${formatDate(date, pattern)} ${time}`
}

/** Reads a date typed in the pattern; answers `YYYY-MM-DD`, or null where it is none (31.02. is none). */
export function parseDate(text: string, pattern: string = defaultDatePattern): string | null {
  const order = [...pattern.matchAll(/y{4}|YYYY|MM|DD/g)].map(([token]) => token)
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const shape = escaped
    .replace(/y{4}|YYYY/, '(\\d{4})')
    .replace('MM', '(\\d{1,2})')
    .replace('DD', '(\\d{1,2})')
  const match = new RegExp(`^${shape}$`).exec(text.trim())
  if (match === null) return null
  const value = (token: string): number =>
    Number(match[order.findIndex((one) => one.toLowerCase() === token) + 1])
  const [year, month, dayOfMonth] = [value('yyyy'), value('mm'), value('dd')]
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const exists =
    year > 0 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === dayOfMonth
  return exists ? date.toISOString().slice(0, 10) : null
}

/** Percent to state: none neutral, under 50 overdue, 50 to under 100 due, 100 ok (general 9). */
export function percentState(percent: number | null): 'none' | 'overdue' | 'due' | 'ok' {
  if (percent === null) return 'none'
  if (percent < 50) return 'overdue'
  return percent < 100 ? 'due' : 'ok'
}
