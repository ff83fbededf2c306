import { fromCelsius } from '../entries/index.ts'

/**
 * A value as it is shown: “−18.25 °C”, “45 %”. °C to the hundredth that was measured: 5.04 °C above a limit
 * of 5 °C must not read as 5; °F to the tenth, as fine as probes are.
 */
export function shownValue(centi: number, channel: unknown, scale: 'C' | 'F'): string {
  if (channel === 'humidity') return `${centi / 100} %`
  const degrees = scale === 'F' ? fromCelsius(centi / 100, 'F') : centi / 100
  return `${String(degrees).replace('-', '−')} °${scale}`
}
