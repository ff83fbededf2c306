/** Languages of the product with the specification's ids (general 9): Latvian has none. */
import type { LanguageKey } from '../accounts/index.ts'

export type Language = {
  readonly id: number | null
  /** As it stands in profiles, companies and places: `en`, `en_GB`. */
  readonly key: LanguageKey
}

export const languages: readonly Language[] = [
  { id: 230, key: 'en' },
  { id: 63, key: 'et' },
  { id: 190, key: 'ru' },
  { id: 227, key: 'uk' },
  { id: 56, key: 'de' },
  { id: 67, key: 'es' },
  { id: null, key: 'lv' },
  { id: 36, key: 'en_CA' },
  { id: 14, key: 'en_AU' },
  { id: 76, key: 'en_GB' },
]

export const isLanguage = (key: string): key is LanguageKey =>
  languages.some((language) => language.key === key)

/** The language whose texts stand in for a variant: `en` for `en_GB`. */
export const baseLanguage = (key: string): string => key.split('_')[0] ?? key
