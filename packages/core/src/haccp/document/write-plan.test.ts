import { describe, expect, it } from 'vitest'
import { defaultProfile } from '../facts/default-profile.ts'
import { describeLimits, fillText, type PlanReading } from '../facts/describe-facts.ts'
import { describeHazard } from './describe-hazard.ts'
import type { PlanDocument } from './document.ts'
import { fixture, fixtureTexts } from '../fixture.ts'
import { describeProvenance } from '../sources/describe-provenance.ts'
import { countStatements } from '../sources/filter-statements.ts'
import { generatePlan } from '../generate/generate-plan.ts'
import { withOwnValue } from '../hazards/own-limits.ts'
import { planWordKeys, sectionNames } from './plan-words.ts'
import { writePlan } from './write-plan.ts'
import type { PlanNames } from './write-general-sections.ts'

const names: PlanNames = {
  company: { name: 'Company', email: 'a@b.example' },
  place: { name: 'Place' },
  country_name: 'Country',
  work_groups: [{ name: 'Kitchen', workers: ['Ana', 'Bo'] }],
  status_line: 'Draft',
  date: '2026-11-21',
  date_text: '21 November 2026',
  flow: { width: 1, height: 1, nodes: [], edges: [] },
}
const reading = (country: string, more: Partial<PlanReading> = {}): PlanReading => ({
  plan: generatePlan(
    {
      ...defaultProfile(
        { country, region: null, activity: 'A01', location_type: 'kitchen', number_of_employees: '1-3' },
        fixture,
      ),
      extra_data: ['vulnerable_consumers'],
    },
    fixture,
  ),
  knowledge: fixture,
  texts: fixtureTexts,
  temperature_unit: 'C',
  ...more,
})
const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(stringsOf)
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(stringsOf)
        : []
const hazardOf = ({ plan }: PlanReading, key: string) => plan.hazards.filter((hazard) => hazard.key === key)
const shown = (document: PlanDocument): string => stringsOf(document.sections).join('\n')

describe('the plan as a document', () => {
  it('has the sections in their order', () => {
    const { sections } = writePlan(reading('EE'), names)
    expect(sections.map(({ static_name }) => static_name)).toEqual([...sectionNames])
    expect(sections.map(({ order }) => order)).toEqual(sectionNames.map((_, index) => index + 1))
  })

  it('lists the given production amounts under the products', () => {
    const capacities = [
      { label: 'Production capacity', value: '51–100 kg / day' },
      { label: 'Resale', value: '0–50 kg / week' },
    ]
    const products = (more: Partial<PlanNames>) =>
      writePlan(reading('EE'), { ...names, ...more }).sections.find(
        ({ static_name }) => static_name === 'ready-to-eat-food',
      )?.blocks ?? []
    expect(products({ capacities }).at(-1)).toEqual({ kind: 'facts', rows: capacities })
    for (const untold of [{}, { capacities: [] }])
      expect(products(untold).map(({ kind }) => kind)).not.toContain('facts')
  })

  it('leaves no limit unfilled in any text', () => {
    expect(shown(writePlan(reading('US'), names))).not.toMatch(/\{limit:/)
  })

  it('uses no word that is not on the list', () => {
    const asked = new Set<string>()
    const words = new Proxy(fixtureTexts.words, {
      get: (target, key: string) => (asked.add(key), target[key]),
    })
    for (const country of ['EE', 'NO', 'GB'])
      writePlan(reading(country, { texts: { ...fixtureTexts, words } }), names)
    const known = new Set(planWordKeys)
    expect([...asked].filter((key) => !known.has(key) && !/^(frequency|limit_note)\./.test(key))).toEqual([])
  })

  it('counts the statements compared with the original once, and never in a box or beside a limit', () => {
    const spanish = reading('ES', {
      texts: {
        ...fixtureTexts,
        words: { ...fixtureTexts.words, 'sources.verified': '⟦{statements} {verified} {to_verify}⟧' },
      },
    })
    const { statements, verified, to_verify } = countStatements(describeProvenance(spanish))
    const text = shown(writePlan(spanish, names))
    expect(text.match(/⟦.*?⟧/g)).toEqual([`⟦${statements} ${verified} ${to_verify}⟧`])
    expect(to_verify).toBeGreaterThan(0)
    expect(text).not.toContain('to be verified')
  })

  it('prints hostile names as they are', () => {
    const hostile = '{limit:L-cold} <b>#set</b> \u202e 🧀 $& {step}'
    const document = writePlan(reading('EE'), {
      ...names,
      place: { name: hostile },
      company: { name: hostile },
    })
    expect(document.title).toBe(`Food safety plan of ${hostile}`)
    expect(stringsOf(document.sections[0])).toContain(hostile)
  })
})

describe('a hazard in words', () => {
  it("puts the place's own limits into the texts, with their force", () => {
    const spanish = reading('ES')
    const [text] = hazardOf(spanish, 'P04/H08').map((hazard) => describeHazard(hazard, spanish))
    expect(text?.do).toBe(
      'Keep ≤ 4 °C (kept longer) or ≤ 8 °C (kept shorter) (legal limit) and core ≥ 75 °C or ≥ 70 °C for 2 min (legal limit).',
    )
    expect(text?.act).toBe('Longer than 4 h: throw away.')
  })

  it('calls a limit of the place its own, not the practice or law that it replaced', () => {
    const spanish = reading('ES')
    const [hours] = spanish.plan.limits.filter(({ id }) => id === 'L-hours')
    if (hours === undefined) throw new Error('no such limit')
    const own = withOwnValue(hours, { min: hours.min, max: 6, hold_minutes: hours.hold_minutes })
    expect([
      fillText('{limit:L-hours}', [hours], spanish),
      fillText('{limit:L-hours}', [own], spanish),
    ]).toEqual(['4 h', "6 h (the place's own limit)"])
    expect(describeLimits([own], spanish)).toMatchObject([{ force_text: "the place's own limit" }])
    const older = {
      ...spanish,
      texts: {
        ...spanish.texts,
        words: Object.fromEntries(Object.entries(spanish.texts.words).filter(([key]) => key !== 'force.own')),
      },
    }
    expect(fillText('{limit:L-hours}', [own], older)).toBe('6 h (good practice)')
  })

  it('shows a missing limit as no fixed figure, and leaves other braces alone', () => {
    const american = reading('US', { temperature_unit: 'F' })
    const [text] = hazardOf(american, 'P09/H16').map((hazard) => describeHazard(hazard, american))
    expect(text?.check).toBe('Freeze no fixed figure, see the label; no fixed figure, see the label {odd}')
    expect(text?.limits).toMatchObject([{ value: '≥ 165 °F', force_text: 'legal limit', unverified: false }])
  })

  it("does not cite another country's law", () => {
    const sourceIn = (country: string): readonly unknown[] => {
      const place = reading(country)
      return hazardOf(place, 'P18/H26').map((hazard) => describeHazard(hazard, place).sources)
    }
    expect(sourceIn('ES')).toEqual(['A Spanish law'])
    expect(sourceIn('US')).toEqual([''])
  })

  it('names the later step in the decision', () => {
    const estonian = reading('EE')
    const [text] = hazardOf(estonian, 'P04/H08').map((hazard) => describeHazard(hazard, estonian))
    expect(text?.decision).toMatchObject({
      rule: 'Risk 6; step P09 later takes it away.',
      controlled_at: 'step P09',
    })
  })
})
