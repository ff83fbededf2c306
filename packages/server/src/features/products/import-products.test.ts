/** The catalogue from a table and back: matching, nothing half done, and codes that a spreadsheet keeps. */
import writeXlsx from 'write-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { entries } from '@larder/contract/entries'
import { products, type ProductImportPreview } from '@larder/contract/products'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, type TestApp } from '#test/harness.ts'
import { textsIn } from '#kit/text/texts.ts'
import { formOf } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let placeId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  placeId = await makePlace(test, await makeCompany(test, owner))
})

async function upload(
  route: typeof products.import | typeof products.preview,
  bytes: Buffer,
  query: object = {},
) {
  const { payload, headers } = formOf({ bytes, filename: 'catalogue.xlsx' })
  const response = await test.app.inject({
    method: 'POST',
    url: addressOf(route, { params: { placeId }, query: query as never }),
    headers: { ...headersOf(owner), ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json() as never }
}
const preview = async (bytes: Buffer, query = {}): Promise<ProductImportPreview> =>
  (await upload(products.preview, bytes, query)).body
const load = (bytes: Buffer, query = {}) => upload(products.import, bytes, query)
async function download(format: 'csv' | 'xlsx', lang = 'en'): Promise<Buffer> {
  const response = await test.app.inject({
    method: 'GET',
    url: addressOf(products.export, { params: { placeId }, query: { format, lang } as never }),
    headers: headersOf(owner),
  })
  return response.rawPayload
}
const list = async () =>
  (await call(test, products.list, { params: { placeId }, query: { perPage: 100 } as never }, owner)).data
const find = async (name: string) => {
  const id = (await list()).find((one) => one.name === name)?.id ?? 0
  return call(test, products.get, { params: { placeId, id } }, owner)
}
const create = (name: string, more: object = {}) =>
  call(test, products.create, { params: { placeId }, body: { name, ...more } }, owner)

type Cells = readonly (readonly (string | number)[])[]
const cells = (rows: Cells) => rows.map((row) => row.map((value) => ({ value })))
const workbook = (rows: Cells, recipes: Cells): Promise<Buffer> =>
  writeXlsx([
    { data: cells(rows), sheet: 'Products' },
    { data: cells(recipes), sheet: 'Recipes' },
  ]).toBuffer()

describe('a table of the catalogue', () => {
  it('says what is new, what exists and what is wrong before anything is stored', async () => {
    await create('Borscht', { code: '00123' })
    const table = Buffer.from('Nimi;Tootekood;EAN;Portsjon\nBeet soup;00123;;350 g\nCake;1E5;;\nPie;;123;\n')
    const seen = await preview(table, { columns: 'name,code,ean,portion_amount', head: 'true' })
    expect(seen).toMatchObject({ new_count: 1, existing_count: 1, wrong_count: 1 })
    expect(seen.rows[0]).toEqual({
      line: 4,
      state: 'wrong',
      name: 'Pie',
      code: '',
      errors: [{ field: 'ean', code: 'gtin_digits' }],
    })
    expect(await list()).toHaveLength(1)
  })
  it('shows which new names name allergens, and states none', async () => {
    const table = Buffer.from('Name\nButter\nEggplant\nAlmond milk\n')
    expect(await preview(table, { head: 'true' })).toMatchObject({
      named_count: 2,
      named: [
        { line: 2, name: 'Butter', allergens: [1] },
        { line: 4, name: 'Almond milk', allergens: [5] },
      ],
    })
    await load(table, { head: 'true' })
    expect(await find('Butter')).toMatchObject({ allergens: [], are_allergens_stated: false })
    await create('Spread', { ean: '4006381333931' })
    const renamed = Buffer.from('Name,EAN\nPeanut spread,4006381333931\nButter,\n')
    expect(await preview(renamed)).toMatchObject({
      named: [{ line: 2, name: 'Peanut spread', allergens: [6] }],
    })
  })
  it('is stored as a whole or not at all, unless wrong rows are to be left out', async () => {
    const table = Buffer.from('Name,EAN\nCake,\nPie,123\n')
    expect(await load(table)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'rows.3.ean', code: 'gtin_digits' }] },
    })
    expect(await list()).toEqual([])
    expect((await load(table, { skip_wrong: 'true' })).body).toEqual({
      added: 1,
      existing: 0,
      skipped: 1,
      recipes: 0,
    })
  })
  it('completes what exists and leaves what it does not say', async () => {
    await create('Milk', { ean: '4006381333931', code: 'M', density: '1.03', is_ingredient: true })
    await load(Buffer.from('Name,EAN,Portion\nCow milk,4006381333931,"0,2 l"\n'))
    expect(await find('Cow milk')).toMatchObject({
      code: 'M',
      density: '1.03',
      is_ingredient: true,
      portion_amount: '0.2',
      portion_amount_unit_id: 2,
    })
  })
  it('has recipes on a second sheet, of new products too, and allergens follow them', async () => {
    const { id } = await create('Egg', { is_ingredient: true })
    const body = { base_version: 1, allergens: [{ id: 2 }] }
    await call(test, products.changeAllergens, { params: { placeId, id }, body }, owner)
    const book = await workbook(
      [
        ['Name', 'Code'],
        ['Mayonnaise', 'M-1'],
        ['Oil', ''],
      ],
      [
        ['Product', 'Ingredient', 'Amount', 'Unit'],
        ['M-1', 'egg', 0.2, 'kg'],
        ['', 'Oil', '0,8', 'kg'],
      ],
    )
    expect(await preview(book)).toMatchObject({ recipe_count: 1, wrong_recipe_count: 0 })
    expect((await load(book)).body).toMatchObject({ added: 2, recipes: 1 })
    const made = await find('Mayonnaise')
    expect(made.generated_ingredients_text).toBe('Oil, EGG')
    expect(made.generated_allergens.contains).toEqual([2])
  })
  it('is refused with the line by which a product would contain itself', async () => {
    const book = await workbook(
      [['Name'], ['A'], ['B']],
      [
        ['Product', 'Ingredient', 'Amount', 'Unit'],
        ['A', 'B', '1', 'kg'],
        ['B', 'A', '1', 'kg'],
      ],
    )
    expect(await load(book)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'recipes.3.ingredient', code: 'recipe_cycle', message: 'B → A → B' }] },
    })
    expect(await list()).toEqual([])
  })
})

describe('a product imported without a kind', () => {
  const matrixNames = async () =>
    (await call(test, products.matrix, { params: { placeId }, query: {} }, owner)).data.map(
      ({ name }) => name,
    )
  const rows = [
    ['Name', 'Kind'],
    ['Rice', ''],
    ['Soup', 'Dish'],
    ['Flour', 'Ingredient'],
    ['Tea', 'Drinks'],
  ]
  const bring = (query: object = {}) =>
    call(test, products.import, { params: { placeId }, query: query as never, body: { rows } }, owner)
  it('is no dish for guests until somebody says so', async () => {
    await bring()
    expect(await matrixNames()).toEqual(['Soup'])
    const unstated = await call(
      test,
      products.list,
      { params: { placeId }, query: { kind: 'unstated' } as never },
      owner,
    )
    expect(unstated.data.map(({ name, is_kind_stated }) => [name, is_kind_stated])).toEqual([
      ['Rice', false],
      ['Tea', false],
    ])
    const rice = await find('Rice')
    const change = (body: object, base_version: number) =>
      call(
        test,
        products.change,
        { params: { placeId, id: rice.id }, body: { base_version, ...body } },
        owner,
      )
    expect(await change({ name: 'Basmati' }, 1)).toMatchObject({ is_kind_stated: false })
    expect(await change({ is_ingredient: false }, 2)).toMatchObject({ is_kind_stated: true })
    expect(await matrixNames()).toEqual(['Basmati', 'Soup'])
  })
  it('stays without one in an export that another company imports', async () => {
    await bring()
    const file = await download('csv')
    placeId = await makePlace(test, await makeCompany(test, owner))
    await load(file)
    expect((await list()).map(({ name, is_kind_stated: known }) => [name, known])).toEqual([
      ['Flour', true],
      ['Rice', false],
      ['Soup', true],
      ['Tea', false],
    ])
    expect(await matrixNames()).toEqual(['Soup'])
  })
  it('gets the kind that the importer chooses', async () => {
    expect((await bring({ kind: 'ingredient' })).added).toBe(4)
    expect(await matrixNames()).toEqual(['Soup'])
    expect((await list()).filter(({ is_ingredient }) => is_ingredient).map(({ name }) => name)).toEqual([
      'Flour',
      'Rice',
      'Tea',
    ])
  })
})

describe('an export', () => {
  it('says what is not stated, and none where somebody stated it', async () => {
    const [soup] = [await create('Soup'), await create('Pie')]
    const body = { base_version: 1, allergens: [] }
    await call(test, products.changeAllergens, { params: { placeId, id: soup.id }, body }, owner)
    const lines = (await download('csv')).toString('utf8').split('\r\n')
    expect(lines[1]).toMatch(/^Soup.*none/)
    expect(lines[2]).toMatch(/^Pie.*Not stated yet/)
  })
  const codes = ['00123', '1E5', '2-3', '-7', '=1+1', 'it\'s 5"']
  it.each(['csv', 'xlsx'] as const)('as %s is read again without any change', async (format) => {
    for (const [at, code] of codes.entries()) await create(`Dish ${at}`, { code })
    await create('Milk', { ean: '4006381333931', is_ingredient: true, is_outsourced: true, density: '1.03' })
    const before = await list()
    for (const lang of ['en', 'de', 'uk']) {
      const file = await download(format, lang)
      const seen = await preview(file)
      // Contains, may contain: what recipes bring is not stated again.
      expect(seen.columns.slice(0, -2).map(({ field }) => field)).not.toContain(null)
      expect(seen).toMatchObject({ new_count: 0, existing_count: before.length, wrong_count: 0 })
      await load(file)
    }
    expect(await list()).toEqual(before)
  })
  it('has the recipes too, and reading them again makes no version', async () => {
    await load(
      await workbook(
        [['Name'], ['A'], ['B']],
        [
          ['Product', 'Ingredient', 'Amount', 'Unit'],
          ['A', 'B', '1.5', 'kg'],
        ],
      ),
    )
    const file = await download('xlsx', 'et')
    expect(await preview(file)).toMatchObject({ recipe_count: 1, wrong_recipe_count: 0 })
    expect((await load(file)).body).toMatchObject({ recipes: 0 })
    expect((await find('A')).recipe_version).toBe(1)
  })
})

it('does not drop an ingredient that left the catalogue from a recipe that is read again', async () => {
  const [egg, mayo] = [await create('Egg'), await create('Mayonnaise')] as const
  const body = { base_version: 1, allergens: [{ id: 2 }] }
  await call(test, products.changeAllergens, { params: { placeId, id: egg.id }, body }, owner)
  const ingredients = [{ ingredient_product_id: egg.id, amount: '1', amount_unit_id: 1 }]
  const params = { placeId, id: mayo.id }
  await call(test, products.changeRecipe, { params, body: { base_version: 1, ingredients } }, owner)
  await call(test, products.remove, { params: { placeId, id: egg.id } }, owner)
  const file = await download('xlsx')
  const { wrong_lines } = await preview(file)
  expect(wrong_lines).toEqual([{ line: 2, errors: [{ field: 'ingredient', code: 'unknown_product' }] }])
  await load(file, { skip_wrong: 'true' })
  expect((await find('Mayonnaise')).generated_allergens.contains).toEqual([2])
})

it.each([
  ['ambiguous_name', 'code_taken', 'duplicate_row', 'ean_taken', 'gtin_check_digit', 'gtin_digits'],
  ['amount', 'ambiguous_amount', 'malformed_text', 'required', 'too_long', 'unknown_product', 'unknown_unit'],
])('says what is wrong with a row in words: %s …', (...codes) => {
  const said = Object.keys(textsIn('en'))
  expect(codes.filter((code) => !said.includes(`field_error.${code}`))).toEqual([])
})

it('sends entries the first 300 products, dishes first, and says that there are more', async () => {
  const rows = Array.from({ length: 301 }, (_, at) => `Dish ${String(at).padStart(3, '0')},`)
  await load(Buffer.from(['Name,Kind', 'Aaa,Ingredient', ...rows].join('\n')))
  const { products: sent, has_more_products } = await call(
    test,
    entries.choices,
    { params: { placeId } },
    owner,
  )
  expect([sent.length, sent[0]?.name, has_more_products]).toEqual([300, 'Dish 000', true])
})
