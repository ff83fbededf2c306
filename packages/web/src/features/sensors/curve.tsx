import { languageTag } from '@larder/core/languages'
import { Text, useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { SensorCurve } from '@larder/contract/sensor-readings'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { axisWords, valueOf, valueWords } from './sensor-words.ts'
import styles from './sensors.module.css'

type Point = SensorCurve['points'][number]
type Props = { readonly curve: SensorCurve; readonly onZoom: (from: number, to: number) => void }
type Chart = Props & {
  /** Receives the reading nearest to the pointer; null where there is none. */
  readonly onPoint: (ms: number | null) => void
}

/**
 * The columns of the chart. A gap of more than two intervals breaks the line; a point that summarizes several
 * readings has their lowest and highest value.
 */
function columnsOf({ points, sensor, exact }: SensorCurve, unit: string): uPlot.AlignedData {
  const times: number[] = []
  const lows: (number | null)[] = []
  const highs: (number | null)[] = []
  const steps = points.length > 1 ? ((points.at(-1)?.ms ?? 0) - (points[0]?.ms ?? 0)) / points.length : 0
  const longest = Math.max(sensor.interval_minutes * 120_000, exact ? 0 : steps * 3)
  for (const { ms, low, high } of points) {
    const last = times.at(-1)
    if (last !== undefined && ms - last * 1_000 > longest) {
      times.push(last + 1)
      lows.push(null)
      highs.push(null)
    }
    times.push(ms / 1_000)
    lows.push(valueOf(low, sensor.channel, unit))
    highs.push(valueOf(high, sensor.channel, unit))
  }
  return [times, lows, highs]
}

const color = (element: HTMLElement, name: string, otherwise: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim() || otherwise

const FONT_SIZE = 12
const fontOf = (element: HTMLElement, size = FONT_SIZE): string =>
  `${size}px ${getComputedStyle(element).fontFamily}`

/** Draws the band between the limits, under the curve. */
function drawBand(plot: uPlot, { lower, upper }: Limits, fill: string): void {
  const { left, top, width, height } = plot.bbox
  const y = (value: number | null, edge: number): number =>
    value === null ? edge : Math.min(top + height, Math.max(top, plot.valToPos(value, 'y', true)))
  const from = y(upper, top)
  plot.ctx.save()
  plot.ctx.fillStyle = fill
  plot.ctx.fillRect(left, from, width, y(lower, top + height) - from)
  plot.ctx.restore()
}

/** Draws each limit as a dashed line with its figure. */
function drawLimits(plot: uPlot, { lower, upper }: Limits, { ink, font, words }: LimitLook): void {
  const { ctx, bbox } = plot
  ctx.save()
  ctx.strokeStyle = ink
  ctx.fillStyle = ink
  ctx.font = font
  ctx.textAlign = 'right'
  ctx.textBaseline = 'bottom'
  ctx.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio])
  for (const [limit, sign] of [
    [upper, '≤'],
    [lower, '≥'],
  ] as const) {
    if (limit === null) continue
    const y = plot.valToPos(limit, 'y', true)
    const right = bbox.left + bbox.width
    ctx.beginPath()
    ctx.moveTo(bbox.left, y)
    ctx.lineTo(right, y)
    ctx.stroke()
    ctx.fillText(`${sign} ${words(limit)}`, right, y - 2 * devicePixelRatio)
  }
  ctx.restore()
}

type LimitLook = {
  readonly ink: string
  readonly font: string
  readonly words: (limit: number) => string
}

const DAY_SECONDS = 86_400

/** Labels of the time axis in the user's language and the place's time zone: hours, days or months. */
function tickWords(language: string, timeZone: string): (splits: readonly number[]) => string[] {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone })
  const [hours, days, months] = [
    formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    formatter({ day: 'numeric', month: 'short' }),
    formatter({ month: 'short', year: 'numeric' }),
  ]
  return (splits) =>
    splits.map((seconds, index) => {
      const step = (splits[1] ?? 0) - (splits[0] ?? 0)
      const at = new Date(seconds * 1_000)
      const day = days.format(at)
      if (step >= 28 * DAY_SECONDS) return months.format(at)
      if (step >= DAY_SECONDS) return day
      return index === 0 || days.format(new Date((splits[index - 1] ?? 0) * 1_000)) === day
        ? hours.format(at)
        : `${hours.format(at)}\n${day}`
    })
}

type Format = { readonly unit: string; readonly language: string; readonly timeZone: string }

type Limits = { readonly lower: number | null; readonly upper: number | null }

function limitsOf(
  { channel, lower_error_margin, upper_error_margin }: SensorCurve['sensor'],
  unit: string,
): Limits {
  const value = (limit: number | null) => valueOf(limit === null ? null : limit * 100, channel, unit)
  return { lower: value(lower_error_margin), upper: value(upper_error_margin) }
}

/** The range of the values' axis contains the curve and its limits, with some room. */
const rangeWith =
  ({ lower, upper }: Limits) =>
  (_: uPlot, low: number, high: number): [number, number] => {
    const [bottom, top] = [Math.min(low, lower ?? low), Math.max(high, upper ?? high)]
    const room = Math.max(1, (top - bottom) * 0.08)
    return [bottom - room, top + room]
  }

function hooksOf({ onZoom, onPoint }: Chart, limits: Limits, look: LimitLook): uPlot.Hooks.Arrays {
  return {
    drawClear: [
      (plot) => {
        if (limits.lower !== null || limits.upper !== null) drawBand(plot, limits, 'rgba(46, 160, 90, 0.14)')
      },
    ],
    draw: [(plot) => drawLimits(plot, limits, look)],
    setCursor: [
      ({ cursor: { idx }, data: [times] }) =>
        onPoint(idx == null ? null : Math.round((times[idx] ?? 0) * 1_000)),
    ],
    setSelect: [
      (plot) => {
        const { left, width } = plot.select
        if (width > 8) onZoom(plot.posToVal(left, 'x') * 1_000, plot.posToVal(left + width, 'x') * 1_000)
      },
    ],
  }
}

function optionsOf(chart: Chart, element: HTMLElement, { unit, language, timeZone }: Format): uPlot.Options {
  const { curve } = chart
  const limits = limitsOf(curve.sensor, unit)
  const ink = color(element, '--mantine-color-text', '#333')
  const grid = color(element, '--larder-hairline', '#ddd')
  const line = color(element, '--larder-ok', '#127a55')
  const words = (value: number): string => axisWords(value, curve.sensor.channel, unit)
  const axis = {
    font: fontOf(element),
    stroke: ink,
    grid: { stroke: grid, width: 1 },
    ticks: { stroke: grid, width: 1 },
  }
  const timesOf = tickWords(language, timeZone)
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    cursor: { drag: { x: true, y: false, setScale: false } },
    scales: {
      x: { min: Date.parse(curve.from) / 1_000, max: Date.parse(curve.to) / 1_000 },
      y: { range: rangeWith(limits) },
    },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), timeZone),
    axes: [
      { ...axis, space: 64, values: (_, splits) => timesOf(splits) },
      { ...axis, size: 72, values: (_, ticks) => ticks.map(words) },
    ],
    series: [
      {},
      { stroke: line, width: 1.5, points: curve.exact ? { size: 5 } : { show: false } },
      { stroke: line, width: curve.exact ? 0 : 1.5, points: { show: false } },
    ],
    bands: [{ series: [2, 1], fill: `color-mix(in srgb, ${line} 25%, transparent)` }],
    hooks: hooksOf(chart, limits, { ink, words, font: fontOf(element, FONT_SIZE * devicePixelRatio) }),
  }
}

/** The chart is a canvas: for screen readers its label names it, and the figures are below the chart. */
export function Curve({ curve, onZoom }: Props) {
  const say = useSay()
  const [point, setPoint] = useState<Point | null>(null)
  const chart = useChart({
    curve,
    onZoom,
    onPoint: (ms) => setPoint(curve.points.find((one) => Math.abs(one.ms - (ms ?? -1)) < 1) ?? null),
  })
  return (
    <>
      <div
        ref={chart}
        className={styles.chart}
        role="img"
        aria-label={say('sensors.curve_of', { name: curve.sensor.unit?.name ?? curve.sensor.name })}
      />
      <Text size="sm" fw={600} mih={22} aria-hidden>
        {point !== null && <PointWords point={point} curve={curve} />}
      </Text>
    </>
  )
}

/** Draws the chart into the element of the returned ref, and again when its data, size or colors change. */
function useChart({ curve, onZoom, onPoint }: Chart) {
  const { temperatureUnit: unit } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  const language = languageTag(useLanguage())
  const scheme = useComputedColorScheme('light')
  const holder = useRef<HTMLDivElement>(null)
  const handlers = useRef({ onZoom, onPoint })
  useEffect(() => {
    handlers.current = { onZoom, onPoint }
  })
  useEffect(() => {
    const element = holder.current
    if (element === null) return undefined
    const chart: Chart = {
      curve,
      onZoom: (from, to) => handlers.current.onZoom(from, to),
      onPoint: (ms) => handlers.current.onPoint(ms),
    }
    const options = optionsOf(chart, element, { unit, language, timeZone })
    const plot = new uPlot(options, columnsOf(curve, unit), element)
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
    // The color scheme is an input: a canvas keeps the colors that it was drawn with.
  }, [curve, unit, language, timeZone, scheme])
  return holder
}

function PointWords({
  point: { ms, low, high },
  curve,
}: {
  readonly point: Point
  readonly curve: SensorCurve
}) {
  const say = useSay()
  const { temperatureUnit, datePattern } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  const values =
    low === null || high === null
      ? say('sensors.faults')
      : [...new Set([low, high])]
          .map((centi) => valueWords(centi, curve.sensor.channel, temperatureUnit))
          .join(' – ')
  return `${formatInstant(new Date(ms).toISOString(), timeZone, datePattern)} · ${values}`
}
