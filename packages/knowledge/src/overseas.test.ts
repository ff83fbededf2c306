/** The rules of the law and the guides of the United States, Canada and Australia, row by row. */
import {
  describeProvenance,
  generatePlan,
  valuesIn,
  type Jurisdiction,
  type KnowledgeTexts,
  type LimitValue,
  type Plan,
  type PlanLimit,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { examplePlace } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const english = texts['en'] as KnowledgeTexts
const overseas = ['US', 'CA', 'AU']
const valuesOf = (id: string, jurisdiction: string): readonly LimitValue[] =>
  knowledge.limits
    .filter((limit) => limit.id === id)
    .flatMap((limit) => valuesIn(limit, jurisdiction as Jurisdiction))
const inFahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32)

type Row = readonly [
  limit: string,
  jurisdiction: string,
  note: string | undefined,
  figures: object,
  document: string,
  clause: string,
  force: string,
]

describe('a figure from overseas', () => {
  it.each<Row>([
    ['L-chill-shellstock', 'US', undefined, { max: 45 }, 'US-NSSP', 'Ch. IX @.02', 'law'],
    ['L-chill-shellstock', 'US', 'inside_the_shellfish', { max: 50 }, 'US-NSSP', 'Ch. IX @.02', 'law'],
    ['L-chill-eggs', 'US', 'air_temperature', { max: 45 }, 'US-21CFR-115', '115.50(b)', 'law'],
    ['L-uht', 'US', 'ultra_pasteurized', { min: 280 }, 'US-21CFR-131', '131.3(c)', 'law'],
    ['L-juice', 'US', 'five_log', { min: 160 }, 'US-FDA-JUICE', 'apple juice', 'guide'],
    ['L-pasteurise', 'US', undefined, { min: 161 }, 'US-21CFR-1240', '1240.61(b)', 'law'],
    ['L-reheat', 'US', 'factory_packed', { min: 135 }, 'US-FC', '3-403.11(C)', 'law'],
    ['L-hot-hold', 'US', 'roasts', { min: 130 }, 'US-FC', '3-501.16(A)(1)', 'law'],
    ['L-dish-rinse', 'US', 'stationary_rack', { min: 165, max: 194 }, 'US-FC', '4-501.112(A)', 'law'],
    ['L-parasite-freeze', 'US', 'after_freezing_solid', { max: -4 }, 'US-FC', '3-402.11(A)(3)', 'law'],
  ])(
    '%s in %s (%s) is in °F as in its text',
    (...[limit, jurisdiction, note, figures, document, clause, force]) => {
      const found = valuesOf(limit, jurisdiction).find(({ note_key }) => note_key === note)
      expect({
        ...(found?.min == null ? {} : { min: inFahrenheit(found.min) }),
        ...(found?.max == null ? {} : { max: inFahrenheit(found.max) }),
      }).toEqual(figures)
      expect(found).toMatchObject({ force, evidence: 'read', verified_on: '2026-11-23' })
      expect(found?.sources[0]).toMatchObject({ document, clause })
    },
  )

  it.each<Row>([
    ['L-acid-rice-ph', 'US', 'below_or_by_variance', { max: 4.2 }, 'US-FC', '1-201.10(B) Table B', 'law'],
    ['L-dressing-ph', 'US', 'sour_and_rested', { max: 4.1 }, 'US-21CFR-101', '101.100(d)(3)', 'guide'],
    ['L-nitrite', 'US', 'added_to_ground_meat', { max: 156 }, 'US-9CFR-424', '424.21(c)', 'law'],
    ['L-chlorine', 'US', 'warm_solution', { min: 50, max: 200 }, 'US-FC', '4-501.114(A)', 'law'],
    ['L-produce-wash', 'US', 'peracetic_acid', { max: 80 }, 'US-21CFR-173', '173.315(a)(5)', 'law'],
    ['L-produce-wash', 'CA', undefined, { min: 100, max: 150 }, 'CA-CFIA-WASH', 'total chlorine', 'guide'],
    ['L-probe-ice', 'US', undefined, { min: -1, max: 1 }, 'US-FC', '4-203.11 (accuracy)', 'law'],
    ['L-degree-hours', 'CA', 'warm_room', { max: 665 }, 'CA-CFIA-MEAT', 'degree-hours', 'guide'],
    ['L-degree-hours', 'US', 'below_90f', { max: 667 }, 'US-UW', 'degree-hours', 'guide'],
    ['L-out-cold-hours', 'CA', 'preparation_only', { max: 2 }, 'CA-PPH', 'temperature control', 'guide'],
    ['L-chlorine', 'CA', undefined, { min: 100 }, 'CA-EPH', 'chlorine', 'guide'],
    ['L-histamine', 'CA', undefined, { max: 100 }, 'CA-CFIA-FISH', 'Appendix 3', 'guide'],
    ['L-fry-oil', 'AU', undefined, { max: 175 }, 'AU-FSANZ-ACRYL', 'deep-fried chips', 'guide'],
    ['L-knife-steriliser', 'AU', undefined, { min: 82 }, 'AU-MLA', 'prescribed temperature', 'guide'],
    ['L-cook-core', 'CA', undefined, { min: 74 }, 'CA-ON', 'cooking chart', 'guide'],
    ['L-cook-eggs', 'CA', undefined, { min: 74 }, 'CA-ON', 'cooking chart', 'guide'],
    ['L-acid-ph', 'CA', undefined, { max: 4.6 }, 'CA-FDR', 'B.27.001', 'law'],
    ['L-out-cold-hours', 'AU', 'times_added_up', { max: 4 }, 'AU-24', '2-hour/4-hour rule', 'guide'],
    ['L-reheat', 'AU', 'for_hot_holding', { min: 60 }, 'AU-322', 'reheating', 'law'],
  ])(
    '%s in %s (%s) is as in its text',
    (...[limit, jurisdiction, note, figures, document, clause, force]) => {
      const found = valuesOf(limit, jurisdiction).find(({ note_key }) => note_key === note)
      expect(found).toMatchObject({ ...figures, force, evidence: 'read', verified_on: '2026-11-23' })
      expect(found?.sources[0]).toMatchObject({ document, clause })
    },
  )

  it.each([
    ['L-histamine', 'US', [35, 200]],
    ['L-vacuum-days', 'CA', [7]],
  ])('%s in %s is marked as quoted by others', (limit, jurisdiction, figures) => {
    const values = valuesOf(limit, jurisdiction)
    expect(values.map(({ max }) => max)).toEqual(figures)
    expect(new Set(values.map(({ evidence, verified_on }) => [evidence, verified_on].join(' ')))).toEqual(
      new Set(['secondhand ']),
    )
  })

  it('is half an hour for boiling beans in the United States', () => {
    expect(valuesOf('L-bean-boil', 'US')).toMatchObject([
      { min: 30, note_key: 'after_long_soaking', force: 'guide' },
    ])
  })

  it('has documents with an address where it was read as law', () => {
    const documents = new Map(knowledge.documents.map((document) => [document.code, document]))
    const laws = [...knowledge.limits.flatMap(({ values }) => values), ...knowledge.duties].filter(
      ({ jurisdiction, force, evidence }) =>
        overseas.includes(jurisdiction) && force === 'law' && evidence === 'read',
    )
    expect(laws.length).toBeGreaterThan(80)
    expect(
      laws
        .flatMap(({ sources }) => sources.slice(0, 1))
        .filter(({ document }) => documents.get(document)?.address === undefined),
    ).toEqual([])
  })
})

const planOf = (kind: string): Plan => generatePlan(examplePlace(kind, 'US'), knowledge)
const limitsIn = (plan: Plan, id: string): readonly PlanLimit[] =>
  plan.limits.filter((limit) => limit.id === id)

describe('a meat plant under federal inspection', () => {
  const plan = planOf('meat-plant')

  it('cooks and cools by the inspection service, not by the Food Code', () => {
    expect(
      limitsIn(plan, 'L-cook-minced').flatMap(({ sources }) => sources.map(({ document }) => document)),
    ).not.toContain('US-FC')
    expect(
      limitsIn(plan, 'L-cool').map(({ note_key, sources }) => [
        note_key,
        ...sources.map(({ document }) => document),
      ]),
    ).toEqual([
      ['uncured_meat', 'US-OSU', 'US-FSIS-B'],
      ['cured_meat', 'US-FSIS-B'],
    ])
    expect(limitsIn(planOf('restaurant'), 'L-cool')[0]).toMatchObject({
      note_key: null,
      force: 'law',
      sources: [{ document: 'US-FC' }],
    })
  })

  it('uses the cold of the Food Code as good practice, which is law in a restaurant', () => {
    expect(limitsIn(plan, 'L-chill-red-meat')).toMatchObject([
      { force: 'practice', lowered: { code: 'limit.not_for_retail' } },
    ])
    expect(limitsIn(planOf('restaurant'), 'L-chill-red-meat')).toMatchObject([
      { force: 'law', lowered: null },
    ])
  })

  it('keeps the log of ground beef and labels raw meat, and leaves the manager of a food establishment out', () => {
    expect(plan.duties).toEqual(
      expect.arrayContaining([
        'D-US-grinding-log',
        'D-US-safe-handling',
        'D-US-listeria',
        'D-US-meat-retention',
      ]),
    )
    expect(plan.duties).not.toContain('D-US-manager')
    expect(planOf('butcher').duties).toEqual(
      expect.arrayContaining(['D-US-grinding-log', 'D-US-safe-handling', 'D-US-manager', 'D-US-variance']),
    )
  })
})

describe('a hazard named by European and American law', () => {
  it('is verified in the United States by the American text alone', () => {
    const rows = describeProvenance({
      plan: planOf('restaurant'),
      knowledge,
      texts: english,
      temperature_unit: 'F',
    })
    const row = rows.find(({ id }) => id === 'hazard:P17/H24')
    expect(row).toMatchObject({
      evidence: 'read',
      to_verify: false,
      verified_on: '2026-11-23',
      sources: [{ document: 'US-FC', clause: '3-501.14', foreign: false }],
    })
  })
})
