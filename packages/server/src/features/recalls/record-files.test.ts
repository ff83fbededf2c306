/** Records as files for other systems and authorities: EPCIS 2.0, and the spreadsheet of FSMA 204. */
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { recalls } from '@larder/contract/recalls'
import { traceability } from '@larder/contract/traceability'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

const US = 230
const schema = JSON.parse(
  readFileSync(new URL('../../../test/epcis/EPCIS-JSON-Schema.json', import.meta.url), 'utf8'),
) as object
const ajv = new Ajv({ strict: false, allErrors: true })
formats.default(ajv)
const isEpcis = ajv.compile(schema)

let test: TestApp
let owner: TestUser
let place: number
let supplier: number
let customer: number
let product: { readonly lettuce: number; readonly salad: number }
const at = () => ({ placeId: place })

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  const company = await makeCompany(test, owner)
  place = await makePlace(test, company, {
    country_id: US,
    timezone: 'America/Los_Angeles',
    created_at: '2026-11-01T00:00:00Z',
  })
  const partner = async (name: string, more: object) =>
    (await call(test, partners.create, { params: at(), body: { name, ...more } as never }, owner)).id
  supplier = await partner('Green Farm', {
    phone: '+1 555 0100',
    address: '1 Field Road, Salinas, CA 93901',
    gln: '4012345000009',
  })
  customer = await partner('Corner Deli', { is_customer: true })
  const add = async (name: string, ean: string) =>
    (await call(test, products.create, { params: at(), body: { name, ean } }, owner)).id
  product = { lettuce: await add('Romaine', '4006381333931'), salad: await add('Salad mix', '') }
})

const record = (body: object) =>
  call(test, traceability.create, { params: at(), body: { uuid: randomUUID(), ...body } as never }, owner)
const lettuce = (more: object = {}) => ({
  product_id: product.lettuce,
  batch_number: '2-3',
  supplier_id: supplier,
  amount: '40',
  amount_unit_id: 10,
  ...more,
})
const receive = (more: object = {}) =>
  record({
    kind: 'receipt',
    partner_id: supplier,
    document_type: 'BOL',
    document_number: '1E5',
    performed_at: '2026-11-20T07:30:00.000Z',
    lines: [lettuce({ tlc: '00123', tlc_source: 'Green Farm, Salinas', ...more })],
  })
const make = () =>
  record({
    kind: 'preparation',
    batch: { product_id: product.salad, batch_number: 'S 1', amount: '30', amount_unit_id: 10 },
    lines: [lettuce({ amount: '25' })],
  })

type Event = Readonly<Record<string, unknown>>
async function readEvents(): Promise<readonly Event[]> {
  const { status, body } = await send(test, recalls.epcis, { params: at() }, owner)
  const text = body instanceof Buffer ? body.toString() : JSON.stringify(body)
  const document = JSON.parse(text) as { epcisBody: { eventList: Event[] } }
  expect(status).toBe(200)
  expect([isEpcis(document), isEpcis.errors]).toEqual([true, null])
  return document.epcisBody.eventList
}

describe('EPCIS 2.0', () => {
  it('is valid by the schema of GS1 without any record', async () => {
    expect(await readEvents()).toEqual([])
  })
  it('is valid by the schema of GS1 with goods received, made, sent, wasted and counted', async () => {
    await receive()
    await make()
    const salad = { product_id: product.salad, batch_number: 'S 1', amount: '3', amount_unit_id: 10 }
    await record({ kind: 'dispatch', partner_id: customer, lines: [salad] })
    await record({ kind: 'waste', lines: [salad] })
    await record({ kind: 'count', lines: [salad] })
    const events = await readEvents()
    expect(events.map(({ type, bizStep }) => [type, bizStep])).toEqual([
      ['ObjectEvent', 'receiving'],
      ['TransformationEvent', 'creating_class_instance'],
      ['ObjectEvent', 'shipping'],
      ['ObjectEvent', 'destroying'],
      ['ObjectEvent', 'cycle_counting'],
    ])
    expect(events[0]).toMatchObject({
      eventID: expect.stringMatching(/^ni:\/\/\/sha-256;[0-9a-f]{64}\?ver=CBV2\.0$/),
      eventTime: '2026-11-20T07:30:00.000Z',
      eventTimeZoneOffset: '-08:00',
      quantityList: [{ epcClass: 'https://id.gs1.org/01/04006381333931/10/2-3', quantity: 40, uom: 'LBR' }],
      sourceList: [{ type: 'possessing_party', source: 'https://id.gs1.org/417/4012345000009' }],
    })
  })
  it('declares a corrected record an error with the event that corrects it, and a removed one too', async () => {
    const { id, version, uuid } = await receive()
    const changed = await call(
      test,
      traceability.change,
      {
        params: { ...at(), id },
        body: {
          base_version: version,
          reason: 'Misread',
          partner_id: supplier,
          performed_at: '2026-11-20T07:30:00.000Z',
          lines: [lettuce({ amount: '41' })],
        },
      },
      owner,
    )
    const [first, second] = await readEvents()
    expect(first?.['larder:record']).toBe(`urn:uuid:${uuid}`)
    expect(first?.['errorDeclaration']).toMatchObject({
      reason: 'incorrect_data',
      correctiveEventIDs: [second?.['eventID']],
    })
    const body = { base_version: changed.version, reason: 'Other place' }
    await call(test, traceability.remove, { params: { ...at(), id }, body }, owner)
    const events = await readEvents()
    expect(events.map(({ errorDeclaration }) => (errorDeclaration as { reason: string }).reason)).toEqual([
      'incorrect_data',
      'did_not_occur',
    ])
  })
})

describe('the spreadsheet of FSMA 204', () => {
  const open = async () => {
    const { status, body } = await send(test, recalls.fsma, { params: at() }, owner)
    expect(status).toBe(200)
    return body as Buffer
  }
  it('has dates as dates of the place, amounts as numbers and codes as texts', async () => {
    await receive()
    const [titles = [], row = []] = await readSheet(await open(), 1)
    const cells = Object.fromEntries(titles.map((title, index) => [String(title), row[index]]))
    expect(cells['Date received']).toEqual(new Date('2026-11-19T00:00:00.000Z'))
    expect(cells['Traceability lot code']).toBe('00123')
    expect(cells['Reference document number']).toBe('1E5')
    expect(cells['Batch number']).toBe('2-3')
    expect(cells['Quantity']).toBe(40)
  })
  it('links the food used with the new lot, and lists each missing key data element', async () => {
    await receive()
    await make()
    const [, row = []] = await readSheet(await open(), 2)
    expect(row.slice(2, 4)).toEqual(['Salad mix', 30])
    expect(row.slice(7, 9)).toEqual(['Romaine', 25])
    const missing = (await readSheet(await open(), 4)).slice(1).map((line) => [line[0], line[4]])
    expect(missing).toContainEqual(['Transformation', 'New traceability lot code'])
    const shown = await call(test, recalls.fsmaMissing, { params: at() }, owner)
    expect(shown).toMatchObject({ events: 2, rows: [{ event: 'transformation', product: 'Salad mix' }] })
  })
  it('is refused outside the United States, and with dates in the wrong order', async () => {
    const query = { from: '2026-11-02', to: '2026-11-01' }
    expect((await refuse(test, recalls.fsma, { params: at(), query }, owner)).status).toBe(422)
    await test.database.pool.query('update places set country_id = 63 where id = $1', [place])
    expect((await refuse(test, recalls.fsma, { params: at() }, owner)).status).toBe(409)
  })
})
