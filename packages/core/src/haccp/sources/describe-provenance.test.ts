import { describe, expect, it } from 'vitest'
import { defaultProfile } from '../facts/default-profile.ts'
import { describeProvenance, type Statement } from './describe-provenance.ts'
import type { PlanReading } from '../facts/describe-facts.ts'
import type { Knowledge } from '../facts/facts.ts'
import { countStatements, filterStatements } from './filter-statements.ts'
import { fixture, fixtureTexts } from '../fixture.ts'
import { generatePlan } from '../generate/generate-plan.ts'

const reading = (country: string, knowledge: Knowledge = fixture): PlanReading => ({
  plan: generatePlan(
    defaultProfile(
      { country, region: null, activity: 'A01', location_type: 'kitchen', number_of_employees: '1-3' },
      knowledge,
    ),
    knowledge,
  ),
  knowledge,
  texts: fixtureTexts,
  temperature_unit: 'C',
})
const rowsIn = (country: string, knowledge?: Knowledge): readonly Statement[] =>
  describeProvenance(reading(country, knowledge))
const rowOf = (rows: readonly Statement[], id: string): Statement | undefined =>
  rows.find((row) => row.id.startsWith(id))

describe('the sources of every statement', () => {
  it('has a row for each hazard, limit, task, action, programme, analysis, duty and step, each once', () => {
    const { plan } = reading('ES')
    const rows = rowsIn('ES')
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ kind }) => kind === 'hazard').map(({ id }) => id)).toEqual(
      plan.hazards.map(({ key }) => `hazard:${key}`),
    )
    expect(countStatements(rows).kinds).toMatchObject([
      { kind: 'hazard', count: plan.hazards.length },
      { kind: 'limit' },
      { kind: 'task', count: plan.tasks.length },
      { kind: 'corrective_action', count: 1 },
      { kind: 'programme', count: plan.prps.length },
      { kind: 'analysis', count: plan.analyses.length },
      { kind: 'duty', count: plan.duties.length },
      { kind: 'process', count: plan.steps.length },
    ])
  })

  it('show document, clause, force, evidence, date and place in the plan', () => {
    expect(rowOf(rowsIn('ES'), 'limit:L-reheat')).toMatchObject({
      title: 'limit L-reheat',
      text: '≥ 74 °C for 15 s',
      force: 'law',
      force_text: 'legal limit',
      evidence: 'read',
      to_verify: false,
      verified_on: '2026-11-21',
      places: [
        { section: 'hazard-analyses-overview', step: 'step P18', hazard: 'P18/H26' },
        { section: 'monitoring-tasks', step: null, hazard: null },
      ],
      sources: [
        {
          document: 'LAW',
          title: 'A law',
          clause: 'art. 1',
          address: 'https://example.org/law',
          foreign: false,
        },
      ],
    })
  })

  it('show a foreign text as an analogy: practice, to be verified, even if it was read', () => {
    expect(rowOf(rowsIn('ES'), 'hazard:P18/H26')).toMatchObject({
      force: 'law',
      to_verify: false,
      note: null,
      sources: [{ document: 'ES-LAW', foreign: false }],
    })
    expect(rowOf(rowsIn('US'), 'hazard:P18/H26')).toMatchObject({
      force: 'practice',
      to_verify: true,
      verified_on: null,
      note: 'by analogy with A Spanish law',
      sources: [{ document: 'ES-LAW', foreign: true }],
    })
  })

  it('do not count a text as read because another beside it was', () => {
    const sources = [
      { document: 'ES-LAW', clause: 'art. 2' },
      { document: 'LAW', clause: 'art. 3', unread: true as const },
    ]
    const knowledge: Knowledge = {
      ...fixture,
      hazards: fixture.hazards.map((hazard) => (hazard.id === 'H26' ? { ...hazard, sources } : hazard)),
    }
    const beside = (country: string): Statement | undefined =>
      rowOf(rowsIn(country, knowledge), 'hazard:P18/H26')
    expect([beside('ES')?.to_verify, beside('DE')?.to_verify]).toEqual([false, true])
    expect(beside('DE')).toMatchObject({
      evidence: 'memory',
      verified_on: null,
      force_text: expect.stringContaining('to be verified') as string,
      sources: [{ document: 'LAW' }],
    })
  })

  it('count a read text as read beside one that was not', () => {
    const sources = [
      { document: 'ES-LAW', clause: 'art. 2' },
      { document: 'LAW', clause: 'art. 3', read_on: '2026-11-23' },
    ]
    const knowledge: Knowledge = {
      ...fixture,
      hazards: fixture.hazards.map((hazard) =>
        hazard.id === 'H26' ? { ...hazard, sources, evidence: 'memory' as const, verified_on: null } : hazard,
      ),
    }
    expect(rowOf(rowsIn('DE', knowledge), 'hazard:P18/H26')).toMatchObject({
      evidence: 'read',
      to_verify: false,
      verified_on: '2026-11-23',
    })
  })

  it('explain why a borrowed limit is not the country’s own rule', () => {
    const borrowed = rowsIn('NO').find(({ kind }) => kind === 'limit')
    expect(borrowed).toMatchObject({ force: 'practice', note: 'reason.limit.no_rules_of_country' })
  })
})

describe('narrowing the statements', () => {
  const rows = rowsIn('ES')
  it('works by kind, force and verification, and counts the rest', () => {
    const laws = filterStatements(rows, { kind: 'limit', force: 'law' })
    expect(laws.length).toBeGreaterThan(0)
    expect(laws.every(({ kind, force }) => kind === 'limit' && force === 'law')).toBe(true)
    const { statements, verified, to_verify } = countStatements(rows)
    expect(verified + to_verify).toBe(statements)
    expect(filterStatements(rows, { to_verify: true })).toHaveLength(to_verify)
    expect(filterStatements(rows, {})).toEqual(rows)
  })
  it('works by the facts of a hazard, and by a fact', () => {
    expect(
      filterStatements(rows, { about: 'P18/H26' }).map(({ id }) => id.split(':').slice(0, 2).join(':')),
    ).toEqual(['hazard:P18/H26', 'limit:L-reheat', 'task:T-reheat', 'action:C-hold', 'programme:PRP11'])
    expect(filterStatements(rows, { about: 'L-reheat' }).map(({ kind }) => kind)).toEqual(['limit'])
  })
  it('by words in any order, in titles, texts, documents and steps', () => {
    expect(filterStatements(rows, { search: '  P18 STEP ' }).length).toBeGreaterThan(1)
    expect(filterStatements(rows, { search: 'es-law', kind: 'hazard' }).map(({ id }) => id)).toEqual([
      'hazard:P18/H26',
    ])
    expect(filterStatements(rows, { search: 'nowhere to be found' })).toEqual([])
  })
})
