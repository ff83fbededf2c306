/** Texts of the knowledge base by language. A language that has none reads English. */
import { englishOf, inVariant, knowledge, texts } from '@larder/knowledge'
import { countryKey } from '@larder/core/classifiers'
import { baseLanguage, languageOrEnglish } from '@larder/core/languages'
import { shortPlanWordKeys, type KnowledgeTexts, type ProcessId } from '@larder/core/haccp'
import { newestEdition, type Edition } from './editions/editions.ts'

/**
 * The texts of the first language that is given: a variant of English has its own words, an unknown language
 * reads English.
 */
export const textsIn = (...languages: readonly (string | null | undefined)[]): KnowledgeTexts =>
  textsOf(newestEdition, ...languages)

/** Editions that were published before the short plan have none of its words: it uses the newest. */
function withShortPlanWords(own: KnowledgeTexts): KnowledgeTexts {
  const newest = newestEdition.texts[own.language]?.words ?? {}
  const missing = shortPlanWordKeys.filter((key) => !Object.hasOwn(own.words, key))
  if (missing.length === 0) return own
  return {
    ...own,
    words: { ...own.words, ...Object.fromEntries(missing.map((key) => [key, newest[key] ?? key])) },
  }
}

/** The same of an older edition. */
export function textsOf(
  edition: Pick<Edition, 'texts'>,
  ...languages: readonly (string | null | undefined)[]
): KnowledgeTexts {
  const firstTexts = [...languages, 'en'].flatMap((language) => {
    const base = language == null ? '' : baseLanguage(language)
    const own = Object.hasOwn(edition.texts, base) ? edition.texts[base] : undefined
    return own === undefined ? [] : [inVariant(withShortPlanWords(own), languageOrEnglish(language))]
  })[0]
  if (!firstTexts) throw new Error('The knowledge base has no English texts.')
  return firstTexts
}

/**
 * The texts in which a place is read: in the given language, else in its own. English is that of its country,
 * since a plan goes to the country's inspectors.
 */
export function textsAt(
  place: { readonly country_id: number; readonly preferred_language: string | null },
  lang: string | null | undefined,
  edition: Pick<Edition, 'texts'> = newestEdition,
): KnowledgeTexts {
  const language = languageOrEnglish(lang ?? place.preferred_language)
  return textsOf(edition, language === 'en' ? englishOf(countryKey(place.country_id)) : language)
}

/** The name of a process in every language, for a layout that is computed once and read in all of them. */
export const processNames = (id: ProcessId): readonly string[] =>
  Object.values(texts).map((language) => language.processes[id]?.name ?? id)

export { knowledge }
