/** How a plan names the documents that it rests on, in the words of its language. */
import { baseLanguage } from '../../languages/index.ts'
import type { Document, KnowledgeTexts, Source } from './facts.ts'
import { fill, word, type Words } from '../document/plan-text.ts'

type Tongue = Pick<KnowledgeTexts, 'language' | 'words'>

/** Our own proposals and common practice: no text of law, and none that could be looked up by a clause. */
const isOwnDocument = (code: string): boolean => code === 'LARDER' || code.endsWith('-PRACTICE')
const isUnionAct = (code: string): boolean => code.startsWith('EU-')
const isEnglish = ({ language }: Pick<Tongue, 'language'>): boolean => baseLanguage(language) === 'en'
const hasNumber = (part: string): boolean => /\d|(?<!\p{L})[IVX]+(?!\p{L})/u.test(part)

const places = {
  'art.': 'article',
  Annex: 'annex',
  Annexes: 'annexes',
  'Sec.': 'section',
  'Ch.': 'chapter',
  note: 'note',
  group: 'group',
} as const
const place =
  /( and | )?(?<![\p{L}\d])(art\.|Annex(?:es)?|Sec\.|Ch\.|note|group) ([IVX]+[a-z]?(?:-[IVX]+)?(?:\.(?:[IVX]+|[A-Z])(?![a-z]))*|\d+(?:-\d+)?|[A-Z](?!\p{L}))((?:\(\w+\))*)/gu

/**
 * A clause of an act of the Union, which has every official language: “Annex II Ch. IX(5)”, “II pielikums, IX
 * nodaļa (5)”. Where the number comes first it is an ordinal, and a comma separates the levels.
 */
function citeUnion(clause: string, words: Words): string {
  const and = ` ${word(words, 'clause.and')} `
  return clause
    .replaceAll(place, (whole, ...found: (string | undefined)[]) => {
      const [lead, name = '', number = '', point = ''] = found
      const template = words[`clause.${places[name as keyof typeof places]}`]
      if (template === undefined) return whole
      const isFirst = template.startsWith('{number}')
      const between = lead === ' and ' ? and : lead === ' ' && isFirst ? ', ' : (lead ?? '')
      const ordinal = isFirst && /\d$/.test(number) ? `${number}.` : number
      return `${between}${fill(template, { number: ordinal })}${isFirst && point !== '' ? ' ' : ''}${point}`
    })
    .replaceAll(/(?<=\d) and (?=\d)/g, words['clause.and'] === undefined ? ' and ' : and)
}

/**
 * The clause in a language: where a document has no numbers the passage is named in English words, and
 * readers of other languages find it by code and title alone.
 */
export function clauseIn({ document, clause }: Source, tongue: Tongue): string | undefined {
  if (clause === undefined || isEnglish(tongue)) return clause
  if (isOwnDocument(document)) return undefined
  const numbered = clause
    .replace(/ \([^()]*\p{L}{4,}[^()]*\)/u, '')
    .split(/(?<=[,;]) /u)
    .filter(hasNumber)
    .join(' ')
    .replace(/[,;]$/, '')
  return (isUnionAct(document) ? citeUnion(numbered, tongue.words) : numbered) || undefined
}

/**
 * The title of a document: a national one in its own words, one with several official languages in the
 * reader's; our own proposals and common practice in the reader's words.
 */
export function documentTitle({ code, title, jurisdiction }: Document, tongue: Tongue): string {
  if (isEnglish(tongue)) return title
  const { words } = tongue
  if (!isOwnDocument(code)) return words[`document.${code}`] ?? title
  return code === 'LARDER'
    ? word(words, 'evidence.expert')
    : `${word(words, `jurisdiction.${jurisdiction}`)}: ${word(words, 'binding.practice')}`
}

/** `ES-1086 art. 30.6; EU-852 Annex II`; English without a language. */
export function describeSources(
  sources: readonly Source[],
  tongue: Tongue = { language: 'en', words: {} },
): string {
  const named = sources.map((source) =>
    [source.document, clauseIn(source, tongue)].filter((part) => part !== undefined).join(' '),
  )
  return [...new Set(named)].join('; ')
}
