import { describe, expect, it } from 'vitest'
import { countries } from '../classifiers/index.ts'
import { companyDefaults, isVatNumber, judgeCompany, vatCountries, vatPlaceholder } from './index.ts'

const idOf = (key: string): number => countries.find((country) => country.key === key)?.id ?? 0

describe('the default values of a company form', () => {
  it.each([
    [
      'EE',
      {
        volume_system: 1,
        weight_system: 1,
        temperature_scale: 1,
        date_format_id: 1,
        production_currency_id: 1,
      },
    ],
    [
      'US',
      {
        volume_system: 2,
        weight_system: 2,
        temperature_scale: 2,
        date_format_id: 3,
        production_currency_id: 2,
      },
    ],
    [
      'GB',
      {
        volume_system: 1,
        weight_system: 1,
        temperature_scale: 1,
        date_format_id: 2,
        production_currency_id: 3,
      },
    ],
    [
      'BS',
      {
        volume_system: 1,
        weight_system: 1,
        temperature_scale: 2,
        date_format_id: 1,
        production_currency_id: null,
      },
    ],
  ] as const)('in %s are the usual ones there', (country, expected) =>
    expect(companyDefaults(idOf(country))).toEqual(expected),
  )

  it('have no fault in any country', () => {
    const faulty = countries.filter(({ id }) =>
      judgeCompany({ country_id: id, ...companyDefaults(id) }).some(
        ({ field }) => field in companyDefaults(id),
      ),
    )
    expect(faulty).toEqual([])
  })
})

it('show a valid VAT number in each of the 28 countries and nowhere else', () => {
  expect(
    vatCountries.filter((key) => !isVatNumber(key, vatPlaceholder(idOf(key)).replaceAll('x', '1'))),
  ).toEqual([])
  expect(vatCountries.filter((key) => vatPlaceholder(idOf(key)) === '')).toEqual([])
  expect([vatPlaceholder(63), vatPlaceholder(56), vatPlaceholder(230), vatPlaceholder(null)]).toEqual([
    'EExxxxxxxxx',
    'DExxxxxxxxx',
    '',
    '',
  ])
})
