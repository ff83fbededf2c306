/** The list of ingredients as the recipes make it, and what a text of people leaves out. */
import { languageTag } from '@larder/core/languages'
import { additiveClasses, additiveName, findAdditive, sayAdditive } from '@larder/core/additives'
import {
  declareIn,
  declareIngredient,
  declareList,
  proposeAllergens,
  readRuledOut,
  type Declaring,
  type RuledOut,
} from '@larder/core/allergens'
import { countryKey } from '@larder/core/classifiers'
import { labelLawOf } from '@larder/core/labels'
import { allergens, writeIngredients, type AllergenSet, type Component } from '@larder/core/products'
import type { Product } from '@larder/contract/products'
import type { Amount } from '@larder/core/measures'
import { placeOf, type Ctx } from '#kit/context.ts'
import { nameIn } from '#kit/text/texts.ts'
import { findPlaceFacts } from './products.queries.ts'
import { listComponents, type ComponentRow } from './recipes.queries.ts'
import { listUnitRows } from './units.queries.ts'

const keys = new Map<number, string>(allergens.map(({ id, key }) => [id, key]))

/** Null where a part of it is not known. */
export const amountOf = (amount: string | null, unit_id: number | null): Amount | null =>
  amount === null || unit_id === null ? null : { amount, unit_id }

const classKeys = new Map<number, string>(additiveClasses.map(({ id, key }) => [id, key]))

/** Nothing for a product that is no additive. */
function additiveOf(row: ComponentRow, lang: string): { readonly additive?: string } {
  const additive = findAdditive(row.esubstance_id)
  const key = classKeys.get(row.additive_class_id ?? 0)
  if (additive === undefined || key === undefined) return {}
  const class_name = nameIn(lang, `additive_class.${key}`)
  const name = additiveName(additive, lang)
  const { e_number } = additive
  return {
    additive: sayAdditive({
      class_id: row.additive_class_id ?? 0,
      class_name,
      e_number,
      name,
      is_named: row.is_additive_named,
    }),
  }
}

/** “12 %”; what weighed more than the finished product is in grams (Annex VIII, point 4 (a)). */
const percentIn =
  (lang: string) =>
  (percent: string): string => {
    const value = Number(percent)
    const number = new Intl.NumberFormat(languageTag(lang), {
      maximumFractionDigits: 1,
      ...(value <= 100 && { style: 'percent' }),
    })
    return value > 100 ? `${number.format(value)} g / 100 g` : number.format(value / 100)
  }

/** How lists in the language declare allergens by the law of the country: emphasised by capitals. */
export const declaringIn = (lang: string, country: string | undefined): Declaring => ({
  lang,
  has_clear_names: labelLawOf(country).has_clear_names,
  nameOf: (allergen) => nameIn(lang, `allergens.${keys.get(allergen) ?? ''}`),
  emphasise: (text) => text.toLocaleUpperCase(languageTag(lang)),
})

/** A list with all allergens of the set declared; nothing is added where a statement beside it is enough. */
export function declaredList(
  text: string,
  set: AllergenSet,
  {
    lang,
    country,
    declared = 0,
  }: { readonly lang: string; readonly country: string | undefined; readonly declared?: AllergenSet },
): string {
  const declaring = { ...declaringIn(lang, country), declared }
  if (labelLawOf(country).is_contains_enough) return declareIn(text, set, declaring).text
  return declareList(text, set, { ...declaring, contains: nameIn(lang, 'allergens.contains') })
}

const componentOf = (row: ComponentRow, lang: string): Component => ({
  name: row.name,
  measures: {
    density: row.density,
    portion: amountOf(row.portion_amount, row.portion_amount_unit_id),
    piece: amountOf(row.piece_amount, row.piece_amount_unit_id),
  },
  stated: row.stated,
  ingredients: row.ingredients,
  own_text: row.ingredients_text,
  yields: amountOf(row.recipe_total_amount, row.recipe_total_amount_unit_id),
  ...additiveOf(row, lang),
})

type Described = Pick<
  Product,
  | 'generated_ingredients_text'
  | 'is_ingredients_order_known'
  | 'is_quid_known'
  | 'missing_allergens'
  | 'named_allergens'
>
type Wanted = {
  readonly id: number
  readonly own_text: string
  /** Everything that the product holds. */
  readonly contains: AllergenSet
  readonly ruled_out: readonly RuledOut[]
}

/** What names and lists of the product and its ingredients name, beside the set; each settles its own words. */
const namedIn = (
  rows: readonly ComponentRow[],
  contains: AllergenSet,
  { lang, ruled_out }: { readonly lang: string; readonly ruled_out: readonly RuledOut[] },
): Product['named_allergens'] =>
  proposeAllergens(
    rows.map((row) => ({
      texts: [row.name, row.ingredients_text, findAdditive(row.esubstance_id)?.e_number ?? ''],
      ruled_out: [...ruled_out, ...row.allergens_ruled_out.map(readRuledOut)],
    })),
    contains,
    lang,
  )

/** In the language of the place, allergens in capitals. */
export async function describeIngredients(
  ctx: Ctx,
  { id, own_text, contains, ruled_out }: Wanted,
): Promise<Described> {
  const { company_id, place_id } = placeOf(ctx)
  const { preferred_language: lang, country_id } = await findPlaceFacts(ctx.db, { company_id, place_id })
  const country = countryKey(country_id)
  const declaring = declaringIn(lang, country)
  const rows = await listComponents(ctx.db, company_id, id)
  const units = await listUnitRows(ctx.db, company_id)
  const { text, is_ordered, is_quid_known } = writeIngredients(id, {
    components: new Map(rows.map((row) => [row.id, componentOf(row, lang)])),
    own: new Map(units.map((unit) => [unit.id, unit])),
    declare: (listed, set) => declareIngredient(listed, set, declaring),
    sayPercent: percentIn(lang),
  })
  const own = own_text.trim()
  // Each ingredient declares what is stated of it.
  let declared: AllergenSet = 0
  for (const row of rows) if (row.id !== id) declared |= row.stated
  return {
    generated_ingredients_text: text === '' ? '' : declaredList(text, contains, { lang, country, declared }),
    is_ingredients_order_known: is_ordered,
    is_quid_known,
    missing_allergens: own === '' ? [] : [...declareIn(own, contains, declaring).missing],
    named_allergens: namedIn(rows, contains, { lang, ruled_out }),
  }
}
