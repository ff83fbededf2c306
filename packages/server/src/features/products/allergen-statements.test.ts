/** Allergens have three states: contained, free by somebody's statement, not stated yet. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { productGroups } from '@larder/contract/product-groups'
import { products, type Product } from '@larder/contract/products'
import { allergenIds, allergenStateOf } from '@larder/core/products'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { planIdOf } from '#test/fill-plan.ts'
import { call, headersOf, openTestApp, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
const at = () => ({ placeId: place })
const [MILK, FISH] = [1, 3]

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
})

const create = async (name: string, is_ingredient = false): Promise<number> =>
  (await call(test, products.create, { params: at(), body: { name, is_ingredient } }, owner)).id
const get = (id: number): Promise<Product> => call(test, products.get, { params: { ...at(), id } }, owner)
async function cook(id: number, ...ids: readonly number[]): Promise<Product> {
  const { version } = await get(id)
  const ingredients = ids.map((one) => ({
    ingredient_product_id: one,
    amount: '1',
    amount_unit_id: 1,
  }))
  const body = { base_version: version, ingredients }
  return call(test, products.changeRecipe, { params: { ...at(), id }, body }, owner)
}
async function state(id: number, ...ids: readonly number[]): Promise<Product> {
  const { version } = await get(id)
  const allergens = ids.map((one) => ({ id: one, reason: 'Supplier' }))
  const body = { base_version: version, allergens }
  return call(test, products.changeAllergens, { params: { ...at(), id }, body }, owner)
}
const matrix = () => call(test, products.matrix, { params: at(), query: { perPage: 500 } }, owner)
const rowOf = async (id: number) => (await matrix()).data.find((row) => row.id === id)

describe('a product', () => {
  it('is not stated until somebody states it, free of all with an empty list', async () => {
    const soup = await create('Soup')
    expect(await get(soup)).toMatchObject({ allergens_stated: null, are_allergens_stated: false })
    expect(await rowOf(soup)).toMatchObject({ contains: [], are_allergens_stated: false })
    expect((await matrix()).meta.not_stated).toBe(1)
    const stated = await state(soup)
    expect(stated).toMatchObject({ are_allergens_stated: true, allergens: [] })
    expect(Date.parse(stated.allergens_stated?.at ?? '')).toBe(test.clock.now.getTime())
    expect(stated.allergens_stated?.by).toMatchObject({ id: owner.id })
    expect(JSON.stringify(stated)).not.toContain('@')
    expect(await rowOf(soup)).toMatchObject({
      are_allergens_stated: true,
      allergens_stated: stated.allergens_stated,
    })
    expect((await matrix()).meta.not_stated).toBe(0)
  })
  it('is stated by its ingredients where all of them are, through all levels', async () => {
    const [soup, stock, beet] = [await create('Soup'), await create('Stock'), await create('Beet')] as const
    await cook(stock, beet)
    await cook(soup, stock)
    expect((await get(soup)).are_allergens_stated).toBe(false)
    await state(beet, MILK)
    expect(await get(soup)).toMatchObject({ are_allergens_stated: true, allergens_stated: null })
    expect(await rowOf(soup)).toMatchObject({ contains: [MILK], are_allergens_stated: true })
  })
  it('is not stated any more when an ingredient without a statement comes in, at any depth', async () => {
    const [soup, stock, beet] = [await create('Soup'), await create('Stock'), await create('Beet')] as const
    await state(beet)
    await cook(stock, beet)
    await cook(soup, stock)
    await state(soup, FISH)
    const dill = await create('Dill')
    await cook(stock, beet, dill)
    expect(await get(soup)).toMatchObject({
      allergens_stated: null,
      are_allergens_stated: false,
      allergens: [{ id: FISH }],
    })
    expect(await rowOf(soup)).toMatchObject({ contains: [FISH], are_allergens_stated: false })
    await state(dill)
    expect((await get(soup)).are_allergens_stated).toBe(true)
  })
  it('stays stated when a stated ingredient comes in, and when one goes', async () => {
    const [soup, beet, dill] = [await create('Soup'), await create('Beet'), await create('Dill')] as const
    await cook(soup, beet)
    await state(soup)
    await state(dill, MILK)
    expect(await cook(soup, beet, dill)).toMatchObject({ are_allergens_stated: true })
    expect(await cook(soup, beet)).toMatchObject({ are_allergens_stated: true })
  })
  it('is not stated by a recipe that was emptied, nor is what contains it', async () => {
    const [soup, beet] = [await create('Soup'), await create('Beet')] as const
    await state(beet)
    expect(await cook(soup, beet)).toMatchObject({ are_allergens_stated: true })
    const menu = await create('Menu')
    await state(menu)
    expect(await cook(menu, soup)).toMatchObject({ are_allergens_stated: true })
    expect(await cook(soup)).toMatchObject({ are_allergens_stated: false })
    expect(await get(menu)).toMatchObject({ are_allergens_stated: false })
  })
  it('has its state in the list, and of each ingredient in the recipe', async () => {
    const [soup, beet] = [await create('Soup'), await create('Beet')] as const
    await state(beet)
    const { ingredients } = await cook(soup, beet, await create('Dill'))
    expect(ingredients.map((one) => one.are_allergens_stated)).toEqual([true, false])
    const { data } = await call(test, products.list, { params: at(), query: {} }, owner)
    expect(data.map((one) => [one.name, one.are_allergens_stated, one.allergens_stated?.by?.id])).toEqual([
      ['Beet', true, owner.id],
      ['Dill', false, undefined],
      ['Soup', false, undefined],
    ])
  })
})

describe('a change that brings an allergen in', () => {
  type Road = (stock: number) => Promise<unknown>
  const change = async (id: number, body: object) => {
    const { version } = await get(id)
    return call(
      test,
      products.change,
      { params: { ...at(), id }, body: { base_version: version, ...body } },
      owner,
    )
  }
  const bring = (rows: string[][], recipe_rows: string[][] = []) =>
    call(test, products.import, { params: at(), query: {}, body: { rows, recipe_rows } }, owner)
  const renameInPlan = async () => {
    const params = { ...at(), planId: await planIdOf(test, place) }
    const body = { name: 'Soups', products: [{ name: 'Stock' }] }
    const group = await call(test, productGroups.create, { params, body }, owner)
    const renamed = {
      name: 'Soups',
      version: group.version,
      products: [{ id: group.products[0]?.id, name: 'Hazelnut stock' }],
    }
    await call(
      test,
      productGroups.change,
      { params: { ...params, id: group.id }, body: renamed as never },
      owner,
    )
  }
  const head = ['Product', 'Ingredient', 'Amount', 'Unit']
  const roads: readonly (readonly [string, Road])[] = [
    ['a name on the page', (stock) => change(stock, { name: 'Hazelnut stock' })],
    ['a list on the page', (stock) => change(stock, { ingredients_text: 'beet, hazelnuts' })],
    [
      'a name of an import',
      () =>
        bring([
          ['Name', 'EAN'],
          ['Hazelnut stock', '4006381333931'],
        ]),
    ],
    ['a recipe on the page', async (stock) => cook(stock, await create('Dill'))],
    [
      'a recipe of an import',
      () => bring([['Name'], ['Dill']], [head, ['Stock', 'Dill', '1', 'kg'], ['Stock', 'Beet', '1', 'kg']]),
    ],
  ]
  it.each([...roads, ['a name in the plan', renameInPlan] as const])(
    'ends the statements of the product and of all that contain it: %s',
    async (_, road) => {
      const [menu, soup] = [await create('Menu'), await create('Soup')] as const
      const [stock, beet, other] = [await create('Stock'), await create('Beet'), await create('Tea')] as const
      await change(stock, { ean: '4006381333931' })
      for (const id of [beet, other]) await state(id)
      await cook(stock, beet)
      await cook(soup, stock)
      await cook(menu, soup, other)
      for (const id of [stock, soup, menu]) await state(id, FISH)
      const seen = await get(menu)
      await road(stock)
      for (const id of [stock, soup, menu])
        expect(await get(id)).toMatchObject({ allergens_stated: null, allergens: [{ id: FISH }] })
      for (const id of [beet, other]) expect(await get(id)).toMatchObject({ are_allergens_stated: true })
      // Who had the menu open has not seen what came in.
      const body = { base_version: seen.version, allergens: [] }
      const late = await send(test, products.changeAllergens, { params: { ...at(), id: menu }, body }, owner)
      expect(late).toMatchObject({ status: 409, body: { current: { id: menu } } })
    },
  )
})

describe('a label of a container', () => {
  const zplOf = async (id: number): Promise<string> => {
    const query = { kind: 'prepared', format: 'zpl', lang: 'en', size: '100x50' } as const
    const response = await test.app.inject({
      method: 'GET',
      url: addressOf(products.label, { params: { ...at(), id }, query: query as never }),
      headers: headersOf(owner),
    })
    return response.body
  }
  it('says that nobody stated the allergens, and what is known all the same', async () => {
    const [soup, milk] = [await create('Soup'), await create('Milk')] as const
    expect(await zplOf(soup)).toContain('Not stated yet')
    await state(milk, MILK)
    await cook(soup, milk, await create('Salt'))
    expect(await zplOf(soup)).toContain('Milk · Not stated yet')
    await state(soup)
    expect(await zplOf(soup)).not.toContain('Not stated')
  })
})

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('cook' as const), of: fc.nat(5), with: fc.uniqueArray(fc.nat(5)) }),
    fc.record({
      kind: fc.constant('state' as const),
      of: fc.nat(5),
      with: fc.uniqueArray(fc.constantFrom(...allergenIds)),
    }),
  ),
  { minLength: 1, maxLength: 12 },
)

describe('after any changes of recipes and statements', () => {
  it('no product is free while an ingredient that nobody stated came in since, none loses an allergen', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const ids: number[] = []
        for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await create(`${name} ${Math.random()}`))
        const idOf = (of: number): number => ids[of] ?? 0
        const recipes = new Map<number, number[]>()
        const own = new Map<number, number[]>()
        // What each statement on a product covers: everything that was below it at that time.
        const covered = new Map<number, Set<number>>()
        const partsOf = (of: number): number[] => recipes.get(of) ?? []
        const below = (of: number): number[] => partsOf(of).flatMap((one) => [one, ...below(one)])
        for (const change of changes)
          if (change.kind === 'state') {
            await state(idOf(change.of), ...change.with)
            own.set(change.of, change.with)
            covered.set(change.of, new Set([change.of, ...below(change.of)]))
          } else {
            const parts = change.with.filter((one) => one > change.of)
            await cook(idOf(change.of), ...parts.map(idOf))
            recipes.set(change.of, parts)
          }
        const unknownIn = (of: number): number[] =>
          (partsOf(of).length === 0 ? [of] : partsOf(of).flatMap(unknownIn)).filter(
            (one) => covered.get(of)?.has(one) !== true,
          )
        for (const [of, id] of ids.entries()) {
          const row = await rowOf(id)
          const states = allergenIds.map((one) => row && allergenStateOf(row, one))
          expect(unknownIn(of).length > 0 && states.includes('free')).toBe(false)
          for (const stated of [of, ...below(of)].flatMap((one) => own.get(one) ?? []))
            expect(states[stated - 1]).toBe('contains')
        }
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
