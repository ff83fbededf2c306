import { expect, it, vi } from 'vitest'
import { axisWords } from './sensor-words.ts'

vi.mock('#kit/i18n.ts', () => ({ currentLanguage: () => 'de' }))

it.each([
  [2.5, 'temperature', '2,5 °C'],
  [-18, 'temperature', '−18 °C'],
  [45, 'humidity', '45 %'],
])('labels %d of %s on an axis with its unit, in the language of the page', (value, channel, words) => {
  expect(axisWords(value, channel, '°C')).toBe(words)
})
