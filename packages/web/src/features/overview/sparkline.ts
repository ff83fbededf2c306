import type { TemperatureLine } from '@larder/contract/overview'

export const WIDTH = 160
export const HEIGHT = 36
const PAD = 3

type Line = Pick<TemperatureLine, 'limit' | 'readings'>
type Spark = {
  /** Points of the line, as a polyline takes them. */
  readonly points: string
  readonly last: { readonly x: number; readonly y: number }
  /** What is within the limit. */
  readonly band: { readonly y: number; readonly height: number }
}

/**
 * A line of readings with the band of its limit, in a box of WIDTH × HEIGHT; `null` without a reading. The
 * box spans all readings and the bounds of the limit; time is not to scale, each reading has the same step.
 */
export function sparkOf({ limit, readings }: Line): Spark | null {
  const values = readings.map(({ celsius }) => celsius)
  const newest = values.at(-1)
  if (newest === undefined) return null
  const bounds = [limit.min, limit.max].filter((bound) => bound !== null)
  const low = Math.min(...values, ...bounds) - 1
  const high = Math.max(...values, ...bounds) + 1
  const yOf = (value: number): number =>
    Math.round((PAD + ((high - value) / (high - low)) * (HEIGHT - 2 * PAD)) * 10) / 10
  const step = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1)
  const xOf = (at: number): number =>
    Math.round((values.length === 1 ? WIDTH - PAD : PAD + at * step) * 10) / 10
  const top = yOf(limit.max ?? high)
  return {
    points: values.map((value, at) => `${xOf(at)},${yOf(value)}`).join(' '),
    last: { x: xOf(values.length - 1), y: yOf(newest) },
    band: { y: top, height: Math.max(0, Math.round((yOf(limit.min ?? low) - top) * 10) / 10) },
  }
}
