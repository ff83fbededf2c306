/** One measured value as every vendor's message is brought to. */
export const channels = ['temperature', 'temperature_2', 'humidity'] as const
export type Channel = (typeof channels)[number]

/** `sentinel`: the figure by which a device says that its probe is gone; `implausible`: no kitchen has it. */
export type Fault = 'sentinel' | 'implausible'

export type DecodedReading = {
  readonly device_id: string
  readonly channel: Channel
  /** Milliseconds since 1970 by device or gateway; null where the message has no time. */
  readonly time: number | null
  readonly time_source: 'device' | 'gateway' | 'received'
  /** Hundredths of °C or of %; null with a fault. */
  readonly value_centi: number | null
  readonly fault: Fault | null
  /** The device's own number of the measurement: two gateways pass one measurement on twice. */
  readonly sequence: number | null
}

/**
 * `nothing`: a message that carries no measurement and should not (a join, an acknowledgement, a simulation).
 */
export type Decoded =
  | { readonly kind: 'readings'; readonly readings: readonly DecodedReading[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'undecodable'; readonly reason: UndecodableReason }

export const undecodableReasons = [
  'not_json',
  'no_device',
  'no_values',
  'bad_frame',
  'unknown_format',
  'too_large',
] as const
export type UndecodableReason = (typeof undecodableReasons)[number]

export const undecodable = (reason: UndecodableReason): Decoded => ({ kind: 'undecodable', reason })

/** °F → hundredths of °C, exact to 0.01. */
export const centiFromFahrenheit = (fahrenheit: number): number => toCenti(((fahrenheit - 32) * 5) / 9)

/** Halves go away from zero, and −0 is 0. */
export const toCenti = (value: number): number =>
  Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-9) + 0

/**
 * 0x7FFF, 0x8000 and 0xFFFF in tenths and hundredths; −127 is a missing DS18B20; 999 and 9999 mean “none”.
 */
const sentinels = new Set([
  32_767, -32_768, 65_535, 327_670, -327_680, 655_350, -12_700, 99_900, -99_900, 999_900, -999_900,
])
/**
 * A DS18B20 that has just got its power reads 85.00 °C. Only of its own values: a dishwasher's 85 °C are
 * real.
 */
const POWER_ON_CENTI = 8_500

const ranges = {
  temperature: [-20_000, 50_000],
  temperature_2: [-20_000, 50_000],
  humidity: [0, 10_000],
} as const satisfies Record<Channel, readonly [number, number]>

/**
 * The value with its fault, in hundredths; `range` where the device measures less than a kitchen may have.
 */
export function judgeValue(
  channel: Channel,
  centi: number,
  {
    ds18b20 = false,
    range = ranges[channel],
  }: { readonly ds18b20?: boolean; readonly range?: readonly [number, number] } = {},
): { readonly value_centi: number | null; readonly fault: Fault | null } {
  if (sentinels.has(centi) || (ds18b20 && centi === POWER_ON_CENTI))
    return { value_centi: null, fault: 'sentinel' }
  const [low, high] = range
  return centi < low || centi > high
    ? { value_centi: null, fault: 'implausible' }
    : { value_centi: centi, fault: null }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objectIn = (value: unknown, key: string): Readonly<Record<string, unknown>> => {
  const member = isObject(value) ? value[key] : undefined
  return isObject(member) ? member : {}
}
/** A figure as numbers and as text; undefined where there is none. Zero is a figure. */
export function figureOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*[-+]?\d{1,13}([.,]\d{1,9})?\s*$/.test(value)) return undefined
  return Number(value.replace(',', '.'))
}
/** ISO 8601 with a zone, or Unix seconds or milliseconds, as number or text; null for anything else. */
export function timeOf(value: unknown): number | null {
  const number = figureOf(value)
  if (number !== undefined)
    return number > 1e11 ? Math.round(number) : number > 1e8 ? Math.round(number * 1_000) : null
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(value)
  )
    return null
  const time = Date.parse(value.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(time) ? null : time
}
