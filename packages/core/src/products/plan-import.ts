/** What an import of a catalogue does: each row is a new product, one that exists, or wrong. */
import { readGuarded } from '../exports/index.ts'
import { faultsOfCell, keyOf, plainWords } from '../imports/index.ts'
import { faultOfGtin, gtin14 } from './gtin.ts'
import type { ProductField, RecipeField } from './import-columns.ts'

/** What a row says of a product; null and empty texts leave what is there. */
export type ImportedProduct = {
  readonly name: string
  readonly code: string
  readonly ean: string
  readonly is_ingredient: boolean | null
  readonly is_outsourced: boolean | null
  readonly density: string | null
  readonly portion_amount: string | null
  readonly portion_amount_unit_id: number | null
}
export type KnownProduct = {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly ean: string
}
export type PlannedProduct = {
  /** Line of the table, counted from 1. */
  readonly line: number
  readonly state: 'new' | 'existing' | 'wrong'
  readonly product: ImportedProduct
  /** The product that the row is about; null for a new one. */
  readonly id: number | null
  readonly errors: readonly { readonly field: ProductField; readonly code: string }[]
}

type Words = {
  /** Names of units in all languages. */
  readonly units: ReadonlyMap<string, number>
  /** Words in all languages by which the column of the kind is read. */
  readonly ingredient: readonly string[]
  readonly outsourced: readonly string[]
  readonly produced: readonly string[]
}
export type ProductTable = Words & {
  readonly rows: readonly (readonly string[])[]
  readonly fields: readonly (ProductField | null)[]
  /** Line of the first row. */
  readonly first_line: number
  readonly known: readonly KnownProduct[]
}

/** Most characters, as the form of a product has them. */
const longest: Readonly<Partial<Record<ProductField, number>>> = { name: 255, code: 60, ean: 20 }

/** “1,500” is one and a half in one country and fifteen hundred in another. */
const isAmbiguous = (text: string): boolean => /^[1-9]\d{0,2},\d{3}$/.test(text.trim())

/** What is wrong with the text of an amount that `readAmount` does not read. */
const faultOfAmount = (text: string): 'amount' | 'ambiguous_amount' =>
  isAmbiguous(text) ? 'ambiguous_amount' : 'amount'

/** “1,5” and “1.5” as decimal text; null for what is no amount above zero, or may be two. */
export function readAmount(text: string): string | null {
  if (isAmbiguous(text)) return null
  const value = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{1,6})?$/.test(value) && /[1-9]/.test(value) ? value : null
}

type Read = { readonly product: ImportedProduct; readonly errors: { field: ProductField; code: string }[] }

/** Other words, such as “Soups”, do not say whether it is bought or made: the kind is then not stated. */
function readKind(text: string, { ingredient, outsourced, produced }: Words) {
  const kindWords = text.split(/[,;/|+]/).map(plainWords)
  const says = (words: readonly string[]): boolean => kindWords.some((one) => words.includes(one))
  if (!says([...ingredient, ...outsourced, ...produced])) return { is_ingredient: null, is_outsourced: null }
  return { is_ingredient: says(ingredient), is_outsourced: says(outsourced) }
}

/** “350 g” in one cell, or the number and its unit in two. */
function readPortion(amount: string, unit: string, units: Words['units']) {
  const [, number = amount, behind = ''] = /^([\d\s.,]+?)\s*([^\d\s.,].*)$/.exec(amount) ?? []
  const name = unit === '' ? behind : unit
  return {
    amount: readAmount(number),
    fault: faultOfAmount(number),
    unit_id: units.get(keyOf(name)) ?? null,
    name,
  }
}

function readRow(cells: readonly string[], table: ProductTable): Read {
  const cell = (field: ProductField): string => readGuarded(cells[table.fields.indexOf(field)] ?? '')
  const errors: Read['errors'] = []
  for (const [field, most] of Object.entries(longest) as [ProductField, number][])
    for (const code of faultsOfCell(cell(field), most)) errors.push({ field, code })
  const ean = cell('ean').replace(/[\s-]/g, '')
  const fault = ean === '' ? null : faultOfGtin(ean)
  if (fault !== null) errors.push({ field: 'ean', code: fault })
  const density = cell('density') === '' ? null : readAmount(cell('density'))
  if (cell('density') !== '' && (density === null || Number(density) >= 1_000_000))
    errors.push({ field: 'density', code: faultOfAmount(cell('density')) })
  const portion = readPortion(cell('portion_amount'), cell('portion_unit'), table.units)
  const hasPortion = cell('portion_amount') !== ''
  if (hasPortion && portion.amount === null) errors.push({ field: 'portion_amount', code: portion.fault })
  if (hasPortion && portion.unit_id === null)
    errors.push({ field: 'portion_unit', code: portion.name === '' ? 'required' : 'unknown_unit' })
  const product = {
    name: cell('name').replace(/\s+/g, ' '),
    code: cell('code'),
    ean,
    ...readKind(cell('kind'), table),
    density,
    portion_amount: hasPortion ? portion.amount : null,
    portion_amount_unit_id: hasPortion ? portion.unit_id : null,
  }
  return { product, errors }
}

type ProductIdentity = Pick<KnownProduct, 'name' | 'code' | 'ean'>

/** Products by EAN, code and name; a name that two products have finds none. */
class Index<Item extends ProductIdentity> {
  readonly #eans = new Map<string, Item>()
  readonly #codes = new Map<string, Item>()
  readonly #names = new Map<string, Item[]>()

  add(item: Item): void {
    if (item.ean !== '') this.#eans.set(gtin14(item.ean), item)
    if (item.code !== '') this.#codes.set(keyOf(item.code), item)
    const name = keyOf(item.name)
    this.#names.set(name, [...(this.#names.get(name) ?? []), item])
  }

  /** By EAN, then code, then name. A namesake with another code or EAN is another product. */
  find({ name, code, ean }: ProductIdentity): { readonly item: Item | null; readonly ambiguous: boolean } {
    const sure = this.#eans.get(gtin14(ean)) ?? this.#codes.get(keyOf(code))
    if (sure !== undefined) return { item: sure, ambiguous: false }
    const differs = (a: string, b: string): boolean => a !== '' && b !== '' && keyOf(a) !== keyOf(b)
    const namesakes = (this.#names.get(keyOf(name)) ?? []).filter(
      (one) => !differs(one.code, code) && (one.ean === '' || ean === '' || gtin14(one.ean) === gtin14(ean)),
    )
    return { item: namesakes.length === 1 ? (namesakes[0] ?? null) : null, ambiguous: namesakes.length > 1 }
  }

  /** By any of the three in one cell. */
  named(text: string): { readonly item: Item | null; readonly ambiguous: boolean } {
    const sure = this.#eans.get(gtin14(text)) ?? this.#codes.get(keyOf(text))
    return sure === undefined
      ? this.find({ name: text, code: '', ean: '' })
      : { item: sure, ambiguous: false }
  }

  /** Which of EAN and code belongs to another product than the one that was found. */
  taken({ code, ean }: ProductIdentity, item: Item | null): 'ean' | 'code' | null {
    const isOther = (one: Item | undefined): boolean => one !== undefined && one !== item
    if (isOther(this.#eans.get(gtin14(ean)))) return 'ean'
    return isOther(this.#codes.get(keyOf(code))) ? 'code' : null
  }
}

/** Which column makes a row mean the same product as one before it. */
function repeats({ name, code, ean }: ImportedProduct, id: number | null, seen: Set<string>) {
  const keys = [
    ['ean', ean === '' ? null : `ean:${gtin14(ean)}`],
    ['code', code === '' ? null : `code:${keyOf(code)}`],
    ['name', id === null ? (code + ean === '' ? `name:${keyOf(name)}` : null) : `id:${id}`],
  ] as const
  const duplicateKey = keys.find(([, key]) => key !== null && seen.has(key))
  for (const [, key] of keys) if (key !== null) seen.add(key)
  return duplicateKey?.[0] ?? null
}

/** Rows without any text are left out. */
export function planProducts(table: ProductTable): PlannedProduct[] {
  const index = new Index<KnownProduct>()
  for (const one of table.known) index.add(one)
  const seen = new Set<string>()
  return table.rows.flatMap((cells, at): PlannedProduct[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const { product, errors } = readRow(cells, table)
    const { item, ambiguous } = index.find(product)
    const id = item?.id ?? null
    if (ambiguous) errors.push({ field: 'name', code: 'ambiguous_name' })
    if (id === null && product.name === '') errors.push({ field: 'name', code: 'required' })
    const repeated = repeats(product, id, seen)
    if (repeated !== null) errors.push({ field: repeated, code: 'duplicate_row' })
    const taken = index.taken(product, item)
    if (taken !== null) errors.push({ field: taken, code: `${taken}_taken` })
    const state = errors.length > 0 ? 'wrong' : id === null ? 'new' : 'existing'
    return [{ line: table.first_line + at, state, product, id, errors }]
  })
}

/** A product of a recipe: one of the catalogue by its id, or a new one by its line in the table. */
export type RecipePart = { readonly id: number } | { readonly line: number }
export type PlannedLine = {
  readonly line: number
  readonly product: RecipePart | null
  readonly ingredient: RecipePart | null
  readonly amount: string | null
  readonly unit_id: number | null
  readonly errors: readonly { readonly field: RecipeField; readonly code: string }[]
}
export type RecipeTable = Pick<ProductTable, 'rows' | 'units' | 'known'> & {
  readonly fields: readonly (RecipeField | null)[]
  readonly first_line: number
  /** Of the first sheet. */
  readonly planned: readonly PlannedProduct[]
}

type CatalogueEntry = ProductIdentity & { readonly part: RecipePart }

/** The catalogue as it will be, for the names on the second sheet. */
function indexOf({ known: existingProducts, planned }: RecipeTable): Index<CatalogueEntry> {
  const index = new Index<CatalogueEntry>()
  const changed = new Map(planned.flatMap(({ id, product }) => (id === null ? [] : [[id, product] as const])))
  for (const one of existingProducts) {
    const row = changed.get(one.id)
    index.add({
      name: row?.name || one.name,
      code: row?.code || one.code,
      ean: row?.ean || one.ean,
      part: { id: one.id },
    })
  }
  for (const { state, line, product } of planned)
    if (state === 'new') index.add({ ...product, part: { line } })
  return index
}

/** A cell that is empty below another one means the same product: recipes are written as blocks. */
export function planRecipes(table: RecipeTable): PlannedLine[] {
  const index = indexOf(table)
  let above = ''
  return table.rows.flatMap((cells, at): PlannedLine[] => {
    const cell = (field: RecipeField): string => readGuarded(cells[table.fields.indexOf(field)] ?? '')
    if (cells.every((text) => text.trim() === '')) return []
    above = cell('product') || above
    const errors: { field: RecipeField; code: string }[] = []
    const part = (field: 'product' | 'ingredient', text: string): RecipePart | null => {
      const { item, ambiguous } = index.named(text)
      if (item === null) errors.push({ field, code: ambiguous ? 'ambiguous_name' : 'unknown_product' })
      return item?.part ?? null
    }
    const amount = readAmount(cell('amount'))
    if (amount === null) errors.push({ field: 'amount', code: faultOfAmount(cell('amount')) })
    const unit_id = table.units.get(keyOf(cell('unit'))) ?? null
    if (unit_id === null) errors.push({ field: 'unit', code: 'unknown_unit' })
    const [product, ingredient] = [part('product', above), part('ingredient', cell('ingredient'))]
    return [{ line: table.first_line + at, product, ingredient, amount, unit_id, errors }]
  })
}
