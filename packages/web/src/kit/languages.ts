/** The languages of the interface with the specification's ids (general 9); Latvian has none. */
export const languages = [
  { code: 'en', id: 230, name: 'English', flag: 'US' },
  { code: 'et', id: 63, name: 'Eesti', flag: 'EE' },
  { code: 'ru', id: 190, name: 'Русский', flag: 'RU' },
  { code: 'uk', id: 227, name: 'Українська', flag: 'UA' },
  { code: 'de', id: 56, name: 'Deutsch', flag: 'DE' },
  { code: 'es', id: 67, name: 'Español', flag: 'ES' },
  { code: 'lv', id: null, name: 'Latviešu', flag: 'LV' },
  { code: 'en_CA', id: 36, name: 'English (Canada)', flag: 'CA' },
  { code: 'en_AU', id: 14, name: 'English (Australia)', flag: 'AU' },
  { code: 'en_GB', id: 76, name: 'English (United Kingdom)', flag: 'GB' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']
export type Flag = Language['flag']

/** The language of a tag such as `de`, `de-AT`, `en-GB` or `en_GB`; null where none fits. */
export function languageOf(tag: string | null): LanguageCode | null {
  const wanted = (tag ?? '').replace('-', '_').toLowerCase()
  const exact = languages.find(({ code }) => code.toLowerCase() === wanted)
  const near = languages.find(({ code }) => code === wanted.slice(0, 2))
  return (exact ?? near)?.code ?? null
}
