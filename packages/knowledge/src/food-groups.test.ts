/** Groups of raw materials: a hazard applies where one of its own is there, and only there. */
import { defaultProfile, generatePlan, type FoodGroupId, type Plan } from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf, type Given } from '../test/places.ts'
import { knowledge } from './index.ts'

const meat = { pork: 'FG34', beef: 'FG35', sheepAndGoat: 'FG36', horse: 'FG37', game: 'FG04' } as const
const fish = { histamine: 'FG38', otherSea: 'FG39', farmed: 'FG40', wildFreshwater: 'FG41' } as const
const grain = { rice: 'FG42', pulses: 'FG43', cereals: 'FG44' } as const

const everything: Given = { extra_data: ['raw_animal_rte', 'freezing_on_site'] }
const restaurant = (food: FoodGroupId, where = 'DE'): Plan =>
  generatePlan(placeOf('A01', where, { ...everything, food_groups: [food] }), knowledge)
const hazards = (plan: Plan): readonly string[] => plan.hazards.map(({ hazard }) => hazard)

/** The foods of the list with which a restaurant has the hazard. */
const foodsWith = (hazard: string, foods: readonly FoodGroupId[]): readonly FoodGroupId[] =>
  foods.filter((food) => hazards(restaurant(food)).includes(hazard))

const meats = Object.values(meat)
const fishes = Object.values(fish)
const grains = Object.values(grain)

describe('a hazard of some animals or plants', () => {
  it.each<[string, string, readonly FoodGroupId[], readonly FoodGroupId[]]>([
    ['Trichinella', 'H86', meats, [meat.pork, meat.horse, meat.game]],
    ['tapeworm and Toxoplasma', 'H98', meats, meats],
    ['Yersinia', 'H87', meats, [meat.pork]],
    ['histamine', 'H30', fishes, [fish.histamine]],
    ['parasites of fish', 'H23', fishes, [fish.histamine, fish.otherSea, fish.wildFreshwater]],
    ['residues of medicines', 'H38', fishes, [fish.farmed]],
    ['heavy metals', 'H40', fishes, [fish.histamine, fish.otherSea, fish.wildFreshwater]],
    ['fish poisons', 'H77', fishes, [fish.histamine, fish.otherSea]],
    ['lectins', 'H44', grains, [grain.pulses]],
    ['mould toxins', 'H31', grains, [grain.rice, grain.cereals]],
    ['Bacillus cereus', 'H81', grains, grains],
  ])('%s (%s) applies only with those that bring it', (_, hazard, among, expected) => {
    expect(foodsWith(hazard, among)).toEqual(expected)
  })

  it('has its task only with them', () => {
    const tasks = (food: FoodGroupId): readonly string[] => restaurant(food).tasks.map(({ id }) => id)
    expect(grains.filter((food) => tasks(food).includes('T-beans'))).toEqual([grain.pulses])
    expect(fishes.filter((food) => tasks(food).includes('T-histamine'))).toEqual([fish.histamine])
    expect(fishes.filter((food) => tasks(food).includes('T-parasite-freeze'))).not.toContain(fish.farmed)
  })
})

describe('patulin', () => {
  const pressed = (food: FoodGroupId, product: 'PG15' | 'PG17', activity: 'A18' | 'A21' = 'A21'): Plan =>
    generatePlan(
      placeOf(activity, 'DE', { food_groups: [food, 'FG30'], product_groups: [product] }),
      knowledge,
    )
  const criticalSteps = (plan: Plan): readonly string[] =>
    plan.hazards
      .filter(({ hazard, decision }) => hazard === 'H31' && decision.class === 'CCP')
      .map(({ key }) => key)

  it.each(['A18', 'A21'] as const)(
    'is a control point where apples or pears are pressed (%s)',
    (activity) => {
      expect(criticalSteps(pressed('FG45', 'PG15', activity))).toEqual(['P01/H31', 'P07/H31'])
    },
  )

  it('is none with oranges or grapes, whose plans do not name its limit', () => {
    for (const product of ['PG15', 'PG17'] as const) {
      const plan = pressed('FG46', product)
      expect(criticalSteps(plan)).toEqual([])
      expect(plan.limits.map(({ id }) => id)).not.toContain('L-patulin')
      expect(plan.analyses.map(({ id }) => id)).not.toContain('AN-patulin')
    }
  })

  it('is a control point for a place of an older edition, whose fruit may be apples', () => {
    expect(criticalSteps(pressed('FG15', 'PG15'))).toEqual(['P01/H31', 'P07/H31'])
  })

  it('leaves rotten grapes for wine to the look at the delivery', () => {
    const hazard = pressed('FG46', 'PG17').hazards.find(({ key }) => key === 'P01/H31')
    expect(hazard?.decision.class).toBe('oPRP')
    expect(hazard?.tasks).toEqual(['T-delivery-check'])
  })
})

it('makes a butcher remove risk material of cattle, sheep and goats, and of no other animal', () => {
  const dutiesOf = (where: string, food: FoodGroupId): readonly string[] =>
    generatePlan(placeOf('A10', where, { food_groups: [food] }), knowledge).duties
  for (const [where, duty] of [
    ['DE', 'D-EU-srm'],
    ['GB', 'D-GB-srm'],
  ] as const)
    expect(meats.filter((food) => dutiesOf(where, food).includes(duty))).toEqual([
      meat.beef,
      meat.sheepAndGoat,
    ])
})

describe('an answer of an older edition', () => {
  const parts = knowledge.replaced_food_groups ?? {}
  const replaced = Object.keys(parts) as FoodGroupId[]

  it('gives the plan of all its parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...knowledge.activities),
        fc.subarray([...replaced, 'FG02' as const], { minLength: 1 }),
        ({ id }, food_groups) => {
          const now = food_groups.flatMap((food) => parts[food] ?? [food])
          expect(generatePlan(placeOf(id, 'DE', { food_groups }), knowledge)).toEqual(
            generatePlan(placeOf(id, 'DE', { food_groups: now }), knowledge),
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  it('names no group of today, and only groups of today as its parts', () => {
    const now = new Set(knowledge.food_groups.map(({ id }) => id))
    expect(replaced.filter((id) => now.has(id))).toEqual([])
    expect(Object.values(parts).flatMap((of) => (of ?? []).filter((id) => !now.has(id)))).toEqual([])
  })
})

it('offers horse meat, and does not choose it for a new place', () => {
  const activity = knowledge.activities.find(({ id }) => id === 'A10')
  const profile = defaultProfile(
    {
      country: 'DE',
      region: null,
      activity: 'A10',
      location_type: 'shop',
      number_of_employees: '1-3',
    },
    knowledge,
  )
  expect(activity?.food_groups.filter((id) => !profile.food_groups.includes(id))).toEqual([meat.horse])
})
