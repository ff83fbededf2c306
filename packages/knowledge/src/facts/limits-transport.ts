import type { Condition, Jurisdiction, Limit, LimitId, LimitValue } from '@larder/core/haccp'
import { finFish, redMeat } from './group-ranges.ts'
import { limitsChilled } from './limits-chilled.ts'

/** Raw goods that are sold on: cuts, raw mince and preparations, fish, goods of others. */
const soldRaw: readonly (readonly [LimitId, string, Condition])[] = [
  ['L-chill-red-meat', 'red_meat', { any_product_group: ['PG18', 'PG39'], any_food_group: redMeat }],
  [
    'L-chill-poultry',
    'poultry_and_game',
    { any_product_group: ['PG18', 'PG39'], any_food_group: ['FG02', 'FG04'] },
  ],
  [
    'L-chill-minced',
    'minced_meat',
    { any_product_group: ['PG18', 'PG19', 'PG39'], any_food_group: ['FG03'] },
  ],
  ['L-chill-meat-preparations', 'meat_preparations', { any_product_group: ['PG19'] }],
  ['L-chill-fish', 'fish', { any_product_group: ['PG23', 'PG39'], any_food_group: [...finFish, 'FG07'] }],
]

const european: readonly Jurisdiction[] = ['EE', 'DE', 'ES', 'LV', 'IE']
const valuesOf = (id: LimitId): readonly LimitValue[] =>
  limitsChilled.find((limit) => limit.id === id)?.values ?? []
const ready = valuesOf('L-chill-rte')

/** The figure of the country, or of the law above it. */
function valueIn(id: LimitId, jurisdiction: Jurisdiction): LimitValue | undefined {
  const above = european.includes(jurisdiction) ? 'EU' : jurisdiction === 'GB-SCT' ? 'GB' : null
  const values = valuesOf(id).filter(({ judged_apart }) => judged_apart !== true)
  return (
    values.find((value) => value.jurisdiction === jurisdiction) ??
    values.find((value) => value.jurisdiction === above)
  )
}

/** On the way, each food keeps the figure of its store; the general figure is that of ready-to-eat food. */
function carriedIn(jurisdiction: Jurisdiction): readonly LimitValue[] {
  const general = ready.filter((value) => value.jurisdiction === jurisdiction)
  const least = Math.min(...general.map(({ max }) => max ?? Infinity))
  const raw = soldRaw.flatMap(([id, note_key, when]) => {
    const foodLimit = valueIn(id, jurisdiction)
    if (foodLimit === undefined || foodLimit.max === least) return []
    return [{ ...foodLimit, jurisdiction, note_key, judged_apart: true as const, when }]
  })
  return [...general, ...raw]
}

/** Highest product temperature while food is carried. */
export const limitsTransport: readonly Limit[] = [
  {
    id: 'L-transport-cold',
    quantity: 'celsius',
    food_groups: [],
    values: [...new Set(ready.map(({ jurisdiction }) => jurisdiction))].flatMap(carriedIn),
  },
]
