/** Names of countries, languages, currencies and units of time, from the runtime's CLDR data. */
import { languageTag } from '@larder/core/languages'

const locale = (lang: string): string => languageTag(lang)

const createNamer = (type: Intl.DisplayNamesOptions['type']) => {
  const perLanguage = new Map<string, Intl.DisplayNames>()
  return (code: string, lang: string): string => {
    let display = perLanguage.get(lang)
    if (!display) perLanguage.set(lang, (display = new Intl.DisplayNames([locale(lang), 'en'], { type })))
    return display.of(code) ?? code
  }
}

export const countryName = createNamer('region')
export const currencyName = createNamer('currency')
const dateTimeField = createNamer('dateTimeField')
export const timeUnitName = (key: string, lang: string): string =>
  dateTimeField(key === 'week' ? 'weekOfYear' : key, lang)
const language = createNamer('language')
export const languageName = (key: string, lang: string): string => language(locale(key), lang)

/** The language's own name of itself, capitalized. */
export function nativeName(key: string): string {
  const name = languageName(key, key)
  return name.charAt(0).toLocaleUpperCase(locale(key)) + name.slice(1)
}

/** `€` for EUR; the code where the language knows no sign. */
export function currencySymbol(code: string, lang: string): string {
  const parts = new Intl.NumberFormat(locale(lang), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

/** By name, in the order of the language's alphabet. */
export const byName = (lang: string) => {
  const { compare } = new Intl.Collator(locale(lang))
  return (a: { readonly name: string }, b: { readonly name: string }): number => compare(a.name, b.name)
}
