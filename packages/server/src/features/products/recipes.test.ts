/**
 * Recipes in recipes: cycles are refused with their way, versions stay, allergens are right at every level.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products, type Product } from '@larder/contract/products'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
const at = () => ({ placeId: place })
const MILK = 1
const EGGS = 2
const WHEAT = 7
const GLUTEN = 11
const SULFITES = 9
const MUSTARD = 13

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
})

const create = async (name: string): Promise<number> =>
  (await call(test, products.create, { params: at(), body: { name } }, owner)).id
const get = (id: number): Promise<Product> => call(test, products.get, { params: { ...at(), id } }, owner)
const ingredient = (ingredient_product_id: number, amount = '1') => ({
  ingredient_product_id,
  amount,
  amount_unit_id: 1,
})
async function cook(id: number, ...ids: readonly number[]): Promise<Product> {
  const { version } = await get(id)
  const body = { base_version: version, ingredients: ids.map((one) => ingredient(one)) }
  return call(test, products.changeRecipe, { params: { ...at(), id }, body }, owner)
}
type Stated = { id: number; is_trace?: boolean; reason?: string }
async function state(id: number, ...allergens: readonly Stated[]): Promise<Product> {
  const { version } = await get(id)
  const body = { base_version: version, allergens: [...allergens] }
  return call(test, products.changeAllergens, { params: { ...at(), id }, body }, owner)
}

describe('a recipe', () => {
  it('is refused with the way by which a product would contain itself', async () => {
    const [soup, sauce, stock] = [await create('Soup'), await create('Sauce'), await create('Stock')] as const
    await cook(soup, sauce)
    await cook(sauce, stock)
    const body = { base_version: 1, ingredients: [ingredient(soup)] }
    const refused = await send(test, products.changeRecipe, { params: { ...at(), id: stock }, body }, owner)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'ingredients.0.ingredient_product_id',
            code: 'recipe_cycle',
            message: 'Stock → Soup → Sauce → Stock',
          },
        ],
      },
    })
    expect((await get(stock)).ingredients).toEqual([])
  })
  it('keeps each version with the names of its day, and its order and exact amounts', async () => {
    const [soup, beet, dill] = [await create('Soup'), await create('Beet'), await create('Dill')] as const
    const params = { ...at(), id: soup }
    const first = [ingredient(dill, '0.000001'), ingredient(beet, '12.500000')]
    await call(test, products.changeRecipe, { params, body: { base_version: 1, ingredients: first } }, owner)
    expect((await get(soup)).ingredients.map(({ amount }) => amount)).toEqual(['0.000001', '12.5'])
    await call(
      test,
      products.change,
      { params: { ...at(), id: beet }, body: { base_version: 1, name: 'Beetroot' } },
      owner,
    )
    await cook(soup, beet)
    const versions = await call(test, products.recipeVersions, { params }, owner)
    expect(
      versions.map(({ version, ingredients }) => [
        version,
        ...ingredients.map((one) => one.ingredient_product_name),
      ]),
    ).toEqual([
      [2, 'Beetroot'],
      [1, 'Dill', 'Beet'],
    ])
  })
  it('keeps an ingredient that was removed from the catalogue, and takes no removed one anew', async () => {
    const [soup, cake, beet] = [await create('Soup'), await create('Cake'), await create('Beet')] as const
    await cook(soup, beet)
    await call(test, products.remove, { params: { ...at(), id: beet } }, owner)
    expect((await cook(soup, beet)).ingredients).toMatchObject([{ is_removed: true }])
    const body = { base_version: 1, ingredients: [ingredient(beet)] }
    expect(
      (await refuse(test, products.changeRecipe, { params: { ...at(), id: cake }, body }, owner)).fields,
    ).toEqual(['ingredients.0.ingredient_product_id:unknown_product'])
  })
})

describe('allergens', () => {
  it('go up through all levels at once, and go when their source goes', async () => {
    const [dish, sauce, mayo, egg] = [
      await create('Dish'),
      await create('Sauce'),
      await create('Mayo'),
      await create('Egg'),
    ] as const
    await cook(dish, sauce)
    await cook(sauce, mayo)
    await cook(mayo, egg)
    await state(egg, { id: EGGS })
    expect((await get(dish)).generated_allergens).toEqual({ contains: [EGGS], may_contain: [] })
    await state(mayo, { id: MUSTARD, is_trace: true, reason: 'Same line' })
    expect((await get(dish)).generated_allergens).toEqual({ contains: [EGGS], may_contain: [MUSTARD] })
    await cook(mayo)
    expect((await get(dish)).generated_allergens).toEqual({ contains: [], may_contain: [MUSTARD] })
  })
  it('of ingredients stay whatever people state, and need a reason on top of a recipe', async () => {
    const [dish, milk] = [await create('Dish'), await create('Milk')] as const
    await state(milk, { id: MILK })
    await cook(dish, milk)
    expect(await state(dish)).toMatchObject({ generated_allergens: { contains: [MILK] } })
    const { version } = await get(dish)
    const body = { base_version: version, allergens: [{ id: EGGS }] }
    expect(
      (await refuse(test, products.changeAllergens, { params: { ...at(), id: dish }, body }, owner)).fields,
    ).toEqual(['allergens.0.reason:required'])
    expect((await state(dish, { id: EGGS, reason: 'Glazed' })).allergens).toEqual([
      { id: EGGS, is_trace: false, reason: 'Glazed' },
    ])
  })
  it('are emphasised in the written list, and missed in an own text', async () => {
    const [dish, sauce, egg, oil] = [
      await create('Salad'),
      await create('Mayo'),
      await create('Egg'),
      await create('Oil'),
    ] as const
    await state(egg, { id: EGGS })
    await cook(sauce, oil, egg)
    const made = await cook(dish, sauce)
    expect(made.generated_ingredients_text).toBe('Mayo (Oil, EGG)')
    const body = { base_version: made.version, ingredients_text: 'Mayo, love' }
    const params = { ...at(), id: dish }
    expect((await call(test, products.change, { params, body }, owner)).missing_allergens).toEqual([EGGS])
  })
  it('find sulfites in the text of people by their name alone', async () => {
    const wine = await create('Wine')
    const { version } = await state(wine, { id: SULFITES })
    const body = { base_version: version, ingredients_text: 'Grapes, sulfites' }
    const changed = await call(test, products.change, { params: { ...at(), id: wine }, body }, owner)
    expect(changed.missing_allergens).toEqual([])
  })
  it('name additives by class and number or name, and percentages where they are wanted', async () => {
    const [jam, fruit, acid] = [await create('Jam'), await create('Cherries'), await create('Acid')] as const
    const body = { base_version: 1, esubstance_id: 33_000 }
    const params = { ...at(), id: acid }
    expect((await refuse(test, products.change, { params, body }, owner)).fields).toEqual([
      'additive_class_id:required',
    ])
    await call(test, products.change, { params, body: { ...body, additive_class_id: 2 } }, owner)
    const line = { amount_unit_id: 1 }
    const ingredients = [
      { ...line, ingredient_product_id: acid, amount: '0.4' },
      { ...line, ingredient_product_id: fruit, amount: '0.6', is_quid: true },
    ]
    const made = await call(
      test,
      products.changeRecipe,
      { params: { ...at(), id: jam }, body: { base_version: 1, ingredients } },
      owner,
    )
    expect(made.generated_ingredients_text).toBe('Cherries (60%), acidity regulator (E 330)')
    expect(made.ingredients.map(({ is_quid }) => is_quid)).toEqual([false, true])
    await call(test, products.change, { params, body: { base_version: 2, is_additive_named: true } }, owner)
    expect((await get(jam)).generated_ingredients_text).toBe(
      'Cherries (60%), acidity regulator (Citric acid)',
    )
  })
  it('name gluten with wheat', async () => {
    const flour = await create('Flour')
    expect((await state(flour, { id: WHEAT })).allergens.map(({ id }) => id)).toEqual([WHEAT, GLUTEN])
  })
  it('name gluten as in the food where wheat is, also where it was stated as a trace', async () => {
    const flour = await create('Flour')
    const trace = { id: GLUTEN, is_trace: true, reason: 'Rye on the same line' }
    const { allergens } = await state(flour, trace, { id: WHEAT })
    expect(allergens).toMatchObject([
      { id: WHEAT, is_trace: false },
      { id: GLUTEN, is_trace: false },
    ])
    const { data } = await call(test, products.matrix, { params: at() }, owner)
    expect(data).toMatchObject([{ contains: [WHEAT, GLUTEN], may_contain: [] }])
  })
  it('are in the matrix, traces apart, with the law of the country', async () => {
    const dish = await create('Dish')
    await state(dish, { id: MILK }, { id: EGGS, is_trace: true, reason: 'Same line' })
    const { law, data } = await call(test, products.matrix, { params: at() }, owner)
    expect(data).toMatchObject([{ name: 'Dish', contains: [MILK], may_contain: [EGGS] }])
    expect(law).toMatchObject({ source: 'Regulation (EU) No 1169/2011, Annex II', sulfites: 'above' })
    expect(law.named).toHaveLength(15)
  })

  it('are what everything below holds, after any order of changes', async () => {
    const ids: number[] = []
    for (const name of 'ABCDEFGH') ids.push(await create(name))
    const change = fc.oneof(
      fc.record({ at: fc.nat(7), below: fc.uniqueArray(fc.nat(6), { maxLength: 4 }) }),
      fc.record({ at: fc.nat(7), stated: fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { maxLength: 3 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const one of changes) {
          const id = ids[one.at] ?? 0
          if ('stated' in one)
            await state(id, ...one.stated.map((allergen) => ({ id: allergen, reason: 'x', is_trace: false })))
          else await cook(id, ...one.below.filter((under) => under < one.at).map((under) => ids[under] ?? 0))
        }
        const all = new Map(await Promise.all(ids.map(async (id) => [id, await get(id)] as const)))
        for (const id of ids) expect(all.get(id)?.generated_allergens.contains).toEqual(below(id, all))
      }),
      { numRuns: 8 },
    )
  })
})

/** Stated allergens of everything that can be reached, by walking every way. */
function below(id: number, all: ReadonlyMap<number, Product>): number[] {
  const found = new Set<number>()
  const walk = (at: number): void => {
    for (const { ingredient_product_id: next } of all.get(at)?.ingredients ?? []) {
      for (const one of all.get(next)?.allergens ?? []) found.add(one.id)
      walk(next)
    }
  }
  walk(id)
  return [...found].sort((a, b) => a - b)
}
