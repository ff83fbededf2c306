/**
 * A step that kills is in a plan with the hazard that it kills; and no plan asks of a product what it cannot
 * be by nature: bread is not cooled like soup, sweets are not sour.
 */
import {
  defaultProfile,
  generatePlan,
  type Activity,
  type FoodGroupId,
  type LimitId,
  type Plan,
  type ProcessId,
  type ProductGroupId,
  type SubProcessId,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries } from '../test/places.ts'
import { knowledge } from './index.ts'

type Work = {
  readonly activity: Activity
  readonly product: ProductGroupId
  readonly foods?: readonly FoodGroupId[]
  readonly steps: readonly { readonly id: ProcessId; readonly sub_processes: readonly SubProcessId[] }[]
}

/** A place of the activity that makes one product in the given steps, from all that may go into it. */
function planOf({ activity, product, foods, steps }: Work, where = 'DE'): Plan {
  const { made_from } = knowledge.product_groups.find(({ id }) => id === product) ?? {}
  const start = defaultProfile(
    {
      ...(countries[where] ?? { country: where, region: null }),
      activity: activity.id,
      location_type: activity.location_types[0] ?? 'factory',
      number_of_employees: '4-14',
      extra_data: [],
    },
    knowledge,
  )
  return generatePlan(
    {
      ...start,
      product_groups: [product],
      food_groups:
        foods ?? activity.food_groups.filter((food) => made_from === undefined || made_from.includes(food)),
      processes: [{ id: 'P01', sub_processes: [] }, ...steps],
    },
    knowledge,
  )
}
const passes = (product: ProductGroupId, step: ProcessId): boolean =>
  knowledge.product_groups.find(({ id }) => id === product)?.route?.includes(step) ?? true

/** Every way of every step that kills, with every product that may pass it there. */
const killing = knowledge.activities.flatMap((activity) =>
  knowledge.processes
    .filter(({ id, kill_step }) => kill_step && activity.processes.includes(id))
    .flatMap(({ id, sub_processes }) =>
      activity.product_groups
        .filter((product) => passes(product, id))
        .flatMap((product) =>
          [[], ...sub_processes.map((way) => [way])].map((ways) => ({ activity, id, product, ways })),
        ),
    ),
)

describe('a step that kills', () => {
  it('is a control point for what it kills, in each way and for each product', () => {
    const idle = killing
      .filter(({ activity, id, product, ways }) => {
        const plan = planOf({ activity, product, steps: [{ id, sub_processes: ways }] })
        return !plan.hazards.some(
          ({ step, type, decision }) => step === id && type === 'biological' && decision.class === 'CCP',
        )
      })
      .map(({ activity, id, product, ways }) => [activity.id, id, product, ...ways].join(' '))
    expect(idle).toEqual([])
  })

  it('has a limit, a task, and a corrective action', () => {
    const bare = killing.flatMap(({ activity, id, product, ways }) =>
      planOf({ activity, product, steps: [{ id, sub_processes: ways }] }, 'US')
        .hazards.filter(({ step, decision }) => step === id && decision.class === 'CCP')
        .filter(({ limits, tasks }) => limits.length === 0 || tasks.length === 0)
        .map(({ key }) => `${activity.id} ${product} ${key}`),
    )
    expect(bare).toEqual([])
  })
})

/** What a product is by nature, and the limits that it can therefore not meet. */
const impossible: readonly (readonly [
  title: string,
  product: ProductGroupId,
  foods: readonly FoodGroupId[],
  limits: readonly LimitId[],
])[] = [
  [
    'bread is not cooled like soup',
    'PG09',
    ['FG20', 'FG44'],
    ['L-cool', 'L-cool-second', 'L-cool-cook-chill'],
  ],
  [
    'yogurt turns sour before it is cooled',
    'PG26',
    ['FG12'],
    ['L-cool', 'L-cool-second', 'L-cool-cook-chill'],
  ],
  ['roasted nuts are dry', 'PG36', ['FG22'], ['L-cool', 'L-cool-second', 'L-acid-ph', 'L-home-acid-ph']],
  [
    'sweets and honey are not sour',
    'PG31',
    ['FG21', 'FG33'],
    ['L-acid-ph', 'L-home-acid-ph', 'L-ferment-ph'],
  ],
  ['milk is not sour', 'PG25', ['FG11', 'FG12'], ['L-acid-ph', 'L-home-acid-ph', 'L-ferment-ph']],
  ['infant feeds are fed at once', 'PG12', ['FG12'], ['L-hot-hold', 'L-hot-hold-hours', 'L-acid-ph']],
  ['beer has no pasteurizer of juice', 'PG17', ['FG44'], ['L-juice', 'L-cool', 'L-cool-second']],
  ['soy sauce and tempeh keep by salt, or are eaten fresh', 'PG36', ['FG28', 'FG43'], ['L-ferment-ph']],
]

describe('a product that cannot be so by nature', () => {
  it.each(impossible)('%s', (_, product, foods, limits) => {
    const wrong = knowledge.activities
      .filter(({ product_groups }) => product_groups.includes(product))
      .flatMap((activity) => {
        const steps = knowledge.processes
          .filter(({ id, flow_order }) => flow_order !== null && activity.processes.includes(id))
          .filter(({ id }) => passes(product, id))
          .map(({ id }) => ({ id, sub_processes: [] }))
        return Object.keys(countries).flatMap((where) =>
          planOf({ activity, product, foods, steps }, where)
            .hazards.flatMap(({ key, limits: of }) => of.map(({ id }) => [key, id] as const))
            .filter(([, id]) => limits.includes(id))
            .map(([key, id]) => `${activity.id} ${where} ${key} ${id}`),
        )
      })
    expect(wrong).toEqual([])
  })
})
