import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnowledgeTexts } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { checkGlossary, type AnyTexts } from './check-glossary.ts'
import { glossaryTerms, type Glossary, type Term } from './glossary-terms.ts'
import { glossaries, texts } from './index.ts'

const english = texts['en'] as KnowledgeTexts
const locales = join(import.meta.dirname, '..', '..', 'locales')
const readLocale = (language: string): AnyTexts => {
  const file = join(locales, `${language}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AnyTexts) : {}
}

/** A language that says everything as English does. */
const same: Glossary = glossaryTerms

describe('words of the trade', () => {
  it('belong to every translated language', () => {
    expect(
      Object.keys(texts).filter((language) => language !== 'en' && glossaries[language] === undefined),
    ).toEqual([])
  })

  // One entry at least, so that the table is never empty: English keeps its own words.
  const languages: readonly (readonly [string, Glossary])[] = [['en', same], ...Object.entries(glossaries)]

  it.each(languages)('are used in the knowledge texts of %s', (language, glossary) => {
    expect(checkGlossary(english, texts[language] ?? {}, glossary)).toEqual([])
  })

  it.each(languages)('are used in the interface texts of %s', (language, glossary) => {
    expect(checkGlossary(readLocale('en'), readLocale(language), glossary)).toEqual([])
  })
})

describe('the check finds', () => {
  const german: Glossary = { ...same, thaw: /auftau/iu, batch: /charge/iu }

  it('a text of the knowledge base without the term', () => {
    const planted = { language: 'de', processes: { P06: { name: 'Schmelzen', description: 'Auftauen' } } }
    expect(checkGlossary(english, planted, german)).toEqual([
      {
        path: 'processes.P06.name',
        term: 'thaw',
        english: english.processes.P06?.name,
        translated: 'Schmelzen',
      },
    ])
  })

  it('an interface text without the term, in every plural form', () => {
    const original = {
      'entries.batch_one': '{{count}} batch',
      'entries.batch_other': '{{count}} batches',
      'entries.title': 'Today',
    }
    const planted = {
      'entries.batch_one': '{{count}} Charge',
      'entries.batch_few': '{{count}} Mengen',
      'entries.title': 'Heute',
    }
    expect(checkGlossary(original, planted, german)).toEqual([
      {
        path: 'entries.batch_few',
        term: 'batch',
        english: '{{count}} batches',
        translated: '{{count}} Mengen',
      },
    ])
  })

  it('no term in the name of a placeholder', () => {
    expect(
      checkGlossary({ a: 'At most {limit:L-thaw-hours}.' }, { a: 'Höchstens {limit:L-thaw-hours}.' }, german),
    ).toEqual([])
    expect(
      checkGlossary({ a: 'Thaw for {limit:L-thaw-hours}.' }, { a: 'Höchstens {limit:L-auftau}.' }, german),
    ).toHaveLength(1)
  })

  it.each<[Term, string]>([
    ['haccp', 'trained in HACCP'],
    ['ccp', 'a critical control point'],
    ['ccp', 'CCP {number}'],
    ['oprp', 'an operational programme with records'],
    ['prp', 'the prerequisite programme alone'],
    ['critical_limit', 'the critical limit'],
    ['corrective_action', 'Corrective action'],
    ['hazard', 'Every hazard at every step'],
    ['cross_contamination', 'Cross-contamination'],
    ['core_temperature', 'core temperature and time'],
    ['allergen', 'the fourteen allergens'],
    ['verification', 'Verification'],
    ['monitoring', 'Pause monitoring'],
    ['batch', 'Probe each batch.'],
    ['traceability', 'a traceability plan'],
    ['recall', 'Sold already: recall.'],
    ['recall', 'recalled goods'],
    ['shelf_life', 'Shelf life'],
    ['ready_to_eat', 'ready-to-eat food'],
    ['raw_material', 'Raw materials'],
    ['flow_diagram', 'the flow diagram'],
    ['calibration', 'Repair or recalibrate.'],
    ['severity', 'Severity {severity}'],
    ['disinfect', 'Residues of disinfectant'],
    ['thaw', 'Thawed warm'],
  ])('%s in “%s”', (term, text) => {
    expect(glossaryTerms[term].test(text)).toBe(true)
  })

  it.each<[Term, string]>([
    ['batch', 'Work in small batches.'],
    ['batch', 'Egg dishes in batches'],
    ['recall', 'Do you recall your password?'],
    ['hazard', 'the hazard-control plan'],
    ['prp', 'an operational prerequisite programme'],
    ['verification', 'to be verified with your authority'],
    ['severity', 'severely ill'],
    ['monitoring', 'a monitored area'],
  ])('but no %s in “%s”', (term, text) => {
    expect(glossaryTerms[term].test(text)).toBe(false)
  })
})
