import type { FoodGroupId, Knowledge } from './facts.ts'

type Replaced = Pick<Knowledge, 'replaced_food_groups'>

/**
 * The food groups of an answer by this edition: a group that was split since means all its parts. Each
 * group once.
 */
export const currentFoods = (
  foods: readonly FoodGroupId[],
  { replaced_food_groups = {} }: Replaced,
): readonly FoodGroupId[] => [...new Set(foods.flatMap((id) => replaced_food_groups[id] ?? [id]))]

type Parts = Readonly<Record<string, readonly string[] | undefined>>

const inLists = (value: unknown, parts: Parts): unknown => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown): readonly unknown[] =>
      typeof item === 'string' ? (parts[item] ?? [item]) : [inLists(item, parts)],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inLists(item, parts)]))
}

/** Facts of an older edition whose lists and conditions name the food groups of a newer one. */
export const withCurrentFoods = (older: Knowledge, { replaced_food_groups = {} }: Replaced): Knowledge =>
  inLists(older, replaced_food_groups) as Knowledge
