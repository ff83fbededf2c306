/** The list of ingredients as the recipes make it, and what a text of people leaves out. */
import { additiveClasses, additiveName, findAdditive, sayAdditive } from '@larder/core/additives'
import {
  allergens,
  missingAllergens,
  writeIngredients,
  type AllergenSet,
  type Component,
} from '@larder/core/products'
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
    const number = new Intl.NumberFormat(lang.replace('_', '-'), {
      maximumFractionDigits: 1,
      ...(value <= 100 && { style: 'percent' }),
    })
    return value > 100 ? `${number.format(value)} g / 100 g` : number.format(value / 100)
  }

/** Names of allergens in the language, and how lists emphasise them: in capitals. */
export const wordsIn = (lang: string) => ({
  nameOf: (allergen: number): string => nameIn(lang, `allergens.${keys.get(allergen) ?? ''}`),
  emphasise: (text: string): string => text.toLocaleUpperCase(lang.replace('_', '-')),
})

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

type Described = {
  readonly generated_ingredients_text: string
  readonly is_ingredients_order_known: boolean
  readonly is_quid_known: boolean
  readonly missing_allergens: number[]
}

/** In the language of the place, allergens in capitals. `contains` is everything that the product holds. */
export async function describeIngredients(
  ctx: Ctx,
  {
    id,
    own_text,
    contains,
  }: { readonly id: number; readonly own_text: string; readonly contains: AllergenSet },
): Promise<Described> {
  const { company_id, place_id } = placeOf(ctx)
  const { preferred_language: lang } = await findPlaceFacts(ctx.db, { company_id, place_id })
  const rows = await listComponents(ctx.db, company_id, id)
  const units = await listUnitRows(ctx.db, company_id)
  const reading = {
    components: new Map(rows.map((row) => [row.id, componentOf(row, lang)])),
    own: new Map(units.map((unit) => [unit.id, unit])),
    ...wordsIn(lang),
    sayPercent: percentIn(lang),
  }
  const { text, is_ordered, is_quid_known } = writeIngredients(id, reading)
  return {
    generated_ingredients_text: text,
    is_ingredients_order_known: is_ordered,
    is_quid_known,
    missing_allergens: own_text.trim() === '' ? [] : missingAllergens(own_text, contains, reading),
  }
}
