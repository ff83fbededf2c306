import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontCoverage, readCoverage } from './font-coverage.ts'
import { breakable, printable, withUnitsKept } from './printable.ts'

const covered = fontCoverage()

test.each([
  ['a\ud800b', 'a□b'],
  ['\udc00', '□'],
  ['e\u0301', 'é'],
  ['a\u0000\u0007\u001b[31mb', 'a[31mb'],
  ['a\u200d\u200c\u200b\ufeff\u00adb', 'ab'],
  ['\u202eevil\u2066', 'evil'],
  ['👩‍🍳', '□□'],
  ['❤\ufe0f', '❤'],
  ['אבג', '□□□'],
  ['\ue000\u{f0000}', '□□'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\tb', 'a b'],
  [
    'Šķūņa žāvētava, жарка, čšž, äöüõ, ñ, ≥ +75 °C → ok',
    'Šķūņa žāvētava, жарка, čšž, äöüõ, ñ, ≥ +75 °C → ok',
  ],
  [
    '#eval("1") $x$ *b* _i_ `c` \\ <script> // @ref [x] = h',
    '#eval("1") $x$ *b* _i_ `c` \\ <script> // @ref [x] = h',
  ],
])('prints %j as %j', (text, expected) => {
  expect(printable(text, covered)).toBe(expected)
})

test('leaves only characters of the fonts, from any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = printable(text, covered)
      expect(
        Array.from(shown).every(
          (character) => character === '\n' || covered.has(character.codePointAt(0) ?? -1),
        ),
      ).toBe(true)
      expect(printable(shown, covered)).toBe(shown)
    }),
  )
})

test('breaks long words into pieces that join to the same text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 4, max: 90 }),
      (text, capacity) => {
        const pieces = breakable(text, capacity)
        expect(typeof pieces === 'string' ? pieces : pieces.join('')).toBe(text)
      },
    ),
  )
  expect(breakable('x'.repeat(5000), 80)).toHaveLength(1250)
})

test('leaves words of letters to hyphenation', () => {
  expect(breakable('Lebensmittelhygieneverordnung, gelesen', 12)).toBe(
    'Lebensmittelhygieneverordnung, gelesen',
  )
  expect(breakable('EE-1234567890123', 8)).toEqual(['EE-1', '2345', '6789', '0123'])
})

test.each([
  ['≤ 5 °C', '≤_5_°C'],
  ['länger als 2 h bei 60 °C', 'länger als 2_h bei 60_°C'],
  ['до 2 год', 'до 2_год'],
  ['100 mg/kg im Mittel', '100_mg/kg im Mittel'],
  ['30 Minuten', '30 Minuten'],
  ['12 Kritische', '12 Kritische'],
])('keeps figures with their units: %s', (text, expected) => {
  expect(withUnitsKept(text).replaceAll('\u00a0', '_')).toBe(expected)
})

test('refuses a font without a character map', () => {
  expect(() => readCoverage(new Uint8Array(64))).toThrow(RangeError)
})
