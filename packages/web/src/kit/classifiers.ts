/**
 * Lists to choose from, in the language of the interface. They change with a release only, so each is
 * requested once.
 */
import { classifiers } from '@larder/contract/classifiers'
import type { LanguageKey } from '@larder/core/languages'
import { query } from './query.ts'

const forever = { staleTime: Number.POSITIVE_INFINITY } as const

export const countriesIn = (lang: LanguageKey) => ({
  ...query(classifiers.countries, { query: { lang } }),
  ...forever,
})
export const statesOf = (country_id: number) => ({
  ...query(classifiers.states, { query: { country_id } }),
  ...forever,
})
export const languagesIn = (lang: LanguageKey) => ({
  ...query(classifiers.all_languages, { query: { lang } }),
  ...forever,
})
export const currenciesIn = (lang: LanguageKey) => ({
  ...query(classifiers.currencies, { query: { lang } }),
  ...forever,
})
export const measurementSystemsIn = (lang: LanguageKey) => ({
  ...query(classifiers.measurement_systems, { query: { lang } }),
  ...forever,
})
export const temperatureScalesIn = (lang: LanguageKey) => ({
  ...query(classifiers.temperature_scales, { query: { lang } }),
  ...forever,
})
export const dateFormatsIn = (lang: LanguageKey) => ({
  ...query(classifiers.date_formats, { query: { lang } }),
  ...forever,
})
export const businessActivitiesIn = (lang: LanguageKey) => ({
  ...query(classifiers.business_activities, { query: { lang } }),
  ...forever,
})
export const timeZonesIn = (lang: LanguageKey) => ({
  ...query(classifiers.timezones, { query: { lang } }),
  ...forever,
})
export const customerGroupsIn = (lang: LanguageKey) => ({
  ...query(classifiers.customer_groups, { query: { lang } }),
  ...forever,
})
export const companyLevelsIn = (lang: LanguageKey) => ({
  ...query(classifiers.company_levels, { query: { lang } }),
  ...forever,
})
export const placeLevelsIn = (lang: LanguageKey) => ({
  ...query(classifiers.place_levels, { query: { lang } }),
  ...forever,
})
export const timeUnitsIn = (lang: LanguageKey) => ({
  ...query(classifiers.new_time_units, { query: { lang } }),
  ...forever,
})
