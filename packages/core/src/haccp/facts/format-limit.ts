import type { Quantity } from './facts.ts'
import type { PlanLimit } from '../generate/plan.ts'
import { say, word, type TemperatureUnit, type Words } from '../document/plan-text.ts'

/** Absolute temperatures move by 32; differences do not. 72 °C is 161.6 °F, a swing of 3 °C is 5.4 °F. */
export const inFahrenheit = (celsius: number, kind: 'absolute' | 'difference'): number =>
  (celsius * 9) / 5 + (kind === 'absolute' ? 32 : 0)

/** Rounded to the decimals given, trailing zeros dropped, with the language's decimal sign. */
function formatNumber(value: number, decimals: number, words: Words): string {
  const rounded = Number(value.toFixed(decimals))
  return String(Object.is(rounded, -0) ? 0 : rounded).replace('.', word(words, 'number.decimal'))
}

/** Minutes in the unit a reader expects: 0.25 → 15 s, 2 → 2 min, 120 → 2 h, 10080 → 7 days. */
export function formatMinutes(minutes: number, words: Words): string {
  const as = (unit: string, value: number): string =>
    say(words, `unit.${unit}`, { value: formatNumber(value, 1, words) })
  if (minutes < 1) return as('seconds', minutes * 60)
  if (minutes >= 2880 && minutes % 1440 === 0) return as('days', minutes / 1440)
  const inHours = minutes >= 60 && minutes % (minutes < 120 ? 60 : 30) === 0
  return inHours ? as('hours', minutes / 60) : as('minutes', minutes)
}

/** Their sign comes before the comparison: “pH ≤ 4.6”, not “≤ pH 4.6”. */
const leadingUnit = new Set<Quantity>(['ph', 'aw'])

/** One value with its unit, temperatures in the reader's scale. */
export function formatValue(value: number, quantity: Quantity, unit: TemperatureUnit, words: Words): string {
  if (quantity === 'celsius' || quantity === 'celsius_difference') {
    const kind = quantity === 'celsius' ? 'absolute' : 'difference'
    const displayValue = unit === 'F' ? inFahrenheit(value, kind) : value
    return say(words, unit === 'F' ? 'unit.fahrenheit' : 'unit.celsius', {
      value: formatNumber(displayValue, 1, words),
    })
  }
  if (quantity === 'hours' && value > 72 && value % 24 === 0)
    return say(words, 'unit.days', { value: formatNumber(value / 24, 0, words) })
  // 1,200 °F·h are held as 667 °C·h: a limit is never shown higher than it is.
  if (quantity === 'degree_hours' && unit === 'F')
    return say(words, 'unit.degree_hours_fahrenheit', {
      value: formatNumber(Math.floor(inFahrenheit(value, 'difference') / 10) * 10, 0, words),
    })
  return say(words, `unit.${quantity}`, { value: formatNumber(value, 2, words) })
}

export type LimitExtent = Pick<
  PlanLimit,
  'quantity' | 'min' | 'max' | 'hold_minutes' | 'from' | 'within_minutes' | 'then'
>

/**
 * A limit in words and figures: “≥ 72 °C for 2 min”, “≤ 5 °C”, “60 °C → 10 °C within 2 h”. Law written in
 * Fahrenheit shows its round figures in °F, since it is held unrounded.
 */
export function formatLimit(limit: LimitExtent, unit: TemperatureUnit, words: Words): string {
  const leads = leadingUnit.has(limit.quantity)
  const show = (value: number): string =>
    leads ? formatNumber(value, 2, words) : formatValue(value, limit.quantity, unit, words)
  const time = (minutes: number): string => formatMinutes(minutes, words)
  const end = limit.max ?? limit.min
  if (end === null) return word(words, 'limit.none')
  let text: string
  if (limit.from !== null && limit.within_minutes !== null) {
    text = say(words, 'limit.change', {
      from: show(limit.from),
      to: show(end),
      time: time(limit.within_minutes),
    })
  } else if (limit.min !== null && limit.max !== null) {
    text =
      limit.min === limit.max
        ? say(words, 'limit.exact', { value: show(limit.min) })
        : say(words, 'limit.range', { min: show(limit.min), max: show(limit.max) })
  } else {
    text = say(words, limit.min === null ? 'limit.max' : 'limit.min', { value: show(end) })
  }
  if (leads) text = say(words, `unit.${limit.quantity}`, { value: text })
  if (limit.hold_minutes !== null)
    text = say(words, 'limit.hold', { limit: text, time: time(limit.hold_minutes) })
  if (limit.from === null && limit.within_minutes !== null)
    text = say(words, 'limit.within', { limit: text, time: time(limit.within_minutes) })
  if (limit.then !== null)
    text = say(words, 'limit.then', {
      limit: text,
      to: show(limit.then.max),
      time: time(limit.then.within_minutes),
    })
  return text
}
