import type { Criterion } from '@larder/core/analyses'
import type { AnalysisId, Jurisdiction, Provenance } from '@larder/core/haccp'
import { also, confirmed, expert, memory } from './provenance.ts'

/** What the results of an analysis are judged by, where a text names it; by the analysis of the plan. */
export type AnalysisCriteria = Provenance & {
  readonly id: AnalysisId
  /** Where it holds; the others judge results in words. */
  readonly jurisdictions: readonly Jurisdiction[]
  readonly criteria: readonly Criterion[]
}

const absent = (parameter: string, unit: string, n = 5): Criterion => ({
  parameter,
  unit,
  is_absence: true,
  n,
  c: 0,
  m: 0,
  M: null,
})
type Classes = Pick<Criterion, 'n' | 'c' | 'm' | 'M'>
const count = (parameter: string, unit: string, classes: Classes): Criterion => ({
  parameter,
  unit,
  is_absence: false,
  ...classes,
})
const three = (m: number, M: number): Classes => ({ n: 5, c: 2, m, M })

const LISTERIA = 'Listeria monocytogenes'
const COLI = 'Escherichia coli'
const STAPHYLOCOCCI = 'Staphylococcus (coagulase +)'
const SALMONELLA = absent('Salmonella', '25 g')
const EUROPE = ['EU', 'GB'] as const

const annex = (clause: string): Provenance =>
  also(confirmed('EU-2073', `Annex I ${clause}`, 'law'), 'UK-2073', `Annex I ${clause}`)
/** The same, not compared with the text yet. */
const notCompared = (clause: string): Provenance =>
  also(memory('EU-2073', `Annex I ${clause}`, 'law'), 'UK-2073', `Annex I ${clause}`)
/** Drinking water: none in the volume examined. */
const water = (unit: string): readonly Criterion[] => [absent(COLI, unit, 1), absent('Enterococci', unit, 1)]
const waterLaw = memory('EU-DWD', 'Annex I.A', 'law')

/**
 * The criteria of the analyses. Where a food category has several, the strictest common one stands: a place
 * whose products have another one writes it at its analysis. Analyses without one are judged in words.
 */
export const analysisCriteria: readonly AnalysisCriteria[] = [
  { id: 'AN-water-mains', jurisdictions: EUROPE, criteria: water('100 ml'), ...waterLaw },
  { id: 'AN-water-well', jurisdictions: EUROPE, criteria: water('100 ml'), ...waterLaw },
  { id: 'AN-water-ice', jurisdictions: EUROPE, criteria: water('100 ml'), ...waterLaw },
  { id: 'AN-water-tank', jurisdictions: EUROPE, criteria: water('100 ml'), ...waterLaw },
  { id: 'AN-water-bottled', jurisdictions: EUROPE, criteria: water('250 ml'), ...waterLaw },
  {
    id: 'AN-listeria-product',
    jurisdictions: EUROPE,
    criteria: [absent(LISTERIA, '25 g')],
    ...also(annex('1.2'), 'EU-2024-2895', 'Annex'),
  },
  {
    id: 'AN-listeria-surfaces',
    jurisdictions: EUROPE,
    criteria: [absent(LISTERIA, '100 cm²')],
    ...expert('swabs of surfaces'),
  },
  {
    id: 'AN-listeria-plant',
    jurisdictions: EUROPE,
    criteria: [absent(LISTERIA, '100 cm²')],
    ...expert('swabs of surfaces'),
  },
  {
    id: 'AN-minced',
    jurisdictions: EUROPE,
    criteria: [SALMONELLA, count(COLI, 'cfu/g', three(50, 500))],
    ...annex('1.4-1.6, 2.1.6'),
  },
  {
    id: 'AN-crustaceans',
    jurisdictions: EUROPE,
    criteria: [
      SALMONELLA,
      count(COLI, 'cfu/g', three(1, 10)),
      count(STAPHYLOCOCCI, 'cfu/g', three(100, 1_000)),
    ],
    ...notCompared('1.16, 2.4.1'),
  },
  {
    id: 'AN-histamine',
    jurisdictions: EUROPE,
    criteria: [count('Histamine', 'mg/kg', { n: 9, c: 2, m: 100, M: 200 })],
    ...annex('1.26'),
  },
  {
    id: 'AN-ice-cream',
    jurisdictions: EUROPE,
    criteria: [absent(LISTERIA, '25 g'), SALMONELLA, count('Enterobacteriaceae', 'cfu/g', three(10, 100))],
    ...notCompared('1.2, 1.13, 2.2.8'),
  },
  {
    id: 'AN-cheese',
    jurisdictions: EUROPE,
    criteria: [
      absent(LISTERIA, '25 g'),
      SALMONELLA,
      count(COLI, 'cfu/g', three(100, 1_000)),
      count(STAPHYLOCOCCI, 'cfu/g', three(100, 1_000)),
    ],
    ...notCompared('1.2, 1.11, 2.2.2, 2.2.4'),
  },
  {
    id: 'AN-sprouts',
    jurisdictions: EUROPE,
    criteria: [SALMONELLA, absent('STEC', '25 g')],
    ...notCompared('1.18, 1.29'),
  },
  {
    id: 'AN-juice',
    jurisdictions: EUROPE,
    criteria: [SALMONELLA, count(COLI, 'cfu/g', three(100, 1_000))],
    ...notCompared('1.19-1.20, 2.5.1-2.5.2'),
  },
  {
    id: 'AN-cronobacter',
    jurisdictions: EUROPE,
    criteria: [
      absent('Salmonella', '25 g', 30),
      absent('Cronobacter', '10 g', 30),
      absent('Enterobacteriaceae', '10 g', 10),
    ],
    ...notCompared('1.22, 1.24, 2.2.9'),
  },
  {
    id: 'AN-patulin',
    jurisdictions: ['EU'],
    criteria: [count('Patulin', 'µg/kg', { n: 1, c: 0, m: 50, M: null })],
    ...memory('EU-2023-915', 'Annex I 1.3', 'law'),
  },
]

/** Of one analysis in a country whose rules are those of the chain; empty where no text names one. */
export const criteriaOf = (id: string, chain: readonly string[]): readonly Criterion[] =>
  analysisCriteria.find((one) => one.id === id && one.jurisdictions.some((item) => chain.includes(item)))
    ?.criteria ?? []
