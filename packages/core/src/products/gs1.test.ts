import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkDigitOf, digitalLink } from './gtin.ts'
import { gs1Date, readScannedCode } from './gs1.ts'

const FNC1 = '\u001d'
const scan = (code: string) => readScannedCode(code, 2026)
/** GTIN of the examples of the GS1 General Specifications and of GS1 Digital Link. */
const gtin = '9521234543213'

describe('a scanned code', () => {
  test.each([
    // EAN-13, EAN-8, UPC-A (GS1 General Specifications, section 5.2).
    [gtin, { gtin, lot: '', expiry_date: null }],
    ['96385074', { gtin: '96385074', lot: '', expiry_date: null }],
    ['614141000036', { gtin: '0614141000036', lot: '', expiry_date: null }],
    // GS1 General Specifications, section 7.8: fixed lengths first, the batch at the end.
    [`]d201095212345432131727123110ABC123`, { gtin, lot: 'ABC123', expiry_date: '2027-12-31' }],
    // The batch before the date: FNC1 ends it.
    [`]C1010952123454321310ABC123${FNC1}17271231`, { gtin, lot: 'ABC123', expiry_date: '2027-12-31' }],
    // Net weight (310n) in between.
    [`01095212345432133103000189${'15270600'}10A-1/2`, { gtin, lot: 'A-1/2', expiry_date: '2027-06-30' }],
    // A serial number (21) before the batch.
    [`010952123454321321S 1${FNC1}10L7`, { gtin, lot: 'L7', expiry_date: null }],
    // As it is printed under the symbol.
    ['(01)09521234543213(17)271231(10)ABC123', { gtin, lot: 'ABC123', expiry_date: '2027-12-31' }],
    // GS1 Digital Link: URI Syntax 1.2, section 4.11.
    [
      'https://id.gs1.org/01/09521234543213/10/ABC1/21/12345?17=271231',
      { gtin, lot: 'ABC1', expiry_date: '2027-12-31' },
    ],
    // A part without a value behind the pairs.
    ['https://brand.example/01/9521234543213/10/A1/17', { gtin, lot: 'A1', expiry_date: null }],
    ['https://brand.example/some/path/01/9521234543213/10/A%2F1', { gtin, lot: 'A/1', expiry_date: null }],
  ])('%j is read', (code, expected) => {
    expect(scan(code)).toEqual(expected)
  })
  test.each([
    '9521234543214', // wrong check digit
    'hello',
    'https://larder.example/products/12',
    '00123',
    '',
    '01',
    '(01)1',
  ])('%j has no number of goods', (code) => {
    expect(scan(code)).toBeNull()
  })
  it('reads every link that labels carry', () => {
    const digits = fc.stringMatching(/^[1-9]\d{11}$/)
    const lot = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9/_.-]{0,19}$/)
    fc.assert(
      fc.property(digits, lot, (twelve, batch) => {
        const number = `${twelve}${checkDigitOf(twelve)}`
        expect(scan(digitalLink({ gtin: number, lot: batch, use_by: '2027-02-28' }))).toEqual({
          gtin: number,
          lot: batch,
          expiry_date: '2027-02-28',
        })
      }),
    )
  })
  it('may be any text', () => {
    expect(scan('https://a.example/01/9521234543213/10/%E0%')?.lot).toBe('%E0%')
    const near = fc.stringMatching(/^(01|10|17|31)[0-9\u001d()%/]{0,40}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), near), (text) => {
        expect(() => scan(text)).not.toThrow()
      }),
    )
  })
})

// GS1 General Specifications, section 7.12: the century by the difference to the year of today.
test.each([
  ['271231', 2026, '2027-12-31'],
  ['270200', 2027, '2027-02-28'],
  ['280200', 2027, '2028-02-29'],
  ['991231', 2026, '1999-12-31'],
  ['761231', 2026, '2076-12-31'],
  ['770101', 2026, '1977-01-01'],
  ['010101', 2097, '2101-01-01'],
  ['271331', 2026, null],
  ['270231', 2026, null],
  ['27123', 2026, null],
])('the date %s in %i is %j', (text, year, expected) => {
  expect(gs1Date(text, year)).toBe(expected)
})
