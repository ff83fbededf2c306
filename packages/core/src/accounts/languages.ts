/** Languages of the interface (general 1). English is the fallback of all of them. */
export const languageKeys = ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv', 'en_CA', 'en_AU', 'en_GB'] as const
export type LanguageKey = (typeof languageKeys)[number]

/** The language of a key; English where it is none of ours. */
export const languageOrEnglish = (key: string): LanguageKey =>
  languageKeys.find((known) => known === key) ?? 'en'
