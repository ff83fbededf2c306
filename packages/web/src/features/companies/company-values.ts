import type { CompanyInput } from '@larder/contract/companies'
import { companyDefaults, hasRegCode, normalizeVatNumber } from '@larder/core/companies'
import type { Company } from '#kit/access.ts'
import type { LanguageKey } from '@larder/core/languages'

/** The form's fields by their names in the API; a choice is its id as text, empty for none. */
export type CompanyValues = {
  name: string
  address: string
  email: string
  country_id: string
  state_id: string
  preferred_language: string
  reg_code: string
  vat_number: string
  production_currency_id: string
  volume_system: string
  weight_system: string
  temperature_scale: string
  date_format_id: string
  entry_created_at_hidden: string
  is_temp_predictions_enabled: string
}

export const preferenceFields = [
  'preferred_language',
  'volume_system',
  'weight_system',
  'temperature_scale',
  'date_format_id',
  'production_currency_id',
  'entry_created_at_hidden',
  'is_temp_predictions_enabled',
] as const
export const companyFields = [
  'name',
  'country_id',
  'state_id',
  'address',
  'email',
  'reg_code',
  'vat_number',
  ...preferenceFields,
] as const

const text = (id: number | null | undefined): string => (id == null ? '' : String(id))
const number = (id: string): number | null => (id === '' ? null : Number(id))

export const countryPreferences = [
  'volume_system',
  'weight_system',
  'temperature_scale',
  'date_format_id',
  'production_currency_id',
] as const

/** Measures, formats and currency as they are usual in the country. */
export function preferencesOf(country_id: string) {
  const defaults = companyDefaults(number(country_id))
  return {
    volume_system: text(defaults.volume_system),
    weight_system: text(defaults.weight_system),
    temperature_scale: text(defaults.temperature_scale),
    date_format_id: text(defaults.date_format_id),
    production_currency_id: text(defaults.production_currency_id),
  }
}

type CompanyHints = { readonly country_id: number; readonly email: string; readonly language: LanguageKey }

/** A new company as far as it can be guessed. */
export const newCompanyValues = ({ country_id, email, language }: CompanyHints): CompanyValues => ({
  name: '',
  address: '',
  email,
  country_id: String(country_id),
  state_id: '',
  preferred_language: language,
  reg_code: '',
  vat_number: '',
  ...preferencesOf(String(country_id)),
  entry_created_at_hidden: 'false',
  is_temp_predictions_enabled: 'false',
})

export const companyValues = (company: Company): CompanyValues => ({
  name: company.name,
  address: company.address ?? '',
  email: company.email ?? '',
  country_id: String(company.country_id),
  state_id: text(company.state_id),
  preferred_language: company.preferred_language,
  reg_code: company.reg_code ?? '',
  vat_number: company.vat_number ?? '',
  production_currency_id: text(company.production_currency?.id),
  volume_system: String(company.volume_system.id),
  weight_system: String(company.weight_system.id),
  temperature_scale: String(company.temperature_scale.id),
  date_format_id: String(company.date_format_id),
  entry_created_at_hidden: String(company.entry_created_at_hidden),
  is_temp_predictions_enabled: String(company.is_temp_predictions_enabled),
})

/** As the rules of core read it. */
export const companyDraft = (values: CompanyValues) => ({
  ...values,
  country_id: number(values.country_id),
  state_id: number(values.state_id),
  production_currency_id: number(values.production_currency_id),
  volume_system: number(values.volume_system),
  weight_system: number(values.weight_system),
  temperature_scale: number(values.temperature_scale),
  date_format_id: number(values.date_format_id),
  entry_created_at_hidden: values.entry_created_at_hidden === 'true',
  is_temp_predictions_enabled: values.is_temp_predictions_enabled === 'true',
})

/** As it is sent. Only for values that the rules have let pass. */
export function companyInput(values: CompanyValues): CompanyInput {
  const draft = companyDraft(values)
  return {
    ...draft,
    name: draft.name.trim(),
    address: draft.address.trim(),
    email: draft.email.trim(),
    country_id: draft.country_id ?? 0,
    reg_code: hasRegCode(draft.country_id) ? draft.reg_code.trim() : null,
    vat_number: normalizeVatNumber(draft.vat_number),
    volume_system: draft.volume_system ?? 0,
    weight_system: draft.weight_system ?? 0,
    temperature_scale: draft.temperature_scale ?? 0,
    date_format_id: draft.date_format_id ?? 0,
  }
}
