/** Texts of the knowledge base by language. A language that has none reads English. */
import { knowledge, texts } from '@larder/knowledge'
import { baseLanguage } from '@larder/core/languages'
import type { KnowledgeTexts, ProcessId } from '@larder/core/haccp'
import { newestEdition, type Edition } from './proposals/editions.ts'

/** The texts of the first language that has any: `en_GB` falls back to `en`, none at all to English. */
export const textsIn = (...languages: readonly (string | null | undefined)[]): KnowledgeTexts =>
  textsOf(newestEdition, ...languages)

/** The same of an older edition. */
export function textsOf(
  edition: Pick<Edition, 'texts'>,
  ...languages: readonly (string | null | undefined)[]
): KnowledgeTexts {
  const own = (language: string): KnowledgeTexts | undefined =>
    Object.hasOwn(edition.texts, language) ? edition.texts[language] : undefined
  const keys = [...languages, 'en'].flatMap((language) =>
    language == null ? [] : [language, baseLanguage(language)],
  )
  const found = keys.map(own).find((one) => one !== undefined)
  if (!found) throw new Error('The knowledge base has no English texts.')
  return found
}

/** The name of a process in every language, for a layout that is computed once and read in all of them. */
export const processNames = (id: ProcessId): readonly string[] =>
  Object.values(texts).map((language) => language.processes[id]?.name ?? id)

export { knowledge }
