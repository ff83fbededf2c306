/** What records are filled in with: for a device that may lose its network, and for one batch. */
import type { traceability } from '@larder/contract/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import { countryKey } from '@larder/core/classifiers'
import { convertAmount, type Amount, type OwnUnits } from '@larder/core/measures'
import { localDate, localMinute } from '@larder/core/schedule'
import {
  batchFactor,
  batchNumberFor,
  expiryFor,
  hasLotCodes,
  neededFor,
  type StockLot,
} from '@larder/core/traceability'
import { companyOf, placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { nameIn } from '#kit/text/texts.ts'
import { isPiece, units as knownUnits } from '@larder/core/measures'
import { listUnits, listUnitRows } from '#features/products/public.ts'
import {
  listAllProductFacts,
  listChoosablePartners,
  listProductFacts,
  listSiblings,
  type ProductFacts,
} from './facts.queries.ts'
import { listBatchNumbers, pageStock } from './lots.queries.ts'
import { presentLot, todayOf } from './read-record.ts'
import { presentStage } from './stages.ts'
import { findPlaceFacts, listStageRows } from './stages.queries.ts'

/** More than a device needs for the work of a day. */
const MOST_LOTS = 2_000
/** Batches of the last two days come though nothing is left of them: their numbers are taken. */
const MADE_MS = 2 * 86_400_000

export async function showWorkbench(ctx: Ctx): Promise<ResponseOf<typeof traceability.workbench>> {
  const at = placeOf(ctx)
  const { timezone, country_id, preferred_language: lang } = await findPlaceFacts(ctx.db, at)
  const today = localDate(ctx.now.toISOString(), timezone)
  const { rows } = await pageStock(ctx.db, at, {
    today,
    search: '',
    product_id: null,
    lot_id: null,
    show: 'on_hand',
    made_since: new Date(ctx.now.getTime() - MADE_MS).toISOString(),
    offset: 0,
    limit: MOST_LOTS,
  })
  const own = await listUnitRows(ctx.db, at.company_id)
  const offered = new Set(
    (await listUnits(ctx, { params: { placeId: at.place_id }, query: {}, body: {} })).map(({ id }) => id),
  )
  const products = await listAllProductFacts(ctx.db, at)
  return {
    today,
    timezone,
    has_lot_codes: hasLotCodes(countryKey(country_id)),
    products: products.map((product) => ({ ...product, ingredients: [...product.ingredients] })),
    units: [
      ...knownUnits.map((unit) => ({
        id: unit.id,
        short_name: isPiece(unit) ? nameIn(lang, `classifier.unit.${unit.key}`) : unit.name,
        is_offered: offered.has(unit.id),
        base_unit_id: null,
        base_unit_amount: null,
      })),
      ...own.map(({ id, short_name, base_unit_id, base_unit_amount }) => ({
        id,
        short_name,
        is_offered: true,
        base_unit_id,
        base_unit_amount,
      })),
    ],
    stages: (await listStageRows(ctx.db, at)).map((row) => presentStage(row, at.place_id)),
    partners: await listChoosablePartners(ctx.db, at),
    places: await listSiblings(ctx.db, at),
    lots: rows.map((row) => presentLot(row, today)),
  }
}

const amountOf = (amount: string | null, unit_id: number | null): Amount | null =>
  amount === null || unit_id === null ? null : { amount, unit_id }

const measuresOf = (product: ProductFacts | undefined, own: OwnUnits) => ({
  own,
  product: {
    density: product?.density ?? null,
    portion: amountOf(product?.portion_amount ?? null, product?.portion_amount_unit_id ?? null),
    piece: amountOf(product?.piece_amount ?? null, product?.piece_amount_unit_id ?? null),
  },
})

const PORTION_ID = 18

async function lotsByProduct(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, StockLot[]>> {
  const today = await todayOf(ctx)
  const lots = new Map<number, StockLot[]>()
  for (const product_id of new Set(ids)) {
    const { rows } = await pageStock(ctx.db, placeOf(ctx), {
      today,
      search: '',
      product_id,
      lot_id: null,
      show: 'on_hand',
      offset: 0,
      limit: 50,
    })
    lots.set(product_id, [...rows])
  }
  return lots
}

/** @throws Problem 404 for a product that the company does not have */
export async function prefillBatch(
  ctx: Ctx,
  { query }: Input<typeof traceability.prefill>,
): Promise<ResponseOf<typeof traceability.prefill>> {
  const at = placeOf(ctx)
  const company_id = companyOf(ctx)
  const product = (await listProductFacts(ctx.db, company_id, [query.productId])).get(query.productId)
  if (product === undefined) throw notFound('products')
  const { timezone } = await findPlaceFacts(ctx.db, at)
  const local = localMinute(ctx.now.toISOString(), timezone)
  const own: OwnUnits = new Map((await listUnitRows(ctx.db, company_id)).map((unit) => [unit.id, unit]))
  const ids = product.ingredients.map(({ product_id }) => product_id)
  const facts = await listProductFacts(ctx.db, company_id, ids)
  const lots = await lotsByProduct(ctx, ids)
  const total = amountOf(product.recipe_total_amount, product.recipe_total_amount_unit_id)
  const batchAmount = amountOf(query.amount ?? null, query.amountUnitId ?? null) ?? total
  const recipe = {
    total,
    ingredients: product.ingredients.map((one) => ({
      ...one,
      product_name: facts.get(one.product_id)?.name ?? '',
    })),
  }
  const measures = measuresOf(product, own)
  const needed = neededFor(recipe, batchFactor(batchAmount, recipe, measures), {
    today: local.slice(0, 10),
    lotsOf: (id) => lots.get(id) ?? [],
    measuresOf: (id) => measuresOf(facts.get(id), own),
  })
  return {
    product_id: product.id,
    product_name: product.name,
    amount: batchAmount?.amount ?? null,
    amount_unit_id: batchAmount?.unit_id ?? null,
    batch_number: batchNumberFor(local.slice(0, 10), await listBatchNumbers(ctx.db, at, product.id)),
    expiry_date: expiryFor(product, local),
    recipe_version: product.recipe_version,
    is_portion_unit_enabled:
      product.portion_amount !== null ||
      (total !== null && convertAmount(total, PORTION_ID, measures) !== null),
    is_recipe_total_amount_defined: total !== null,
    ingredients: needed.flatMap(presentNeeded),
  }
}

type Ingredients = ResponseOf<typeof traceability.prefill>['ingredients']

const presentNeeded = (
  { product_id, product_name, amount_unit_id, taken }: ReturnType<typeof neededFor>[number],
  index: number,
): Ingredients =>
  taken.map(({ lot, amount }, at) => ({
    id: lot?.id ?? null,
    ingredient_product_id: product_id,
    ingredient_product_name: product_name,
    order_number: index + 1,
    amount,
    amount_unit_id,
    expiry_date: lot?.expiry_date ?? null,
    batch_number: lot?.batch_number ?? '',
    batch_order_number: at + 1,
  }))
