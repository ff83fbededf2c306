import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultProfile } from '../facts/default-profile.ts'
import { extraSwitches, type Knowledge } from '../facts/facts.ts'
import { fixture } from '../fixture.ts'
import { generatePlan } from './generate-plan.ts'
import { jurisdictionChain, regionWithRules } from '../facts/jurisdictions.ts'
import type { PlaceProfile, Plan } from './plan.ts'
import { PlanError } from './plan-error.ts'
import { reasonCodes } from '../document/plan-words.ts'

const kitchen = (more: Partial<PlaceProfile> = {}): PlaceProfile => ({
  ...defaultProfile(
    { country: 'EE', region: null, activity: 'A01', location_type: 'kitchen', number_of_employees: '4-14' },
    fixture,
  ),
  ...more,
})
const found = (plan: Plan, key: string) => {
  const hazard = plan.hazards.find((item) => item.key === key)
  if (hazard === undefined) throw new Error(`no ${key}`)
  return hazard
}
const without = (profile: PlaceProfile, ...ids: readonly string[]): PlaceProfile => ({
  ...profile,
  processes: profile.processes.filter(({ id }) => !ids.includes(id)),
})

describe('the jurisdictions of a place', () => {
  it.each([
    ['EE', null, ['EE', 'EU']],
    ['DE', null, ['DE', 'EU']],
    ['ES', null, ['ES', 'EU']],
    ['LT', null, ['EU']],
    ['LV', null, ['LV', 'EU']],
    ['IE', null, ['IE', 'EU']],
    ['us', null, ['US']],
    ['UA', null, ['UA']],
    ['CA', null, ['CA']],
    ['AU', null, ['AU']],
    ['GB', null, ['GB']],
    ['GB', 'GB-SCT', ['GB-SCT', 'GB']],
    ['GB', 'GB-WLS', ['GB']],
  ])('%s %s', (country, region, chain) => {
    expect(jurisdictionChain(country, region)).toMatchObject({ chain, fallback: null })
  })

  it('of a state are its own only in Scotland', () => {
    expect(['GB-SCT', 'GB-WLS', 'US-CA', undefined].map(regionWithRules)).toEqual([
      'GB-SCT',
      null,
      null,
      null,
    ])
  })

  it('show EU values as practice where the country has no rules here', () => {
    const plan = generatePlan(kitchen({ country: 'NO' }), fixture)
    expect(plan.notes[0]).toEqual({ code: 'note.no_rules_of_country', values: { country: 'NO' } })
    expect(
      plan.limits.every(
        (limit) => limit.force === 'practice' && limit.lowered?.code === 'limit.no_rules_of_country',
      ),
    ).toBe(true)
  })

  it('give Great Britain an EU value only as practice, with the reason', () => {
    const cooling = found(generatePlan(kitchen({ country: 'GB' }), fixture), 'P17/H24').limits
    expect(cooling).toMatchObject([
      {
        jurisdiction: 'EU',
        force: 'practice',
        lowered: { code: 'limit.borrowed', values: { country: 'GB', jurisdiction: 'EU' } },
      },
    ])
  })

  it('give the United States no value of another country: without its own limit there is no CCP', () => {
    const raw = found(
      generatePlan(kitchen({ country: 'US', extra_data: ['raw_animal_rte'] }), fixture),
      'P11/H23',
    )
    expect(raw.limits).toEqual([])
    expect(raw.decision).toMatchObject({ class: 'oPRP', rule: { code: 'rule.no_limit_held' } })
  })

  it("prefer Scotland's reheating to Great Britain's", () => {
    expect(
      found(generatePlan(kitchen({ country: 'GB', region: 'GB-SCT' }), fixture), 'P18/H26').limits,
    ).toMatchObject([{ jurisdiction: 'GB-SCT', min: 82 }])
  })
})

describe('the plan of a kitchen', () => {
  const plan = generatePlan(kitchen(), fixture)

  it('leaves growth before cooking to the cooking step', () => {
    expect(found(plan, 'P04/H08').decision).toMatchObject({ class: 'oPRP', controlled_at: 'P09' })
  })

  it('keeps chilled ready-to-eat food, histamine and cooling as CCPs', () => {
    expect(found(plan, 'P04/H11').decision).toMatchObject({
      class: 'CCP',
      rule: { code: 'rule.ccp_eaten_as_is' },
    })
    expect(found(plan, 'P01/H30').decision.class).toBe('CCP')
    expect(found(plan, 'P17/H24').decision.class).toBe('CCP')
  })

  it('does not leave cooking to reheating', () => {
    expect(found(plan, 'P09/H16').decision).toMatchObject({ class: 'CCP', controlled_at: null })
  })

  it('does not leave hazards after cooking to reheating, because food is also eaten cold', () => {
    expect(found(plan, 'P17/H25').decision).toMatchObject({
      class: 'oPRP',
      controlled_at: null,
      rule: { code: 'rule.hygiene_with_attention' },
    })
  })

  it('shows with the hazard every limit of its tasks', () => {
    const display = found(plan, 'P11/H48')
    expect(display.limits.map(({ id }) => id)).toEqual(['L-hours'])
    expect(plan.tasks.find(({ id }) => id === 'T-hours')?.limit).toBe(display.limits[0])
    expect(display.decision.rule.code).toBe('rule.no_measurable_limit')
  })

  it('makes growth a CCP when the kill steps are gone', () => {
    expect(found(generatePlan(without(kitchen(), 'P09', 'P18'), fixture), 'P04/H08').decision.class).toBe(
      'CCP',
    )
  })

  it('uses the narrowest limit for each food and the general one for the rest', () => {
    expect(found(plan, 'P04/H08').limits.map(({ id }) => id)).toEqual(['L-cold', 'L-cold-mince'])
    expect(
      found(generatePlan(kitchen({ food_groups: ['FG03'] }), fixture), 'P04/H08').limits.map(({ id }) => id),
    ).toEqual(['L-cold-mince'])
  })

  it('gives the task the limit of its hazards', () => {
    const mince = generatePlan(kitchen({ food_groups: ['FG03'] }), fixture)
    expect(mince.tasks.find(({ id }) => id === 'T-fridge')?.limit).toBe(found(mince, 'P04/H08').limits[0])
    const spanish = generatePlan(kitchen({ country: 'ES' }), fixture)
    expect(spanish.tasks.find(({ id }) => id === 'T-fridge')?.limit).toMatchObject({
      max: 4,
      jurisdiction: 'ES',
    })
  })

  it('counts no later step for food that leaves the place without it', () => {
    const sold = {
      ...fixture,
      product_groups: fixture.product_groups.map((group) =>
        group.id === 'PG03' ? { ...group, uncooked: ['FG03'] as const } : group,
      ),
    }
    const store = (product_groups: PlaceProfile['product_groups']) =>
      found(generatePlan(kitchen({ product_groups }), sold), 'P04/H08').decision
    expect(store(['PG01'])).toMatchObject({ class: 'oPRP', controlled_at: 'P09' })
    expect(store(['PG01', 'PG03'])).toMatchObject({
      class: 'CCP',
      controlled_at: null,
      rule: { code: 'rule.ccp_eaten_as_is' },
    })
    expect(store([])).toMatchObject({ class: 'CCP', controlled_at: null })
  })

  it('makes one task of foods with figures of their own', () => {
    const limits = fixture.limits.map((limit) =>
      limit.id === 'L-core'
        ? {
            ...limit,
            values: limit.values.map((value) =>
              value.hold_minutes === 2 && value.jurisdiction === 'EU'
                ? { ...value, note_key: 'thin', judged_apart: true as const }
                : value,
            ),
          }
        : limit,
    )
    const plan = generatePlan(kitchen(), { ...fixture, limits })
    expect(
      plan.tasks
        .filter(({ limit }) => limit?.id === 'L-core')
        .map(({ id, limit, foods }) => [id, limit?.min, foods?.map(({ note_key, min }) => [note_key, min])]),
    ).toEqual([
      [
        'T-core',
        75,
        [
          [null, 75],
          ['thin', 70],
        ],
      ],
    ])
    expect(found(plan, 'P09/H16').tasks).toEqual(['T-core'])
  })

  it('makes a check of a reading without any figure', () => {
    const limits = fixture.limits.map((limit) =>
      limit.id === 'L-cool'
        ? { ...limit, values: limit.values.filter(({ jurisdiction }) => jurisdiction !== 'US') }
        : limit,
    )
    const task = generatePlan(kitchen({ country: 'US' }), { ...fixture, limits }).tasks.find(
      ({ id }) => id === 'T-cool',
    )
    expect([task?.entry, task?.limit]).toEqual(['choose_one_answer', null])
  })

  it('raises the severity for vulnerable people and forbids undercooked dishes for them', () => {
    const school = generatePlan(kitchen({ extra_data: ['vulnerable_consumers', 'raw_animal_rte'] }), fixture)
    expect(found(school, 'P04/H08')).toMatchObject({
      severity: 4,
      risk: 6,
      adjustments: [{ code: 'adjust.vulnerable', values: { from: 3, to: 4 } }],
    })
    expect(found(school, 'P09/H16')).toMatchObject({
      severity: 4,
      decision: { class: 'CCP' },
      adjustments: [{ code: 'adjust.vulnerable_highest' }, { code: 'adjust.no_undercooked_option' }],
    })
    expect(school.notes.map(({ code }) => code)).toEqual([
      'note.vulnerable_consumers',
      'note.no_raw_for_vulnerable',
    ])
  })

  it('makes freezing a CCP where only it kills parasites, although the kitchen cooks', () => {
    expect(
      found(generatePlan(kitchen({ extra_data: ['raw_animal_rte'] }), fixture), 'P11/H23').decision.class,
    ).toBe('CCP')
  })

  it('numbers control points in flow order', () => {
    expect(
      plan.hazards
        .filter(({ decision }) => decision.class === 'CCP')
        .map(({ key, decision }) => [key, decision.number]),
    ).toEqual([
      ['P01/H30', 1],
      ['P04/H11', 2],
      ['P09/H16', 3],
      ['P17/H24', 4],
      ['P18/H26', 5],
    ])
    expect(plan.flow.nodes.find(({ id }) => id === 'P09')?.ccps).toEqual([3])
  })

  it('connects the flow over processes that are not chosen and keeps one start', () => {
    expect(generatePlan(without(kitchen(), 'P04', 'P06'), fixture).flow.edges).toEqual([
      { from: 'P01', to: 'P09' },
      { from: 'P09', to: 'P17' },
      { from: 'P17', to: 'P11' },
      { from: 'P17', to: 'P18' },
    ])
  })

  it('leaves cleaning out of a new place and adds deep-frying only on request', () => {
    expect(kitchen().processes.map(({ id }) => id)).toEqual([
      'P01',
      'P04',
      'P06',
      'P09',
      'P17',
      'P11',
      'P18',
      'P43',
    ])
  })
})

describe('the generator refuses', () => {
  it('unknown ids of the profile, by name', () => {
    const attempt = (): Plan =>
      generatePlan(kitchen({ food_groups: ['FG99'], product_groups: ['PG98'] }), fixture)
    expect(attempt).toThrow(PlanError)
    expect(attempt).toThrow(expect.objectContaining({ code: 'unknown_fact', ids: ['FG99', 'PG98'] }))
  })

  it('a CCP without a task, naming its hazard', () => {
    const broken: Knowledge = {
      ...fixture,
      hazards: fixture.hazards.map((hazard) =>
        hazard.id === 'H16' ? { ...hazard, at: hazard.at.map((step) => ({ ...step, tasks: [] })) } : hazard,
      ),
    }
    expect(() => generatePlan(kitchen(), broken)).toThrow(
      expect.objectContaining({ code: 'knowledge_gap', ids: ['P09/H16 has no task'] }),
    )
  })
})

const profiles: fc.Arbitrary<PlaceProfile> = fc.record({
  country: fc.constantFrom('EE', 'DE', 'ES', 'GB', 'US', 'LV', 'IE', 'UA', 'CA', 'AU', 'NO'),
  region: fc.constantFrom(null, 'GB-SCT'),
  activity: fc.constant('A01' as const),
  location_type: fc.constant('kitchen'),
  number_of_employees: fc.constantFrom('1-3', '4-14', '15+'),
  extra_data: fc.subarray([...extraSwitches]),
  processes: fc.subarray(
    fixture.processes.map((process) => ({ id: process.id, sub_processes: process.sub_processes })),
  ),
  product_groups: fc.subarray(fixture.product_groups.map(({ id }) => id)),
  food_groups: fc.subarray(fixture.food_groups.map(({ id }) => id)),
})

describe('any profile', () => {
  it('gives the same bytes in any order of its lists and of the knowledge', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const turned: PlaceProfile = {
          ...profile,
          extra_data: [...profile.extra_data].reverse(),
          processes: [...profile.processes]
            .reverse()
            .map((process) => ({ ...process, sub_processes: [...process.sub_processes].reverse() })),
          product_groups: [...profile.product_groups].reverse(),
          food_groups: [...profile.food_groups, ...profile.food_groups].reverse(),
        }
        expect(JSON.stringify(generatePlan(turned, fixture))).toBe(
          JSON.stringify(generatePlan(profile, fixture)),
        )
      }),
    )
  })

  it('draws a flow with one start that reaches every step, and no circle', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const { nodes, edges } = generatePlan(profile, fixture).flow
        const order = new Map(nodes.map(({ id }, index) => [id, index]))
        expect(edges.every(({ from, to }) => (order.get(from) ?? 0) < (order.get(to) ?? 0))).toBe(true)
        expect(nodes.slice(1).every(({ id }) => edges.some(({ to }) => to === id))).toBe(true)
      }),
    )
  })

  it('gives only reasons that have words', () => {
    const known = new Set<string>(reasonCodes)
    fc.assert(
      fc.property(profiles, (profile) => {
        const plan = generatePlan(profile, fixture)
        const reasons = [
          ...plan.notes,
          ...plan.hazards.flatMap((hazard) => [
            hazard.decision.rule,
            ...hazard.adjustments,
            ...hazard.decision.codex.map(({ reason }) => reason),
          ]),
        ]
        expect(reasons.filter(({ code }) => !known.has(code))).toEqual([])
      }),
    )
  })
})
