import type { TemperatureUnit } from '@larder/core/haccp'
import { findTemperatureScale } from '@larder/core/measures'

/** The unit of a company's temperature scale. */
export const temperatureUnit = (scale: number): TemperatureUnit =>
  findTemperatureScale(scale)?.key === 'fahrenheit' ? 'F' : 'C'
