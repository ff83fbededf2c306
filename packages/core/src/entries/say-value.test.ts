import { expect, it } from 'vitest'
import { localDecimals, withoutNote } from './index.ts'

it.each([
  ['4.3 °C', 'de', '4,3 °C'],
  ['-18.0 °C', 'et', '-18,0 °C'],
  ['4.3 °C', 'en_GB', '4.3 °C'],
  ['pH 4.2; 12 %', 'ru', 'pH 4,2; 12 %'],
  ['23.11.2026', 'de', '23.11.2026'],
  ['10:30', 'de', '10:30'],
])('writes %s in %s as %s', (text, language, expected) =>
  expect(localDecimals(text, language)).toBe(expected),
)

it.each([
  ['≤ 2 °C (as cold as melting ice; the law names no figure)', '≤ 2 °C'],
  ['≥ 70 °C for 2 min', '≥ 70 °C for 2 min'],
  ['≤ 4 °C (fish); ≤ 7 °C', '≤ 4 °C (fish); ≤ 7 °C'],
  ['(only words)', '(only words)'],
])('the limit “%s” is “%s” without its note', (text, expected) => expect(withoutNote(text)).toBe(expected))
