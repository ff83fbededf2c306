/**
 * The list of ingredients of a product, written from its recipes: descending weight, allergens emphasised.
 */
import {
  compare,
  kilogramsOf,
  type Amount,
  type OwnUnits,
  type ProductMeasures,
  type Rational,
} from '../measures/index.ts'
import { idsOf, type AllergenSet } from './allergens.ts'

export type Component = {
  readonly name: string
  readonly measures: ProductMeasures
  /** Stated by people as in the food. */
  readonly stated: AllergenSet
  readonly ingredients: readonly (Amount & { readonly product_id: number })[]
}

type Reading = {
  readonly components: ReadonlyMap<number, Component>
  readonly own: OwnUnits
  readonly nameOf: (allergen: number) => string
  readonly emphasise: (text: string) => string
}

export type IngredientsText = {
  readonly text: string
  /** False where the weight of an ingredient is not known: those are written last. */
  readonly is_ordered: boolean
}

const WHEAT = 7
const GLUTEN = 11

/** The part of a name by which it is found in other texts: “Eggs” in “egg yolk”. */
const stem = (name: string): string => {
  const lower = name.toLowerCase()
  return lower.length > 4 || lower.endsWith('s') ? lower.slice(0, -1) : lower
}
const says = (text: string, name: string): boolean => text.toLowerCase().includes(stem(name))

/** Wheat is the cereal: gluten is not named beside it. */
const namedOf = (set: AllergenSet): number[] => {
  const ids = idsOf(set)
  return ids.filter((id) => id !== GLUTEN || !ids.includes(WHEAT))
}

/** A name with its allergens: emphasised itself where it says them, else they follow in brackets. */
function withAllergens(name: string, set: AllergenSet, { nameOf, emphasise }: Reading): string {
  const named = namedOf(set).map(nameOf)
  const silent = named.filter((one) => !says(name, one))
  const shown = silent.length < named.length ? emphasise(name) : name
  return silent.length === 0 ? shown : `${shown} (${silent.map(emphasise).join(', ')})`
}

type Weighed = { readonly id: number; readonly at: number; readonly weight: Rational | null }

/** Heaviest first; equal ones and those of unknown weight in the order of the recipe. */
const byWeight = (a: Weighed, b: Weighed): number =>
  a.weight === null || b.weight === null
    ? Number(a.weight === null) - Number(b.weight === null) || a.at - b.at
    : compare(b.weight, a.weight) || a.at - b.at

function listOf(id: number, reading: Reading): IngredientsText {
  const { components, own } = reading
  const weighed = (components.get(id)?.ingredients ?? []).map(({ product_id, ...amount }, at): Weighed => {
    const product = components.get(product_id)?.measures
    return {
      id: product_id,
      at,
      weight: product === undefined ? null : kilogramsOf(amount, { own, product }),
    }
  })
  const parts = weighed.toSorted(byWeight).map((one) => partOf(one.id, reading))
  return {
    text: parts.map(({ text }) => text).join(', '),
    is_ordered: weighed.every(({ weight }) => weight !== null) && parts.every((part) => part.is_ordered),
  }
}

/** An ingredient; one with a recipe of its own with what it is made of. */
function partOf(id: number, reading: Reading): IngredientsText {
  const component = reading.components.get(id)
  if (component === undefined) return { text: '', is_ordered: true }
  const name = withAllergens(component.name, component.stated, reading)
  if (component.ingredients.length === 0) return { text: name, is_ordered: true }
  const inside = listOf(id, reading)
  return { ...inside, text: `${name} (${inside.text})` }
}

/** Empty for a product without a recipe. Recipes have no cycles. */
export const writeIngredients = (id: number, reading: Reading): IngredientsText => listOf(id, reading)

/**
 * Allergens of the set that a text written by people says neither by name nor by an ingredient that holds it.
 */
export function missingAllergens(
  text: string,
  set: AllergenSet,
  { components, nameOf }: Pick<Reading, 'components' | 'nameOf'>,
): number[] {
  const holders = (id: number): string[] =>
    [...components.values()].flatMap(({ name, stated }) => (idsOf(stated).includes(id) ? [name] : []))
  return namedOf(set).filter((id) => ![nameOf(id), ...holders(id)].some((name) => says(text, name)))
}
