/** Content that no plan may have: each of these would let a dangerous batch pass, or condemn a good one. */
import {
  factOfTask,
  foodKey,
  generatePlan,
  noEdits,
  type ActivityId,
  type ExtraSwitch,
  type FoodGroupId,
  type PlaceProfile,
  type Plan,
  type PlanLimit,
  type PlanTask,
  type ProductGroupId,
  type SubProcessId,
  type TaskId,
} from '@larder/core/haccp'
import { sameLimit } from '@larder/core/coherence'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlaceOf, countries, limitsOfFood, placeOf, type Given } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const planOf = (...place: Parameters<typeof placeOf>): Plan => generatePlan(placeOf(...place), knowledge)
const found = (plan: Plan, key: string) => plan.hazards.find((hazard) => hazard.key === key)
const taskIn = (plan: Plan, id: string): PlanTask | undefined => plan.tasks.find((task) => task.id === id)
/** The limits that readings of the task are judged by. */
const limitsOf = (plan: Plan, id: TaskId): readonly PlanLimit[] =>
  judged(taskIn(plan, id)).filter((limit) => limit !== null)
const judged = (task: PlanTask | undefined): readonly (PlanLimit | null)[] =>
  task?.foods ?? (task === undefined ? [] : [task.limit])
const fahrenheit = (celsius: number | null | undefined): number | null =>
  typeof celsius === 'number' ? Math.round((celsius * 9) / 5 + 32) : null
const every = Object.keys(countries)
const ids = <T extends { readonly id: string }>(facts: readonly T[]): readonly T['id'][] =>
  facts.map(({ id }) => id)

/**
 * Any activity in any country with any of its switches, products and raw materials, the usual ones among
 * them.
 */
const anyOwner: fc.Arbitrary<PlaceProfile> = fc
  .tuple(fc.constantFrom(...knowledge.activities), fc.constantFrom(...every))
  .chain(([activity, where]) =>
    fc
      .record({
        extra_data: fc.subarray([...activity.extra_data]),
        product_groups: fc.oneof(
          fc.constant(activity.product_groups),
          fc.subarray([...activity.product_groups], { minLength: 1 }),
        ),
        food_groups: fc.oneof(fc.constant(activity.food_groups), fc.subarray([...activity.food_groups])),
      })
      .map((given) => placeOf(activity.id, where, given)),
  )
const anyPlan = (
  claim: (plan: Plan, profile: PlaceProfile) => void,
  places: fc.Arbitrary<PlaceProfile> = anyOwner,
): void =>
  fc.assert(
    fc.property(places, (profile) => claim(generatePlan(profile, knowledge), profile)),
    { numRuns: 300 },
  )

const readyAndChilled: readonly ProductGroupId[] = [
  'PG03',
  'PG04',
  'PG05',
  'PG06',
  'PG07',
  'PG08',
  'PG14',
  'PG20',
  'PG22',
  'PG24',
  'PG25',
  'PG26',
  'PG27',
  'PG28',
  'PG30',
  'PG34',
]

describe('Listeria', () => {
  it('applies wherever ready-to-eat food is made, sliced, packed or smoked and kept cold, with any raw materials', () => {
    anyPlan((plan, { product_groups, extra_data }) => {
      const steps = new Set(plan.steps.map(({ id }) => id))
      const made = product_groups.some((group) => readyAndChilled.includes(group))
      const asked = [
        // In raw sausage and raw ham, sour or dry, it does not grow.
        ...(made ||
        (['smoking', 'slicing_RTE'].some((one) => extra_data.some((item) => item === one)) &&
          !product_groups.includes('PG21'))
          ? ['P04/H11']
          : []),
        ...(made ? ['P11/H10', 'P22/H10', 'P22/H11', 'P25/H10'] : []),
        ...(extra_data.includes('slicing_RTE') || product_groups.includes('PG30') ? ['P08/H10'] : []),
      ].filter((key) => steps.has(key.slice(0, 3) as `P${string}`))
      expect(asked.filter((key) => found(plan, key) === undefined)).toEqual([])
    })
  })

  it.each<[string, ActivityId, Given, readonly string[]]>([
    [
      'a fishmonger who smokes, slices and packs',
      'A11',
      { extra_data: ['smoking', 'slicing_RTE', 'vacuum_or_MAP'] },
      ['P04/H11', 'P08/H10', 'P22/H10', 'P22/H11', 'P25/H10', 'P34/H11'],
    ],
    ['a fresh-cut plant', 'A18', {}, ['P04/H11', 'P08/H10', 'P22/H10', 'P22/H11', 'P32/H10']],
    ['an ice-cream maker', 'A13', {}, ['P04/H11', 'P32/H10']],
    [
      'a ham maker who buys nothing ready to eat',
      'A15',
      { product_groups: ['PG20'], food_groups: ['FG34', 'FG23', 'FG29'] },
      ['P04/H11', 'P08/H10', 'P22/H11'],
    ],
    [
      'a café with cream cakes',
      'A12',
      { product_groups: ['PG08'], food_groups: ['FG09', 'FG12', 'FG20'] },
      ['P04/H11', 'P11/H10'],
    ],
  ])('applies to %s, as a control point in the cold store', (_, activity, given, keys) => {
    for (const where of every) {
      const plan = planOf(activity, where, given)
      expect([where, keys.filter((key) => found(plan, key) === undefined)]).toEqual([where, []])
      expect(found(plan, 'P04/H11')?.decision.class).toBe('CCP')
    }
  })

  it('does not apply where only raw meat is cut and packed', () => {
    const plan = planOf('A10', 'DE', {
      extra_data: ['vacuum_or_MAP'],
      product_groups: ['PG18'],
      food_groups: ['FG35', 'FG02'],
    })
    expect(plan.hazards.filter(({ hazard }) => hazard === 'H10' || hazard === 'H11')).toEqual([])
  })
})

describe('a later step that kills', () => {
  it.each<[string, ActivityId, Given, string]>([
    ['raw mince of a butcher who also boils ham', 'A10', {}, 'P08/H15'],
    ['raw mince of a supermarket with a hot counter', 'A09', {}, 'P08/H15'],
    ['salmon that is thawed for sushi', 'A01', { product_groups: ['PG01', 'PG06'] }, 'P06/H13'],
    [
      'the cold store of a café with cakes and salads',
      'A01',
      { product_groups: ['PG01', 'PG03', 'PG07', 'PG08'], food_groups: ['FG34', 'FG09', 'FG12', 'FG14'] },
      'P04/H08',
    ],
    ['raw milk where raw-milk cheese is made', 'A14', {}, 'P01/H89'],
  ])('does not count for %s', (_, activity, given, key) => {
    for (const where of every)
      expect([where, found(planOf(activity, where, given), key)?.decision.controlled_at]).toEqual([
        where,
        null,
      ])
  })

  it('makes the cold store of every kitchen a control point, because the toxin of S. aureus survives cooking', () => {
    for (const activity of ['A01', 'A02', 'A04', 'A05', 'A06', 'A07'] as const) {
      for (const product_groups of [['PG01'], ['PG01', 'PG03']] as const) {
        expect(found(planOf(activity, 'DE', { product_groups }), 'P04/H08')?.decision).toMatchObject({
          class: 'CCP',
          controlled_at: null,
        })
      }
    }
  })

  it('still counts where all food passes it', () => {
    expect(found(planOf('A14', 'DE', { product_groups: ['PG25'] }), 'P01/H89')?.decision.controlled_at).toBe(
      'P14',
    )
    expect(
      found(planOf('A01', 'DE', { product_groups: ['PG01', 'PG02'] }), 'P06/H13')?.decision.controlled_at,
    ).toBe('P09')
  })
})

describe('Legionella in a hotel', () => {
  it('carries the German figures in Germany alone', () => {
    for (const where of every) {
      const { analyses } = generatePlan({ ...placeOf('A01', where), location_type: 'hotel' }, knowledge)
      const found = JSON.stringify(analyses).match(/AN-legionella[a-z-]*/g)
      expect([where, found]).toEqual([where, [where === 'DE' ? 'AN-legionella' : 'AN-legionella-risk']])
    }
    for (const [language, { analyses }] of Object.entries(texts))
      expect([language, /\d/.test(analyses['AN-legionella-risk']?.comment ?? '400')]).toEqual([
        language,
        false,
      ])
  })
})

describe('cooked food that is kept cold', () => {
  it('has a store of its own after cooling, as one control point that no reheating answers for', () => {
    for (const activity of ['A01', 'A02', 'A04', 'A05', 'A06', 'A07', 'A09', 'A10', 'A15'] as const) {
      for (const where of every) {
        const plan = planOf(activity, where)
        const stored = plan.hazards.filter(({ step }) => step === 'P61')
        const points = stored.filter(({ decision }) => decision.class === 'CCP')
        expect([activity, where, points.map(({ hazard }) => hazard)]).toEqual([
          activity,
          where,
          ['H08', 'H11', 'H121'],
        ])
        expect(new Set(points.map(({ decision }) => decision.number)).size).toBe(1)
        expect(stored.map(({ decision }) => decision.controlled_at).filter((at) => at !== null)).toEqual([])
        expect(plan.flow.edges).toContainEqual({ from: 'P17', to: 'P61' })
        expect(plan.flow.edges.filter(({ from }) => from === 'P61')).not.toEqual([])
      }
    }
  })

  it('needs days and a refrigerator to be watched, also where dishes are only cooked and cooled', () => {
    const plan = planOf('A07', 'ES', { product_groups: ['PG01'], extra_data: ['cook_chill'] })
    expect(found(plan, 'P61/H121')?.tasks).toEqual(['T-fridge', 'T-opened-packs'])
    expect(found(plan, 'P61/H121')?.limits.map(({ id }) => id)).toContain('L-rte-days')
    expect(taskIn(plan, 'T-opened-packs')?.frequency).toBe('once_a_day')
  })

  it('is none in an ice-cream maker, who freezes the cooled mix', () => {
    expect(planOf('A13', 'DE').steps.some(({ id }) => id === 'P61')).toBe(false)
  })
})

describe('the United States', () => {
  it('requires 145 °F for 4 minutes for whole roasts and hams, wherever red meat is cooked', () => {
    for (const activity of ['A01', 'A04', 'A05', 'A06', 'A07', 'A09', 'A10', 'A15'] as const) {
      const plan = planOf(activity, 'US')
      const roasts =
        found(plan, 'P09/H16')?.limits.filter(({ note_key }) => note_key === 'whole_roasts') ?? []
      expect([activity, roasts.map(({ min, hold_minutes }) => [fahrenheit(min), hold_minutes])]).toEqual([
        activity,
        [[145, 4]],
      ])
      expect(
        plan.tasks.some((task) =>
          judged(task).some((limit) => limit !== null && sameLimit(limit, roasts[0] ?? null)),
        ),
      ).toBe(true)
    }
    expect(
      found(planOf('A15', 'US'), 'P09/H16')?.limits.some(
        ({ id, hold_minutes }) => id === 'L-cook-whole' && hold_minutes === 0.25,
      ),
    ).toBe(false)
  })

  it('cooks crustaceans and shellfish at 145 °F for 15 seconds, not as a roast', () => {
    for (const activity of ['A01', 'A04', 'A09'] as const) {
      const limits = found(planOf(activity, 'US'), 'P09/H90')?.limits ?? []
      expect([
        activity,
        limits.map(({ id, min, hold_minutes }) => [id, fahrenheit(min), hold_minutes]),
      ]).toEqual([activity, [['L-cook-shellfish', 145, 0.25]]])
    }
    const alone = planOf('A01', 'US', { food_groups: ['FG07', 'FG14'] })
    const whole = limitsOfFood(taskIn(alone, 'T-cook'), 'whole_pieces')
    expect(whole.map(({ min }) => fahrenheit(min))).toEqual([145])
  })

  it('has a separate figure for poultry and game in the bag', () => {
    const sousVide = (food_groups: readonly FoodGroupId[]) =>
      limitsOf(planOf('A01', 'US', { extra_data: ['sous_vide'], food_groups }), 'T-sous-vide').map(
        ({ note_key, min, hold_minutes }) => [note_key, fahrenheit(min), hold_minutes],
      )
    expect(sousVide(['FG02'])).toEqual([['poultry_and_game', 165, null]])
    expect(sousVide(['FG35', 'FG02'])).toEqual([
      [null, 145, 4],
      ['whole_roasts', 130, 112],
      ['poultry_and_game', 165, null],
    ])
    expect(sousVide(['FG39'])).toEqual([[null, 145, 4]])
  })
})

/** Foods without which a figure has no business in a plan. */
const { FG01: redMeat = [], FG05: seaFish = [], FG06: otherFish = [] } = knowledge.replaced_food_groups ?? {}
const meat: readonly FoodGroupId[] = [...redMeat, 'FG02', 'FG03', 'FG04']
const fish: readonly FoodGroupId[] = [...seaFish, ...otherFish, 'FG07', 'FG08']
const foodsOfNote: Readonly<Record<string, readonly FoodGroupId[]>> = {
  smoked_fish: fish,
  smoked_sealed_not_frozen: fish,
  fish,
  meat_and_poultry: meat,
  poultry_and_game: ['FG02', 'FG04'],
  whole_roasts: redMeat,
  whole_roasts_at_once: redMeat,
  steaks_and_fish: [...redMeat, ...fish],
  whole_bird: ['FG02', 'FG04'],
  minced_poultry: ['FG02'],
  fresh_red_meat: redMeat,
  wild_game: ['FG34', 'FG03', 'FG04'],
  large_game: ['FG04'],
  red_meat: redMeat,
  minced_meat: ['FG03'],
  poultry_pieces: ['FG02'],
  added_to_pumped_meat: meat,
  added_to_ground_meat: meat,
  added_to_bacon: meat,
  pink_whole_cuts: ['FG35', 'FG36'],
  rare_beef_steaks: ['FG35'],
  beef_medium_rare: ['FG35'],
  whole_pork: ['FG34'],
  pink_burgers: ['FG35'],
  lion_eggs: ['FG09'],
  served_at_once: ['FG09'],
}

describe('a task', () => {
  it("is judged only by a figure of the place's foods, and is a check without a figure", () => {
    const claim = (plan: Plan, { food_groups }: PlaceProfile): void => {
      const wrong = plan.tasks
        .flatMap((task) => judged(task).map((limit) => ({ ...task, limit })))
        .filter(({ limit, entry }) => {
          if (limit === null) return entry !== 'choose_one_answer'
          const ofNote = limit.note_key === null ? undefined : foodsOfNote[limit.note_key]
          const ofLimit = knowledge.limits.find(({ id }) => id === limit.id)?.food_groups ?? []
          return [ofNote ?? [], ofLimit].some(
            (foods) => foods.length > 0 && !foods.some((food) => food_groups.includes(food)),
          )
        })
      expect(wrong.map(({ id, limit }) => `${id} ${limit?.note_key ?? ''}`)).toEqual([])
    }
    anyPlan(claim)
    anyPlan(claim, anyPlaceOf(ids(knowledge.activities)))
  })

  it('exists once, and has each food with its own figure once', () => {
    anyPlan((plan) => {
      for (const { id, limit, foods, hazards } of plan.tasks) {
        expect(
          plan.hazards
            .filter(({ tasks }) => tasks.includes(id))
            .map(({ key }) => key)
            .toSorted(),
        ).toEqual(hazards.toSorted())
        if (foods === undefined) continue
        expect(foods[0]).toMatchObject({ ...limit })
        expect(foods.length).toBeGreaterThan(1)
        expect(new Set(foods.map(foodKey)).size).toBe(foods.length)
      }
      expect(new Set(plan.tasks.map(({ id }) => id)).size).toBe(plan.tasks.length)
    })
  })

  it('of an American fish smokehouse is about fish, held its time, and not about meat', () => {
    expect(taskIn(planOf('A17', 'US'), 'T-smoke')?.limit).toMatchObject({
      note_key: 'smoked_fish',
      hold_minutes: 30,
    })
    const both = limitsOf(planOf('A09', 'US', { extra_data: ['smoking'] }), 'T-smoke')
    expect(both.map(({ note_key, min }) => [note_key, fahrenheit(min)])).toEqual([
      ['smoked_fish', 145],
      ['meat_and_poultry', 165],
    ])
  })

  it('keeps its own figure where the place has tightened another of the same limit', () => {
    const profile = placeOf('A01', 'US', { extra_data: ['sous_vide'] })
    const values = generatePlan(profile, knowledge)
      .limits.filter(({ id }) => id === 'L-sous-vide-core')
      .map((limit) => (limit.note_key === null ? { ...limit, min: 70 } : limit))
    const plan = generatePlan(profile, knowledge, {
      ...noEdits,
      limits: [{ id: 'L-sous-vide-core', values }],
    })
    const figures = limitsOf(plan, 'T-sous-vide').map(({ note_key, min }) => [note_key, fahrenheit(min)])
    expect(figures).toEqual([
      [null, 158],
      ['whole_roasts', 130],
      ['poultry_and_game', 165],
    ])
  })

  it('judges a chilled delivery by the figure of the food that is carried', () => {
    const carried = (activity: ActivityId, where: string, given: Given = {}) =>
      limitsOf(
        planOf(activity, where, { ...given, extra_data: ['delivery_transport'] }),
        'T-transport-cold',
      ).map(({ note_key, max }) => [note_key, max])
    expect(carried('A10', 'DE')).toEqual([
      [null, 7],
      ['poultry_and_game', 4],
      ['minced_meat', 2],
      ['meat_preparations', 4],
    ])
    expect(carried('A10', 'EE')).toEqual([
      [null, 6],
      ['red_meat', 7],
      ['poultry_and_game', 4],
      ['minced_meat', 2],
      ['meat_preparations', 4],
    ])
    expect(carried('A11', 'IE', { product_groups: ['PG23'] })).toEqual([
      [null, 5],
      ['fish', 2],
    ])
    // One figure for all chilled food in these countries, and no raw meat in the boxes of a restaurant.
    expect(carried('A10', 'CA')).toEqual([[null, 4]])
    expect(carried('A10', 'US')).toHaveLength(1)
    expect(carried('A01', 'EE')).toEqual([[null, 6]])
  })

  it('separates whole birds from pieces, and eggs served at once from batches', () => {
    const figures = (where: string, food: string) =>
      limitsOfFood(taskIn(planOf('A01', where), 'T-cook'), food).map(({ note_key, min }) => [note_key, min])
    expect(figures('CA', 'poultry').slice(0, 1)).toEqual([[null, 74]])
    expect(figures('CA', 'poultry')).toContainEqual(['whole_bird', 82])
    expect(figures('ES', 'eggs')).toEqual([
      [null, 70],
      ['served_at_once', 63],
    ])
  })
})

describe('fermented and dried meat', () => {
  const at = (where: string, ways: readonly SubProcessId[]) => {
    const plan = planOf('A15', where, { ways })
    const hazard = found(plan, 'P29/H34')
    return {
      class: hazard?.decision.class,
      limits: [...new Set(hazard?.limits.map(({ id }) => id))],
      tasks: hazard?.tasks.map(factOfTask).filter((id, index, all) => all.indexOf(id) === index),
    }
  }

  it.each(every)('requires in %s only the figures of the chosen ways', (where) => {
    expect(at(where, ['P29.1', 'P29.2'])).toMatchObject({
      class: 'CCP',
      tasks: ['T-degree-hours', 'T-sausage-ph'],
    })
    expect(at(where, ['P29.3', 'P29.4'])).toEqual({ class: 'CCP', limits: ['L-dry-aw'], tasks: ['T-dry-aw'] })
    expect(at(where, ['P29.2', 'P29.3'])).toMatchObject({
      class: 'CCP',
      tasks: ['T-degree-hours', 'T-dry-stable', 'T-sausage-ph'],
    })
    expect(at(where, [])).toEqual({
      class: 'CCP',
      limits: ['L-stable-aw', 'L-stable-ph'],
      tasks: ['T-dry-stable'],
    })
  })

  it('is released by acid, by dryness, or by both milder together, as in the law', () => {
    const limits = found(planOf('A15', 'DE', { ways: ['P29.2', 'P29.3'] }), 'P29/H34')?.limits.filter(
      ({ id }) => id.startsWith('L-stable'),
    )
    expect(limits?.map(({ id, max, note_key }) => [id, max, note_key])).toEqual([
      ['L-stable-aw', 0.92, 'one_is_enough'],
      ['L-stable-aw', 0.94, 'both_together'],
      ['L-stable-ph', 4.4, 'one_is_enough'],
      ['L-stable-ph', 5, 'both_together'],
    ])
    expect(taskIn(planOf('A15', 'DE', { ways: ['P29.2', 'P29.3'] }), 'T-dry-stable')).toMatchObject({
      entry: 'choose_one_answer',
      limit: null,
    })
  })

  it('requires in the United States the dryness of shelf-stable goods only of these', () => {
    const plan = planOf('A15', 'US', { ways: ['P29.3'] })
    const figures = limitsOf(plan, 'T-dry-aw').map(({ note_key, max }) => [note_key, max])
    expect(figures).toEqual([
      ['shelf_stable', 0.85],
      ['kept_cold', 0.92],
    ])
  })
})

describe('ways that exclude each other', () => {
  it('bring ultra-high temperature only where it is chosen', () => {
    for (const where of every) {
      for (const location_type of ['factory', 'farm_dairy']) {
        const plan = generatePlan({ ...placeOf('A14', where), location_type }, knowledge)
        expect(taskIn(plan, 'T-uht')).toBeUndefined()
        expect(found(plan, 'P14/H89')?.limits.map(({ id }) => id)).not.toContain('L-uht')
      }
    }
    expect(taskIn(planOf('A14', 'DE', { ways: ['P14.4'] }), 'T-uht')?.limit?.min).toBe(135)
  })

  it('judge milk in the vat by the figure of the vat', () => {
    expect(taskIn(planOf('A14', 'DE', { ways: ['P14.1'] }), 'T-pasteurise')?.limit).toMatchObject({
      min: 63,
      hold_minutes: 30,
    })
    expect(taskIn(planOf('A14', 'DE', { ways: ['P14.2'] }), 'T-pasteurise')?.limit).toMatchObject({
      min: 72,
      hold_minutes: 0.25,
    })
  })
})

describe('vacuum packs, nitrite, parasites, sushi rice', () => {
  it('keep an American pack 30 days with a hurdle, 7 days when it was cooked in the bag', () => {
    const days = (...extra_data: readonly ExtraSwitch[]) =>
      limitsOf(planOf('A01', 'US', { extra_data }), 'T-vacuum-days').map(({ max }) => max)
    expect([days('vacuum_or_MAP'), days('sous_vide'), days('vacuum_or_MAP', 'sous_vide')]).toEqual([
      [30],
      [7],
      [30, 7],
    ])
    expect(
      fahrenheit(
        taskIn(planOf('A10', 'US', { extra_data: ['vacuum_or_MAP'] }), 'T-vacuum-store')?.limit?.max,
      ),
    ).toBe(41)
    expect(
      fahrenheit(
        taskIn(planOf('A11', 'US', { extra_data: ['vacuum_or_MAP'] }), 'T-vacuum-store')?.limit?.max,
      ),
    ).toBe(38)
  })

  it('give British fresh beef its own number of days', () => {
    const plan = planOf('A10', 'GB', { extra_data: ['vacuum_or_MAP'] })
    const days = limitsOf(plan, 'T-vacuum-days').map(({ note_key, max }) => [note_key, max])
    expect(days).toEqual([
      ['not_fresh_meat', 10],
      ['fresh_red_meat', 13],
    ])
  })

  it('need 9 % salt in Canadian smoked fish, and the figure of the fish guide where none is smoked', () => {
    const salt = (...extra_data: readonly ExtraSwitch[]) =>
      limitsOf(planOf('A17', 'CA', { extra_data }), 'T-water-phase-salt').map(({ note_key, min }) => [
        note_key,
        min,
      ])
    expect(salt('vacuum_or_MAP', 'smoking')).toEqual([
      [null, 3.5],
      ['smoked_sealed_not_frozen', 9],
    ])
    expect(salt('vacuum_or_MAP')).toEqual([[null, 3.5]])
  })

  it('judge American curing salt by what is weighed in, for each kind of product', () => {
    const figures = limitsOf(planOf('A15', 'US'), 'T-nitrite').map(({ note_key, max }) => [note_key, max])
    expect(figures).toEqual([
      ['added_to_pumped_meat', 200],
      ['added_to_ground_meat', 156],
      ['added_to_bacon', 120],
    ])
  })

  it('require no frozen fish where it is only hot-smoked, and its document at one control point', () => {
    const points = (ways: readonly SubProcessId[], ...extra_data: readonly ExtraSwitch[]) =>
      planOf('A11', 'DE', { ways, extra_data })
        .hazards.filter(({ hazard, decision }) => hazard === 'H23' && decision.class === 'CCP')
        .map(({ step }) => step)
    expect(points(['P25.1'], 'smoking')).toEqual([])
    expect(points(['P25.2'], 'smoking')).toEqual(['P25'])
    expect(points(['P25.2'], 'smoking', 'raw_animal_rte')).toEqual(['P15'])
    expect(points([])).toEqual(['P27'])
  })

  it('acidify the rice of every sushi maker once, against Bacillus cereus', () => {
    for (const activity of ['A01', 'A04', 'A09', 'A11'] as const) {
      const plan = planOf(activity, 'DE', { extra_data: ['raw_animal_rte'], product_groups: ['PG06'] })
      expect([
        activity,
        found(plan, 'P26/H81')?.decision.class,
        found(plan, 'P26/H32'),
        taskIn(plan, 'T-acid-ph'),
      ]).toEqual([activity, 'CCP', undefined, undefined])
    }
    expect(found(planOf('A01', 'DE', { extra_data: ['acidification'] }), 'P26/H32')?.tasks).toEqual([
      'T-acid-ph',
    ])
  })
})
