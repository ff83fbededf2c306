import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  generatePlan,
  joinGroups,
  readingOf,
  writeProductBasedPlan,
  type FoodGroupId,
  type GroupPlan,
  type KnowledgeTexts,
  type PlaceProfile,
} from '@larder/core/haccp'
import { examplePlace, examples } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

/** Groups of a place: each with some of its processes and food groups. */
const groupsOf = (profile: PlaceProfile) => {
  const group = fc.record({
    processes: fc.subarray([...profile.processes], { minLength: 1 }),
    food_groups: fc.subarray<FoodGroupId>([...profile.food_groups], {
      minLength: Math.min(1, profile.food_groups.length),
    }),
  })
  return fc.array(group, { minLength: 1, maxLength: 4 })
}
const anyPlace = fc.constantFrom(...Object.keys(examples)).chain((kind) =>
  fc.constantFrom('DE', 'US', 'ES').chain((where) => {
    const profile = examplePlace(kind, where)
    return groupsOf(profile).map((groups) => ({ profile, groups }))
  }),
)
const join = ({
  profile,
  groups,
}: {
  profile: PlaceProfile
  groups: readonly Pick<PlaceProfile, 'processes' | 'food_groups'>[]
}) =>
  joinGroups(
    generatePlan(profile, knowledge),
    groups.map((group, index): GroupPlan => ({
      id: index + 1,
      name: `Group ${index + 1}`,
      plan: generatePlan({ ...profile, ...group }, knowledge),
    })),
  )

describe('a plan by product groups', () => {
  it('leaves no control point without a task of the same limit', () => {
    fc.assert(
      fc.property(anyPlace, (given) => {
        const { common, groups } = join(given)
        const tasks = new Map(common.tasks.map((task) => [task.id, task]))
        for (const hazard of [...common.hazards, ...groups.flatMap(({ plan }) => plan.hazards)].filter(
          ({ decision }) => decision.class === 'CCP',
        )) {
          expect(hazard.tasks.length).toBeGreaterThan(0)
          expect(hazard.tasks.filter((id) => !tasks.has(id))).toEqual([])
        }
        for (const { plan } of groups) {
          for (const id of new Set(plan.hazards.flatMap((hazard) => hazard.tasks))) {
            const limit = tasks.get(id)?.limit ?? null
            const carried = plan.hazards
              .filter((hazard) => hazard.tasks.includes(id))
              .flatMap((hazard) => hazard.limits.map((one) => JSON.stringify(one)))
            expect([...carried, 'null']).toContain(JSON.stringify(limit))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('numbers control points over the whole place, and shows the same numbers in each diagram', () => {
    fc.assert(
      fc.property(anyPlace, (given) => {
        const { groups } = join(given)
        const numbers = groups.map(
          ({ plan }) =>
            new Set(
              plan.hazards
                .filter(({ decision }) => decision.class === 'CCP')
                .map(({ decision }) => decision.number),
            ),
        )
        const all = numbers.flatMap((one) => [...one])
        expect(new Set(all).size).toBe(all.length)
        expect([...all].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(all.map((_, index) => index + 1))
        groups.forEach(({ plan }, index) =>
          expect(plan.flow.nodes.flatMap(({ ccps }) => ccps).every((ccp) => numbers[index]?.has(ccp))).toBe(
            true,
          ),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('has each task id once, and as many as one analysis where all groups are alike', () => {
    fc.assert(
      fc.property(anyPlace, ({ profile, groups }) => {
        const ids = join({ profile, groups }).common.tasks.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const [group] = groups
        if (group === undefined) return
        const once = join({ profile, groups: [group] }).common.tasks.map(({ id }) => id)
        expect(join({ profile, groups: [group, group, group] }).common.tasks.map(({ id }) => id)).toEqual(
          once,
        )
      }),
      { numRuns: 20 },
    )
  })

  it('names the groups of a task where their limits differ', () => {
    const profile = examplePlace('butcher', 'DE')
    const { common } = join({
      profile,
      groups: [
        { processes: profile.processes, food_groups: ['FG02'] },
        { processes: profile.processes, food_groups: ['FG13'] },
      ],
    })
    const split = common.tasks.filter(({ groups }) => groups !== undefined)
    expect(split.length).toBeGreaterThan(1)
    expect(split.every(({ groups }) => (groups?.length ?? 0) > 0)).toBe(true)
  })

  it('is written section by section, the groups between the common part and the annexes', () => {
    const profile = examplePlace('bakery', 'DE')
    const { common, groups } = join({ profile, groups: [profile, profile] })
    const english = texts['en'] as KnowledgeTexts
    const names = {
      company: { name: 'C' },
      place: { name: 'P' },
      country_name: 'Germany',
      work_groups: [],
      status_line: 'Draft',
      date: '2026-11-21',
      date_text: 'today',
      flow: null,
    }
    const document = writeProductBasedPlan(
      readingOf(common, knowledge, english, 'C'),
      groups.map(({ id, name, plan }) => ({
        id,
        name,
        products: [{ name: 'Rye {bread}', product_group: 'Bread', amount: '51–100 kg' }],
        reading: readingOf(plan, knowledge, english, 'C'),
        flow: null,
      })),
      names,
    )
    expect(document.sections.map(({ order }) => order)).toEqual(
      document.sections.map((_, index) => index + 1),
    )
    expect(new Set(document.sections.map(({ static_name }) => static_name)).size).toBe(
      document.sections.length,
    )
    expect(document.sections.map(({ title }) => title)).toContain('Group 2: Products list')
    expect(
      JSON.stringify(
        document.sections.find(({ static_name }) => static_name === 'product-group-1-products-list'),
      ),
    ).toContain('Rye {bread}')
  })
})
