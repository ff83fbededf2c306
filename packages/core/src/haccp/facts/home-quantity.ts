import { capacityRanges, timeUnits } from '../../classifiers/lists.ts'
import { units } from '../../measures/index.ts'
import type { PlaceProfile } from '../generate/plan-parts.ts'

export type ProducedAmount = {
  readonly range_id: number | null
  readonly unit_id?: number | null | undefined
  readonly time_unit_id?: number | null | undefined
}

/** How often in a week of five working days; nothing is known of hours. */
const timesAWeek: Readonly<Record<string, number>> = { day: 5, week: 1, month: 12 / 52, year: 1 / 52 }

/** The least that the place makes of it in a week, in kilograms; 0 where the answer does not say. */
function leastKilograms({ range_id, unit_id, time_unit_id }: ProducedAmount): number {
  const range = capacityRanges.find(({ id }) => id === range_id)?.range_option
  const unit = units.find(({ id }) => id === unit_id)
  const time = timeUnits.find(({ id }) => id === time_unit_id)?.key ?? ''
  if (range === undefined || unit?.kind !== 'weight' || unit.in_base === null) return 0
  return Number.parseInt(range, 10) * unit.in_base * (timesAWeek[time] ?? 0)
}

const homes: ReadonlySet<string> = new Set(['home', 'dwelling', 'home_bakery'])

/**
 * The most that a private home may make in a week, where the place makes more for certain: 100 kg in Spain
 * (RD 1021/2022, art. 13.9). Null elsewhere: no other law that we know has such a figure.
 */
export function exceededHomeQuantity(
  { country, location_type }: Pick<PlaceProfile, 'country' | 'location_type'>,
  amounts: readonly ProducedAmount[],
): number | null {
  const most = 100
  if (country !== 'ES' || !homes.has(location_type)) return null
  return amounts.reduce((sum, amount) => sum + leastKilograms(amount), 0) > most ? most : null
}
