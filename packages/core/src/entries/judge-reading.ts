import { inFahrenheit, type TemperatureUnit } from '../haccp/index.ts'

/**
 * A critical limit in the unit it is stored in. Both ends are inclusive: exactly 5.0 °C passes “at most 5.0
 * °C”.
 */
export type ReadingLimit = { readonly min: number | null; readonly max: number | null }

/**
 * Finer than any probe reads: conversions between °F and °C must not turn a reading at the limit into a
 * breach.
 */
const RESOLUTION = 0.005

/** Whether a reading keeps the limit; used under the cook's thumb and again before the insert. */
export function judgeReading(limit: ReadingLimit, value: number): 'within' | 'outside' {
  if (limit.min !== null && value < limit.min - RESOLUTION) return 'outside'
  if (limit.max !== null && value > limit.max + RESOLUTION) return 'outside'
  return 'within'
}

/** °F → °C, unrounded. */
export const toCelsius = (value: number, unit: TemperatureUnit): number =>
  unit === 'F' ? ((value - 32) * 5) / 9 : value
/** °C → the company's scale, to 0.1. */
export const fromCelsius = (celsius: number, unit: TemperatureUnit): number =>
  Math.round((unit === 'F' ? inFahrenheit(celsius, 'absolute') : celsius) * 10) / 10 + 0

/**
 * Reads a number as people type it: comma or dot, optional minus. `null` when it is none or beyond ±99,999.
 */
export function parseDecimal(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^-?\d{1,5}(\.\d{1,4})?$/.test(plain)) return null
  return Number(plain)
}
