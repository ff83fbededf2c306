import type { KnowledgeTexts } from '@larder/core/haccp'
import { documents } from '../../facts/documents.ts'
import { nationalTitles } from '../national-titles.ts'

/** How a place in an act of the Union is named. */
const clauses: KnowledgeTexts['words'] = {
  'clause.article': 'art. {number}',
  'clause.annex': 'Annex {number}',
  'clause.annexes': 'Annexes {number}',
  'clause.section': 'Sec. {number}',
  'clause.chapter': 'Ch. {number}',
  'clause.note': 'note {number}',
  'clause.group': 'group {number}',
  'source.title': '“{title}”',
  'clause.key': 'key {number}',
  'clause.option': 'option {number}',
  'clause.rule': 'reg. {number}',
  'clause.paragraph': 'para {number}',
  'clause.part': 'Part {number}',
  'clause.schedule': 'Sch. {number}',
  'clause.appendix': 'Appendix {number}',
  'clause.table': 'table {number}',
  'clause.and': 'and',
}

const unionOrShared = /^(?:EU|CODEX|WHO)-(?!PRACTICE)/
const ownTitles = new Set(Object.keys(nationalTitles))

/** In English a document has the title of the facts; these other languages name in words of their own. */
const titles = documents
  .filter(({ code }) => unionOrShared.test(code) || ownTitles.has(`document.${code}`))
  .map(({ code, title }) => [`document.${code}`, title] as const)

export const citations: KnowledgeTexts['words'] = { ...clauses, ...Object.fromEntries(titles) }
