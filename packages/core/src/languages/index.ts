export { sayCitation } from './citation.ts'
/** Languages of the interface with the specification's ids (general 9); Latvian has none. */
export const languages = [
  { key: 'en', id: 230, name: 'English', flag: 'US' },
  { key: 'et', id: 63, name: 'Eesti', flag: 'EE' },
  { key: 'ru', id: 190, name: 'Русский', flag: 'RU' },
  { key: 'uk', id: 227, name: 'Українська', flag: 'UA' },
  { key: 'de', id: 56, name: 'Deutsch', flag: 'DE' },
  { key: 'es', id: 67, name: 'Español', flag: 'ES' },
  { key: 'lv', id: null, name: 'Latviešu', flag: 'LV' },
  { key: 'en_CA', id: 36, name: 'English (Canada)', flag: 'CA' },
  { key: 'en_AU', id: 14, name: 'English (Australia)', flag: 'AU' },
  { key: 'en_GB', id: 76, name: 'English (United Kingdom)', flag: 'GB' },
] as const

export type Language = (typeof languages)[number]
export type LanguageKey = Language['key']
/** A language with texts of its own; the variants of English hold only what differs. */
export type BaseLanguage = Exclude<LanguageKey, `${string}_${string}`>

export const languageKeys = languages.map(({ key }) => key)

export const isLanguage = (key: string): key is LanguageKey => languages.some((one) => one.key === key)

/**
 * The language of a tag: `de`, `de-AT`, `en-GB` and `en_GB` are understood; null where none fits.
 */
export function findLanguage(tag: string | null | undefined): LanguageKey | null {
  const wanted = (tag ?? '').replace('-', '_').toLowerCase()
  const exact = languages.find(({ key }) => key.toLowerCase() === wanted)
  const near = languages.find(({ key }) => key === wanted.slice(0, 2))
  return (exact ?? near)?.key ?? null
}

/** The tag that browsers and HTML know the language by: `en-GB` for `en_GB`. */
export const languageTag = (language: string): string => language.replace('_', '-')

/** The language of a tag, English where none fits. */
export const languageOrEnglish = (tag: string | null | undefined): LanguageKey => findLanguage(tag) ?? 'en'

/** The language whose texts a variant falls back to: `en` for `en_GB`; English for an unknown one. */
export const baseLanguage = (tag: string | null | undefined): BaseLanguage =>
  languageOrEnglish(tag).slice(0, 2) as BaseLanguage
