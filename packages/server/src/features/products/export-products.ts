/** The catalogue as a file that the import reads again: products, and the lines of their recipes. */
import { contentDisposition } from '@larder/plan-pdf'
import { codeCell, exportFileName, type Cell } from '@larder/core/exports'
import { productFields, recipeFields } from '@larder/core/products'
import type { products } from '@larder/contract/products'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { csvTable, xlsxTables } from '#kit/text/tables.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { allergenNames, containsText } from './allergen-words.ts'
import { productTitles, recipeTitles, unitName } from './import-words.ts'
import { exportProducts, exportRecipes, type ExportedLine, type ExportedProduct } from './import.queries.ts'
import { setsOf } from './show-product.ts'
import { listUnitRows, type UnitRow } from './units.queries.ts'

/** Rows read at once. */
const BATCH = 1_000

const allergenTitles = ['allergens.contains', 'allergens.may_contain'] as const

/** Empty where nobody said it: the import then leaves it so. */
function kindOf({ is_kind_stated, is_ingredient, is_outsourced }: ExportedProduct, say: Say): string {
  if (!is_kind_stated) return ''
  if (!is_ingredient && !is_outsourced) return say('products.kind_produced')
  return [
    ...(is_ingredient ? [say('products.ingredient')] : []),
    ...(is_outsourced ? [say('products.kind_outsourced')] : []),
  ].join(', ')
}

type Words = { readonly lang: string; readonly own: readonly UnitRow[] }

function cellsOf(row: ExportedProduct, { lang, own }: Words): Cell[] {
  const say = sayIn(lang)
  const { contains, may_contain } = setsOf(row)
  return [
    row.name,
    codeCell(row.code),
    codeCell(row.ean),
    kindOf(row, say),
    row.density ?? '',
    row.portion_amount ?? '',
    unitName(row.portion_amount_unit_id, own, lang),
    containsText({ contains, are_allergens_stated: row.is_stated }, lang),
    allergenNames(may_contain, lang),
  ]
}

/** A code finds its product where two have one name. */
const productCell = (name: string, code: string): Cell => (code === '' ? name : codeCell(code))

const lineOf = (line: ExportedLine, { lang, own }: Words): Cell[] => [
  productCell(line.product, line.product_code),
  productCell(line.ingredient, line.ingredient_code),
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
  // The import leaves the allergens out: those of recipes come from there.
  const titles = [...productFields.map((field) => productTitles[field]), ...allergenTitles]
  const rows: (readonly Cell[])[] = [titles.map((title) => say(title))]
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
