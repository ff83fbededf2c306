/** Trades of food production: each finds its own steps, hazards and control points. */
import {
  defaultProfile,
  generatePlan,
  type ActivityId,
  type FoodGroupId,
  type Plan,
  type ProcessId,
  type ProductGroupId,
  type SubProcessId,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries } from '../test/places.ts'
import { knowledge } from './index.ts'

type Trade = {
  readonly activity: ActivityId
  readonly steps: readonly (ProcessId | SubProcessId)[]
  readonly products: readonly ProductGroupId[]
  readonly foods: readonly FoodGroupId[]
}

/** The steps of the trade with their ways, in a plant that makes nothing else. */
function planOf(where: string, { activity, steps, products, foods }: Trade): Plan {
  const start = defaultProfile(
    {
      ...(countries[where] ?? { country: where, region: null }),
      activity,
      location_type: 'factory',
      number_of_employees: '4-14',
      extra_data: [],
    },
    knowledge,
  )
  const ids = [...new Set(steps.map((step) => step.slice(0, 3) as ProcessId))]
  return generatePlan(
    {
      ...start,
      product_groups: products,
      food_groups: foods,
      processes: ids.map((id) => ({
        id,
        sub_processes: steps.filter((step): step is SubProcessId => step.startsWith(`${id}.`)),
      })),
    },
    knowledge,
  )
}
/** The time in which a ham warms up has a figure in the United States alone. */
const american = 'P09/H110'
const points = (plan: Plan): readonly string[] =>
  plan.hazards
    .filter(({ key, decision }) => decision.class === 'CCP' && key !== american)
    .map(({ key }) => key)

const trades: readonly (readonly [string, Trade, readonly string[]])[] = [
  [
    'a pasta maker dries to its water activity',
    { activity: 'A20', steps: ['P01', 'P08', 'P52.2', 'P32'], products: ['PG36'], foods: ['FG20'] },
    ['P52/H117'],
  ],
  [
    'a spice mill kills Salmonella by steam',
    { activity: 'A20', steps: ['P01', 'P03', 'P56.1', 'P32'], products: ['PG36'], foods: ['FG23'] },
    ['P56/H113'],
  ],
  [
    'a cider maker looks for rotten fruit and sour must',
    { activity: 'A21', steps: ['P01', 'P07', 'P58.2', 'P32'], products: ['PG17'], foods: ['FG45'] },
    ['P01/H31', 'P07/H31', 'P58/H115'],
  ],
  [
    'a brewer has none: wort is boiled, beer is sour and holds alcohol',
    { activity: 'A21', steps: ['P01', 'P58.1', 'P54', 'P32'], products: ['PG17'], foods: ['FG44'] },
    [],
  ],
  [
    'a maker of juice fills hot',
    { activity: 'A19', steps: ['P01', 'P53', 'P54', 'P55.1'], products: ['PG31'], foods: ['FG46'] },
    ['P55/H118'],
  ],
  [
    'an egg plant pasteurises',
    { activity: 'A25', steps: ['P01', 'P59.1', 'P50', 'P14'], products: ['PG29'], foods: ['FG09'] },
    ['P14/H17'],
  ],
  [
    'a shellfish plant purifies for its hours',
    { activity: 'A17', steps: ['P01', 'P57'], products: ['PG23'], foods: ['FG08'] },
    ['P01/H22', 'P57/H22'],
  ],
  [
    'a tuna cannery counts the hours of cutting and measures its seams',
    { activity: 'A17', steps: ['P01', 'P08.1', 'P09', 'P17', 'P24'], products: ['PG33'], foods: ['FG38'] },
    ['P01/H30', 'P08/H30', 'P24/H29', 'P24/H66'],
  ],
  [
    'a ham maker heats the closed pack again',
    { activity: 'A15', steps: ['P01', 'P09', 'P14.6'], products: ['PG20'], foods: ['FG34'] },
    ['P09/H16', 'P14/H119'],
  ],
  [
    'a dairy tests each tanker for antibiotics',
    { activity: 'A14', steps: ['P01', 'P14.2'], products: ['PG25'], foods: ['FG11'] },
    ['P01/H112', 'P14/H21', 'P14/H89'],
  ],
  [
    'a dairy that sells milk keeps it cold by a figure',
    { activity: 'A14', steps: ['P01', 'P04', 'P14.2'], products: ['PG25'], foods: ['FG11'] },
    ['P01/H112', 'P04/H11', 'P14/H21', 'P14/H89'],
  ],
  [
    'a maker of milk powder has no cold milk to sell',
    {
      activity: 'A14',
      steps: ['P01', 'P04', 'P14.2', 'P53', 'P52.3', 'P32'],
      products: ['PG41'],
      foods: ['FG11'],
    },
    ['P01/H112', 'P14/H21', 'P14/H89', 'P52/H117'],
  ],
]

describe('a trade of production', () => {
  it.each(trades)('%s', (_, trade, keys) => {
    for (const where of ['DE', 'GB', 'US', 'CA', 'AU', 'UA'])
      expect([where, points(planOf(where, trade)).toSorted()]).toEqual([where, keys.toSorted()])
  })

  it('keeps raw milk for powder by the figure of raw milk, and reads no store of products', () => {
    const powder = planOf('DE', {
      activity: 'A14',
      steps: ['P01', 'P04', 'P14.2', 'P53', 'P52.3', 'P32'],
      products: ['PG41'],
      foods: ['FG11'],
    })
    const store = powder.hazards.find(({ key }) => key === 'P04/H08')
    expect(store?.decision).toMatchObject({ class: 'oPRP' })
    expect(store?.limits.map(({ id }) => id)).toContain('L-chill-raw-milk')
    expect(powder.tasks.map(({ id }) => id)).not.toContain('T-product-milk')
  })

  it('receives live animals by their papers, not by the temperature of meat', () => {
    const plan = planOf('DE', {
      activity: 'A16',
      steps: ['P60', 'P01', 'P31', 'P04'],
      products: ['PG18'],
      foods: ['FG35'],
    })
    const keys = plan.hazards.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['P60/H36', 'P60/H38', 'P31/H116']))
    expect(keys).not.toContain('P01/H01')
  })

  it('sieves before the pack and looks for metal after it', () => {
    const position = (id: string): number =>
      knowledge.processes.find((process) => process.id === id)?.flow_order ?? Number.NaN
    expect([position('P51') < position('P32'), position('P32') < position('P33')]).toEqual([true, true])
  })

  it('packs with a look for dirt and pieces, whatever it packs', () => {
    const bare = knowledge.activities.filter(({ id, processes }) => {
      if (!processes.includes('P32')) return false
      const plan = planOf('DE', { activity: id, steps: ['P01', 'P32'], products: [], foods: ['FG30'] })
      return !['P32/H68', 'P32/H118'].every((key) => plan.hazards.some((hazard) => hazard.key === key))
    })
    expect(bare.map(({ id }) => id)).toEqual([])
  })
})
