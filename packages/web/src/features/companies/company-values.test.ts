import { judgeCompany } from '@larder/core/companies'
import { expect, it } from 'vitest'
import { companyDraft, companyInput, newCompanyValues } from './company-values.ts'

const filled = {
  ...newCompanyValues({ country_id: 63, email: 'mari@sinilill.example', language: 'et' }),
  name: ' Sinilill OÜ ',
  address: 'Pikk 1',
  reg_code: '12345678',
}

it('leaves a restaurant owner in Estonia name, address and registry code to fill in', () => {
  const faults = judgeCompany(
    companyDraft(newCompanyValues({ country_id: 63, email: 'mari@sinilill.example', language: 'et' })),
  )
  expect(faults.map(({ field }) => field)).toEqual(['name', 'address', 'reg_code'])
  expect(judgeCompany(companyDraft(filled))).toEqual([])
})

it('starts in the United States with their measures and asks for the state', () => {
  const start = newCompanyValues({ country_id: 230, email: 'a@b.example', language: 'en' })
  expect(start).toMatchObject({
    temperature_scale: '2',
    volume_system: '2',
    weight_system: '2',
    date_format_id: '3',
  })
  expect(judgeCompany(companyDraft(start)).map(({ field }) => field)).toContain('state_id')
})

it('sends numbers and flags, trimmed, the VAT number in upper case', () => {
  expect(
    companyInput({
      ...filled,
      vat_number: 'ee 123456789',
      production_currency_id: '',
      entry_created_at_hidden: 'true',
    }),
  ).toMatchObject({
    name: 'Sinilill OÜ',
    country_id: 63,
    state_id: null,
    vat_number: 'EE123456789',
    production_currency_id: null,
    entry_created_at_hidden: true,
    is_temp_predictions_enabled: false,
  })
})

it('drops the registry code in the United States', () => {
  expect(companyInput({ ...filled, country_id: '230' }).reg_code).toBeNull()
})
