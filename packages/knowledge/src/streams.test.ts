/**
 * Decisions follow the product: a hazard that a later step removes from one is still in another that never
 * passes it.
 */
import {
  describeHazard,
  generatePlan,
  type ControlClass,
  type FoodGroupId,
  type PlaceProfile,
  type PlanHazard,
  type ProductGroup,
  type ProductGroupId,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlaceOf, examplePlace, goldenPlaces } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const anyPlace = anyPlaceOf(knowledge.activities.map(({ id }) => id))
const places = fc.oneof(
  anyPlace,
  fc.constantFrom(...goldenPlaces).map(([kind, where]) => examplePlace(kind, where)),
)
const productOf = (id: ProductGroupId): ProductGroup =>
  knowledge.product_groups.find((group) => group.id === id) as ProductGroup
const hazardOf = (id: string) => knowledge.hazards.find((hazard) => hazard.id === id)
const flowOf = new Map(knowledge.processes.map(({ id, flow_order }) => [id, flow_order]))

/** Raw materials of the place that may bring the hazard into the product. */
function foodsIn({ hazard }: PlanHazard, product: ProductGroup, place: PlaceProfile): readonly FoodGroupId[] {
  const named = hazardOf(hazard)?.food_groups ?? []
  return place.food_groups.filter(
    (food) => (named.length === 0 || named.includes(food)) && (product.made_from?.includes(food) ?? true),
  )
}

function uncookedIn({ uncooked = [], raw_egg_dishes }: ProductGroup, { extra_data }: PlaceProfile) {
  const rawEgg = raw_egg_dishes === true && extra_data.includes('raw_egg_dishes')
  return new Set<FoodGroupId>([...uncooked, ...(rawEgg ? (['FG09'] as const) : [])])
}

type Outcome = { readonly products: readonly ProductGroupId[]; readonly controlled_at: string | null }

/** The outcome for each product that may bring the hazard to the step. */
const outcomesOf = (hazard: PlanHazard, place: PlaceProfile): readonly Outcome[] =>
  hazard.decision.by_product ?? [
    {
      products: place.product_groups.filter((id) => productOf(id).route?.includes(hazard.step) ?? true),
      controlled_at: hazard.decision.controlled_at,
    },
  ]

/** Why the later step does not answer for the hazard in that product; null = it does. */
function objection(
  hazard: PlanHazard,
  id: ProductGroupId,
  later: string,
  place: PlaceProfile,
): string | null {
  const product = productOf(id)
  const foods = foodsIn(hazard, product, place)
  const kill = knowledge.processes.find((process) => process.id === later)
  if ((hazardOf(hazard.hazard)?.food_groups.length ?? 0) > 0 && foods.length === 0) return null
  const { heat_stable: stable = false, at = [] } = hazardOf(hazard.hazard) ?? {}
  const holdsToxin =
    stable && !at.some(({ process, heat_stable }) => process === hazard.step && heat_stable === false)
  if (holdsToxin) return 'heat does not destroy it'
  if (kill?.kill_step !== true) return 'nothing kills there'
  if (!(product.route ?? [later]).some((step) => step === later)) return 'the product never passes it'
  if (foods.some((food) => uncookedIn(product, place).has(food))) return 'the food leaves uncooked'
  return null
}

const rank: Readonly<Record<ControlClass, number>> = { PRP: 0, oPRP: 1, CCP: 2 }

/** Some product of the place passes the step with a raw material that may bring the hazard. */
const isCarried = (hazard: PlanHazard, place: PlaceProfile): boolean =>
  place.product_groups
    .map(productOf)
    .some(
      (product) =>
        (product.route?.includes(hazard.step) ?? true) && foodsIn(hazard, product, place).length > 0,
    )
const isSiteWide = ({ step }: PlanHazard): boolean => typeof flowOf.get(step) !== 'number'

/** Some raw material that may bring the hazard goes into none of the place's products. */
function hasLooseFood({ hazard }: PlanHazard, place: PlaceProfile): boolean {
  const named = hazardOf(hazard)?.food_groups ?? []
  return place.food_groups.some(
    (food) =>
      (named.length === 0 || named.includes(food)) &&
      !place.product_groups.some((id) => productOf(id).made_from?.includes(food) ?? true),
  )
}

/** A place, and the same with one product more. */
const oneMore: fc.Arbitrary<readonly [PlaceProfile, PlaceProfile, ProductGroup]> = fc
  .tuple(anyPlace, fc.constantFrom(...knowledge.product_groups))
  .filter(([{ product_groups }, { id }]) => product_groups.length > 0 && !product_groups.includes(id))
  .map(([place, product]) => [
    place,
    { ...place, product_groups: [...place.product_groups, product.id] },
    product,
  ])

describe('the route of each product', () => {
  it('names steps of the flow and raw materials that the knowledge base has', () => {
    const foods = new Set(knowledge.food_groups.map(({ id }) => id))
    const wrong = knowledge.product_groups.flatMap(({ id, route = [], made_from = [], uncooked = [] }) => [
      ...(route.length === 0 ? [`${id} has no route`] : []),
      ...route.filter((step) => typeof flowOf.get(step) !== 'number').map((step) => `${id} ${step}`),
      ...made_from.filter((food) => !foods.has(food)).map((food) => `${id} ${food}`),
      ...(made_from.length === 0 ? [] : uncooked.filter((food) => !made_from.includes(food))).map(
        (food) => `${id} leaves ${food} uncooked and is not made from it`,
      ),
    ])
    expect(wrong).toEqual([])
  })

  it('leaves no step and no raw material of an activity without a product, but those known', () => {
    const idle = knowledge.activities.flatMap((activity) => {
      const products = activity.product_groups.map(productOf)
      return [
        ...activity.processes.filter(
          (step) =>
            typeof flowOf.get(step) === 'number' &&
            !products.some(({ route }) => route?.includes(step) ?? true),
        ),
        ...activity.food_groups.filter(
          (food) => !products.some(({ made_from }) => made_from?.includes(food) ?? true),
        ),
      ].map((id) => `${activity.id} ${id}`)
    })
    // Canning in a restaurant, cold and raw dishes of a kitchen at home: the plan asks what they are for.
    expect(idle).toEqual(['A01 P24', 'A26 P11', 'A26 P15'])
  })
})

describe('a later step that kills', () => {
  it('answers only for products that pass it with food that is cooked there', () => {
    fc.assert(
      fc.property(places, (place) => {
        const wrong = generatePlan(place, knowledge).hazards.flatMap((hazard) =>
          outcomesOf(hazard, place).flatMap(({ products, controlled_at }) =>
            products.flatMap((product) => {
              const why = controlled_at === null ? null : objection(hazard, product, controlled_at, place)
              return why === null ? [] : [`${hazard.key} ${product} ${controlled_at}: ${why}`]
            }),
          ),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('does not help mince that is sold raw where hams are boiled, and both stand in the plan', () => {
    const plan = generatePlan(examplePlace('butcher', 'DE'), knowledge)
    const decision = plan.hazards.find(({ key }) => key === 'P08/H15')?.decision
    expect(decision?.controlled_at).toBeNull()
    expect(decision?.by_product).toContainEqual(
      expect.objectContaining({ products: expect.arrayContaining(['PG19']), controlled_at: null }),
    )
    expect(decision?.by_product).toContainEqual(
      expect.objectContaining({ products: ['PG20'], controlled_at: 'P09' }),
    )
  })
})

it.each(Object.entries(texts))('gives the control for each product in %s', (_, words) => {
  const plan = generatePlan(examplePlace('butcher', 'DE'), knowledge)
  const hazard = plan.hazards.find(({ key }) => key === 'P08/H15') as PlanHazard
  const { by_product } = describeHazard(hazard, {
    plan,
    knowledge,
    texts: words,
    temperature_unit: 'C',
  }).decision
  expect(by_product).toHaveLength(2)
  expect(by_product[1]).toContain(words.product_groups.PG20)
  expect(by_product[1]).toContain(words.processes.P09?.name)
  expect(by_product.join(' ')).not.toMatch(/\{|undefined/)
})

describe('a step that no product passes', () => {
  it('is named in the notes of the plan, and keeps its hazards', () => {
    const place = { ...examplePlace('butcher', 'DE'), product_groups: ['PG18'] as const }
    const { notes, hazards } = generatePlan(place, knowledge)
    expect(notes).toContainEqual({ code: 'note.step_without_product', values: { step: 'P09' } })
    expect(hazards.some(({ step }) => step === 'P09')).toBe(true)
  })

  it('is none where the products of the activity are chosen', () => {
    const named = goldenPlaces.filter(([kind, where]) =>
      generatePlan(examplePlace(kind, where), knowledge).notes.some(
        ({ code }) => code === 'note.step_without_product',
      ),
    )
    expect(named).toEqual([])
  })
})

describe('a raw material that goes into no product', () => {
  it('is named in the notes of the plan', () => {
    // The milk becomes cheese; nobody has said what becomes of the mince.
    const place: PlaceProfile = {
      ...examplePlace('restaurant', 'DE'),
      product_groups: ['PG28'],
      food_groups: ['FG02', 'FG11'],
    }
    expect(generatePlan(place, knowledge).notes).toContainEqual({
      code: 'note.food_without_product',
      values: { food: 'FG02' },
    })
  })

  it('has no later step, even where a product brings the same hazard and is cooked', () => {
    fc.assert(
      fc.property(places, (one) => {
        if (one.product_groups.length === 0) return
        const wrong = generatePlan(one, knowledge).hazards.filter(
          (hazard) =>
            !isSiteWide(hazard) && hasLooseFood(hazard, one) && hazard.decision.controlled_at !== null,
        )
        expect(wrong.map(({ key }) => key)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('another product', () => {
  // A raw material without a product counts as sold raw until its product is named.
  // Without sushi, soured food counts as food that must not grow C. botulinum.
  it('weakens no decision for the other products, and removes none of their hazards', () => {
    fc.assert(
      fc.property(oneMore, ([place, larger, { id }]) => {
        const after = new Map(
          generatePlan(larger, knowledge).hazards.map(({ key, decision }) => [key, decision.class]),
        )
        const weaker = generatePlan(place, knowledge)
          .hazards.filter((hazard) => isSiteWide(hazard) || isCarried(hazard, place))
          .filter((hazard) => !hasLooseFood(hazard, place))
          .filter(({ hazard }) => !JSON.stringify(hazardOf(hazard)).includes(`no_product_group":["${id}"`))
          .filter(({ key, decision }) => {
            const now = after.get(key)
            return now === undefined || rank[now] < rank[decision.class]
          })
        expect(weaker.map(({ key, decision }) => `${key} ${decision.class} ${after.get(key)}`)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('brings hazards only to steps that it passes, or that a fact gives it by name', () => {
    fc.assert(
      fc.property(oneMore, ([place, larger, { id, route = [] }]) => {
        const before = new Set(generatePlan(place, knowledge).hazards.map(({ key }) => key))
        const strange = generatePlan(larger, knowledge)
          .hazards.filter(({ key }) => !before.has(key))
          .filter(
            ({ step, hazard }) => !route.includes(step) && !JSON.stringify(hazardOf(hazard)).includes(id),
          )
        expect(strange.map(({ key }) => key)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
