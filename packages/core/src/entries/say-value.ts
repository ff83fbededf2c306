/** Values and limits in signs that every language shares. */
import { fromCelsius, type ReadingLimit } from './judge-reading.ts'
import type { FieldValue, StoredField, TaskStep } from '../tasks/index.ts'

/** Symbols of units. */
const symbols: Readonly<Record<string, string>> = {
  percent: '%',
  minutes: 'min',
  hours: 'h',
  days: 'd',
  ph: 'pH',
  aw: 'aw',
  mg_per_kg: 'mg/kg',
  ppm: 'ppm',
  mm: 'mm',
  cfu_per_g: 'cfu/g',
  degree_hours: '°C·h',
}

/** The unit behind a value of the step; empty where it has none. */
export function unitSymbol(
  {
    task_step_type_name,
    quantity,
    custom_unit,
  }: Pick<TaskStep, 'task_step_type_name' | 'quantity' | 'custom_unit'>,
  scale: 'C' | 'F',
): string {
  if (task_step_type_name === 'enter_temperature') return `°${scale}`
  return custom_unit ?? symbols[quantity ?? ''] ?? ''
}

/**
 * The measured quantity, also where only the unit shows it: “pH” typed at a step of the place's own is ph.
 * Null = unknown.
 */
export function quantityOf({
  task_step_type_name,
  quantity,
  custom_unit,
}: Pick<TaskStep, 'task_step_type_name' | 'quantity' | 'custom_unit'>): string | null {
  if (quantity !== null) return quantity
  if (task_step_type_name === 'enter_temperature') return 'celsius'
  const typed = custom_unit?.trim().toLowerCase() ?? ''
  return Object.entries(symbols).find(([, symbol]) => symbol.toLowerCase() === typed)?.[0] ?? null
}

/** “≤ 5 °C”, “2–5 °C”, “≥ 63 °C”. The ends in °C for temperatures are shown in the scale. */
export function sayRange(
  { min, max }: ReadingLimit,
  step: Pick<TaskStep, 'task_step_type_name' | 'quantity' | 'custom_unit'>,
  scale: 'C' | 'F',
): string {
  const absolute = step.task_step_type_name === 'enter_temperature'
  const sayEnd = (end: number): string =>
    String(
      absolute
        ? step.quantity === 'celsius_difference'
          ? Math.round((scale === 'F' ? end * 1.8 : end) * 10) / 10
          : fromCelsius(end, scale)
        : end,
    )
  const unit = unitSymbol(step, scale)
  const figures =
    min === null
      ? max === null
        ? ''
        : `≤ ${sayEnd(max)}`
      : max === null
        ? `≥ ${sayEnd(min)}`
        : `${sayEnd(min)}–${sayEnd(max)}`
  return unit === '' ? figures : `${figures} ${unit}`
}

const unitText = (unit: { readonly short_name: string } | string | null | undefined): string =>
  unit == null ? '' : typeof unit === 'string' ? unit : unit.short_name

/** A value and its unit as text, for lists; null value for a tick, which is put into words by the reader. */
export function sayValue(value: FieldValue): { readonly value: string | null; readonly unit: string | null } {
  if (value === null) return { value: null, unit: null }
  if (Array.isArray(value)) return { value: value.map(({ text }) => text).join(', '), unit: null }
  const one = value
  if ('temp' in one) return { value: one.temp, unit: one.unit }
  if ('amount' in one) return { value: one.amount, unit: unitText(one.unit) || null }
  if ('date' in one) return { value: [one.date, one.time ?? ''].join(' ').trim(), unit: null }
  if ('description' in one) return { value: one.description, unit: null }
  if ('text' in one)
    return { value: one.text === 'done' || one.text === 'not_done' ? null : one.text, unit: null }
  return { value: Object.values(one.name ?? {})[0] ?? null, unit: null }
}

/** A value as it is kept: a figure takes its step's unit along where it names none. */
export function withUnit<V extends FieldValue>(step: Parameters<typeof unitSymbol>[0], value: V): V {
  if (value === null || Array.isArray(value) || !('amount' in value) || unitText(value.unit) !== '')
    return value
  const unit = unitSymbol(step, 'C')
  return unit === '' ? value : { ...value, unit }
}

/** The unit in words that `sayRange` has made: “%” of “≤ 25 %”. */
const unitOfRange = (text: string): string | null =>
  /^(?:[≤≥] )?-?[\d.]+(?:–-?[\d.]+)? (\S+)$/.exec(text)?.[1] ?? null

/** As `sayValue`; a figure that was kept before units went along has its unit in the words of its limit. */
export function sayField({
  value,
  limit,
}: {
  readonly value: FieldValue
  readonly limit?: StoredField['limit'] | undefined
}): ReturnType<typeof sayValue> {
  const wording = sayValue(value)
  const bare = wording.unit === null && value !== null && !Array.isArray(value) && 'amount' in value
  return bare ? { ...wording, unit: unitOfRange(limit?.text ?? '') } : wording
}

/** The text of a value with the decimal separator of the reader's language: a comma in all but English. */
export const localDecimals = (text: string, language: string): string =>
  language.startsWith('en') ? text : text.replace(/(?<![\d.])(\d+)\.(\d+)(?![\d.])/g, '$1,$2')

/**
 * The same for an answer: only a figure with its unit is written otherwise, words of a person stay as they
 * are.
 */
export const localFigure = (text: string, language: string): string =>
  /^[-−]?\d+\.\d+(?: \S+)?$/.test(text) ? localDecimals(text, language) : text

/** A limit of the plan without the note behind it: “≤ 2 °C” of “≤ 2 °C (as cold as melting ice)”. */
export const withoutNote = (limit: string): string => limit.replace(/ \([^()]+\)$/, '')

/** The value and unit of `sayValue` or `sayField` in one text: “4.0 °C”, “24.4 %”. */
export const besideUnit = (value: string, unit: string | null): string =>
  unit === null || unit === '' ? value : `${value} ${unit === 'C' || unit === 'F' ? '°' : ''}${unit}`
