/** The operator's documents are Markdown files, one for each language: `terms.de.md`, `imprint.en_GB.md`. */
import { baseLanguage, findLanguage, languageKeys, type LanguageKey } from '../languages/index.ts'

export const legalDocumentKeys = ['terms', 'privacy', 'imprint'] as const
export type LegalDocumentKey = (typeof legalDocumentKeys)[number]

export const legalFileName = (key: LegalDocumentKey, lang: LanguageKey): string => `${key}.${lang}.md`

/** The languages in which the folder has the document, in the order of the interface. */
export const languagesOf = (files: readonly string[], key: LegalDocumentKey): readonly LanguageKey[] =>
  languageKeys.filter((lang) => files.includes(legalFileName(key, lang)))

/** The language to show: the reader's, its base, English, or the first one; undefined where there is none. */
export function chooseLegalLanguage(
  available: readonly LanguageKey[],
  readerLanguage: string | undefined,
): LanguageKey | undefined {
  const wanted = [findLanguage(readerLanguage), baseLanguage(readerLanguage), 'en' as const]
  return wanted.find((lang) => lang !== null && available.includes(lang)) ?? available[0]
}
