/** The catalogue as a file that the import reads again: products, and the lines of their recipes. */
import { contentDisposition } from '@larder/plan-pdf'
import { codeCell, exportFileName, type Cell } from '@larder/core/exports'
import { productFields, recipeFields } from '@larder/core/products'
import type { products } from '@larder/contract/products'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { csvTable, xlsxTables } from '#kit/text/tables.ts'
import { sayIn } from '#kit/text/texts.ts'
import { productTitles, recipeTitles, unitName } from './import-words.ts'
import { exportProducts, exportRecipes, type ExportedLine, type ExportedProduct } from './import.queries.ts'
import { listUnitRows, type UnitRow } from './units.queries.ts'

/** Rows read at once. */
const BATCH = 1_000

type Words = { readonly lang: string; readonly own: readonly UnitRow[] }

function cellsOf(row: ExportedProduct, { lang, own }: Words): Cell[] {
  const say = sayIn(lang)
  const kind = [
    ...(row.is_ingredient ? [say('products.ingredient')] : []),
    ...(row.is_outsourced ? [say('products.kind_outsourced')] : []),
  ].join(', ')
  return [
    row.name,
    codeCell(row.code),
    codeCell(row.ean),
    kind,
    row.density ?? '',
    row.portion_amount ?? '',
    unitName(row.portion_amount_unit_id, own, lang),
  ]
}

/** A code finds its product where two have one name. */
const named = (name: string, code: string): Cell => (code === '' ? name : codeCell(code))

const lineOf = (line: ExportedLine, { lang, own }: Words): Cell[] => [
  named(line.product, line.product_code),
  named(line.ingredient, line.ingredient_code),
  line.amount,
  unitName(line.unit_id, own, lang),
]

export async function exportCatalogue(
  ctx: Ctx,
  { query }: Input<typeof products.export>,
): Promise<FileAnswer> {
  const company_id = companyOf(ctx)
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const words = { lang, own: await listUnitRows(ctx.db, company_id) }
  const rows: (readonly Cell[])[] = [productFields.map((field) => say(productTitles[field]))]
  for (let after = 0; ;) {
    const batch = await exportProducts(ctx.db, company_id, { after, limit: BATCH })
    rows.push(...batch.map((row) => cellsOf(row, words)))
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) break
    after = last.id
  }
  const headers = {
    'content-disposition': contentDisposition(
      exportFileName([say('nav.products'), ctx.now.toISOString().slice(0, 10)], query.format),
    ),
  }
  if (query.format === 'csv')
    return new FileAnswer('text/csv; charset=utf-8', () => csvTable(linesFrom(rows)), headers)
  const recipes = [
    recipeFields.map((field) => say(recipeTitles[field])),
    ...(await exportRecipes(ctx.db, company_id)).map((line) => lineOf(line, words)),
  ]
  return new FileAnswer(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    () =>
      xlsxTables([
        { name: say('nav.products'), lines: linesFrom(rows) },
        { name: say('recipe.title'), lines: linesFrom(recipes) },
      ]),
    headers,
  )
}

async function* linesFrom(lines: readonly (readonly Cell[])[]) {
  yield lines
}
