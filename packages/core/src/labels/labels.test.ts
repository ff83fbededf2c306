import { describe, expect, it } from 'vitest'
import { codesOf, findLabelSize, fitsLabel, labelLawOf, labelLines, zplOf, type Label } from './index.ts'

const label: Label = {
  title: 'Kartulisalat ^XA',
  lines: labelLines([
    ['Koostisosad', 'kartul, MUNA, õli_1'],
    ['', ''],
    ['Kõlblik kuni', '30.11.2026', true],
  ]),
  ...codesOf({ ean: '4006381333931', lot: 'A_7', expires: '2026-11-30', is_use_by: true }),
}

describe('a code', () => {
  it('has GTIN, last day and lot', () =>
    expect(label).toMatchObject({
      code: 'https://id.gs1.org/01/04006381333931/10/A_7?17=261130',
      gs1: '(01)04006381333931(17)261130(10)A_7',
    }))
  it('leaves out a lot that no scanner reads', () =>
    expect(codesOf({ ean: '4006381333931', lot: 'Õ 7', expires: '', is_use_by: false }).gs1).toBe(
      '(01)04006381333931',
    ))
  it('is none without a GTIN', () =>
    expect(codesOf({ ean: '', lot: 'A', expires: '', is_use_by: true })).toEqual({ code: null, gs1: null }))
})

describe('ZPL', () => {
  it('prints text as text, in UTF-8, with a GS1 DataMatrix', () =>
    expect(zplOf(label, findLabelSize('62x29'), { copies: 3, dots: 8 })).toBe(
      [
        '^XA',
        '^CI28',
        '^PW496',
        '^LL232',
        '^LH0,0',
        '^FO16,16^A0N,28,28^FB292,2,0,L,0^FH_^FDKartulisalat _5EXA^FS',
        '^FO16,47^A0N,20,20^FB292,3,0,L,0^FH_^FDKoostisosad: kartul, MUNA, õli_5F1^FS',
        '^FO16,91^A0N,24,24^FB292,2,0,L,0^FH_^FDKõlblik kuni: 30.11.2026^FS',
        '^FO320,16^BXN,5,200,,,,_,1^FD_101040063813339311726113010A__7^FS',
        '^PQ3',
        '^XZ',
        '',
      ].join('\n'),
    ))
  it('has a QR code where there is no GTIN, and none where there is no code', () => {
    const size = findLabelSize('100x50')
    const more = { copies: 1, dots: 12 } as const
    expect(zplOf({ ...label, gs1: null }, size, more)).toContain('^BQN,2,6^')
    const plain = zplOf({ ...label, gs1: null, code: null }, size, more)
    expect(plain).not.toMatch(/\^B[QX]N/)
    expect(plain).toContain('^PW1200')
  })
  it('starts no command from what people typed', () => {
    const nasty = { ...label, title: '^XZ~JA\\&_5E', lines: [], code: null, gs1: null }
    const zpl = zplOf(nasty, findLabelSize('57x32'), { copies: 1, dots: 8 })
    expect(zpl).toContain('^FD_5EXZ_7EJA\\\\&_5F5E^FS')
    expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  })
})

describe('letters of 1.2 mm', () => {
  const long = (count: number): Label => ({
    title: 'Soup',
    lines: labelLines([['Ingredients', 'water, '.repeat(count)]]),
    code: null,
    gs1: null,
  })
  it.each([
    ['62x29', 20, true],
    ['62x29', 100, false],
    ['100x50', 100, true],
  ] as const)('on %s hold %i ingredients: %s', (id, count, fits) =>
    expect(fitsLabel(long(count), findLabelSize(id))).toBe(fits),
  )
})

it.each([
  ['EE', false, 'Regulation (EU) No 1169/2011, Article 9'],
  ['US', true, '21 CFR 101.4; 21 USC 343(w)'],
  ['CA', true, 'Food and Drug Regulations (C.R.C., c. 870), B.01.010.1 and B.01.010.3'],
  ['AU', true, 'Australia New Zealand Food Standards Code, Standards 1.2.1 and 1.2.3'],
  ['UA', false, 'Law of Ukraine No 2639-VIII, Articles 6 and 15'],
  ['JP', false, ''],
])('the law of %s', (country, has_contains, source) =>
  expect(labelLawOf(country)).toMatchObject({ has_contains, source }),
)
