import { fromCelsius } from '@larder/core/entries'

type Limited = {
  readonly lower_error_margin: number | null
  readonly upper_error_margin: number | null
  readonly channel: string
}

/** The limits of a sensor: “0 – 5 °C”, “≤ 5 °C”, “≥ 63 °C”; empty if it has none. */
export function limitWords(
  { lower_error_margin: lower, upper_error_margin: upper, channel }: Limited,
  temperatureUnit: string,
): string {
  const unit = channel === 'humidity' ? '%' : temperatureUnit
  const formatLimit = (value: number): string =>
    String(channel === 'humidity' ? value : fromCelsius(value, temperatureUnit === '°F' ? 'F' : 'C')).replace(
      '-',
      '−',
    )
  if (lower !== null && upper !== null) return `${formatLimit(lower)} – ${formatLimit(upper)} ${unit}`
  if (upper !== null) return `≤ ${formatLimit(upper)} ${unit}`
  return lower === null ? '' : `≥ ${formatLimit(lower)} ${unit}`
}
