/** The catalogue as people change it. */
import type { Product, products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { writeRuledOut } from '@larder/core/allergens'
import { faultOfGtin } from '@larder/core/products'
import { companyOf, placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { endUncovered } from './end-uncovered.ts'
import { requireUnits } from './product-units.ts'
import {
  hideProductRow,
  insertProductRow,
  lockProductRow,
  pageProducts,
  takenBy,
  updateProductRow,
  type ProductValues,
} from './products.queries.ts'
import { lockRecipes } from './recipes.queries.ts'
import { showProduct } from './show-product.ts'
import { showStatement } from './show-statement.ts'
import { listUnitRows } from './units.queries.ts'

/** Scanners and labels write the same number with more or fewer zeros before it. */
const searchOf = (text: string): string => (faultOfGtin(text) === null ? text.replace(/^0+/, '') : text)

export async function listProducts(
  ctx: Ctx,
  { query }: Input<typeof products.list>,
): Promise<ResponseOf<typeof products.list>> {
  const { page, perPage, kind, search = '' } = query
  const { rows, total } = await pageProducts(ctx.db, companyOf(ctx), {
    search: searchOf(search.trim()),
    kind,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const data = rows.map(({ is_stated, ...row }) => ({
    ...row,
    are_allergens_stated: is_stated,
    allergens_stated: showStatement(ctx, row),
  }))
  return { data, meta: { current_page: page, per_page: perPage, total } }
}

/** @throws Problem 404 */
export const getProduct = (ctx: Ctx, { params }: Input<typeof products.get>): Promise<Product> =>
  showProduct(ctx, params.id)

/** A new product of which nothing but the name is known. */
export const blankProduct: Omit<ProductValues, 'name'> = {
  code: '',
  ean: '',
  is_outsourced: false,
  is_ingredient: false,
  is_kind_stated: true,
  expiration_type_id: null,
  expiration_time_unit_count: null,
  expiration_time_unit_id: null,
  recipe_total_amount: null,
  recipe_total_amount_unit_id: null,
  portion_amount: null,
  portion_amount_unit_id: null,
  piece_amount: null,
  piece_amount_unit_id: null,
  density: null,
  preparation_instructions_text: '',
  ingredients_text: '',
  consuming_guide_text: '',
  storing_conditions_text: '',
  esubstance_id: null,
  additive_class_id: null,
  is_additive_named: false,
  packaging_material_ids: [],
  allergens_ruled_out: [],
}

const pairs = [
  ['expiration_time_unit_count', 'expiration_time_unit_id'],
  ['recipe_total_amount', 'recipe_total_amount_unit_id'],
  ['portion_amount', 'portion_amount_unit_id'],
  ['piece_amount', 'piece_amount_unit_id'],
] as const
/** Values that are needed with others. */
const together = [...pairs, ['esubstance_id', 'additive_class_id']] as const

type ProductChange = Omit<Input<typeof products.change>['body'], 'base_version'>

/** The values with those given; a field that is not named stays. */
function withGiven(before: ProductValues, change: ProductChange): ProductValues {
  const { allergens_ruled_out: ruled_out } = change
  const settled = ruled_out && { allergens_ruled_out: [...new Set(ruled_out.map(writeRuledOut))] }
  const changedValues = Object.fromEntries(
    Object.entries({ ...change, ...settled }).filter(([, value]) => value !== undefined),
  )
  const saysKind = change.is_ingredient !== undefined || change.is_outsourced !== undefined
  const { name, code, packaging_material_ids, ...rest } = { ...before, ...changedValues } as ProductValues
  return {
    ...rest,
    is_kind_stated: before.is_kind_stated || saysKind,
    name: name.trim(),
    code: code.trim(),
    packaging_material_ids: [...new Set(packaging_material_ids)].sort((a, b) => a - b),
  }
}

/**
 * @throws Problem 422: an amount without its unit, an additive without its class, an unknown unit, a code or
 *   EAN that is used
 */
async function judge(ctx: Ctx, values: ProductValues, id: number | null): Promise<void> {
  const company_id = companyOf(ctx)
  for (const [value, other] of together)
    if (values[value] !== null && values[other] === null)
      throw invalid(other, 'required', 'A value is missing beside another one.')
  requireUnits(
    pairs.slice(1).map(([, unit]) => [unit, values[unit]] as const),
    await listUnitRows(ctx.db, company_id),
  )
  const taken = await takenBy(ctx.db, company_id, { id, code: values.code, ean: values.ean })
  if (taken.code) throw invalid('code', 'code_taken', 'The company has a product of this code.')
  if (taken.ean) throw invalid('ean', 'ean_taken', 'The company has a product of this EAN.')
}

/** @throws Problem 422 */
export async function createProduct(ctx: Ctx, { body }: Input<typeof products.create>): Promise<Product> {
  const { company_id, place_id } = placeOf(ctx)
  const values = withGiven({ ...blankProduct, name: body.name }, body)
  await judge(ctx, values, null)
  const id = await insertProductRow(ctx.db, company_id, {
    ...values,
    place_id,
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'product', entity_id: id, detail: { name: values.name, code: values.code } })
  return showProduct(ctx, id)
}

/** @throws Problem 404; 409; 422 */
export async function changeProduct(
  ctx: Ctx,
  { params, body: { base_version, ...change } }: Input<typeof products.change>,
): Promise<Product> {
  const company_id = companyOf(ctx)
  await lockRecipes(ctx.db, company_id)
  const before = await lockProductRow(ctx.db, company_id, params.id)
  if (before === undefined) throw notFound('products')
  if (before.version !== base_version) throw versionConflict(await showProduct(ctx, params.id))
  const after = withGiven(onlyValues(before), change)
  await judge(ctx, after, params.id)
  const ended = await endUncovered(ctx, [params.id], () =>
    updateProductRow(ctx.db, company_id, params.id, { ...after, now: ctx.now.toISOString() }),
  )
  const changes = changesOf(onlyValues(before), after)
  const detail = ended.length === 0 ? changes : { ...changes, statements_ended: ended }
  ctx.audit({ entity: 'product', entity_id: params.id, detail })
  return showProduct(ctx, params.id)
}

const valueNames = ['name', ...Object.keys(blankProduct)] as readonly (keyof ProductValues)[]

const onlyValues = (row: ProductValues): ProductValues =>
  Object.fromEntries(valueNames.map((name) => [name, row[name]])) as ProductValues

/** Old and new values of the changed fields. */
const changesOf = (before: ProductValues, after: ProductValues): Record<string, unknown> =>
  Object.fromEntries(
    valueNames
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, { before: before[name], after: after[name] }]),
  )

/** @throws Problem 404 */
export async function removeProduct(
  ctx: Ctx,
  { params }: Input<typeof products.remove>,
): Promise<{ ok: true }> {
  const company_id = companyOf(ctx)
  const row = await lockProductRow(ctx.db, company_id, params.id)
  if (row === undefined) throw notFound('products')
  await hideProductRow(ctx.db, company_id, params.id, ctx.now.toISOString())
  ctx.audit({ entity: 'product', entity_id: params.id, detail: { removed: row.name } })
  return { ok: true }
}
