/** Import of EPCIS 2.0: what was exported, what a supplier sends, and what is wrong with a document. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { recalls } from '@larder/contract/recalls'
import { traceability, type EpcisPreview } from '@larder/contract/traceability'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { addressOf } from '@larder/contract/kit'
import { call, headersOf, openTestApp, send, type TestApp } from '#test/harness.ts'
import { formOf } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
const at = (placeId = place) => ({ placeId })

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company, { timezone: 'Europe/Tallinn', created_at: '2026-11-01T00:00:00Z' })
})

type Document = { epcisBody: { eventList: Record<string, unknown>[] } }
async function exported(placeId = place): Promise<Document> {
  const { status, body } = await send(test, recalls.epcis, { params: at(placeId) }, owner)
  expect(status).toBe(200)
  return JSON.parse(body instanceof Buffer ? body.toString() : JSON.stringify(body)) as Document
}
type Query = { view?: 'own' | 'supplier'; products?: string; partners?: string }
const preview = (document: unknown, query: Query = {}, placeId = place): Promise<EpcisPreview> =>
  call(
    test,
    traceability.previewEpcis,
    { params: at(placeId), query, body: { document: JSON.stringify(document) } },
    owner,
  )
const load = (document: unknown, query: Query = {}, placeId = place) =>
  call(
    test,
    traceability.importEpcis,
    { params: at(placeId), query, body: { document: JSON.stringify(document) } },
    owner,
  )
async function refused(document: unknown, query: Query = {}) {
  const input = { params: at(), query, body: { document: JSON.stringify(document) } }
  const { status, body } = await send(test, traceability.importEpcis, input, owner)
  return { status, errors: (body as { errors: { field: string; code: string }[] }).errors }
}
const stock = async (placeId = place) =>
  (
    await call(test, traceability.stock, { params: at(placeId), query: { show: 'all', perPage: 100 } }, owner)
  ).data.map((lot) => [lot.product_name, lot.batch_number, lot.supplier_name, lot.expiry_date, lot.on_hand])
const records = async (placeId = place) =>
  (await call(test, traceability.records, { params: at(placeId), query: {} }, owner)).data

const record = (body: object, placeId = place) =>
  call(
    test,
    traceability.create,
    { params: at(placeId), body: { uuid: randomUUID(), ...body } as never },
    owner,
  )
const product = async (name: string, ean = '') =>
  (await call(test, products.create, { params: at(), body: { name, ean } }, owner)).id
const partner = async (name: string, gln = '') =>
  (await call(test, partners.create, { params: at(), body: { name, gln } as never }, owner)).id

/** A place with goods received, corrected, made into a batch, sent, thrown away, counted and removed. */
async function live() {
  const [mill, shop] = [await partner('Mill', '4012345000009'), await partner('Corner shop')]
  const [flour, bread] = [await product('Flour', '4006381333931'), await product('Bread')]
  const line = (more: { batch_number: string; amount: string; expiry_date?: string; tlc?: string }) => ({
    product_id: flour,
    supplier_id: mill,
    amount_unit_id: 1,
    ...more,
  })
  const receipt = {
    kind: 'receipt',
    partner_id: mill,
    document_number: 'INV 7',
    performed_at: '2026-11-19T07:30:00.000Z',
  }
  const first = await record({
    ...receipt,
    lines: [line({ batch_number: 'L/1', expiry_date: '2027-01-31', tlc: 'T1', amount: '40' })],
  })
  const { kind: _, ...again } = receipt
  await call(
    test,
    traceability.change,
    {
      params: { ...at(), id: first.id },
      body: {
        base_version: 1,
        reason: 'Misread',
        ...again,
        lines: [line({ batch_number: 'L/1', expiry_date: '2027-01-31', tlc: 'T1', amount: '41.5' })],
      },
    },
    owner,
  )
  await record({ ...receipt, lines: [line({ batch_number: '', amount: '3' })] })
  const flours = (await record({ ...receipt, lines: [line({ batch_number: 'X', amount: '1' })] })).id
  const body = { base_version: 1, reason: 'Other place' }
  await call(test, traceability.remove, { params: { ...at(), id: flours }, body }, owner)
  const loaf = { product_id: bread, batch_number: 'B 1', amount_unit_id: 3 }
  await record({
    kind: 'preparation',
    batch: { ...loaf, amount: '20', expiry_date: '2026-11-25' },
    lines: [line({ batch_number: 'L/1', amount: '8' })],
  })
  await record({ kind: 'dispatch', partner_id: shop, lines: [{ ...loaf, amount: '12' }] })
  await record({ kind: 'waste', lines: [{ ...loaf, amount: '1' }] })
  await record({ kind: 'count', lines: [{ ...loaf, amount: '6' }] })
}

describe('records of another place', () => {
  it('are the same in another company, with their lots, versions and next export', async () => {
    await live()
    const [document, before] = [await exported(), await stock()]
    const other = await makePlace(test, await makeCompany(test, owner), { timezone: 'Asia/Tokyo' })
    expect(await preview(document, {}, other)).toMatchObject({
      view: 'own',
      event_count: 8,
      create_count: 7,
      change_count: 1,
      remove_count: 1,
      fault_count: 0,
      products: [
        { name: 'Flour', gtin: '04006381333931', match: null },
        { name: 'Bread', match: null },
      ],
      partners: [{ name: 'Mill', gln: '4012345000009', match: null }, { name: 'Corner shop' }],
    })
    expect(await load(document, {}, other)).toMatchObject({ created: 7, changed: 1, removed: 1, products: 2 })
    expect(await stock(other)).toEqual(before)
    expect((await exported(other)).epcisBody).toEqual(document.epcisBody)
    const found = await call(
      test,
      products.list,
      { params: at(other), query: { page: 1, perPage: 50, kind: 'all' } },
      owner,
    )
    expect(found.data.map(({ name, ean, is_ingredient }) => [name, ean, is_ingredient])).toEqual([
      ['Bread', '', false],
      ['Flour', '4006381333931', true],
    ])
    const lots = await call(
      test,
      traceability.stock,
      { params: at(other), query: { show: 'all', search: 'L/1' } },
      owner,
    )
    const params = { ...at(other), id: lots.data[0]?.id ?? 0 }
    const { lots: traced } = await call(test, recalls.traceLot, { params }, owner)
    expect(traced.map(({ product_name, batch_number }) => [product_name, batch_number])).toContainEqual([
      'Bread',
      'B 1',
    ])
  })
  it('are the same at another place of the company, whose products are known', async () => {
    await live()
    const [document, before] = [await exported(), await stock()]
    const other = await makePlace(test, company)
    const seen = await preview(document, {}, other)
    expect(seen.products.map(({ match }) => match?.name)).toEqual(['Flour', 'Bread'])
    await load(document, {}, other)
    expect(await stock(other)).toEqual(before)
    expect((await exported(other)).epcisBody).toEqual(document.epcisBody)
  })
  it('leave the number that a partner of the same name has', async () => {
    await live()
    const other = await makePlace(test, await makeCompany(test, owner))
    const body = { name: 'Mill', gln: '4012345000016' }
    await call(test, partners.create, { params: at(other), body }, owner)
    await load(await exported(), {}, other)
    const list = await call(test, partners.list, { params: at(other) }, owner)
    expect(list.filter(({ name }) => name === 'Mill').map(({ gln }) => gln)).toEqual([body.gln])
  })
  it('give a new partner its number, and no partner that has none', async () => {
    await live()
    const other = await makePlace(test, await makeCompany(test, owner))
    await call(test, partners.create, { params: at(other), body: { name: 'Dairy' } }, owner)
    await load(await exported(), {}, other)
    const list = await call(test, partners.list, { params: at(other) }, owner)
    expect(list.map(({ name, gln }) => [name, gln])).toEqual([
      ['Corner shop', ''],
      ['Dairy', ''],
      ['Mill', '4012345000009'],
    ])
  })
  it('add nothing when they come again, also where they were written', async () => {
    await live()
    const document = await exported()
    const nothing = { created: 0, changed: 0, removed: 0, known: 8 }
    expect(await load(document)).toMatchObject(nothing)
    const other = await makePlace(test, await makeCompany(test, owner))
    await load(document, {}, other)
    expect(await load(document, {}, other)).toMatchObject(nothing)
    expect((await records(other)).length).toBe(6)
  })
  it('bring later corrections and keep what was changed here', async () => {
    await live()
    const other = await makePlace(test, await makeCompany(test, owner))
    await load(await exported(), {}, other)
    const [count, waste] = await records()
    const remove = (id: number, placeId: number) =>
      call(
        test,
        traceability.remove,
        { params: { ...at(placeId), id }, body: { base_version: 1, reason: 'Wrong' } },
        owner,
      )
    await remove(count?.id ?? 0, place)
    await remove(waste?.id ?? 0, place)
    const [, hereWaste] = await records(other)
    await remove(hereWaste?.id ?? 0, other)
    const document = await exported()
    expect((await preview(document, {}, other)).events.filter(({ state }) => state === 'skipped')).toEqual([
      expect.objectContaining({ reason: 'changed_here' }),
    ])
    expect(await load(document, {}, other)).toMatchObject({ created: 0, removed: 1, skipped: 1 })
    expect(await stock(other)).toEqual(await stock())
  })
})

const event = (more: object = {}) => ({
  type: 'ObjectEvent',
  eventTime: '2026-11-20T08:30:00+02:00',
  eventTimeZoneOffset: '+02:00',
  action: 'OBSERVE',
  bizStep: 'shipping',
  readPoint: { id: 'urn:epc:id:sgln:4012345.00001.0' },
  quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.998877', quantity: 200, uom: 'KGM' }],
  ...more,
})
const documentOf = (...eventList: object[]) => ({
  '@context': [
    'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    { shop: 'https://shop.example/' },
  ],
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-11-20T09:00:00Z',
  epcisBody: { eventList },
})

describe('what a supplier ships', () => {
  it('is received from it, by GTIN and GLN, and exported as it came', async () => {
    const [oats, mill] = [await product('Oats', '4012345123456'), await partner('Mill', '4012345000016')]
    const document = documentOf(event({ 'shop:note': 'Cold' }), event({ bizStep: 'loading' }))
    expect(await preview(document)).toMatchObject({
      view: 'supplier',
      create_count: 1,
      skipped_count: 1,
      products: [{ match: { id: oats } }],
      partners: [{ match: { id: mill } }],
    })
    expect(await load(document)).toMatchObject({ created: 1, skipped: 1, products: 0 })
    const [received] = await records()
    expect(received).toMatchObject({
      kind: 'receipt',
      partner_id: mill,
      occurred_at: '2026-11-20T06:30:00.000Z',
    })
    expect(await stock()).toEqual([['Oats', '998877', 'Mill', null, '200']])
    const [out] = (await exported()).epcisBody.eventList
    expect(out).toMatchObject({
      'shop:note': 'Cold',
      '@context': [{ shop: 'https://shop.example/' }],
      bizStep: 'shipping',
    })
    expect(await load(await exported())).toMatchObject({ created: 0, known: 1 })
    expect(await load(document)).toMatchObject({ created: 0, known: 1 })
  })
  it('from a partner without GLN and a product without GTIN is asked for once', async () => {
    const [oats, mill] = [await product('Oats'), await partner('Mill')]
    const more = (number: number) =>
      documentOf(
        event({
          readPoint: { id: 'https://mill.example/gate' },
          quantityList: [{ epcClass: `https://mill.example/lot/${number}`, quantity: 2, uom: 'XBX' }],
        }),
      )
    expect((await refused(more(1))).errors).toEqual([expect.objectContaining({ field: 'partners.0' })])
    expect(await load(more(1), { partners: `0:${mill}`, products: `0:${oats}` })).toMatchObject({
      created: 1,
    })
    expect((await preview(more(2))).partners).toMatchObject([{ match: { id: mill } }])
    expect((await refused(more(2), { partners: '0:999999' })).errors[0]).toMatchObject({
      field: 'partners',
      code: 'unknown',
    })
    expect((await records())[0]).toMatchObject({ product_name: 'Oats', amount: '2', amount_unit_id: 17 })
  })
})

async function upload(bytes: Buffer) {
  const { payload, headers } = formOf({ bytes, filename: 'events.jsonld' })
  const response = await test.app.inject({
    method: 'POST',
    url: addressOf(traceability.importEpcis, { params: at() }),
    headers: { ...headersOf(owner), ...headers },
    payload,
  })
  const body = response.json() as { created?: number; errors?: { code: string }[] }
  return [response.statusCode, body.created ?? body.errors?.[0]?.code]
}

describe('a wrong document', () => {
  it('is refused as a whole, with each fault at its place', async () => {
    const partnered = { sourceList: [{ type: 'possessing_party', source: 'urn:epc:id:pgln:4012345.00000' }] }
    const wrong = documentOf(
      event(partnered),
      event({ bizStep: 'eating' }),
      event({ quantityList: [{ epcClass: 'https://id.gs1.org/01/04006381333932', quantity: 1 }] }),
      event({ quantityList: [{ epcClass: 'https://a.example/1', quantity: 1, uom: 'FOT' }] }),
    )
    const { status, errors } = await refused(wrong)
    expect(status).toBe(422)
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['/epcisBody/eventList/1/bizStep', 'not_offered'],
      ['/epcisBody/eventList/2/quantityList/0/epcClass', 'gtin_check_digit'],
      ['/epcisBody/eventList/3/quantityList/0/uom', 'unknown_unit'],
    ])
    expect((await preview(wrong)).faults).toHaveLength(3)
    expect(await records()).toEqual([])
  })
  it('leaves nothing behind when one of its records is refused late', async () => {
    const own = (more: object) => event({ bizStep: 'receiving', readPoint: undefined, ...more })
    const document = documentOf(
      own({ sourceList: [{ type: 'owning_party', source: 'urn:epc:id:pgln:4012345.00000' }] }),
      own({}),
    )
    expect((await refused(document, { view: 'own' })).errors[0]).toMatchObject({ code: 'required' })
    expect([await records(), await stock()]).toEqual([[], []])
  })
  it.each([
    ['no JSON', Buffer.from('<epcis/>'), 'no_json'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), 'no_json'],
    ['a table', Buffer.from('Name;Code\nSalt;1'), 'no_json'],
    ['nested deeply', Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'too_deep'],
    ['no document', Buffer.from('[]'), 'wrong_type'],
    ['something else', Buffer.from('{"type":"Recipe"}'), 'not_offered'],
    [
      'too long',
      Buffer.from(JSON.stringify(documentOf(...Array.from({ length: 10_001 }, () => ({}))))),
      'over_limit',
    ],
  ])('is refused: %s', async (_why, bytes, code) => {
    expect(await upload(bytes)).toEqual([422, code])
  })
  it('may come as a file', async () => {
    const bytes = Buffer.from(JSON.stringify(documentOf(event())))
    expect(await upload(bytes)).toEqual([200, 1])
  })
})
