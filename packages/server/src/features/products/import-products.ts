/** Import of a catalogue from a table: a preview says what each row does, the import does it or nothing. */
import type { ProductImportPreview, products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { proposeAllergens } from '@larder/core/allergens'
import { fieldsByName } from '@larder/core/imports'
import {
  isProductField,
  planProducts,
  planRecipes,
  type KnownProduct,
  type PlannedLine,
  type PlannedProduct,
  type ProductField,
  type RecipePart,
} from '@larder/core/products'
import { companyOf, placeOf, writingUser, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { invalid, Problem } from '#kit/problem.ts'
import {
  MOST_ERRORS,
  readColumns,
  refuseRows,
  summarize,
  takeSheets,
  type Table,
} from '#kit/spreadsheet/take-table.ts'
import { blankProduct } from './change-products.ts'
import { replaceRecipe } from './change-recipe.ts'
import { endUncovered } from './end-uncovered.ts'
import { kindWords, productWords, recipeWords, unitsByName } from './import-words.ts'
import { insertProductRows, listKnownProducts, updateImported } from './import.queries.ts'
import { findPlaceFacts } from './products.queries.ts'
import { listIngredientRows, lockRecipes } from './recipes.queries.ts'
import { listUnitRows } from './units.queries.ts'

/** Rows of one statement: each has two dozen parameters, and a statement at most 65,535. */
const BATCH = 500

type Body = Input<typeof products.import>['body']
type Query = Input<typeof products.import>['query']
type Tables = { readonly products: Table; readonly recipes: Table }

/**
 * Products on the first sheet, lines of recipes on the second. @throws Problem 413; 422 for what is no table
 */
export async function takeTables(outside: Outside, { body }: { readonly body: Body }): Promise<Tables> {
  const languageOf = async (ctx: Ctx): Promise<string> =>
    (await findPlaceFacts(ctx.db, placeOf(ctx))).preferred_language
  const sheets = await takeSheets(outside, languageOf, 2)
  if (sheets === null) return { products: body.rows ?? [], recipes: body.recipe_rows ?? [] }
  return { products: sheets[0] ?? [], recipes: sheets[1] ?? [] }
}

type Planned = {
  readonly head: readonly string[]
  readonly fields: readonly (ProductField | null)[]
  readonly has_head: boolean
  readonly known: readonly KnownProduct[]
  readonly rows: readonly PlannedProduct[]
  readonly lines: readonly PlannedLine[]
}

/** Without names of columns the first one has the names of the products. */
function guess(first: readonly string[]) {
  const fields = fieldsByName(first, productWords)
  if (fields.some((field) => field !== null)) return { fields, has_head: true }
  const name = first.findIndex((cell) => cell.trim() !== '')
  return { fields: first.map((_, at) => (at === name ? ('name' as const) : null)), has_head: false }
}

async function plan(ctx: Ctx, query: Query, tables: Tables): Promise<Planned> {
  const [first] = tables.products
  if (first === undefined) throw invalid('file', 'empty_table', 'The table has no rows.')
  const guessed = guess(first)
  const has_head = query.head ?? guessed.has_head
  const fields = query.columns === undefined ? guessed.fields : readColumns(query.columns, isProductField)
  if (query.columns !== undefined && !fields.some((field) => field !== null && field !== 'kind'))
    throw invalid('columns', 'name_column', 'Choose the column of the names.')
  const company_id = companyOf(ctx)
  const existingProducts = await listKnownProducts(ctx.db, company_id)
  const units = unitsByName(await listUnitRows(ctx.db, company_id))
  const rows = planProducts({
    rows: has_head ? tables.products.slice(1) : tables.products,
    fields,
    first_line: has_head ? 2 : 1,
    known: existingProducts,
    units,
    ...kindWords,
  })
  const recipeColumns = fieldsByName(tables.recipes[0] ?? [], recipeWords)
  const lines = recipeColumns.includes('ingredient')
    ? planRecipes({
        rows: tables.recipes.slice(1),
        fields: recipeColumns,
        first_line: 2,
        known: existingProducts,
        units,
        planned: rows,
      })
    : []
  return { head: first, fields, has_head, known: existingProducts, rows, lines }
}

const keyOfPart = (part: RecipePart): string => ('id' in part ? `id:${part.id}` : `line:${part.line}`)

/** Lines by recipe; those whose product is not known are alone. */
const byRecipe = (lines: readonly PlannedLine[]): readonly PlannedLine[][] => [
  ...Map.groupBy(lines, ({ line, product }) => (product === null ? `?${line}` : keyOfPart(product))).values(),
]
const isWhole = (lines: readonly PlannedLine[]): boolean => lines.every(({ errors }) => errors.length === 0)

type NamedProduct = ProductImportPreview['named'][number] & { readonly id: number | null }

/** Rows with a new name that names allergens, in the language of the place. */
async function namedIn(ctx: Ctx, { rows, known: existingProducts }: Planned): Promise<NamedProduct[]> {
  const { preferred_language: lang } = await findPlaceFacts(ctx.db, placeOf(ctx))
  const names = new Map(existingProducts.map((one) => [one.id, one.name]))
  return rows.flatMap(({ line, state, id, product: { name } }) => {
    const isNew = state !== 'wrong' && name !== '' && (id === null || names.get(id) !== name)
    const proposals = isNew ? proposeAllergens([{ texts: [name], ruled_out: [] }], 0, lang) : []
    return proposals.length === 0 ? [] : [{ id, line, name, allergens: proposals.map((one) => one.id) }]
  })
}

export async function previewImport(
  ctx: Ctx,
  { query }: Input<typeof products.preview>,
  tables: Tables,
): Promise<ProductImportPreview> {
  const planned = await plan(ctx, query, tables)
  const { head, fields, has_head, rows, lines } = planned
  const { first, ...counts } = summarize(rows)
  const namedProducts = await namedIn(ctx, planned)
  return {
    has_head,
    columns: head.map((name, column) => ({ name, field: fields[column] ?? null })),
    ...counts,
    no_kind_count: rows.filter(({ state, product }) => state === 'new' && product.is_ingredient === null)
      .length,
    rows: first.map(({ line, state, product, errors }) => ({
      line,
      state,
      name: product.name,
      code: product.code,
      errors: [...errors],
    })),
    named_count: namedProducts.length,
    named: namedProducts
      .slice(0, MOST_ERRORS)
      .map(({ line, name, allergens }) => ({ line, name, allergens })),
    recipe_count: byRecipe(lines).filter(isWhole).length,
    wrong_recipe_count: byRecipe(lines).filter((recipe) => !isWhole(recipe)).length,
    wrong_lines: lines
      .filter(({ errors }) => errors.length > 0)
      .slice(0, MOST_ERRORS)
      .map(({ line, errors }) => ({ line, errors: [...errors] })),
  }
}

/**
 * Adds the new products and completes those that exist: what a row leaves empty stays. Recipes of the second
 * sheet replace those of their products. @throws Problem 422 with the wrong rows (`rows.LINE.FIELD`,
 * `recipes.LINE.FIELD`), unless they are to be skipped: a recipe with a wrong line is left out as a whole
 */
export async function importProducts(
  ctx: Ctx,
  { query }: Input<typeof products.import>,
  tables: Tables,
): Promise<ResponseOf<typeof products.import>> {
  const company_id = companyOf(ctx)
  await lockRecipes(ctx.db, company_id)
  const planned = await plan(ctx, query, tables)
  const { rows, lines } = planned
  const wrong = rows.filter(({ state }) => state === 'wrong')
  const wrongLines = lines.filter(({ errors }) => errors.length > 0)
  if (wrong.length > 0 && query.skip_wrong !== true) refuseRows(wrong)
  if (wrongLines.length > 0 && query.skip_wrong !== true) refuseRows(wrongLines, 'recipes')
  const added = await addRows(ctx, rows, query.kind)
  const existing = rows.flatMap(({ state, id, product }) =>
    state === 'existing' && id !== null ? [{ id, product }] : [],
  )
  const renamed = (await namedIn(ctx, planned)).flatMap(({ id }) => id ?? [])
  const ended = await endUncovered(ctx, renamed, () =>
    updateImported(ctx.db, company_id, existing, ctx.now.toISOString()),
  )
  const recipes = await writeRecipes(ctx, lines, added)
  const counts = {
    added: added.size,
    existing: existing.length,
    skipped: wrong.length,
    recipes: recipes.written,
  }
  const statements_ended = [...new Set([...ended, ...recipes.statements_ended])]
  const detail = statements_ended.length === 0 ? { import: counts } : { import: counts, statements_ended }
  ctx.audit({ entity: 'product', detail })
  return counts
}

/** Ids of the new products by their lines. */
async function addRows(
  ctx: Ctx,
  rows: readonly PlannedProduct[],
  kind: Query['kind'],
): Promise<ReadonlyMap<number, number>> {
  const { company_id, place_id } = placeOf(ctx)
  const author = { place_id, created_by: writingUser(ctx), now: ctx.now.toISOString() }
  const added = rows.filter(({ state }) => state === 'new')
  const ids = new Map<number, number>()
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH)
    const values = batch.map(({ product: { is_ingredient, is_outsourced, ...product } }) => ({
      ...blankProduct,
      ...product,
      is_ingredient: is_ingredient ?? kind === 'ingredient',
      is_outsourced: is_outsourced ?? kind === 'outsourced',
      is_kind_stated: is_ingredient !== null || kind !== undefined,
    }))
    const newIds = await insertProductRows(ctx.db, company_id, values, author)
    for (const [at, { line }] of batch.entries()) ids.set(line, newIds[at] ?? 0)
  }
  return ids
}

/** How many recipes were written, and the ended statements; those that are as they were are left alone. */
async function writeRecipes(
  ctx: Ctx,
  lines: readonly PlannedLine[],
  added: ReadonlyMap<number, number>,
): Promise<{ readonly written: number; readonly statements_ended: readonly number[] }> {
  const idOf = (part: RecipePart | null): number =>
    part === null ? 0 : 'id' in part ? part.id : (added.get(part.line) ?? 0)
  let written = 0
  const statements_ended: number[] = []
  for (const recipe of byRecipe(lines).filter(isWhole)) {
    const product_id = idOf(recipe[0]?.product ?? null)
    const before = await listIngredientRows(ctx.db, companyOf(ctx), product_id)
    const wanted = recipe.map(({ ingredient, amount, unit_id }) => {
      const ingredient_product_id = idOf(ingredient)
      const ingredientRow = before.find((one) => one.ingredient_product_id === ingredient_product_id)
      return {
        ingredient_product_id,
        amount: amount ?? '',
        amount_unit_id: unit_id ?? 0,
        is_quid: ingredientRow?.is_quid ?? false,
      }
    })
    const isSame =
      before.length === wanted.length &&
      wanted.every(({ ingredient_product_id: id, amount, amount_unit_id }, at) => {
        const one = before[at]
        return (
          one?.ingredient_product_id === id &&
          one.amount_unit_id === amount_unit_id &&
          Number(one.amount) === Number(amount)
        )
      })
    if (isSame) continue
    const done = await replaceRecipe(ctx, product_id, wanted).catch((thrown: unknown) =>
      refuseRecipe(thrown, recipe),
    )
    statements_ended.push(...done.statements_ended)
    written += 1
  }
  return { written, statements_ended }
}

/** The line of the table instead of the place in the recipe. */
function refuseRecipe(thrown: unknown, recipe: readonly PlannedLine[]): never {
  if (!(thrown instanceof Problem)) throw thrown
  const [error] = thrown.errors
  const at = Number(/^ingredients\.(\d+)\./.exec(error?.field ?? '')?.[1] ?? 0)
  throw invalid(`recipes.${recipe[at]?.line ?? 0}.ingredient`, error?.code ?? 'invalid', error?.message)
}
