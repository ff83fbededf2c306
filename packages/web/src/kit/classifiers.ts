/**
 * Lists to choose from, in the language of the interface. They change with a release alone, so each is asked
 * for once.
 */
import { classifiers } from '@larder/contract/classifiers'
import type { LanguageCode } from './languages.ts'
import { query } from './query.ts'

const forever = { staleTime: Number.POSITIVE_INFINITY } as const

export const countriesIn = (lang: LanguageCode) => ({
  ...query(classifiers.countries, { query: { lang } }),
  ...forever,
})
export const statesOf = (country_id: number) => ({
  ...query(classifiers.states, { query: { country_id } }),
  ...forever,
})
export const languagesIn = (lang: LanguageCode) => ({
  ...query(classifiers.all_languages, { query: { lang } }),
  ...forever,
})
export const currenciesIn = (lang: LanguageCode) => ({
  ...query(classifiers.currencies, { query: { lang } }),
  ...forever,
})
export const measurementSystemsIn = (lang: LanguageCode) => ({
  ...query(classifiers.measurement_systems, { query: { lang } }),
  ...forever,
})
export const temperatureScalesIn = (lang: LanguageCode) => ({
  ...query(classifiers.temperature_scales, { query: { lang } }),
  ...forever,
})
export const dateFormatsIn = (lang: LanguageCode) => ({
  ...query(classifiers.date_formats, { query: { lang } }),
  ...forever,
})
export const businessActivitiesIn = (lang: LanguageCode) => ({
  ...query(classifiers.business_activities, { query: { lang } }),
  ...forever,
})
export const timeZonesIn = (lang: LanguageCode) => ({
  ...query(classifiers.timezones, { query: { lang } }),
  ...forever,
})
export const companyLevelsIn = (lang: LanguageCode) => ({
  ...query(classifiers.company_levels, { query: { lang } }),
  ...forever,
})
export const placeLevelsIn = (lang: LanguageCode) => ({
  ...query(classifiers.place_levels, { query: { lang } }),
  ...forever,
})
export const timeUnitsIn = (lang: LanguageCode) => ({
  ...query(classifiers.new_time_units, { query: { lang } }),
  ...forever,
})
