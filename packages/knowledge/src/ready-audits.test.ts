import { describe, expect, it } from 'vitest'
import { checkGlossary } from './check-glossary.ts'
import { documents } from './facts/documents.ts'
import { readyAudits } from './facts/ready-audits.ts'
import { glossaries } from './index.ts'
import { readyAuditTexts } from './ready-audit-texts.ts'

describe.each(Object.entries(readyAuditTexts))('ready audits in %s', (language, texts) => {
  it.each(readyAudits.map((audit) => [audit.key, audit] as const))(
    'has a text for each question of %s, and an action for each finding',
    (key, { sections }) => {
      const shape = texts[key].sections.map(({ questions }) =>
        questions.map(({ action = '', options = [] }) => [action !== '', options.length]),
      )
      expect(shape).toEqual(
        sections.map((questions) =>
          questions.map(({ kind, points }) => [
            !['text', 'photo', 'signature'].includes(kind),
            points.length,
          ]),
        ),
      )
    },
  )
  it('uses the words of the trade', () => {
    const glossary = glossaries[language]
    const lacking = glossary === undefined ? [] : checkGlossary(readyAuditTexts.en, texts, glossary)
    expect(lacking).toEqual([])
  })
})

it('name documents of the knowledge base as their sources', () => {
  const known = new Set(documents.map(({ code }) => code))
  expect(readyAudits.flatMap(({ sources }) => sources).filter((code) => !known.has(code))).toEqual([])
})
