import { describe, expect, it } from 'vitest'
import {
  hasRegCode,
  isEmailAddress,
  isVatNumber,
  judgeCompany,
  needsRegCode,
  normalizeVatNumber,
  trialEnd,
  vatCountries,
  type CompanyForm,
} from './index.ts'

const estonian: CompanyForm = {
  name: 'Sinilill OÜ',
  address: 'Pikk 1, Tallinn',
  country_id: 63,
  email: 'info@sinilill.example',
  preferred_language: 'et',
  reg_code: '12345678',
  vat_number: 'EE123456789',
  production_currency_id: 1,
  volume_system: 1,
  weight_system: 1,
  temperature_scale: 1,
  date_format_id: 1,
  entry_created_at_hidden: false,
}
const faults = (change: CompanyForm): string[] =>
  judgeCompany({ ...estonian, ...change }).map(({ field, code }) => `${field}:${code}`)

describe('the company form', () => {
  it('accepts a complete form', () => expect(faults({})).toEqual([]))

  it.each([
    'name',
    'address',
    'country_id',
    'email',
    'preferred_language',
    'volume_system',
    'weight_system',
    'temperature_scale',
    'date_format_id',
    'entry_created_at_hidden',
  ] as const)('requires %s', (field) => {
    expect(faults({ [field]: null })).toEqual([`${field}:required`])
    expect(faults({ [field]: undefined })).toEqual([`${field}:required`])
  })

  it.each(['name', 'address', 'email', 'preferred_language'] as const)(
    'counts spaces alone as no %s',
    (field) => expect(faults({ [field]: '  ' })).toEqual([`${field}:required`]),
  )

  it.each([
    ['an e-mail that is none', { email: 'info@sinilill' }, ['email:email']],
    ['a country that does not exist', { country_id: 9_999 }, ['country_id:unknown']],
    ['a language that is not ours', { preferred_language: 'fr' }, ['preferred_language:unknown']],
    [
      'systems, scales, formats and currencies that do not exist',
      {
        volume_system: 9,
        weight_system: 9,
        temperature_scale: 9,
        date_format_id: 99,
        production_currency_id: 9_999,
      },
      [
        'volume_system:unknown',
        'weight_system:unknown',
        'temperature_scale:unknown',
        'date_format_id:unknown',
        'production_currency_id:unknown',
      ],
    ],
    ['no state in the United States', { country_id: 230 }, ['state_id:required']],
    ['a state of another country', { country_id: 230, state_id: 303 }, ['state_id:unknown']],
    ['a state where there are none', { state_id: 303 }, ['state_id:unknown']],
    ['no registry code in Estonia', { reg_code: ' ' }, ['reg_code:required']],
    ['a VAT number of the wrong length', { vat_number: 'EE12345678' }, ['vat_number:vat_format']],
    ['a VAT number without a prefix', { vat_number: '123456789' }, ['vat_number:vat_format']],
  ] as const)('refuses %s', (_title, change, expected) => expect(faults(change)).toEqual(expected))

  it.each([
    ['a state of the country', { country_id: 76, state_id: 303, vat_number: 'GB123456789' }],
    [
      'no registry code outside Estonia',
      { country_id: 56, state_id: 402, reg_code: null, vat_number: 'DE123456789' },
    ],
    ['no VAT number', { vat_number: '' }],
    ['lower case in a VAT number', { vat_number: 'ee 123456789' }],
    ['a VAT number of a neighbour', { vat_number: 'LV40003521600' }],
    ['any VAT number outside the 28', { country_id: 227, vat_number: 'ІПН 1234' }],
    ['no currency', { production_currency_id: null }],
  ] as const)('accepts %s', (_title, change) => expect(faults(change)).toEqual([]))

  it('requires the registry code in Estonia alone and hides it in the United States', () => {
    expect([63, 56, 230, null].map(needsRegCode)).toEqual([true, false, false, false])
    expect([63, 56, 230, null].map(hasRegCode)).toEqual([true, true, false, true])
  })
})

describe('VAT numbers', () => {
  it('are checked in 28 countries', () => {
    expect(vatCountries).toHaveLength(28)
    expect(vatCountries).toEqual(expect.arrayContaining(['GB', 'GR', 'EE', 'HR']))
  })

  it.each([
    ['AT', 'ATU12345678', 'AT12345678'],
    ['BE', 'BE0123456789', 'BE2123456789'],
    ['BG', 'BG1234567890', 'BG12345678'],
    ['CY', 'CY12345678X', 'CY123456789'],
    ['CZ', 'CZ12345678', 'CZ1234567'],
    ['DE', 'DE123456789', 'DE12345678'],
    ['DK', 'DK12345678', 'DK123456789'],
    ['EE', 'EE123456789', 'EE1234567890'],
    ['GR', 'EL123456789', 'GR123456789'],
    ['ES', 'ESX1234567X', 'ES123456789'],
    ['FI', 'FI12345678', 'FI123456789'],
    ['FR', 'FRAB123456789', 'FRIO123456789'],
    ['GB', 'GBGD123', 'GB12345678'],
    ['HR', 'HR12345678901', 'HR1234567890'],
    ['HU', 'HU12345678', 'HU123456789'],
    ['IE', 'IE1234567WA', 'IE12345678'],
    ['IT', 'IT12345678901', 'IT1234567890'],
    ['LT', 'LT123456789012', 'LT1234567890'],
    ['LU', 'LU12345678', 'LU1234567'],
    ['LV', 'LV12345678901', 'LV1234567890'],
    ['MT', 'MT12345678', 'MT1234567'],
    ['NL', 'NL123456789B01', 'NL123456789001'],
    ['PL', 'PL1234567890', 'PL123456789'],
    ['PT', 'PT123456789', 'PT12345678'],
    ['RO', 'RO12', 'RO12345678901'],
    ['SE', 'SE123456789012', 'SE1234567890'],
    ['SI', 'SI12345678', 'SI1234567'],
    ['SK', 'SK1234567890', 'SK123456789'],
  ])('of %s: accepts %s, refuses %s', (country, good, bad) => {
    expect(isVatNumber(country, good)).toBe(true)
    expect(isVatNumber(country, bad)).toBe(false)
  })

  it('are written in upper case without spaces', () =>
    expect(normalizeVatNumber(' ee 123 456 789 ')).toBe('EE123456789'))
})

describe('e-mail addresses', () => {
  it.each(['a@b.ee', 'first.last+tag@mail.example.com', 'õ@näide.ee'])('accepts %s', (text) =>
    expect(isEmailAddress(text)).toBe(true),
  )
  it.each([
    '',
    'a',
    'a@b',
    '@b.ee',
    'a@.ee',
    'a b@c.ee',
    'a@b..ee',
    'a@b.ee,c@d.ee',
    `${'a'.repeat(250)}@b.ee`,
  ])('refuses %s', (text) => expect(isEmailAddress(text)).toBe(false))
})

it('gives a new company thirty days of trial', () => {
  expect(trialEnd('2026-11-21T23:59:59.000Z')).toBe('2026-12-21')
  expect(trialEnd('2028-01-31T00:00:00.000Z')).toBe('2028-03-01')
})
