/** Recipes that contain recipes: allergens from the bottom up, and recipes that would contain themselves. */
import type { AllergenSet } from './allergens.ts'

export type Use = { readonly product_id: number; readonly ingredient_product_id: number }

export type Held = {
  /** In the food. */
  readonly contains: AllergenSet
  /** Traces that cannot be ruled out. */
  readonly may_contain: AllergenSet
}
export const NOTHING: Held = { contains: 0, may_contain: 0 }

export const join = (a: Held, b: Held): Held => ({
  contains: a.contains | b.contains,
  may_contain: a.may_contain | b.may_contain,
})

/** What a product holds, and whether anybody stated it: without that, what it does not hold is not known. */
export type Sheet = Held & { readonly is_stated: boolean }
export const UNSTATED: Sheet = { ...NOTHING, is_stated: false }

/** Of a recipe: one ingredient that is not stated leaves all of it so. */
const sumOf = (ingredients: readonly Sheet[]): Sheet => ({
  ...ingredients.reduce(join, NOTHING),
  is_stated: ingredients.length > 0 && ingredients.every(({ is_stated }) => is_stated),
})

/** A statement on the product counts for all of it, also where ingredients have none. */
const withOwn = (brought: Sheet, own: Sheet): Sheet => ({
  ...join(brought, own),
  is_stated: brought.is_stated || own.is_stated,
})

function ingredientsOf(uses: readonly Use[]): ReadonlyMap<number, readonly number[]> {
  const ingredientsByProduct = new Map<number, number[]>()
  for (const { product_id, ingredient_product_id } of uses)
    ingredientsByProduct.set(product_id, [
      ...(ingredientsByProduct.get(product_id) ?? []),
      ingredient_product_id,
    ])
  return ingredientsByProduct
}

type Spread = {
  /** The products to work out. */
  readonly ids: readonly number[]
  /** Of those products. */
  readonly uses: readonly Use[]
  /** What people stated, of those products. */
  readonly own: ReadonlyMap<number, Sheet>
  /** Everything that the other ingredients hold. */
  readonly rest: ReadonlyMap<number, Sheet>
}

/** What the ingredients bring, for each product; each is worked out once, however often it is used. */
export function spreadAllergens({ ids, uses, own, rest }: Spread): Map<number, Sheet> {
  const below = ingredientsOf(uses)
  const wanted = new Set(ids)
  const done = new Map<number, Sheet>()
  const totalOf = (id: number): Sheet =>
    withOwn(done.get(id) ?? rest.get(id) ?? UNSTATED, own.get(id) ?? UNSTATED)
  for (const start of ids) {
    const path = [start]
    for (let id = path.at(-1); id !== undefined; id = path.at(-1)) {
      const ingredients = below.get(id) ?? []
      const next = ingredients.find((one) => wanted.has(one) && !done.has(one) && !path.includes(one))
      if (next !== undefined && !done.has(id)) {
        path.push(next)
        continue
      }
      if (!done.has(id)) done.set(id, sumOf(ingredients.map(totalOf)))
      path.pop()
    }
  }
  return done
}

/**
 * The way by which a product would come to contain itself, from it to it; null where it would not. `uses` has
 * the recipes below the new ingredients.
 */
export function findCycle(
  product_id: number,
  ingredients: readonly number[],
  uses: readonly Use[],
): readonly number[] | null {
  const below = ingredientsOf(uses)
  const seen = new Set<number>()
  const ways: (readonly number[])[] = ingredients.map((id) => [product_id, id])
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? 0
    if (last === product_id) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of below.get(last) ?? []) ways.push([...way, next])
  }
  return null
}
