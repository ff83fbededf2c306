import { phrasesOf } from './check-texts.ts'
import { glossaryTerms, type Glossary, type Term } from './glossary-terms.ts'

/** A translation that lacks the word of the trade which its English has. */
export type GlossaryFinding = {
  readonly path: string
  readonly term: Term
  readonly english: string
  readonly translated: string
}

/** `KnowledgeTexts`, or the flat keys of a file of packages/locales. */
export type AnyTexts = Readonly<Record<string, unknown>>

const textsByPath = (texts: AnyTexts): ReadonlyMap<string, string> =>
  new Map(phrasesOf(texts, '').map(({ path, text }) => [path.slice(1), text]))

/** Text in braces is a placeholder, not a word: `{limit:L-thaw-hours}`. */
const withoutPlaceholders = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, ' ')

const plural = /_(?:zero|one|two|few|many|other)$/

/** A language may have plural forms that English lacks; they say what its `_other` says. */
const englishOf = (english: ReadonlyMap<string, string>, path: string): string | undefined =>
  english.get(path) ?? (plural.test(path) ? english.get(path.replace(plural, '_other')) : undefined)

const terms = Object.entries(glossaryTerms) as readonly (readonly [Term, RegExp])[]

/** Titles of documents are quoted and may use other terms. */
const isTitle = (path: string): boolean =>
  path.startsWith('words.document.') && path !== 'words.document.title' && path !== 'words.document.page'

/**
 * Where the English of a text has a term of the glossary and the translation at the same path has none of its
 * forms.
 */
export function checkGlossary(
  english: AnyTexts,
  translated: AnyTexts,
  glossary: Glossary,
): readonly GlossaryFinding[] {
  const originals = textsByPath(english)
  return [...textsByPath(translated)].flatMap(([path, text]) => {
    const original = englishOf(originals, path)
    if (original === undefined || isTitle(path)) return []
    const [englishText, written] = [withoutPlaceholders(original), withoutPlaceholders(text)]
    return terms
      .filter(([term, pattern]) => pattern.test(englishText) && !glossary[term].test(written))
      .map(([term]) => ({ path, term, english: original, translated: text }))
  })
}
