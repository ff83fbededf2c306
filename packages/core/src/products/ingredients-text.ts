/**
 * The list of ingredients of a product, written from its recipes: descending weight. How allergens are declared is an
 * argument, because the words of all languages are on the server only.
 */
import {
  compare,
  kilogramsOf,
  type Amount,
  type OwnUnits,
  type ProductMeasures,
  type Rational,
} from '../measures/index.ts'
import type { AllergenSet } from './allergens.ts'
import { percentOf } from './quid.ts'

export type Component = {
  readonly name: string
  readonly measures: ProductMeasures
  /** Stated by people as in the food. */
  readonly stated: AllergenSet
  readonly ingredients: readonly (Amount & { readonly product_id: number; readonly is_quid?: boolean })[]
  /** An additive as `sayAdditive` writes it, instead of the name. */
  readonly additive?: string
  /** What the supplier lists; counts for a product without a recipe. */
  readonly own_text?: string
  /** What the recipe gives. */
  readonly yields?: Amount | null
}

type Reading = {
  readonly components: ReadonlyMap<number, Component>
  readonly own: OwnUnits
  /** The text of one ingredient with the allergens emphasised, and in brackets those that it does not declare. */
  readonly declare: (text: string, set: AllergenSet) => string
  /** “12” or “2.5” as the language writes it: “12 %”. Over 100 it is grams for 100 g of the product. */
  readonly sayPercent: (percent: string) => string
}

export type IngredientsText = {
  readonly text: string
  /** False where the weight of an ingredient is not known: those are written last. */
  readonly is_ordered: boolean
  /** False where a percentage is wanted and the weights do not give it. */
  readonly is_quid_known: boolean
}

type Weighed = {
  readonly id: number
  readonly at: number
  readonly weight: Rational | null
  readonly is_quid: boolean
}

/** Heaviest first; equal ones and those of unknown weight in the order of the recipe. */
const byWeight = (a: Weighed, b: Weighed): number =>
  a.weight === null || b.weight === null
    ? Number(a.weight === null) - Number(b.weight === null) || a.at - b.at
    : compare(b.weight, a.weight) || a.at - b.at

const yieldedBy = (component: Component | undefined, own: OwnUnits): Rational | null =>
  component?.yields == null ? null : kilogramsOf(component.yields, { own, product: component.measures })

function weigh(component: Component | undefined, { components, own }: Reading): Weighed[] {
  return (component?.ingredients ?? []).map(({ product_id, is_quid = false, ...amount }, at) => {
    const product = components.get(product_id)?.measures
    const weight = product === undefined ? null : kilogramsOf(amount, { own, product })
    return { id: product_id, at, weight, is_quid }
  })
}

/** A list of more letters is none: recipes in recipes may double it at each level. */
export const MOST_LETTERS = 200_000

/** Lists that are written already; null for one that is too long. */
type Written = Map<number, IngredientsText | null>

function listOf(id: number, reading: Reading, written: Written): IngredientsText | null {
  const cachedText = written.get(id)
  if (cachedText !== undefined) return cachedText
  const list = writeList(id, reading, written)
  written.set(id, list)
  return list
}

function writeList(id: number, reading: Reading, written: Written): IngredientsText | null {
  const component = reading.components.get(id)
  const weighed = weigh(component, reading)
  const bowl = {
    weights: weighed.map(({ weight }) => weight),
    yielded: yieldedBy(component, reading.own),
  }
  const parts: IngredientsText[] = []
  for (const one of weighed.toSorted(byWeight)) {
    const percent = one.is_quid ? percentOf(one.weight, bowl) : null
    const percentText = percent === null ? '' : ` (${reading.sayPercent(percent)})`
    const part = partOf(one.id, { reading, written, percent: percentText })
    if (part === null) return null
    parts.push({ ...part, is_quid_known: part.is_quid_known && one.is_quid === (percent !== null) })
  }
  const text = parts.map((part) => part.text).join(', ')
  if (text.length > MOST_LETTERS) return null
  return {
    text,
    is_ordered:
      (weighed.length < 2 || bowl.weights.every((weight) => weight !== null)) &&
      parts.every((part) => part.is_ordered),
    is_quid_known: parts.every((part) => part.is_quid_known),
  }
}

/** An ingredient; one with a recipe of its own with what it is made of. */
function partOf(
  id: number,
  {
    reading,
    written,
    percent,
  }: { readonly reading: Reading; readonly written: Written; readonly percent: string },
): IngredientsText | null {
  const component = reading.components.get(id)
  const certainty = { is_ordered: true, is_quid_known: true }
  if (component === undefined) return { text: '', ...certainty }
  const { name, additive, stated, ingredients, own_text = '' } = component
  if (ingredients.length > 0) {
    const inside = listOf(id, reading, written)
    if (inside === null) return null
    return { ...inside, text: `${reading.declare(name, stated)}${percent} (${inside.text})` }
  }
  if (additive !== undefined) return { text: reading.declare(additive, stated) + percent, ...certainty }
  const bought = own_text.trim().replace(/\.$/, '')
  const listed = `${name}${percent}${bought === '' ? '' : ` (${bought})`}`
  return { text: reading.declare(listed, stated), ...certainty }
}

const TOO_LONG: IngredientsText = { text: '', is_ordered: false, is_quid_known: false }

/** Empty for a product without a recipe, and for a list of more than `MOST_LETTERS`. Recipes have no cycles. */
export const writeIngredients = (id: number, reading: Reading): IngredientsText =>
  listOf(id, reading, new Map()) ?? TOO_LONG
