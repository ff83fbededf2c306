import { describe, expect, it } from 'vitest'
import { clauseIn, describeSources, documentTitle } from './cite.ts'
import type { Document } from './facts.ts'
import { fixtureTexts } from '../fixture.ts'

const english = { language: 'en_GB', words: {} }
const german = {
  language: 'de',
  words: {
    'clause.article': 'Art. {number}',
    'clause.annex': 'Anhang {number}',
    'clause.annexes': 'Anhänge {number}',
    'clause.section': 'Abschn. {number}',
    'clause.chapter': 'Kap. {number}',
    'clause.note': 'Fußnote {number}',
    'clause.group': 'Gruppe {number}',
    'clause.and': 'und',
    'clause.table': 'Tabelle {number}',
    'clause.appendix': 'Anhang {number}',
    'clause.schedule': 'Anlage {number}',
    'clause.paragraph': 'Abs. {number}',
    'clause.rule': 'Vorschr. {number}',
  },
}
const latvian = {
  language: 'lv',
  words: {
    'clause.article': '{number} pants',
    'clause.annex': '{number} pielikums',
    'clause.annexes': '{number} pielikums',
    'clause.section': '{number} iedaļa',
    'clause.chapter': '{number} nodaļa',
    'clause.note': '{number} piezīme',
    'clause.group': '{number} grupa',
    'clause.and': 'un',
  },
}

describe('sources in another language', () => {
  it.each([
    ['DE-LMHV', '§ 4, Anlage 1', '§ 4, Anlage 1'],
    ['ES-1021', 'art. 13.8.d (below this figure)', 'Art. 13.8.d'],
    ['ES-1021', 'art. 8.5 and 10', 'Art. 8.5 und 10'],
    ['UK-853', 'Annex III', 'Anhang III'],
    ['UK-QFF', 'reg. 3, Sch. 2', 'Vorschr. 3, Anlage 2'],
    ['UK-WSI', 'Sch. 4 para 7(2)', 'Anlage 4 Abs. 7(2)'],
    ['US-FSIS-A', 'tables 2-4', 'Tabelle 2-4'],
    ['AU-SFA', 'Appendix 3: cooking', 'Anhang 3'],
    ['US-FC', '3-401.11 (the highest figure taken for every dish)', '3-401.11'],
    ['US-21CFR-120', '120.24; time and temperature for apple juice', '120.24'],
    ['AU-322', 'temperature control', undefined],
    ['EU-PRACTICE', 'F0 of low-acid canned food', undefined],
    ['LARDER', 'monitoring', undefined],
  ])('names %s %s as %s, and in English in its own words', (document, clause, expected) => {
    expect(clauseIn({ document, clause }, german)).toBe(expected)
    expect(clauseIn({ document, clause }, english)).toBe(clause)
  })

  it.each([
    ['art. 5', 'Art. 5', '5. pants'],
    ['art. 5(2)', 'Art. 5(2)', '5. pants (2)'],
    ['art. 44 and Annex II', 'Art. 44 und Anhang II', '44. pants un II pielikums'],
    ['Annexes II-III', 'Anhänge II-III', 'II-III pielikums'],
    ['Annex II Ch. IX(5)', 'Anhang II Kap. IX(5)', 'II pielikums, IX nodaļa (5)'],
    ['Annex II Ch. XIa', 'Anhang II Kap. XIa', 'II pielikums, XIa nodaļa'],
    [
      'Annex III Sec. VIII Ch. III.D',
      'Anhang III Abschn. VIII Kap. III.D',
      'III pielikums, VIII iedaļa, III.D nodaļa',
    ],
    [
      'Annex III Sec. IX Ch. I.II.B(3)',
      'Anhang III Abschn. IX Kap. I.II.B(3)',
      'III pielikums, IX iedaļa, I.II.B nodaļa (3)',
    ],
    [
      'Annex III Sec. II Ch. V(1)(b)',
      'Anhang III Abschn. II Kap. V(1)(b)',
      'III pielikums, II iedaļa, V nodaļa (1)(b)',
    ],
    [
      'Annex I Ch. 1 note 8 (shelf life under 5 days)',
      'Anhang I Kap. 1 Fußnote 8',
      'I pielikums, 1. nodaļa, 8. piezīme',
    ],
    ['Annex II group A', 'Anhang II Gruppe A', 'II pielikums, A grupa'],
    ['Annex I 1.18 and 1.29', 'Anhang I 1.18 und 1.29', 'I pielikums 1.18 un 1.29'],
    ['mycotoxins', undefined, undefined],
  ])('names %s of an act of the Union in the words of the language', (clause, inGerman, inLatvian) => {
    expect(clauseIn({ document: 'EU-852', clause }, german)).toBe(inGerman)
    expect(clauseIn({ document: 'EU-852', clause }, latvian)).toBe(inLatvian)
    expect(clauseIn({ document: 'EU-852', clause }, english)).toBe(clause)
  })

  it('keeps a clause unchanged where the language has no word for it', () => {
    expect(
      clauseIn(
        { document: 'EU-852', clause: 'Annex II Ch. IX(5) and art. 3 and 4' },
        { language: 'fr', words: {} },
      ),
    ).toBe('Annex II Ch. IX(5) and art. 3 and 4')
  })

  it('names each document once by what people call it, and no proposal of our own', () => {
    const documents: readonly Document[] = [
      { code: 'LARDER', title: 'Expert proposal', jurisdiction: 'international' },
      { code: 'EU-852', title: 'Regulation (EC) No 852/2004 on hygiene', jurisdiction: 'EU' },
      { code: 'EU-NOTICE', title: 'Commission Notice 2022/C 355/01 on systems', jurisdiction: 'EU' },
      { code: 'ES-1021', name: 'RD 1021/2022', title: 'Real Decreto 1021/2022', jurisdiction: 'ES' },
      { code: 'US-9CFR-320', name: '9 CFR', title: '9 CFR Part 320, records', jurisdiction: 'US' },
      { code: 'US-9CFR-417', name: '9 CFR', title: '9 CFR Part 417, HACCP', jurisdiction: 'US' },
    ]
    const sources = [
      { document: 'LARDER', clause: 'monitoring' },
      { document: 'EU-852', clause: 'art. 5' },
      { document: 'ES-1021', clause: 'art. 4' },
      { document: 'EU-852', clause: 'Annex II' },
      { document: 'US-9CFR-320', clause: '320.1(b)(4)' },
      { document: 'US-9CFR-417', clause: '417.5(e)' },
      { document: 'EU-NOTICE' },
    ]
    expect(describeSources(sources, documents, latvian)).toBe(
      'Regulation (EC) No 852/2004, 5. pants, II pielikums; RD 1021/2022, 4. pants; 9 CFR 320.1(b)(4), 417.5(e); Commission Notice 2022/C 355/01',
    )
    expect(describeSources(sources.slice(0, 1), documents, english)).toBe('')
  })

  it('names a document in the words of the language where it has any', () => {
    const words = {
      language: 'de',
      words: {
        'document.EU-852': 'Verordnung (EG) Nr. 852/2004',
        'evidence.expert': 'fachlicher Vorschlag',
        'source.title': '„{title}“',
        'binding.practice': 'gute Praxis',
        'jurisdiction.EU': 'Union',
      },
    }
    expect(
      documentTitle({ code: 'EU-852', title: 'Regulation (EC) No 852/2004', jurisdiction: 'EU' }, words),
    ).toBe('Verordnung (EG) Nr. 852/2004')
    expect(
      documentTitle({ code: 'EU-853', title: 'Regulation (EC) No 853/2004', jurisdiction: 'EU' }, words),
    ).toBe('„Regulation (EC) No 853/2004“')
    expect(
      documentTitle({ code: 'LARDER', title: 'Expert proposal', jurisdiction: 'international' }, words),
    ).toBe('fachlicher Vorschlag')
    expect(documentTitle({ code: 'EU-PRACTICE', title: 'Common practice', jurisdiction: 'EU' }, words)).toBe(
      'Union: gute Praxis',
    )
    expect(
      documentTitle(
        { code: 'LARDER', title: 'Expert proposal', jurisdiction: 'international' },
        fixtureTexts,
      ),
    ).toBe('Expert proposal')
  })
})
