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

function ingredientsOf(uses: readonly Use[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const { product_id, ingredient_product_id } of uses)
    found.set(product_id, [...(found.get(product_id) ?? []), ingredient_product_id])
  return found
}

type Spread = {
  /** The products to work out. */
  readonly ids: readonly number[]
  /** Of those products. */
  readonly uses: readonly Use[]
  /** What people stated, of those products. */
  readonly own: ReadonlyMap<number, Held>
  /** Everything that the other ingredients hold. */
  readonly rest: ReadonlyMap<number, Held>
}

/** What the ingredients bring, for each product; each is worked out once, however often it is used. */
export function spreadAllergens({ ids, uses, own, rest }: Spread): Map<number, Held> {
  const below = ingredientsOf(uses)
  const wanted = new Set(ids)
  const done = new Map<number, Held>()
  const totalOf = (id: number): Held => join(done.get(id) ?? rest.get(id) ?? NOTHING, own.get(id) ?? NOTHING)
  for (const start of ids) {
    const path = [start]
    for (let id = path.at(-1); id !== undefined; id = path.at(-1)) {
      const ingredients = below.get(id) ?? []
      const next = ingredients.find((one) => wanted.has(one) && !done.has(one) && !path.includes(one))
      if (next !== undefined && !done.has(id)) {
        path.push(next)
        continue
      }
      if (!done.has(id)) done.set(id, ingredients.map(totalOf).reduce(join, NOTHING))
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
