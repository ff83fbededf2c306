import { fromCelsius } from '@larder/core/entries'

/** A value as it is shown: «−18.5 °C», «45 %». */
export function valueWords(centi: number, channel: string, temperatureUnit: string): string {
  const shown = channel === 'humidity' ? centi / 100 : fromCelsius(centi / 100, temperatureUnit === '°F' ? 'F' : 'C')
  return `${String(shown).replace('-', '−')} ${channel === 'humidity' ? '%' : temperatureUnit}`
}

/** The same as a number for an axis. */
export const valueOf = (centi: number | null, channel: string, temperatureUnit: string): number | null =>
  centi === null ? null : channel === 'humidity' || temperatureUnit !== '°F' ? centi / 100 : centi * 0.018 + 32

export const stateLook = { ok: 'ok', outside: 'overdue', fault: 'overdue', silent: 'overdue', waiting: 'due', unused: 'paused' } as const
