/** Units of a company's products: those of the application, and its own ones. */
import type { ProductUnit, productUnits } from '@larder/contract/products'
import {
  basisOf,
  findUnitCycle,
  findVolumeSystem,
  findWeightSystem,
  isPiece,
  units,
  type OwnUnit,
  type Unit,
} from '@larder/core/measures'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid, notFound } from '#kit/problem.ts'
import { nameIn } from '#kit/text/texts.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import {
  deleteUnit,
  findSystems,
  insertUnit,
  isRecordedIn,
  listUnitRows,
  listUsedUnits,
  lockUnits,
  updateUnit,
  type UnitRow,
  type UnitValues,
} from './units.queries.ts'

const byId = (rows: readonly UnitRow[]): ReadonlyMap<number, OwnUnit> =>
  new Map(rows.map((row) => [row.id, row]))

const kindOf = (id: number, rows: readonly UnitRow[]): ProductUnit['kind'] => {
  const dimension = basisOf(id, byId(rows))?.dimension
  return dimension === 'weight' || dimension === 'volume' ? dimension : 'count'
}

type CompanyUnits = { readonly rows: readonly UnitRow[]; readonly used: ReadonlySet<number> }

const presentOwn = (row: UnitRow, { rows, used }: CompanyUnits): ProductUnit => ({
  ...row,
  used_in_products: used.has(row.id),
  kind: kindOf(row.id, rows),
  measurement_system_base_unit_amt: null,
  is_own: true,
  version: row.version,
})

function presentKnown(unit: Unit, used: ReadonlySet<number>, lang: string): ProductUnit {
  const name = isPiece(unit) ? nameIn(lang, `classifier.unit.${unit.key}`) : unit.name
  return {
    id: unit.id,
    name,
    short_name: name,
    kind: unit.kind,
    base_unit_amount: null,
    base_unit_id: null,
    measurement_system_base_unit_amt: unit.in_base === null ? null : String(unit.in_base),
    used_in_products: used.has(unit.id),
    is_own: false,
    version: 0,
  }
}

/** Those of the company's measurement systems, those that its products use, pieces, and its own. */
export async function listUnits(
  ctx: Ctx,
  { query }: Input<typeof productUnits.list>,
): Promise<ProductUnit[]> {
  const company_id = companyOf(ctx)
  const lang = await languageFor(ctx, query.lang)
  const rows = await listUnitRows(ctx.db, company_id)
  const { volume_system, weight_system } = await findSystems(ctx.db, company_id)
  const used = await listUsedUnits(ctx.db, company_id)
  const systems = [findWeightSystem(weight_system), findVolumeSystem(volume_system)]
  const offered = new Set(systems.flatMap((system) => system?.units.map(({ id }) => id) ?? []))
  return [
    ...units
      .filter((unit) => offered.has(unit.id) || used.has(unit.id) || isPiece(unit))
      .map((unit) => presentKnown(unit, used, lang)),
    ...rows.map((row) => presentOwn(row, { rows, used })),
  ]
}

/** @throws Problem 422 `unknown_unit` for an id that is neither the application's nor the company's */
export function requireUnits(
  unitFields: readonly (readonly [field: string, id: number | null])[],
  rows: readonly UnitRow[],
): void {
  const existingIds = new Set([...units, ...rows].map(({ id }) => id))
  for (const [field, id] of unitFields)
    if (id !== null && !existingIds.has(id)) throw invalid(field, 'unknown_unit', 'There is no such unit.')
}

/** Of weights and volumes: tables that are imported mean those. */
const fixedNames = new Set(units.flatMap(({ name, in_base }) => (in_base === null ? [] : [name])))

/** @throws Problem 422: a name that is used, a base that is not there, a chain that comes back */
function judge(values: UnitValues, id: number | null, rows: readonly UnitRow[]): void {
  const others = rows.filter((row) => row.id !== id)
  const taken = others.some(({ name }) => name.toLowerCase() === values.name.toLowerCase())
  if (taken) throw invalid('name', 'name_taken', 'The company has a unit of this name.')
  for (const field of ['name', 'short_name'] as const)
    if (fixedNames.has(values[field].toLowerCase()))
      throw invalid(field, 'name_taken', 'Everybody knows this unit: “g” is a gram.')
  requireUnits([['base_unit_id', values.base_unit_id]], rows)
  if (id === null) return
  const cycle = findUnitCycle(id, new Map([...byId(others), [id, { id, ...values }]]))
  if (cycle !== null) throw invalid('base_unit_id', 'unit_cycle', 'The unit would be counted in itself.')
}

const valuesOf = ({ name, short_name, base_unit_id, base_unit_amount }: UnitValues): UnitValues => ({
  name: name.trim(),
  short_name: short_name.trim(),
  base_unit_id,
  base_unit_amount,
})

export async function showUnit(ctx: Ctx, id: number): Promise<ProductUnit> {
  const company_id = companyOf(ctx)
  const rows = await listUnitRows(ctx.db, company_id)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound('product_units')
  return presentOwn(row, { rows, used: await listUsedUnits(ctx.db, company_id) })
}

export async function createUnit(
  ctx: Ctx,
  { body }: Input<typeof productUnits.create>,
): Promise<ProductUnit> {
  const company_id = companyOf(ctx)
  await lockUnits(ctx.db, company_id)
  const values = valuesOf(body)
  judge(values, null, await listUnitRows(ctx.db, company_id))
  const id = await insertUnit(ctx.db, company_id, { ...values, now: ctx.now.toISOString() })
  ctx.audit({ entity: 'product_unit', entity_id: id, detail: { ...values } })
  return showUnit(ctx, id)
}

/** @throws Problem 404; 422 */
export async function changeUnit(
  ctx: Ctx,
  { params, body }: Input<typeof productUnits.change>,
): Promise<ProductUnit> {
  const company_id = companyOf(ctx)
  await lockUnits(ctx.db, company_id)
  const rows = await listUnitRows(ctx.db, company_id)
  const before = rows.find(({ id }) => id === params.id)
  if (before === undefined) throw notFound('product_units')
  const values = valuesOf(body)
  judge(values, params.id, rows)
  await updateUnit(ctx.db, company_id, { id: params.id, ...values, now: ctx.now.toISOString() })
  ctx.audit({
    entity: 'product_unit',
    entity_id: params.id,
    detail: { before: valuesOf(before), after: values },
  })
  return showUnit(ctx, params.id)
}

/** @throws Problem 404; 409 while a product, a recipe, a record or another unit uses it */
export async function removeUnit(
  ctx: Ctx,
  { params }: Input<typeof productUnits.remove>,
): Promise<{ ok: true }> {
  const company_id = companyOf(ctx)
  await lockUnits(ctx.db, company_id)
  const rows = await listUnitRows(ctx.db, company_id)
  const row = rows.find(({ id }) => id === params.id)
  if (row === undefined) throw notFound('product_units')
  const used = await listUsedUnits(ctx.db, company_id)
  const isUsed =
    used.has(params.id) ||
    rows.some(({ base_unit_id }) => base_unit_id === params.id) ||
    (await isRecordedIn(ctx.db, company_id, params.id))
  if (isUsed) throw conflict('Products, records or other units use this unit.')
  await deleteUnit(ctx.db, company_id, params.id)
  ctx.audit({ entity: 'product_unit', entity_id: params.id, detail: { removed: valuesOf(row) } })
  return { ok: true }
}
