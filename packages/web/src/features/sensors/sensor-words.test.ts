import de from '@larder/locales/de.json'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { changeLanguage, startTexts } from '#kit/i18n.ts'
import { axisWords } from './sensor-words.ts'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(de)))
  await startTexts()
  await changeLanguage('de')
})
afterAll(() => vi.unstubAllGlobals())

it.each([
  [2.5, 'temperature', '2,5 °C'],
  [-18, 'temperature', '−18 °C'],
  [45, 'humidity', '45 %'],
])('labels %d of %s on an axis with its unit, in the language of the page', (value, channel, words) => {
  expect(axisWords(value, channel, '°C')).toBe(words)
})
