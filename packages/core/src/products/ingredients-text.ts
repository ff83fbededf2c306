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
  readonly nameOf: (allergen: number) => string
  readonly emphasise: (text: string) => string
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

/**
 * Words of the text that say one of the names, emphasised: Regulation (EU) No 1169/2011, Article 21.
 */
const emphasiseNamed = (text: string, names: readonly string[], emphasise: Reading['emphasise']): string =>
  text.replace(/[\p{L}\p{M}'’-]+/gu, (word) =>
    names.some((name) => says(word, name)) ? emphasise(word) : word,
  )

/** A name with its allergens: emphasised itself where it says them, else they follow in brackets. */
function withAllergens(name: string, set: AllergenSet, { nameOf, emphasise }: Reading, inside = ''): string {
  const named = namedOf(set).map(nameOf)
  const silent = named.filter((one) => !says(name, one) && !says(inside, one))
  const shown = named.some((one) => says(name, one)) ? emphasise(name) : name
  const listed = inside === '' ? shown : `${shown} (${emphasiseNamed(inside, named, emphasise)})`
  return silent.length === 0 ? listed : `${listed} (${silent.map(emphasise).join(', ')})`
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

function listOf(id: number, reading: Reading): IngredientsText {
  const component = reading.components.get(id)
  const weighed = weigh(component, reading)
  const bowl = {
    weights: weighed.map(({ weight }) => weight),
    yielded: yieldedBy(component, reading.own),
  }
  const parts = weighed.toSorted(byWeight).map((one) => {
    const percent = one.is_quid ? percentOf(one.weight, bowl) : null
    const part = partOf(one.id, reading, percent === null ? '' : ` (${reading.sayPercent(percent)})`)
    return { ...part, is_quid_known: part.is_quid_known && one.is_quid === (percent !== null) }
  })
  return {
    text: parts.map(({ text }) => text).join(', '),
    is_ordered: bowl.weights.every((weight) => weight !== null) && parts.every((part) => part.is_ordered),
    is_quid_known: parts.every((part) => part.is_quid_known),
  }
}

/** An ingredient; one with a recipe of its own with what it is made of. */
function partOf(id: number, reading: Reading, percent: string): IngredientsText {
  const component = reading.components.get(id)
  const known = { is_ordered: true, is_quid_known: true }
  if (component === undefined) return { text: '', ...known }
  const { name, additive, stated, ingredients, own_text = '' } = component
  if (ingredients.length > 0) {
    const inside = listOf(id, reading)
    return { ...inside, text: `${withAllergens(name, stated, reading)}${percent} (${inside.text})` }
  }
  if (additive !== undefined) return { text: withAllergens(additive, stated, reading) + percent, ...known }
  const bought = own_text.trim().replace(/\.$/, '')
  return { text: withAllergens(`${name}${percent}`, stated, reading, bought), ...known }
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
