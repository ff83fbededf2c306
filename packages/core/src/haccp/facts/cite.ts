/** How a plan names the documents that it rests on, in the words of its language. */
import { baseLanguage } from '../../languages/index.ts'
import { documentOf } from './documents.ts'
import type { Document, KnowledgeTexts, Source } from './facts.ts'
import { fill, word, type Words } from '../document/plan-text.ts'

type Tongue = Pick<KnowledgeTexts, 'language' | 'words'>

/**
 * Our own proposals, common practice and the place's own values: no text that could be looked up by a clause.
 */
export const isOwnDocument = (code: string): boolean =>
  code === 'LARDER' || code === 'OWN' || code.endsWith('-PRACTICE')
const isUnionAct = (code: string): boolean => code.startsWith('EU-')
const isEnglish = ({ language }: Pick<Tongue, 'language'>): boolean => baseLanguage(language) === 'en'
const hasNumber = (part: string): boolean => /\d|(?<!\p{L})[IVX]+(?!\p{L})/u.test(part)

const places = {
  'art.': 'article',
  Annex: 'annex',
  Annexes: 'annexes',
  annex: 'annex',
  'Sec.': 'section',
  's.': 'section',
  'Ch.': 'chapter',
  note: 'note',
  group: 'group',
  table: 'table',
  tables: 'table',
  Table: 'table',
  Appendix: 'appendix',
  'App.': 'appendix',
  'Sch.': 'schedule',
  Part: 'part',
  para: 'paragraph',
  'reg.': 'rule',
  'cl.': 'rule',
  options: 'option',
  key: 'key',
} as const
const names = Object.keys(places)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace('.', String.raw`\.`))
  .join('|')
const place = new RegExp(
  String.raw`( and | )?(?<![\p{L}\d])(${names}) ([IVX]+[a-z]?(?:-[IVX]+)?(?:\.(?:[IVX]+|[A-Z])(?![a-z]))*|\d+[A-Z]?(?:-\d+)?(?:\.\w+)*|[A-Z](?!\p{L}))((?:\(\w+\))*)`,
  'gu',
)

/**
 * The clause of a document: “Annex II Ch. IX(5)”, “II pielikums, IX nodaļa (5)”. Where the number comes first
 * it is an ordinal, and a comma separates the levels.
 */
function translateClause(clause: string, words: Words): string {
  const and = ` ${word(words, 'clause.and')} `
  return clause
    .replaceAll(place, (whole, ...groups: (string | undefined)[]) => {
      const [lead, name = '', number = '', point = ''] = groups
      const template = words[`clause.${places[name as keyof typeof places]}`]
      if (template === undefined) return whole
      const isFirst = template.startsWith('{number}')
      const between = lead === ' and ' ? and : lead === ' ' && isFirst ? ', ' : (lead ?? '')
      const ordinal = isFirst && /\d$/.test(number) ? `${number}.` : number
      return `${between}${fill(template, { number: ordinal })}${isFirst && point !== '' ? ' ' : ''}${point}`
    })
    .replaceAll(/(?<=[\d)]\.?) and (?=\d)/g, words['clause.and'] === undefined ? ' and ' : and)
}

/**
 * The clause in a language: where a document has no numbers the passage is named in English words, and
 * readers of other languages find it by name and title alone.
 */
export function clauseIn({ document, clause }: Source, tongue: Tongue): string | undefined {
  if (clause === undefined || isEnglish(tongue)) return clause
  if (isOwnDocument(document)) return undefined
  const numbered = clause
    .replace(/ \([^()]*\p{L}{4,}[^()]*\)/u, '')
    .replace(/: .*$/u, '')
    .split(/(?<=[,;]) /u)
    .filter(hasNumber)
    .join(' ')
    .replace(/[,;]$/, '')
  return translateClause(numbered, tongue.words) || undefined
}

/** The language of national titles; those of other jurisdictions, of Codex, the WHO and EFSA are English. */
const titleLanguages: Readonly<Record<string, string>> = { DE: 'de', EE: 'et', ES: 'es', LV: 'lv', UA: 'uk' }

/**
 * The title of a document: a national one in its own words, one with several official languages in the
 * reader's; our own proposals and common practice in the reader's words. A title in another language is
 * quoted, so that it can be recognized as one.
 */
export function documentTitle({ code, title, jurisdiction }: Document, tongue: Tongue): string {
  const { words } = tongue
  if (isOwnDocument(code)) {
    if (isEnglish(tongue)) return title
    if (code === 'LARDER') return word(words, 'evidence.expert')
    if (code.endsWith('-PRACTICE'))
      return `${word(words, `jurisdiction.${jurisdiction}`)}: ${word(words, 'binding.practice')}`
  }
  const national = titleLanguages[jurisdiction]
  const translatedTitle = isEnglish(tongue) ? undefined : words[`document.${code}`]
  if (translatedTitle !== undefined && national === undefined) return translatedTitle
  const displayTitle = translatedTitle ?? title
  const quoted = words['source.title']
  const isForeign = (national ?? 'en') !== baseLanguage(tongue.language)
  return isForeign && displayTitle !== '' && quoted !== undefined
    ? fill(quoted, { title: displayTitle })
    : displayTitle
}

/** Its kind and number, at the beginning of the title: “Regulation (EC) No 852/2004”. */
const numberOf = (title: string): string | undefined =>
  /^.*?\d+\/(?:C \d+\/)?\d+(?:\/\p{Lu}+)?/u.exec(title)?.[0]

/** What people call the document: “RD 1021/2022”; an act of the Union by its number, in the language. */
export function documentName(document: Document, tongue: Tongue): string {
  const title = documentTitle(document, tongue)
  return document.name ?? (isUnionAct(document.code) ? numberOf(title) : undefined) ?? title
}

/** “9 CFR 320.1(b)”, but “DIN 10508, 4.1” and “RD 1021/2022, art. 4”. */
const withClause = (name: string, clause: string): string =>
  /^\d/.test(clause) && !/\d$/.test(name) ? `${name} ${clause}` : `${name}, ${clause}`

/**
 * `RD 1086/2020, art. 30.6; Reglamento (CE) n.º 852/2004, anexo II`: each document once, with its clauses.
 * Our own proposals and common practice are no documents that anyone could look up; they are left out.
 */
export function describeSources(
  sources: readonly Source[],
  documents: readonly Document[],
  tongue: Tongue,
): string {
  const cited = sources.flatMap((source) => {
    const document = documentOf(source.document, documents)
    return document === undefined || isOwnDocument(document.code)
      ? []
      : [{ name: documentName(document, tongue), clause: clauseIn(source, tongue) }]
  })
  return [...Map.groupBy(cited, ({ name }) => name)]
    .map(([name, same]) => {
      const clauses = [...new Set(same.flatMap(({ clause }) => clause ?? []))].join(', ')
      return clauses === '' ? name : withClause(name, clauses)
    })
    .join('; ')
}
