/** Recipes and the allergen matrix on paper. */
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { products } from '@larder/contract/products'
import { readPdf } from '@larder/plan-pdf/test/read-pdf'
import { makeCompany, makePlace, makeSharedAccess, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { matrixBlocks } from './matrix-pdf.ts'
import { qrPicture } from './qr-picture.ts'

let test: TestApp
let owner: TestUser
let company: number
let placeId: number
let sibling: number
let other: number
let foreign: number
let dish: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  placeId = await makePlace(test, company)
  sibling = await makePlace(test, company)
  other = await makeCompany(test, await makeUser(test))
  foreign = await makePlace(test, other)
  const create = (body: { name: string } & Record<string, unknown>) =>
    call(test, products.create, { params: { placeId }, body: body as never }, owner)
  dish = (
    await create({
      name: 'Potato salad',
      recipe_total_amount: '10',
      recipe_total_amount_unit_id: 1,
      portion_amount: '200',
      portion_amount_unit_id: 4,
      preparation_instructions_text: 'Boil the potatoes.\nFold in the eggs.',
    })
  ).id
  const egg = (await create({ name: 'Egg', is_ingredient: true })).id
  const stated = { base_version: 1, allergens: [{ id: 2 }] }
  await call(test, products.changeAllergens, { params: { placeId, id: egg }, body: stated }, owner)
  const ingredients = [{ ingredient_product_id: egg, amount: '1.5', amount_unit_id: 1 }]
  const params = { placeId, id: dish }
  await call(test, products.changeRecipe, { params, body: { base_version: 1, ingredients } }, owner)
})
afterAll(() => test.close())

async function pdfOf(url: string, payload?: object) {
  const response = await test.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: headersOf(owner),
    ...(payload !== undefined && { payload }),
  })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { pages, ...rest } = await readPdf(response.rawPayload)
  return { text: pages.join('\n').replace(/[\u00ad\u200b]/g, ''), ...rest }
}
const base = (): string => `${test.platform.config.base_url}/`
/** As the server sends it to guests. */
async function linkOf(modules: readonly string[], place_id = placeId, ends?: Date): Promise<string> {
  const company_id = place_id === foreign ? other : company
  const token = await makeSharedAccess(test, { company_id, place_id }, modules, ends)
  return `${base()}?shared_access_token=${token}&lang=de`
}
const recipe = (query: Record<string, unknown>) =>
  addressOf(products.recipePdf, { params: { placeId, id: dish }, query: query as never })
const matrix = () => addressOf(products.matrixPdf, { params: { placeId } })

describe('a recipe on paper', () => {
  it('has amounts for the portions, allergens and steps, and is accessible', async () => {
    const { text, metadata, language } = await pdfOf(recipe({ portions: 100, lang: 'de' }))
    expect(text).toContain('Potato salad')
    expect(text).toMatch(/3,?0?0?\s*kg/)
    expect(text).toContain('Fold in the eggs.')
    expect(text).toContain('Eier')
    expect([language, metadata.includes('pdfuaid:part')]).toEqual(['de', true])
  })
  it('is refused for portions of unknown size', async () => {
    const { id } = await call(test, products.create, { params: { placeId }, body: { name: 'Soup' } }, owner)
    const input = { params: { placeId, id }, query: { portions: 4 } }
    expect((await refuse(test, products.recipePdf, input, owner)).fields).toEqual([
      'portions:portion_unknown',
    ])
  })
})

describe('the matrix on paper', () => {
  it('has the dishes, the law, and the code of a link for guests', async () => {
    const plain = await pdfOf(matrix(), { lang: 'en' })
    expect(plain.text).toContain('Potato salad')
    expect(plain.text).toContain('Annex II')
    expect(plain.text).toContain('above 10 mg/kg or 10 mg/l (SO₂)')
    expect(plain.text).toContain('●')
    const coded = await pdfOf(matrix(), { lang: 'en', guest_link: await linkOf(['allergens']) })
    expect(coded.text).toContain('Scan for the allergens')
  })
  it('marks what nobody stated, counts it, and sends guests to the staff', async () => {
    const [stew] = [
      await call(test, products.create, { params: { placeId }, body: { name: 'Stew' } }, owner),
      await call(test, products.create, { params: { placeId }, body: { name: 'Pie' } }, owner),
    ]
    const params = { placeId, id: stew.id }
    await call(test, products.changeAllergens, { params, body: { base_version: 1, allergens: [] } }, owner)
    const { text } = await pdfOf(matrix(), { lang: 'en' })
    expect(text).toContain('Pie · Not stated yet')
    expect(text).not.toContain('Stew · Not stated yet')
    expect(text).toMatch(/Ask the staff about: Pie/)
    expect(text).toContain('Empty cell: does not contain it')
    expect(text.match(/\?/g)?.length).toBeGreaterThan(14)
    const recipeText = async (id: number) =>
      (await pdfOf(addressOf(products.recipePdf, { params: { placeId, id }, query: { lang: 'en' } }))).text
    expect(await recipeText(stew.id)).toMatch(/Contains\s+none/)
    const [pie] = (await call(test, products.list, { params: { placeId }, query: { search: 'Pie' } }, owner))
      .data
    expect(await recipeText(pie?.id ?? 0)).toMatch(/Contains\s+Not stated yet/)
  })
  it('says how many dishes it leaves out', () => {
    const law = { named: [1], source: '', sulfites: 'above' as const }
    const data = [
      {
        id: 1,
        name: 'Soup',
        code: '',
        contains: [1],
        may_contain: [],
        are_allergens_stated: true,
        allergens_stated: null,
      },
    ]
    const textsOf = (total: number) =>
      matrixBlocks(
        { law, data, meta: { current_page: 1, per_page: 500, total, not_stated: 0, no_kind: 0 } },
        'en',
      ).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    expect(textsOf(1)).toHaveLength(1)
    expect(textsOf(2001)).toContain('1 of 2001 products are shown')
  })
  it.each([
    ['of another server', async () => (await linkOf(['allergens'])).replace(base(), 'https://evil.example/')],
    ['that is none', async () => `${base()}shared#x`],
    ['that opens records too', async () => linkOf(['allergens', 'activity_log'])],
    ['that opens the plan too, twice the matrix', async () => linkOf(['allergens', 'allergens', 'plan'])],
    ['that opens lots and suppliers', async () => linkOf(['traceability'])],
    ['of another place', async () => linkOf(['allergens'], sibling)],
    ['of another company', async () => linkOf(['allergens'], foreign)],
    ['that has ended', async () => linkOf(['allergens'], placeId, new Date(0))],
    [
      'with a second, hidden one',
      async () => `${await linkOf(['plan'])}&${(await linkOf(['allergens'])).split('?')[1] ?? ''}`,
    ],
  ])('refuses a link %s', async (_, linkFor) => {
    const body = { guest_link: await linkFor() }
    expect((await refuse(test, products.matrixPdf, { params: { placeId }, body }, owner)).fields).toEqual([
      'guest_link:not_offered',
    ])
  })
  it('has a code that a camera reads', async () => {
    const { png } = await qrPicture('https://larder.example/shared#secret', 'code')
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
      'https://larder.example/shared#secret',
    )
  })
})
