/** A label is built from the statement: what a product contains is on it, whatever its list says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { products } from '@larder/contract/products'
import { countries } from '@larder/core/classifiers'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
})
afterAll(() => test.close())

type Bought = { readonly name: string; readonly list?: string; readonly allergens?: readonly number[] }
type Dish = {
  readonly country: string
  readonly lang: string
  readonly name?: string
  /** Written by people; empty = from the recipe. */
  readonly own?: string
  readonly ingredients?: readonly Bought[]
  readonly allergens?: readonly number[]
}

async function create(placeId: number, { name, list = '', allergens }: Bought): Promise<number> {
  const body = { name, ingredients_text: list, is_ingredient: true }
  const { id } = await call(test, products.create, { params: { placeId }, body }, owner)
  if (allergens === undefined) return id
  const stated = { base_version: 1, allergens: allergens.map((one) => ({ id: one })) }
  await call(test, products.changeAllergens, { params: { placeId, id }, body: stated }, owner)
  return id
}

/** The label of a dish as a label printer gets it, on one line. */
async function labelOf(dish: Dish): Promise<string> {
  const country_id = countries.find(({ key }) => key === dish.country)?.id
  const more = { country_id, preferred_language: dish.lang }
  const placeId = await makePlace(test, await makeCompany(test, owner), more)
  const name = dish.name ?? 'Dish'
  const list = dish.own ?? ''
  const id = await create(placeId, { name, list, ...(dish.allergens && { allergens: dish.allergens }) })
  const ingredients: { ingredient_product_id: number; amount: string; amount_unit_id: number }[] = []
  for (const one of dish.ingredients ?? [])
    ingredients.push({
      ingredient_product_id: await create(placeId, one),
      amount: '1',
      amount_unit_id: 1,
    })
  if (ingredients.length > 0) {
    const { version } = await call(test, products.get, { params: { placeId, id } }, owner)
    const body = { base_version: version, ingredients }
    await call(test, products.changeRecipe, { params: { placeId, id }, body }, owner)
  }
  const query = { format: 'zpl', size: '100x50', incomplete: 'true' } as never
  const response = await test.app.inject({
    method: 'GET',
    url: addressOf(products.label, { params: { placeId, id }, query }),
    headers: headersOf(owner),
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.body.replace(/_([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

const german = { country: 'DE', lang: 'de' }
const list = (zpl: string): string =>
  /\^FD(?:Zutaten|Ingredients|Koostisosad|Інгредієнти)[^^]*/.exec(zpl)?.[0] ?? ''

describe('a list from the recipe', () => {
  it('declares eggs, sesame and mustard of a German sausage whose list only seems to', async () => {
    const sausage = {
      name: 'Wurst roh',
      list: 'Schweinefleisch, Speisesalz, laktosefreier Käse, Erbsenfaser',
      allergens: [2, 10, 13],
    }
    expect(list(await labelOf({ ...german, ingredients: [sausage] }))).toContain(
      'Wurst roh (Schweinefleisch, Speisesalz, laktosefreier Käse, Erbsenfaser) (EIER, SESAM, SENF)',
    )
  })
  it.each([
    ['Schweizer Schokolade', [1, 7], 'Schweizer Schokolade (MILCH, WEIZEN)'],
    ['Käsesauce', [1, 10], 'KÄSESAUCE (SESAM)'],
    ['Molkereierzeugnis', [1, 2], '(MILCH, EIER)'],
    ['Pazifische Garnelen', [3, 4], 'Pazifische Garnelen (FISCH, KREBSTIERE)'],
    ['Lachsfilet', [3], 'Lachsfilet (FISCH)'],
    ['Salami (kann Spuren von Milch enthalten)', [1], 'enthalten) (MILCH)'],
  ] as const)('declares what “%s” does not say', async (name, allergens, text) =>
    expect(list(await labelOf({ ...german, ingredients: [{ name, allergens }] }))).toContain(text),
  )
  it('declares what is stated on the dish beside its recipe', async () => {
    const dish = { ...german, allergens: [13], ingredients: [{ name: 'Kartoffeln', allergens: [] }] }
    expect(list(await labelOf(dish))).toContain('Kartoffeln. Enthält: SENF')
  })
})

describe('a list that people wrote', () => {
  const own = 'flour, butter, salmon, mixed nuts, soy milk, salt'
  const allergens = [1, 3, 4, 5, 7, 8, 9, 16, 17]
  it.each(['DE', 'GB', 'EE', 'UA', 'AU', 'NZ', 'US', 'CA', 'JP'])(
    'is followed in %s by each allergen that it does not name',
    async (country) => {
      const zpl = (await labelOf({ country, lang: 'en', own, allergens })).toUpperCase()
      for (const word of [
        'FISH',
        'CRUSTACEAN',
        'SULFITES',
        'CELERY',
        'LUPIN',
        'WHEAT',
        'NUTS',
        'SOY',
        'MILK',
      ])
        expect(zpl).toContain(word)
    },
  )
  it.each([
    ['Brot, Soße, Salz', 'Brot, Soße, Salz. Enthält: MILCH, EIER, WEIZEN, SENF'],
    ['', 'Enthält: Milch, Eier, Weizen, '],
    ['Weizenmehl, Milch, Eier, Senf', 'WEIZENMEHL, MILCH, EIER, SENF^'],
    ['Weizenmehl ohne Ei, Milchsäure, Senf', '. Enthält: MILCH, EIER'],
  ])('“%s” is printed so that nothing stated is absent', async (text, printed) => {
    const bought = [
      { name: 'Brot', allergens: [7] },
      { name: 'Soße', allergens: [1, 2, 13] },
    ]
    const dish = { ...german, own: text, allergens: [1, 2, 7, 13] }
    const label = await labelOf(text === '' ? dish : { ...dish, ingredients: bought })
    expect(label.replace('Glutenhaltiges Getreide, ', '')).toContain(printed)
  })
})
