import { formatNumber } from '#kit/format.ts'
import { useLanguage } from '#kit/i18n.ts'

/** Writes degrees as the language does, figure and unit in one line: “9.0 °C”, “9,0 °C”. */
export function useCelsius(): (value: number, decimals?: number) => string {
  const language = useLanguage()
  return (value, decimals = 0) => `${formatNumber(value, language, decimals)}\u00a0°C`
}
