/** The rules of the company form (general 5.2): used by the form while typing and by the contract again. */
import {
  DEFAULT_COUNTRY_ID,
  UNITED_STATES_ID,
  findCountry,
  findCurrency,
  findDateFormat,
  findState,
} from '../classifiers/index.ts'
import { isLanguage } from '../languages/index.ts'
import { findTemperatureScale, findVolumeSystem, findWeightSystem } from '../measures/index.ts'
import { isBlank, isEmailAddress, judgeState, missing, type Fault } from './fault.ts'
import { isVatNumber } from './vat-number.ts'

/** The form as far as it is filled in. */
export type CompanyForm = {
  readonly name?: string | null | undefined
  readonly address?: string | null | undefined
  readonly country_id?: number | null | undefined
  readonly state_id?: number | null | undefined
  readonly email?: string | null | undefined
  readonly preferred_language?: string | null | undefined
  readonly reg_code?: string | null | undefined
  readonly vat_number?: string | null | undefined
  readonly production_currency_id?: number | null | undefined
  readonly volume_system?: number | null | undefined
  readonly weight_system?: number | null | undefined
  readonly temperature_scale?: number | null | undefined
  readonly date_format_id?: number | null | undefined
  readonly entry_created_at_hidden?: boolean | null | undefined
  readonly is_temp_predictions_enabled?: boolean | null | undefined
}

const requiredFields = [
  'country_id',
  'name',
  'address',
  'email',
  'preferred_language',
  'volume_system',
  'weight_system',
  'temperature_scale',
  'date_format_id',
  'entry_created_at_hidden',
] as const

/** Required in Estonia alone. */
export const needsRegCode = (country_id: number | null | undefined): boolean =>
  country_id === DEFAULT_COUNTRY_ID

/** The United States have no such code: the field is hidden there and a value sent for it is dropped. */
export const hasRegCode = (country_id: number | null | undefined): boolean => country_id !== UNITED_STATES_ID

/** Every fault of the form, at most one a field. Empty: it may be saved. */
export function judgeCompany(form: CompanyForm): Fault[] {
  const empty = missing(form, requiredFields)
  const filled = (field: keyof CompanyForm): boolean => !isBlank(form[field])
  const faults = [...empty, ...(filled('country_id') ? judgeWhere(form) : []), ...judgeChoices(form)]
  if (filled('email') && !isEmailAddress(String(form.email).trim()))
    faults.push({ field: 'email', code: 'email' })
  return faults
}

function judgeWhere(form: CompanyForm): Fault[] {
  const country = findCountry(form.country_id)
  const state = findState(form.state_id)
  const faults = judgeState(
    { known: country !== undefined, has_states: country?.has_states ?? false },
    { given: form.state_id != null, belongs: state !== undefined && state.country_id === form.country_id },
  )
  if (needsRegCode(form.country_id) && isBlank(form.reg_code))
    faults.push({ field: 'reg_code', code: 'required' })
  if (country && !isBlank(form.vat_number) && !isVatNumber(country.key, form.vat_number ?? ''))
    faults.push({ field: 'vat_number', code: 'vat_format' })
  return faults
}

function judgeChoices(form: CompanyForm): Fault[] {
  const choices: readonly (readonly [field: string, value: unknown, known: boolean])[] = [
    ['preferred_language', form.preferred_language, isLanguage(form.preferred_language ?? '')],
    ['volume_system', form.volume_system, findVolumeSystem(form.volume_system ?? 0) !== undefined],
    ['weight_system', form.weight_system, findWeightSystem(form.weight_system ?? 0) !== undefined],
    [
      'temperature_scale',
      form.temperature_scale,
      findTemperatureScale(form.temperature_scale ?? 0) !== undefined,
    ],
    ['date_format_id', form.date_format_id, findDateFormat(form.date_format_id ?? 0) !== undefined],
    [
      'production_currency_id',
      form.production_currency_id,
      findCurrency(form.production_currency_id) !== undefined,
    ],
  ]
  return choices
    .filter(([, value, there]) => !isBlank(value) && !there)
    .map(([field]) => ({ field, code: 'unknown' }))
}
