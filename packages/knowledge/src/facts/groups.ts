import type { FoodGroupId, Knowledge, ProductGroupId } from '@larder/core/haccp'
import { expert } from './provenance.ts'

const number = (index: number) => String(index + 1).padStart(2, '0')

export const productGroups: Knowledge['product_groups'] = Array.from({ length: 40 }, (_, index) => ({
  id: `PG${number(index)}` as ProductGroupId, ...expert('product groups'),
}))

export const foodGroups: Knowledge['food_groups'] = Array.from({ length: 33 }, (_, index) => ({
  id: `FG${number(index)}` as FoodGroupId, ...expert('food groups'),
}))
