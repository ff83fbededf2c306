import { expect, it } from 'vitest'
import { shownValue } from './index.ts'

it.each<[number, string, 'C' | 'F', string]>([
  [504, 'temperature', 'C', '5.04 °C'],
  [-1_825, 'temperature_2', 'C', '−18.25 °C'],
  [0, 'temperature', 'C', '0 °C'],
  [420, 'temperature', 'C', '4.2 °C'],
  [444, 'temperature', 'F', '40 °F'],
  [-1_800, 'temperature', 'F', '−0.4 °F'],
  [4_550, 'humidity', 'F', '45.5 %'],
])('%s hundredths of %s in %s are shown as %s', (centi, channel, scale, shown) =>
  expect(shownValue(centi, channel, scale)).toBe(shown),
)
