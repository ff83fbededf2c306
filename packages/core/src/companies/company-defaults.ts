/**
 * The values that a company form starts with in a country, so that few fields are left to fill in. The user
 * can change all of them.
 */
import { DEFAULT_DATE_FORMAT_ID, currencies, dateFormats, countryKey } from '../classifiers/index.ts'
import { temperatureScales, volumeSystems, weightSystems } from '../measures/index.ts'

export type CompanyDefaults = {
  readonly volume_system: number
  readonly weight_system: number
  readonly temperature_scale: number
  readonly date_format_id: number
  /** Null where the country's currency is not known here. */
  readonly production_currency_id: number | null
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** The United States, their territories and the states that measure as they do. */
const fahrenheit = words('US AS BS FM GU KY LR MH MP PR PW VI')
const customary = words('US AS GU LR MP PR VI')

const formatOf: Readonly<Record<string, string>> = {
  US: 'MM/DD/yyyy',
  AS: 'MM/DD/yyyy',
  GU: 'MM/DD/yyyy',
  PR: 'MM/DD/yyyy',
  VI: 'MM/DD/yyyy',
  CA: 'yyyy-MM-DD',
  SE: 'yyyy-MM-DD',
  LT: 'yyyy-MM-DD',
  JP: 'yyyy-MM-DD',
  CN: 'yyyy-MM-DD',
  GB: 'DD/MM/yyyy',
  IE: 'DD/MM/yyyy',
  ES: 'DD/MM/yyyy',
  FR: 'DD/MM/yyyy',
  IT: 'DD/MM/yyyy',
  PT: 'DD/MM/yyyy',
  GR: 'DD/MM/yyyy',
  BE: 'DD/MM/yyyy',
  AU: 'DD/MM/yyyy',
  NZ: 'DD/MM/yyyy',
  NL: 'DD-MM-yyyy',
  DK: 'DD-MM-yyyy',
}

const euro = words('AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK')
const currencyOf: Readonly<Record<string, string>> = {
  US: 'USD',
  AS: 'USD',
  GU: 'USD',
  MP: 'USD',
  PR: 'USD',
  VI: 'USD',
  GB: 'GBP',
  UA: 'UAH',
  RU: 'RUB',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  PL: 'PLN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  CH: 'CHF',
  LI: 'CHF',
  IS: 'ISK',
  GE: 'GEL',
  MD: 'MDL',
  TR: 'TRY',
}

const idOf = (
  list: readonly { readonly id: number; readonly key: string }[],
  key: string | undefined,
): number | undefined => list.find((one) => one.key === key)?.id

/**
 * Systems, scale, date format and currency that are usual in the country; metric, °C and `DD.MM.yyyy` where
 * nothing else is known.
 */
export function companyDefaults(country_id: number | null | undefined): CompanyDefaults {
  const country = countryKey(country_id)
  const system = customary.has(country) ? 'us_customary' : 'metric'
  return {
    volume_system: idOf(volumeSystems, system) ?? 1,
    weight_system: idOf(weightSystems, system) ?? 1,
    temperature_scale: idOf(temperatureScales, fahrenheit.has(country) ? 'fahrenheit' : 'celsius') ?? 1,
    date_format_id:
      dateFormats.find(({ format }) => format === formatOf[country])?.id ?? DEFAULT_DATE_FORMAT_ID,
    production_currency_id: idOf(currencies, euro.has(country) ? 'EUR' : currencyOf[country]) ?? null,
  }
}
