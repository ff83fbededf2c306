import { localFigure } from '@larder/core/entries'
import { shownValue } from '@larder/core/sensors'
import { currentLanguage } from '#kit/i18n.ts'

/** A value with its unit in the reader's format: “−18,25 °C”, “45 %”. */
export const valueWords = (centi: number, channel: string, temperatureUnit: string): string =>
  localFigure(shownValue(centi, channel, temperatureUnit === '°F' ? 'F' : 'C'), currentLanguage())

/** The same as a number for an axis. */
export const valueOf = (centi: number | null, channel: string, temperatureUnit: string): number | null =>
  centi === null
    ? null
    : channel === 'humidity' || temperatureUnit !== '°F'
      ? centi / 100
      : centi * 0.018 + 32

/** A number of an axis with its unit. */
export const axisWords = (value: number, channel: string, temperatureUnit: string): string =>
  localFigure(`${value} ${channel === 'humidity' ? '%' : temperatureUnit}`, currentLanguage()).replace(
    '-',
    '−',
  )

export const stateLook = {
  ok: 'ok',
  outside: 'overdue',
  fault: 'overdue',
  silent: 'overdue',
  waiting: 'due',
  unused: 'paused',
} as const
