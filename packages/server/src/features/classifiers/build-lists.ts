/** The lists of core with their names in one language; each is built once a language. */
import {
  additiveClasses,
  additiveName,
  additives,
  ADDITIVES_SOURCE,
  FOOD_CONTACT_LAW,
  packagingMaterials,
  type AdditiveClass,
} from '@larder/core/additives'
import {
  capacityRanges,
  companyLevels,
  countries,
  currencies,
  customerGroups,
  dateFormats,
  hazardPreventions,
  hazardProbabilities,
  hazardSeverities,
  hazardTypes,
  notificationFrequencies,
  placeLevels,
  productionTimeUnits,
  states,
  storages,
  timeUnits,
  type Country,
  type Currency,
  type Item,
} from '@larder/core/classifiers'
import { languages } from '@larder/core/languages'
import { offsetAt } from '@larder/core/schedule'
import { expirationTypes } from '@larder/core/products'
import { waterSources, type WaterSource } from '@larder/core/places'
import { customFrequencyTypes } from '@larder/core/tasks'
import {
  isPiece,
  temperatureScales,
  units,
  volumeSystems,
  weightSystems,
  type MeasurementSystem,
  type TemperatureScale,
} from '@larder/core/measures'
import {
  byName,
  countryName,
  currencyName,
  currencySymbol,
  languageName,
  nativeName,
  timeUnitName,
} from './cldr-names.ts'
import { nameIn } from '#kit/text/texts.ts'

const customFrequencyIds: readonly number[] = Object.values(customFrequencyTypes)

const perLanguage = <T>(build: (lang: string) => T): ((lang: string) => T) => {
  const built = new Map<string, T>()
  return (lang) => {
    const existing = built.get(lang)
    if (existing !== undefined) return existing
    const list = build(lang)
    built.set(lang, list)
    return list
  }
}

const items = (kind: string, list: readonly Item[]) =>
  perLanguage((lang) =>
    list.map(({ id, key }) => ({ id, key, name: nameIn(lang, `classifier.${kind}.${key}`) })),
  )

export const nameCurrency = ({ id, key }: Currency, lang: string) => ({
  id,
  key,
  name: currencyName(key, lang),
  symbol: currencySymbol(key, lang),
})

export const nameScale = ({ id, key, unit }: TemperatureScale, lang: string) => ({
  id,
  key,
  unit,
  name: nameIn(lang, `classifier.scale.${key}`),
})

export const nameSystem = ({ id, key, units }: MeasurementSystem, lang: string) => ({
  id,
  key,
  name: nameIn(lang, `classifier.system.${key}`),
  units: units.map((unit) => ({
    id: unit.id,
    key: unit.key,
    name: unit.name,
    is_measurement_system_base_unit: unit.is_measurement_system_base_unit,
  })),
})

const nameCountry = ({ id, key, phone_code, has_states }: Country, lang: string) => ({
  id,
  key,
  name: countryName(key, lang),
  phone_code,
  has_states,
})

const classIds = new Map<string, number>(additiveClasses.map(({ id, key }) => [key, id]))
const nameClass = (key: AdditiveClass, lang: string) => ({
  id: classIds.get(key) ?? 0,
  key,
  name: nameIn(lang, `additive_class.${key}`),
})

const waterNames: Readonly<Record<WaterSource, string>> = {
  public: 'plan.water_public',
  own_well: 'plan.water_own_well',
  other: 'plan.water_elsewhere',
}

export const lists = {
  countries: perLanguage((lang) => countries.map((country) => nameCountry(country, lang)).sort(byName(lang))),
  languages: perLanguage((lang) =>
    languages.map(({ id, key }) => ({
      id,
      key,
      name: languageName(key, lang),
      native_name: nativeName(key),
    })),
  ),
  currencies: perLanguage((lang) =>
    currencies.map((currency) => nameCurrency(currency, lang)).sort(byName(lang)),
  ),
  customer_groups: items('group', customerGroups),
  time_units: perLanguage((lang) =>
    timeUnits.map((unit) => ({ ...unit, name: timeUnitName(unit.key, lang), order_number: unit.id })),
  ),
  custom_frequency_types: perLanguage((lang) =>
    timeUnits
      .filter(({ id }) => customFrequencyIds.includes(id))
      .map((unit) => ({ ...unit, name: timeUnitName(unit.key, lang), order_number: unit.id })),
  ),
  new_time_units: perLanguage((lang) =>
    productionTimeUnits.map((unit) => ({
      ...unit,
      name: timeUnitName(unit.key, lang),
      order_number: unit.id,
    })),
  ),
  date_formats: () => dateFormats.map((format) => ({ ...format })),
  company_levels: items('level', companyLevels),
  place_levels: items('level', placeLevels),
  measurement_systems: perLanguage((lang) => ({
    volume: volumeSystems.map((one) => nameSystem(one, lang)),
    weight: weightSystems.map((one) => nameSystem(one, lang)),
  })),
  temperature_scales: perLanguage((lang) => temperatureScales.map((scale) => nameScale(scale, lang))),
  storages: items('storage', storages),
  feature_types: perLanguage((lang) => [
    {
      id: 1,
      key: 'water_source',
      name: nameIn(lang, 'plan.water_source'),
      options: waterSources.map((key, index) => ({
        id: index + 1,
        key,
        name: nameIn(lang, waterNames[key]),
      })),
    },
  ]),
  verification_notification_frequencies: items('notification', notificationFrequencies),
  production_units: () =>
    units.map((unit) => ({ id: unit.id, key: unit.key, name: unit.name, is_piece: isPiece(unit) })),
  hazard_types: items('hazard', hazardTypes),
  hazard_probabilities: items('probability', hazardProbabilities),
  hazard_severities: items('severity', hazardSeverities),
  hazard_preventions: perLanguage((lang) =>
    hazardPreventions.map(({ id, key }) => ({
      id,
      key,
      order_number: id,
      name: nameIn(lang, `classifier.prevention.${key}`),
    })),
  ),
  product_expiration_types: perLanguage((lang) =>
    expirationTypes.map(({ id, key }) => ({ id, key, name: nameIn(lang, `products.${key}`) })),
  ),
  esubstances: perLanguage((lang) =>
    additives.map((additive) => ({
      id: additive.id,
      key: additive.key,
      e_number: additive.e_number,
      name: additiveName(additive, lang),
      classes: additive.classes.map((key) => nameClass(key, lang)),
      source: ADDITIVES_SOURCE,
    })),
  ),
  packaging_materials: perLanguage((lang) =>
    packagingMaterials.map((material) => ({
      ...material,
      name: nameIn(lang, `packaging.${material.key}`),
      general_law: FOOD_CONTACT_LAW,
    })),
  ),
  capacity_ranges: () => capacityRanges.map((range) => ({ ...range })),
}

/** States of one country by name. */
export const statesOfCountry = (country_id: number) =>
  states
    .filter((state) => state.country_id === country_id)
    .map(({ id, key, name }) => ({ id, key, name, country_id }))
    .sort(byName('en'))

type Zone = { key: string; name: string; offset_minutes: number }

/** Clocks change on quarter hours only: the list is worked out once in each. */
const QUARTER_HOUR_MS = 900_000
let latest: { readonly quarter: number; readonly zones: Zone[] } | null = null

/** Named zones with their offset from UTC at the instant, ordered from west to east. */
export function timeZonesAt(now: Date): Zone[] {
  const quarter = Math.floor(now.getTime() / QUARTER_HOUR_MS)
  if (latest?.quarter !== quarter)
    latest = { quarter, zones: workOutZones(new Date(quarter * QUARTER_HOUR_MS)) }
  return latest.zones
}

function workOutZones(now: Date): Zone[] {
  const zones = Intl.supportedValuesOf('timeZone').map((key) => {
    const offset_minutes = offsetAt(now.getTime(), key) / 60_000
    return { key, name: `(UTC${signed(offset_minutes)}) ${key.replaceAll('_', ' ')}`, offset_minutes }
  })
  return zones.sort((a, b) => a.offset_minutes - b.offset_minutes || (a.key < b.key ? -1 : 1))
}

const signed = (minutes: number): string => {
  const distance = Math.abs(minutes)
  return `${minutes < 0 ? '−' : '+'}${String(Math.floor(distance / 60)).padStart(2, '0')}:${String(distance % 60).padStart(2, '0')}`
}
