import { countries, DEFAULT_COUNTRY_ID } from '../classifiers/countries.ts'

export type GuessedCountry = { readonly country_id: number; readonly phone_code: string }

/** Languages spoken mainly in one country. */
const homes: Readonly<Record<string, string>> = { et: 'EE', lv: 'LV', de: 'DE', uk: 'UA', es: 'ES' }

/**
 * A first guess at the country, from the browser's `Accept-Language` alone: the first region that we know,
 * else the first language spoken mainly in one country, else the default country. No address is looked up.
 */
export function countryOfLanguages(accept: string | null): GuessedCountry {
  const tags = (accept ?? '')
    .slice(0, 500)
    .split(',')
    .map((tag) => (tag.split(';')[0] ?? '').trim())
  const regions = tags.map((tag) => {
    const [language = '', ...subtags] = tag.split('-')
    return (
      subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag))?.toUpperCase() ??
      (Object.hasOwn(homes, language) ? homes[language] : undefined)
    )
  })
  const regionCountry = regions
    .map((region) => countries.find(({ key }) => key === region))
    .find((country) => country !== undefined)
  const country = regionCountry ?? countries.find(({ id }) => id === DEFAULT_COUNTRY_ID)
  if (!country) throw new Error('The default country is not in the list.')
  return { country_id: country.id, phone_code: country.phone_code }
}
