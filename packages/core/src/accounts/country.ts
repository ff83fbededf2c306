/** Country ids of general 9, with the dialling code; the ids of ES, CA and AU are those of their languages there. */
const countries: Readonly<Record<string, { readonly country_id: number; readonly phone_code: string }>> = {
  EE: { country_id: 63, phone_code: '372' },
  DE: { country_id: 56, phone_code: '49' },
  GB: { country_id: 76, phone_code: '44' },
  IE: { country_id: 101, phone_code: '353' },
  UA: { country_id: 227, phone_code: '380' },
  US: { country_id: 230, phone_code: '1' },
  ES: { country_id: 67, phone_code: '34' },
  CA: { country_id: 36, phone_code: '1' },
  AU: { country_id: 14, phone_code: '61' },
}
const countryOfLanguage: Readonly<Record<string, string>> = { et: 'EE', de: 'DE', uk: 'UA', es: 'ES' }
const defaultCountry = { country_id: 63, phone_code: '372' }

/**
 * A first guess at the country, from the browser's `Accept-Language` alone: the first region that we know, else the
 * first language spoken mainly in one country, else the default country. No address is looked up.
 */
export function countryOfLanguages(accept: string | null): { readonly country_id: number; readonly phone_code: string } {
  const tags = (accept ?? '').slice(0, 500).split(',').map((tag) => (tag.split(';')[0] ?? '').trim())
  for (const tag of tags) {
    const [language = '', ...subtags] = tag.split('-')
    const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag))?.toUpperCase() ?? countryOfLanguage[language.toLowerCase()]
    const found = region === undefined || !Object.hasOwn(countries, region) ? undefined : countries[region]
    if (found) return found
  }
  return defaultCountry
}
