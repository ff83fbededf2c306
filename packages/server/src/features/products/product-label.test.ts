/** Labels: what the law of the country asks for, days of containers, PDF and ZPL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { products } from '@larder/contract/products'
import { readPdf } from '@larder/plan-pdf/test/read-pdf'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let placeId: number
let mayo: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  placeId = await makePlace(test, await makeCompany(test, owner))
  const create = async (body: { name: string } & Record<string, unknown>) =>
    (await call(test, products.create, { params: { placeId }, body: body as never }, owner)).id
  const egg = await create({ name: 'Egg', is_ingredient: true })
  const body = { base_version: 1, allergens: [{ id: 2 }] }
  await call(test, products.changeAllergens, { params: { placeId, id: egg }, body }, owner)
  mayo = await create({
    name: 'Mayonnaise',
    ean: '4006381333931',
    expiration_type_id: 1,
    expiration_time_unit_count: 3,
    expiration_time_unit_id: 4,
    storing_conditions_text: 'Keep at 2–4 °C',
  })
  const ingredients = [{ ingredient_product_id: egg, amount: '1', amount_unit_id: 1 }]
  const recipe = { base_version: 1, ingredients }
  await call(test, products.changeRecipe, { params: { placeId, id: mayo }, body: recipe }, owner)
})
afterAll(() => test.close())

async function ask(query: Record<string, unknown>): Promise<Buffer> {
  const response = await test.app.inject({
    method: 'GET',
    url: addressOf(products.label, {
      params: { placeId, id: mayo },
      query: { incomplete: 'true', ...query } as never,
    }),
    headers: headersOf(owner),
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.rawPayload
}
const textOf = async (query: Record<string, unknown>) => {
  const { pages, metadata } = await readPdf(await ask({ lang: 'en', ...query }))
  return { pages: pages.map((page) => page.replace(/\s+/g, ' ')), metadata }
}

describe('a label for sale', () => {
  it('has name, ingredients with allergens, net amount, date, storage, lot and business', async () => {
    const { pages, metadata } = await textOf({
      size: '100x50',
      lot: 'L-7',
      expires: '2026-11-30',
      net: '350 g',
    })
    const [text = ''] = pages
    for (const part of [
      'Mayonnaise',
      'Ingredients: EGG',
      '350 g',
      '30.11.2026',
      'Keep at 2–4 °C',
      'L-7',
      'Sinilill',
    ])
      expect(text).toContain(part)
    expect(metadata).toContain('pdfuaid:part')
  })
  it('emphasises allergens in a list that people wrote', async () => {
    const params = { placeId, id: mayo }
    const { version } = await call(test, products.get, { params }, owner)
    const body = { base_version: version, ingredients_text: 'oil, eggs, eggplant' }
    const changed = await call(test, products.change, { params, body }, owner)
    const zpl = (await ask({ format: 'zpl', size: '100x50', lang: 'en' })).toString()
    expect(zpl).toContain('oil, EGGS, eggplant')
    const back = { base_version: changed.version, ingredients_text: '' }
    await call(test, products.change, { params, body: back }, owner)
  })
  it('is printed so many times, on a sheet too', async () => {
    expect((await textOf({ copies: 3, expires: '2026-11-30' })).pages).toHaveLength(3)
    expect((await textOf({ size: 'a4_3x8', copies: 25, expires: '2026-11-30' })).pages).toHaveLength(2)
  })
  it('goes to label printers as ZPL with the GS1 code', async () => {
    const zpl = (await ask({ format: 'zpl', size: '100x50', lot: 'L-7', expires: '2026-11-30' })).toString()
    expect(zpl).toMatch(/^\^XA\n\^CI28\n\^PW800/)
    expect(zpl).toContain('_10104006381333931' + '17261130' + '10L-7')
  })
  it('is refused where letters of the least size do not fit', async () => {
    const seen = await call(test, products.get, { params: { placeId, id: mayo } }, owner)
    const input = {
      params: { placeId, id: mayo },
      body: { base_version: seen.version, ingredients_text: 'egg, '.repeat(200) },
    }
    const { version } = await call(test, products.change, input, owner)
    const query = { size: '57x32', incomplete: 'true' } as never
    expect(
      (await refuse(test, products.label, { params: { placeId, id: mayo }, query }, owner)).fields,
    ).toEqual(['size:label_too_small'])
    const body = { base_version: version, ingredients_text: '' }
    await call(test, products.change, { params: { placeId, id: mayo }, body }, owner)
  })
})

it('a label of a container says when, until when and by whom', async () => {
  const { pages } = await textOf({ kind: 'thawed', at: '2026-11-26T14:30' })
  for (const part of ['Thawed: 26.11.2026 14:30', 'Use by: 27.11.2026', 'Contains: Eggs', 'By:'])
    expect(pages[0]).toContain(part)
})

it.each(['prepared', 'thawed', 'opened'])(
  'a label of kind %s says what the food may contain',
  async (kind) => {
    const params = { placeId, id: mayo }
    const { version, allergens } = await call(test, products.get, { params }, owner)
    const held = allergens.map(({ id, is_trace }) => ({ id, is_trace }))
    const input = {
      params,
      body: { base_version: version, allergens: [...held, { id: 13, is_trace: true, reason: 'Same mixer' }] },
    }
    const changed = await call(test, products.changeAllergens, input, owner)
    const { pages } = await textOf({ kind })
    expect(pages[0]).toContain('May contain: Mustard')
    const back = { params, body: { base_version: changed.version, allergens: held } }
    await call(test, products.changeAllergens, back, owner)
  },
)

it.each([
  ['prepared', {}, '29.11.2026'],
  ['thawed', {}, '27.11.2026'],
  ['opened', {}, '27.11.2026'],
  ['opened', { expires: '2026-12-05' }, '05.12.2026'],
])('a container %s on 26.11.2026 %j has the last day %s', async (kind, more, day) => {
  const { pages } = await textOf({ kind, at: '2026-11-26T14:30', ...more })
  expect(pages[0]).toContain(`Use by: ${day}`)
})

describe('what a label for sale still misses', () => {
  const at = () => ({ placeId, id: mayo })
  const full = { net: '350 g', lot: 'L-7', expires: '2026-11-30' }
  const gapsOf = async (query: Record<string, unknown>) => {
    const input = { params: at(), query: query as never }
    return (await call(test, products.labelGaps, input, owner)).missing
  }
  const stated = async (): Promise<void> => {
    const { version } = await call(test, products.get, { params: at() }, owner)
    const body = { base_version: version, allergens: [{ id: 2, reason: 'Egg' }] }
    await call(test, products.changeAllergens, { params: at(), body }, owner)
  }

  it('is listed with the article of the law', async () => {
    expect(await gapsOf({})).toEqual([
      { gap: 'net', source: 'Regulation (EU) No 1169/2011, Article 9(1)(e)' },
    ])
    expect(await gapsOf(full)).toEqual([])
    expect(await gapsOf({ kind: 'opened' })).toEqual([])
  })
  it('refuses to print it, as PDF and ZPL, unless it is on purpose', async () => {
    for (const format of ['pdf', 'zpl'])
      for (const lot of [{}, { lot: 'L-7' }]) {
        const input = { params: at(), query: { format, ...lot } as never }
        const expected = 'lot' in lot ? ['net:label_missing', 'expires:label_missing'] : ['net:label_missing']
        expect((await refuse(test, products.label, input, owner)).fields).toEqual(expected)
      }
    await stated()
    expect((await ask({ ...full, incomplete: 'false', size: '100x50' })).toString('latin1')).toMatch(/^%PDF/)
  })
  it('asks for the weights where the recipe gives no order or no percentage', async () => {
    const make = async (body: { name: string; is_ingredient?: boolean }) =>
      (await call(test, products.create, { params: { placeId }, body }, owner)).id
    const [egg, oil] = [
      await make({ name: 'Quail', is_ingredient: true }),
      await make({ name: 'Sunflower oil', is_ingredient: true }),
    ]
    const params = { placeId, id: await make({ name: 'Sauce' }) }
    const inRecipe = async (base_version: number, [pieces, kilograms]: readonly [object, object]) => {
      const ingredients = [
        { ingredient_product_id: egg, amount: '2', amount_unit_id: 3, ...pieces },
        { ingredient_product_id: oil, amount: '1', amount_unit_id: 1, ...kilograms },
      ]
      await call(test, products.changeRecipe, { params, body: { base_version, ingredients } }, owner)
      const { version } = await call(test, products.get, { params }, owner)
      const { missing } = await call(test, products.labelGaps, { params, query: full as never }, owner)
      return { version, gaps: missing.filter(({ gap }) => gap === 'order' || gap === 'quid') }
    }
    const unknown = await inRecipe(1, [{}, { is_quid: true }])
    const act = 'Regulation (EU) No 1169/2011'
    expect(unknown.gaps).toEqual([
      { gap: 'order', source: `${act}, Article 18(1)` },
      { gap: 'quid', source: `${act}, Article 9(1)(d), Article 22` },
    ])
    const weighed = await inRecipe(unknown.version, [{ amount_unit_id: 1 }, { is_quid: true }])
    expect(weighed.gaps).toEqual([])
    const again = await inRecipe(weighed.version, [{}, {}])
    expect(again.gaps.map(({ gap }) => gap)).toEqual(['order'])
    const own = { base_version: again.version, ingredients_text: 'eggs, oil' }
    await call(test, products.change, { params, body: own }, owner)
    expect(
      (await call(test, products.labelGaps, { params, query: full as never }, owner)).missing.map(
        ({ gap }) => gap,
      ),
    ).not.toContain('order')
  })
  it('is a field of the answer for each thing, for a product of which only the name is known', async () => {
    const body = { name: 'Butter cookies' }
    const { id } = await call(test, products.create, { params: { placeId }, body }, owner)
    const params = { placeId, id }
    const refused = await refuse(test, products.label, { params, query: {} as never }, owner)
    expect(refused.fields).toEqual(
      [
        'ingredients_text',
        'allergens',
        'named_allergens',
        'net',
        'expires',
        'storing_conditions_text',
        'lot',
      ].map((field) => `${field}:label_missing`),
    )
  })
})

describe('a lot whose date nobody gave', () => {
  it('gets no date counted from today: it is missed', async () => {
    const { id } = await call(
      test,
      products.create,
      {
        params: { placeId },
        body: { name: 'Jam', expiration_time_unit_count: 3, expiration_time_unit_id: 3 },
      },
      owner,
    )
    const params = { placeId, id }
    const gaps = async (query: Record<string, unknown>) =>
      (await call(test, products.labelGaps, { params, query: query as never }, owner)).missing.map(
        ({ gap }) => gap,
      )
    expect(await gaps({ lot: 'L-7' })).toContain('date')
    expect(await gaps({})).not.toContain('date')
    expect(await gaps({ net: '\u200B', lot: '-', expires: '2026-11-30' })).toContain('net')
  })
})

describe('a statement', () => {
  it('ends where the name or the list newly names an allergen, also of what contains the product', async () => {
    const make = async (name: string) =>
      (await call(test, products.create, { params: { placeId }, body: { name } }, owner)).id
    const state = async (id: number, held: readonly { id: number; is_trace?: boolean }[]) => {
      const { version } = await call(test, products.get, { params: { placeId, id } }, owner)
      const body = { base_version: version, allergens: [...held] }
      await call(test, products.changeAllergens, { params: { placeId, id }, body }, owner)
    }
    const change = async (id: number, body: Record<string, unknown>) => {
      const { version } = await call(test, products.get, { params: { placeId, id } }, owner)
      const input = { params: { placeId, id }, body: { base_version: version, ...body } }
      return (await call(test, products.change, input, owner)).are_allergens_stated
    }
    const id = await make('Spread')
    await state(id, [{ id: 1 }])
    expect(await change(id, { ingredients_text: 'whey, milk' })).toBe(true)
    expect(await change(id, { ingredients_text: 'whey, milk, hazelnuts' })).toBe(false)
    await state(id, [{ id: 1 }, { id: 5 }])
    expect(await change(id, { name: 'Egg spread' })).toBe(false)
  })
})

describe('a list that names what nobody stated', () => {
  it('proposes it until somebody states it or rules the word out', async () => {
    const body = { name: 'Bar', ingredients_text: 'wheat flour, milk, eggs, emulsifier (E 322)' }
    const { id } = await call(test, products.create, { params: { placeId }, body }, owner)
    const params = { placeId, id }
    const seen = await call(test, products.get, { params }, owner)
    expect(seen.named_allergens).toEqual([
      { id: 1, words: ['milk'] },
      { id: 2, words: ['eggs', 'e 322'] },
      { id: 7, words: ['wheat'] },
      { id: 8, words: ['e 322'] },
    ])
    expect(seen.allergens).toEqual([])
    const stated = await call(
      test,
      products.changeAllergens,
      { params, body: { base_version: seen.version, allergens: [{ id: 1 }, { id: 2 }, { id: 7 }] } },
      owner,
    )
    expect(stated.named_allergens).toEqual([{ id: 8, words: ['e 322'] }])
    const ruled = await call(
      test,
      products.change,
      { params, body: { base_version: stated.version, allergens_ruled_out: [{ id: 8, word: 'E 322' }] } },
      owner,
    )
    expect(ruled.named_allergens).toEqual([])
    const later = await call(
      test,
      products.change,
      { params, body: { base_version: ruled.version, ingredients_text: 'wheat flour, soy flour, e 322' } },
      owner,
    )
    expect(later.named_allergens).toEqual([{ id: 8, words: ['soy'] }])
  })
  it('proposes what the list, an additive or the name of an ingredient names', async () => {
    const make = (more: Record<string, unknown>) =>
      call(test, products.create, { params: { placeId }, body: more as never }, owner)
    const sulphite = await make({ name: 'Powder', esubstance_id: 22_000, additive_class_id: 18 })
    const butter = await make({ name: 'Butter' })
    const dish = await make({ name: 'Dish' })
    const ingredients = [sulphite, butter].map((one) => ({
      ingredient_product_id: one.id,
      amount: '1',
      amount_unit_id: 1,
    }))
    const params = { placeId, id: dish.id }
    const body = { base_version: dish.version, ingredients }
    const shown = await call(test, products.changeRecipe, { params, body }, owner)
    expect(shown.named_allergens).toEqual([
      { id: 1, words: ['butter'] },
      { id: 9, words: ['e 220'] },
    ])
  })
})
