import type { FoodGroupId, Knowledge, ProductGroupId } from '@larder/core/haccp'
import { food, foods, fruit, grains, redMeat } from './group-ranges.ts'
import { productRoutes } from './product-routes.ts'
import { expert } from './provenance.ts'

const number = (index: number) => String(index + 1).padStart(2, '0')

/**
 * Ingredients of cold dishes that are not heated: dairy, salad, fruit, ready-to-eat food, cooked and thawed
 * seafood.
 */
const cold: readonly FoodGroupId[] = ['FG07', 'FG10', ...foods(12, 18), 'FG22', ...foods(25, 28)]
const meat = foods(1, 4)
const fish = foods(5, 8)

/**
 * Foods that leave the place in a product without a step that kills. Foods that are not named are heated in
 * it.
 */
const uncooked: Readonly<Partial<Record<ProductGroupId, readonly FoodGroupId[]>>> = {
  PG03: cold,
  PG04: cold,
  PG05: [...redMeat, 'FG03', ...fish, 'FG09', ...cold],
  PG06: [...fish, ...cold],
  PG07: cold,
  PG08: cold,
  PG10: ['FG12', 'FG13', 'FG14', 'FG26'],
  PG11: cold,
  PG12: ['FG12', ...fruit],
  PG13: cold,
  PG14: [...fruit, 'FG16', 'FG22'],
  PG15: ['FG12', 'FG14', ...fruit, 'FG30'],
  PG16: ['FG12'],
  PG18: meat,
  PG19: meat,
  PG21: meat,
  PG22: meat,
  PG23: fish,
  PG24: fish,
  PG28: ['FG11'],
  PG29: ['FG09'],
  PG30: foods(14, 18),
  PG31: ['FG12', ...fruit, 'FG21', 'FG22', 'FG33'],
  PG32: ['FG14', ...fruit, 'FG17'],
  PG34: cold,
  PG35: [...meat, ...fish, ...foods(14, 18), 'FG27'],
  PG36: [...grains, 'FG20', 'FG22', 'FG23'],
  PG37: ['FG09', 'FG10', 'FG24'],
  PG38: ['FG28', 'FG29'],
  PG39: foods(1, 33),
}

/** Mayonnaise, mousse, tiramisu, cream fillings. */
const withRawEgg = new Set<ProductGroupId>(['PG03', 'PG04', 'PG05', 'PG07', 'PG08', 'PG11', 'PG14', 'PG37'])

export const productGroups: Knowledge['product_groups'] = Array.from({ length: 41 }, (_, index) => {
  const id = `PG${number(index)}` as ProductGroupId
  const without = uncooked[id]
  return {
    id,
    ...productRoutes[id],
    ...(without === undefined ? {} : { uncooked: without }),
    ...(withRawEgg.has(id) && { raw_egg_dishes: true as const }),
    ...expert('product groups'),
  }
})

export const foodGroups: Knowledge['food_groups'] = foods(1, 33).map((id) => ({
  id,
  ...(id === food.horse && { is_rare: true as const }),
  ...expert('food groups'),
}))
