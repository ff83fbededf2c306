import { capacityRanges, timeUnits } from '@larder/core/classifiers'
import { baseLanguage } from '@larder/core/languages'
import {
  exceededHomeQuantity,
  type GroupProduct,
  type KnowledgeTexts,
  type PlanNames,
  type PlanReading,
} from '@larder/core/haccp'
import { units } from '@larder/core/measures'
import { asksCapacity, productGroupOfNumber } from '@larder/core/plan-progress'
import { lists, timeUnitName } from '#features/classifiers/public.ts'
import type { CapacitiesRow, GroupInput } from '#features/plan-data/public.ts'
import { sayIn } from '#kit/text/texts.ts'

type Amount = {
  readonly range_id: number | null
  readonly unit_id?: number | null | undefined
  readonly time_unit_id?: number | null | undefined
}

/** “51–100 kg / day”; empty where no amount is given. */
function describeAmount({ range_id, unit_id, time_unit_id }: Amount, language: string): string {
  const range = capacityRanges.find(({ id }) => id === range_id)?.range_option
  const unit = units.find(({ id }) => id === unit_id)?.name
  const time = timeUnits.find(({ id }) => id === time_unit_id)
  const amount = [range, unit].filter((part) => part !== undefined).join(' ')
  return time === undefined || amount === '' ? amount : `${amount} / ${timeUnitName(time.key, language)}`
}

/**
 * Whom the food is for: the intended use and its users, vulnerable ones among them, belong to the description
 * (Codex Alimentarius CXC 1-1969, step 3).
 */
export function describeCustomers(ids: readonly number[], language: string): Pick<PlanNames, 'customers'> {
  const names = lists.customer_groups(baseLanguage(language)).filter(({ id }) => ids.includes(id))
  if (names.length === 0) return {}
  return {
    customers: {
      label: sayIn(language)('document.customers'),
      value: names.map(({ name }) => name).join('; '),
    },
  }
}

/** How much a place makes and sells on of the one kind of product that its plan speaks of. */
export function describeCapacities(
  { plan, texts }: PlanReading,
  capacities: CapacitiesRow | undefined,
): NonNullable<PlanNames['capacities']> {
  const { product_groups } = plan.profile
  if (capacities === undefined || !asksCapacity(plan.groups !== undefined, product_groups.length)) return []
  const say = sayIn(texts.language)
  return [
    { label: say('document.production'), lines: capacities.food_production_capacities },
    { label: say('document.resale'), lines: capacities.resale_capacities },
  ].flatMap(({ label, lines }) =>
    lines
      .filter((line) => product_groups.includes(productGroupOfNumber(line.product_group_id)))
      .map((line) => ({ label, value: describeAmount(line, baseLanguage(texts.language)) })),
  )
}

/** The law's quantity for private homes, where the place makes more. */
export function describeHomeQuantity(
  { plan }: PlanReading,
  capacities: CapacitiesRow | undefined,
): Pick<PlanNames, 'home_kilograms'> {
  const home_kilograms = exceededHomeQuantity(plan.profile, capacities?.food_production_capacities ?? [])
  return home_kilograms === null ? {} : { home_kilograms }
}

/** A product in words. */
export function describeProduct(
  product: GroupInput['products'][number],
  texts: KnowledgeTexts,
  language: string,
): GroupProduct {
  return {
    name: product.name,
    product_group:
      product.product_group_id === null
        ? ''
        : (texts.product_groups[productGroupOfNumber(product.product_group_id)] ?? ''),
    amount: describeAmount(
      {
        range_id: product.production_amount_range_id,
        unit_id: product.production_unit_id,
        time_unit_id: product.production_time_unit_id,
      },
      language,
    ),
  }
}
