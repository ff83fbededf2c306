/**
 * Finds words of another language in a text. A plan cites sources in their own words, which are recognised
 * from the names, titles and clauses of the facts, without a list by hand.
 */
import { phrasesOf } from '../src/check-texts.ts'
import { knowledge } from '../src/index.ts'
import { languages, textsIn } from './written-plan.ts'

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/**
 * Clauses that lead somewhere in a text of others: they have a number. Passages that we name ourselves are
 * our words.
 */
function clausesBelow(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { document, clause } = value as { readonly document?: unknown; readonly clause?: unknown }
  const own =
    typeof document === 'string' && typeof clause === 'string' && !isOurs(document)
      ? clause.split(/(?<=[,;]) /u).map((part) => part.replace(/[,;]$| \(.*\p{L}{4}.*$/gu, ''))
      : []
  return [...own.filter((part) => /\d|\b[IVX]+\b/.test(part)), ...Object.values(value).flatMap(clausesBelow)]
}

const isOurs = (code: string): boolean => code === 'LARDER' || code.endsWith('-PRACTICE')
const longestFirst = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|')
/** As printed on the documents, and as a language names them: a national one in the words of its country. */
const titles = longestFirst([
  ...knowledge.documents.flatMap(({ code, title }) => (isOurs(code) ? [] : [title, ...title.split('; ')])),
  ...languages.flatMap((language) =>
    Object.entries(textsIn(language).words).flatMap(([key, title]) =>
      key.startsWith('document.') ? [title] : [],
    ),
  ),
])
const names = longestFirst(knowledge.documents.flatMap(({ name }) => name ?? []))
const clauses = longestFirst(clausesBelow(knowledge))
const cited = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${titles}|(?:${names})(?:[,;]? (?:${clauses}))*)(?![\\p{L}\\p{N}])`,
  'gu',
)
const onlyClauses = new RegExp(`^(?:${clauses})(?:[,;] (?:${clauses}))*$`, 'u')

/** The text without what it cites. */
export const withoutCitations = (text: string): string =>
  onlyClauses.test(text) ? '' : text.replaceAll(cited, ' ')

/** `listeria monocytogenes in` → the sentences and phrases that start so. */
type Phrasebook = {
  readonly byStart: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly whole: ReadonlySet<string>
}

const shortest = 3

/** The English text, sentence by sentence; a placeholder separates sentences. */
function phrasebook(): Phrasebook {
  const texts = phrasesOf(textsIn('en'), '').map(({ text }) => text)
  const phrases = texts
    .flatMap((text) => text.split(/\{[^{}]*\}|(?<=[.!?;:])\s/u))
    .map(wordsOf)
    .filter((words) => words.length >= shortest)
  return {
    byStart: Map.groupBy(phrases, (words) => words.slice(0, shortest).join(' ')),
    whole: new Set(texts),
  }
}

const english = phrasebook()

/**
 * The English sentence or phrase of three words and more that the text holds; undefined where it holds none.
 */
export function englishIn(text: string): string | undefined {
  const words = wordsOf(withoutCitations(text))
  for (let at = 0; at + shortest <= words.length; at += 1) {
    const found = english.byStart
      .get(words.slice(at, at + shortest).join(' '))
      ?.find((phrase) => phrase.every((word, index) => words[at + index] === word))
    if (found !== undefined) return found.join(' ')
  }
  return undefined
}

const ownTexts = (language: string): ReadonlySet<string> =>
  new Set(phrasesOf(textsIn(language), '').map(({ text }) => text))

/** Says whether a whole text is one of English that the language does not have: a gap that English filled. */
export function gapFinder(language: string): (text: string) => boolean {
  const own = ownTexts(language)
  return (text) => /\p{L}{3}/u.test(text) && english.whole.has(text) && !own.has(text)
}

/** Words of four letters and more, without Roman numerals. */
const latinWords = (text: string): readonly string[] =>
  text.match(/(?<!\p{L})(?![IVX]+(?!\p{L}))\p{Script=Latin}{4,}(?!\p{L})/gu) ?? []
const isCyrillic = (language: string): boolean =>
  !/\p{Script=Latin}{4}/u.test(textsIn(language).words['label.company'] ?? '')
export const cyrillicLanguages: readonly string[] = languages.filter(isCyrillic)

/**
 * Latin words that belong in any language: names with the same spelling in English and at least one other
 * language in Latin script in the same text (mostly of bacteria), and the signs of the classes of control.
 */
function internationalNames(): ReadonlySet<string> {
  const spellings = languages
    .filter((language) => language !== 'en' && !isCyrillic(language))
    .map(
      (language) =>
        new Map(phrasesOf(textsIn(language), '').map(({ path, text }) => [path, new Set(latinWords(text))])),
    )
  const shared = phrasesOf(textsIn('en'), '').flatMap(({ path, text }) =>
    latinWords(text).filter(
      (word) => /^\p{Lu}/u.test(word) && spellings.some((spelling) => spelling.get(path)?.has(word)),
    ),
  )
  const second = scientificNames(new Set(shared), spellings)
  const classes = ['CCP', 'oPRP', 'PRP'].flatMap((name) =>
    latinWords(textsIn('en').words[`class.${name}`] ?? ''),
  )
  return new Set([...shared, ...second, ...classes])
}

/**
 * The second words of two-word names, `cereus` of `Bacillus cereus`: they are found by the first word and
 * have the same spelling too.
 */
function scientificNames(
  firsts: ReadonlySet<string>,
  spellings: readonly ReadonlyMap<string, ReadonlySet<string>>[],
): readonly string[] {
  return phrasesOf(textsIn('en'), '').flatMap(({ path, text }) =>
    [...text.matchAll(/(\p{Lu}[\p{Ll}]*\.?)\s(\p{Ll}{4,})/gu)].flatMap(([, first = '', second = '']) =>
      (first.endsWith('.') || firsts.has(first)) &&
      spellings.some((spelling) => spelling.get(path)?.has(second))
        ? [second]
        : [],
    ),
  )
}

const international = internationalNames()

/** Latin words of four letters and more that a Cyrillic text should not have. */
export const latinIn = (text: string): readonly string[] =>
  latinWords(withoutCitations(text)).filter((word) => !international.has(word))
