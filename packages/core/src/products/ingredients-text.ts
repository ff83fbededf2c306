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
import { allergenIds, idsOf, type AllergenSet } from './allergens.ts'
import { withoutOtherFoods } from './other-foods.ts'
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
const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)

/** A part of three letters begins a word: Latvian eggs, “olas”, are not in “granola”. */
const includesStem = (text: string, part: string): boolean =>
  part.length > 3 ? text.toLowerCase().includes(part) : wordsOf(text).some((word) => word.startsWith(part))

/** Whether the text names the ingredient. */
const says = (text: string, name: string): boolean => includesStem(text, stem(name))

type Finder = (plain: string) => boolean

/** Whether a text without other foods names the allergen; other allergens that contain its name do not. */
function finderOf(name: string, { nameOf }: Pick<Reading, 'nameOf'>): Finder {
  const part = stem(name)
  // Estonian tree nuts, “pähklid”, are in “maapähklid”, peanuts.
  const longer = allergenIds
    .map(nameOf)
    .filter((other) => other.toLowerCase() !== name.toLowerCase() && other.toLowerCase().includes(part))
    .map(stem)
  if (longer.length === 0) return (plain) => includesStem(plain, part)
  const isOther = (word: string): boolean => longer.some((other) => word.includes(other))
  return (plain) =>
    includesStem(
      wordsOf(plain)
        .filter((word) => !isOther(word))
        .join(' '),
      part,
    )
}

/** Wheat is the cereal: gluten is not named beside it. */
const namedOf = (set: AllergenSet): number[] => {
  const ids = idsOf(set)
  return ids.filter((id) => id !== GLUTEN || !ids.includes(WHEAT))
}

/**
 * Words of the text that say one of the names, emphasised: Regulation (EU) No 1169/2011, Article 21.
 */
const emphasiseNamed = (text: string, finders: readonly Finder[], emphasise: Reading['emphasise']): string =>
  text.replace(/[\p{L}\p{M}'’-]+/gu, (word) => {
    const plain = withoutOtherFoods(word)
    return finders.some((isIn) => isIn(plain)) ? emphasise(word) : word
  })

/** A name with its allergens: emphasised itself where it says them, else they follow in brackets. */
function withAllergens(name: string, set: AllergenSet, reading: Reading, inside = ''): string {
  const { nameOf, emphasise } = reading
  const named = namedOf(set).map((id) => ({ word: nameOf(id), isIn: finderOf(nameOf(id), reading) }))
  const [plainName, plainInside] = [withoutOtherFoods(name), withoutOtherFoods(inside)]
  const silent = named.filter(({ isIn }) => !isIn(plainName) && !isIn(plainInside))
  const shown = named.some(({ isIn }) => isIn(plainName)) ? emphasise(name) : name
  const finders = named.map(({ isIn }) => isIn)
  const listed = inside === '' ? shown : `${shown} (${emphasiseNamed(inside, finders, emphasise)})`
  return silent.length === 0 ? listed : `${listed} (${silent.map(({ word }) => emphasise(word)).join(', ')})`
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
  const known = written.get(id)
  if (known !== undefined) return known
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
    const said = percent === null ? '' : ` (${reading.sayPercent(percent)})`
    const part = partOf(one.id, { reading, written, percent: said })
    if (part === null) return null
    parts.push({ ...part, is_quid_known: part.is_quid_known && one.is_quid === (percent !== null) })
  }
  const text = parts.map((part) => part.text).join(', ')
  if (text.length > MOST_LETTERS) return null
  return {
    text,
    is_ordered: bowl.weights.every((weight) => weight !== null) && parts.every((part) => part.is_ordered),
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
  const known = { is_ordered: true, is_quid_known: true }
  if (component === undefined) return { text: '', ...known }
  const { name, additive, stated, ingredients, own_text = '' } = component
  if (ingredients.length > 0) {
    const inside = listOf(id, reading, written)
    if (inside === null) return null
    return { ...inside, text: `${withAllergens(name, stated, reading)}${percent} (${inside.text})` }
  }
  if (additive !== undefined) return { text: withAllergens(additive, stated, reading) + percent, ...known }
  const bought = own_text.trim().replace(/\.$/, '')
  return { text: withAllergens(`${name}${percent}`, stated, reading, bought), ...known }
}

const TOO_LONG: IngredientsText = { text: '', is_ordered: false, is_quid_known: false }

/** Empty for a product without a recipe, and for a list of more than `MOST_LETTERS`. Recipes have no cycles. */
export const writeIngredients = (id: number, reading: Reading): IngredientsText =>
  listOf(id, reading, new Map()) ?? TOO_LONG

/** A text written by people with the words emphasised that name an allergen of the set. */
export const emphasiseAllergens = (
  text: string,
  set: AllergenSet,
  { nameOf, emphasise }: Pick<Reading, 'nameOf' | 'emphasise'>,
): string =>
  emphasiseNamed(
    text,
    namedOf(set).map((id) => finderOf(nameOf(id), { nameOf })),
    emphasise,
  )

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
  const plain = withoutOtherFoods(text)
  return namedOf(set).filter(
    (id) => !finderOf(nameOf(id), { nameOf })(plain) && !holders(id).some((name) => says(text, name)),
  )
}
