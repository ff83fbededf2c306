/** What a reader is shown of one allergen in one product: what nobody stated is never free of it. */
export type AllergenState = 'contains' | 'may_contain' | 'free' | 'not_stated'

export type ShownAllergens = {
  readonly contains: readonly number[]
  readonly may_contain: readonly number[]
  readonly are_allergens_stated: boolean
}

export function allergenStateOf(
  { contains, may_contain, are_allergens_stated }: ShownAllergens,
  id: number,
): AllergenState {
  if (contains.includes(id)) return 'contains'
  if (may_contain.includes(id)) return 'may_contain'
  return are_allergens_stated ? 'free' : 'not_stated'
}

/** An ingredient of a recipe. */
export type Part = { readonly ingredient_product_id: number; readonly is_stated: boolean }

/**
 * Whether a change of a recipe ends the statements on the product and on all that contain it: it brings in what
 * nobody stated, or takes away all that said what is in it.
 */
export function endsStatements(before: readonly Part[], after: readonly Part[]): boolean {
  if (after.length === 0) return before.length > 0
  const ingredientIds = new Set(before.map((one) => one.ingredient_product_id))
  return after.some((one) => !one.is_stated && !ingredientIds.has(one.ingredient_product_id))
}
