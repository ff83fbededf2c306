/**
 * The catalogue: one of the company, codes and EANs once, removed products kept, own units in exact chains.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { productGroups } from '@larder/contract/product-groups'
import { products, productUnits } from '@larder/contract/products'
import { traceability } from '@larder/contract/traceability'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
const at = () => ({ placeId: place })

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
})

type New = { name: string } & Record<string, unknown>
const create = (body: New) => call(test, products.create, { params: at(), body: body as never }, owner)
const refused = async (body: New) =>
  (await refuse(test, products.create, { params: at(), body: body as never }, owner)).fields
const names = async (query: object = {}, caller = owner, placeId = place) =>
  (await call(test, products.list, { params: { placeId }, query: query as never }, caller)).data.map(
    ({ name }) => name,
  )

describe('the catalogue', () => {
  it('is found by name, code and EAN, filtered and paged', async () => {
    await create({ name: 'Borscht', code: '00123' })
    await create({ name: 'beetroot', ean: '4006381333931', is_ingredient: true })
    await create({ name: 'Cake', code: '1E5', is_outsourced: true })
    expect(await names()).toEqual(['beetroot', 'Borscht', 'Cake'])
    expect(await names({ search: ' 0012 ' })).toEqual(['Borscht'])
    expect(await names({ search: '1e5' })).toEqual(['Cake'])
    expect(await names({ search: '81333' })).toEqual(['beetroot'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ kind: 'ingredient' })).toEqual(['beetroot'])
    expect(await names({ kind: 'outsourced' })).toEqual(['Cake'])
    expect(await names({ kind: 'produced' })).toEqual(['Borscht'])
    const { data, meta } = await call(
      test,
      products.list,
      { params: at(), query: { page: '2', perPage: '2' } as never },
      owner,
    )
    expect([data.map(({ name }) => name), meta.total]).toEqual([['Cake'], 3])
  })
  it('is the same at each place of the company, and changed by owners of places, not by cooks', async () => {
    const [sibling, cook, head] = [
      await makePlace(test, company),
      await makeUser(test),
      await makeUser(test),
    ] as const
    const level = { company_id: company, place_id: place }
    await joinPlace(test, level, cook.id, 'readonly,temp-measurements')
    await joinPlace(test, level, head.id, 'owner')
    await call(test, products.create, { params: at(), body: { name: 'Borscht' } }, head)
    expect(await names({}, owner, sibling)).toEqual(['Borscht'])
    expect(await names({}, cook)).toEqual(['Borscht'])
    const body = { name: 'X' }
    expect((await refuse(test, products.create, { params: at(), body }, cook)).status).toBe(403)
  })
  it('has each code and EAN once, ignoring case, and takes back those of removed products', async () => {
    const { id } = await create({ name: 'Borscht', code: 'ab-1', ean: '4006381333931' })
    const same = { name: 'Other', code: 'AB-1', ean: '4006 3813 3393-1' }
    expect(await refused(same)).toEqual(['code:code_taken'])
    expect(await refused({ ...same, code: '' })).toEqual(['ean:ean_taken'])
    await call(test, products.remove, { params: { ...at(), id } }, owner)
    expect((await create(same)).ean).toBe('4006381333931')
  })
  it('knows a UPC by its EAN, which has a zero before it', async () => {
    await create({ name: 'Ketchup', ean: '614141000036' })
    expect(await refused({ name: 'Other', ean: '0614141000036' })).toEqual(['ean:ean_taken'])
    expect(await names({ search: '0614141000036' })).toEqual(['Ketchup'])
    expect(await names({ search: '00614141000036' })).toEqual(['Ketchup'])
  })
  it.each([
    [{ ean: '4006381333932' }, 'ean:gtin_check_digit'],
    [{ ean: '400638133393' }, 'ean:gtin_check_digit'],
    [{ ean: '12' }, 'ean:gtin_digits'],
    [{ portion_amount: '1,5', portion_amount_unit_id: 1 }, 'portion_amount:amount'],
    [{ portion_amount: '0.0', portion_amount_unit_id: 1 }, 'portion_amount:amount'],
    [{ portion_amount: '1' }, 'portion_amount_unit_id:required'],
    [{ portion_amount: '1', portion_amount_unit_id: 999 }, 'portion_amount_unit_id:unknown_unit'],
    [{ name: ' ' }, 'name:required'],
  ])('refuses %o: %s', async (given, fault) => {
    expect(await refused({ name: 'Borscht', ...given })).toEqual([fault])
  })
})

describe('a product', () => {
  it('keeps the fields that a change does not name, and tells of a change in between', async () => {
    const made = await create({ name: 'Borscht', density: '1.020', storing_conditions_text: 'Cold' })
    const params = { ...at(), id: made.id }
    const change = {
      base_version: 1,
      name: ' Borscht, hot ',
      portion_amount: '0.35',
      portion_amount_unit_id: 2,
    }
    expect(await call(test, products.change, { params, body: change }, owner)).toMatchObject({
      name: 'Borscht, hot',
      density: '1.02',
      storing_conditions_text: 'Cold',
      portion_amount: '0.35',
      version: 2,
    })
    expect((await refuse(test, products.change, { params, body: change }, owner)).status).toBe(409)
  })
  it('is no longer offered when it is removed, and can still be opened', async () => {
    const { id } = await create({ name: 'Borscht' })
    const offered = async () =>
      (await call(test, entries.choices, { params: at() }, owner)).products.map(({ name }) => name)
    expect(await offered()).toEqual(['Borscht'])
    await call(test, products.remove, { params: { ...at(), id } }, owner)
    expect([await names(), await offered()]).toEqual([[], []])
    expect(await call(test, products.get, { params: { ...at(), id } }, owner)).toMatchObject({
      name: 'Borscht',
      is_removed: true,
    })
  })
  it('of another company is absent', async () => {
    const { id } = await create({ name: 'Borscht' })
    const stranger = await makeUser(test)
    const elsewhere = { placeId: await makePlace(test, await makeCompany(test, stranger)), id }
    expect((await refuse(test, products.get, { params: elsewhere }, stranger)).status).toBe(404)
  })
})

describe('products of the plan', () => {
  it('join the catalogue once, are renamed there, and stay when the plan drops them', async () => {
    await create({ name: 'Solyanka' })
    const { rows } = await test.database.pool.query<{ id: number }>(
      'select id from food_safety_plans where place_id = $1',
      [place],
    )
    const planId = rows[0]?.id ?? 0
    const group = await call(
      test,
      productGroups.create,
      {
        params: { ...at(), planId },
        body: { name: 'Soups', products: [{ name: 'solyanka' }, { name: 'Bortsch' }] },
      },
      owner,
    )
    const [first, second] = group.products
    expect(await names()).toEqual(['Bortsch', 'Solyanka'])
    await call(
      test,
      productGroups.change,
      {
        params: { ...at(), planId, id: group.id },
        body: { name: 'Soups', version: group.version, products: [{ id: second?.id, name: 'Borscht' }] },
      } as never,
      owner,
    )
    expect(await names()).toEqual(['Borscht', 'Solyanka'])
    expect(first?.name).toBe('solyanka')
  })
})

describe('own units', () => {
  const unit = (name: string, base_unit_id: number, base_unit_amount: string) =>
    call(
      test,
      productUnits.create,
      { params: at(), body: { name, short_name: name, base_unit_id, base_unit_amount } },
      owner,
    )
  it('are chained to a base and never to themselves', async () => {
    const bottle = await unit('Bottle', 5, '750')
    const crate = await unit('Crate', bottle.id, '12')
    expect(crate).toMatchObject({ kind: 'volume', base_unit_amount: '12', is_own: true })
    const back = { name: 'Bottle', short_name: 'b', base_unit_id: crate.id, base_unit_amount: '1' }
    const params = { ...at(), id: bottle.id }
    expect((await refuse(test, productUnits.change, { params, body: back }, owner)).fields).toEqual([
      'base_unit_id:unit_cycle',
    ])
    expect((await refuse(test, productUnits.remove, { params }, owner)).status).toBe(409)
    await call(test, productUnits.remove, { params: { ...at(), id: crate.id } }, owner)
    await call(test, productUnits.remove, { params }, owner)
  })
  it.each([
    [{ name: 'G', short_name: 'sack' }, 'name:name_taken'],
    [{ name: 'Sack', short_name: 'kg' }, 'short_name:name_taken'],
  ])('have no name of a weight or volume: %j', async (names, fault) => {
    const body = { ...names, base_unit_id: 1, base_unit_amount: '25' }
    expect((await refuse(test, productUnits.create, { params: at(), body }, owner)).fields).toEqual([fault])
  })
  it('that a product uses stay', async () => {
    const { id } = await unit('Crate', 1, '12.5')
    await create({ name: 'Apples', portion_amount: '2', portion_amount_unit_id: id })
    expect((await refuse(test, productUnits.remove, { params: { ...at(), id } }, owner)).status).toBe(409)
    const list = await call(test, productUnits.list, { params: at(), query: { lang: 'de' } }, owner)
    expect(list.find((one) => one.id === id)).toMatchObject({ used_in_products: true, kind: 'weight' })
    expect(list.map(({ short_name }) => short_name)).toContain('Stück')
  })
  it('that a recipe or a record uses stay', async () => {
    const [crate, sack] = [await unit('Crate', 1, '12.5'), await unit('Sack', 1, '25')] as const
    const [cake, apples] = [await create({ name: 'Cake' }), await create({ name: 'Apples' })] as const
    const line = { amount: '2', product_id: apples.id }
    const ingredients = [{ ingredient_product_id: apples.id, amount: '2', amount_unit_id: crate.id }]
    const body = { base_version: 1, ingredients }
    await call(test, products.changeRecipe, { params: { ...at(), id: cake.id }, body }, owner)
    const waste = {
      uuid: randomUUID(),
      kind: 'waste' as const,
      lines: [{ ...line, amount_unit_id: sack.id }],
    }
    await call(test, traceability.create, { params: at(), body: waste }, owner)
    for (const { id } of [crate, sack])
      expect((await refuse(test, productUnits.remove, { params: { ...at(), id } }, owner)).status).toBe(409)
    const list = await call(test, productUnits.list, { params: at() }, owner)
    expect(list.filter(({ is_own }) => is_own).map((one) => [one.name, one.used_in_products])).toEqual([
      ['Crate', true],
      ['Sack', false],
    ])
  })
})
