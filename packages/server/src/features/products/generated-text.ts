/** The list of ingredients as the recipes make it, and what a text of people leaves out. */
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

const amountOf = (amount: string | null, unit_id: number | null): Amount | null =>
  amount === null || unit_id === null ? null : { amount, unit_id }

const componentOf = (row: ComponentRow): Component => ({
  name: row.name,
  measures: {
    density: row.density,
    portion: amountOf(row.portion_amount, row.portion_amount_unit_id),
    piece: amountOf(row.piece_amount, row.piece_amount_unit_id),
  },
  stated: row.stated,
  ingredients: row.ingredients,
})

type Described = {
  readonly generated_ingredients_text: string
  readonly is_ingredients_order_known: boolean
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
    components: new Map(rows.map((row) => [row.id, componentOf(row)])),
    own: new Map(units.map((unit) => [unit.id, unit])),
    nameOf: (allergen: number) => nameIn(lang, `allergens.${keys.get(allergen) ?? ''}`),
    emphasise: (text: string) => text.toLocaleUpperCase(lang),
  }
  const { text, is_ordered } = writeIngredients(id, reading)
  return {
    generated_ingredients_text: text,
    is_ingredients_order_known: is_ordered,
    missing_allergens: own_text.trim() === '' ? [] : missingAllergens(own_text, contains, reading),
  }
}
