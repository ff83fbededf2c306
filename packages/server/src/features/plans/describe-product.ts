import { capacityRanges, timeUnits } from '@larder/core/classifiers'
import type { GroupProduct, KnowledgeTexts } from '@larder/core/haccp'
import { units } from '@larder/core/measures'
import { productGroupOfNumber } from '@larder/core/plan-progress'
import { timeUnitName } from '#features/classifiers/public.ts'
import type { GroupInput } from './plans.queries.ts'

/** A product in words: «51–100 kg / day». */
export function describeProduct(product: GroupInput['products'][number], texts: KnowledgeTexts, language: string): GroupProduct {
  const range = capacityRanges.find(({ id }) => id === product.production_amount_range_id)?.range_option
  const unit = units.find(({ id }) => id === product.production_unit_id)?.name
  const time = timeUnits.find(({ id }) => id === product.production_time_unit_id)
  const amount = [range, unit].filter((part) => part !== undefined).join(' ')
  return {
    name: product.name,
    product_group: product.product_group_id === null ? '' : (texts.product_groups[productGroupOfNumber(product.product_group_id)] ?? ''),
    amount: time === undefined || amount === '' ? amount : `${amount} / ${timeUnitName(time.key, language)}`,
  }
}
