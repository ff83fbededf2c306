/** Documents of the greatest size, many at once: answered in bounded time, while others go on saving. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tickets } from '@larder/contract/tickets'
import { traceability } from '@larder/contract/traceability'
import { MOST_EPCIS_EVENTS } from '@larder/core/epcis'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
let other: TestUser
let otherPlace: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
  other = await makeUser(test)
  otherPlace = await makePlace(test, await makeCompany(test, other))
}, 60_000)
afterAll(() => test.close())
beforeEach(() => forgetAttempts(test))

const eventOf = (at: number, changes: object = {}): object => ({
  type: 'ObjectEvent',
  eventID: `urn:uuid:${randomUUID()}`,
  eventTime: '2026-11-20T08:30:00+02:00',
  eventTimeZoneOffset: '+02:00',
  action: 'OBSERVE',
  bizStep: 'receiving',
  readPoint: { id: 'urn:epc:id:sgln:4012345.00001.0' },
  sourceList: [{ type: 'owning_party', source: 'urn:epc:id:pgln:4012345.00001' }],
  quantityList: [
    { epcClass: `urn:epc:class:lgtin:4012345.0${12_345 + (at % 20)}.L${at}`, quantity: 200, uom: 'KGM' },
  ],
  ...changes,
})
const documentOf = (events: readonly object[]): string =>
  JSON.stringify({
    '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-11-20T09:00:00Z',
    epcisBody: { eventList: events },
  })
const eventsOf = (count: number): readonly object[] => Array.from({ length: count }, (_, at) => eventOf(at))
const sendTo = (
  route: typeof traceability.importEpcis | typeof traceability.previewEpcis,
  document: string,
) => send(test, route, { params: { placeId: place }, body: { document } }, owner)

const save = () =>
  call(
    test,
    tickets.create,
    {
      params: { placeId: otherPlace },
      body: { uuid: randomUUID(), description: 'The seal is torn', file_list: [] },
    },
    other,
  )
const codesOf = async (document: string): Promise<string> => {
  const { status, fields } = await refuse(
    test,
    traceability.importEpcis,
    { params: { placeId: place }, body: { document } },
    owner,
  )
  return [status, ...new Set(fields.map((field) => field.replace(/^.*:/, '')))].join(' ')
}

it('imports one of many documents that a company sends at once, and others save meanwhile', async () => {
  const documents = Array.from({ length: 6 }, () => documentOf(eventsOf(60)))
  const imports = documents.map((document) => sendTo(traceability.importEpcis, document))
  for (let times = 0; times < 10; times += 1) await save()
  const answers = await Promise.all(imports)
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  const waiting = answers.filter(({ status }) => status === 503)
  expect(waiting.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([])
}, 60_000)

/** Of one import of so many events. */
async function statementsOf(events: number): Promise<number> {
  const client = await test.database.pool.connect()
  client.release()
  const sent = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query')
  expect((await sendTo(traceability.importEpcis, documentOf(eventsOf(events)))).status).toBe(200)
  const { length } = sent.mock.calls
  sent.mockRestore()
  return length
}

it('sends few statements for an event: on the embedded database everybody waits for them', async () => {
  const few = await statementsOf(10)
  expect(((await statementsOf(60)) - few) / 50).toBeLessThanOrEqual(9)
}, 60_000)

it('refuses more events than one transaction should have, before it reads them', async () => {
  const events = eventsOf(MOST_EPCIS_EVENTS + 1)
  const started = performance.now()
  expect(await codesOf(documentOf(events))).toBe('422 over_limit')
  expect(performance.now() - started).toBeLessThan(5_000)
  expect((await sendTo(traceability.previewEpcis, documentOf(events.slice(1)))).status).toBe(200)
}, 60_000)

it.each([
  ['nested lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
  ['nested objects', `${'{"a":'.repeat(120_000)}1${'}'.repeat(120_000)}`],
  ['a wide document', `{"type":"EPCISDocument","a":[${'[],'.repeat(300_000)}[]]}`],
  [
    'an event with many lines',
    documentOf([eventOf(1, { quantityList: Array(15_000).fill({ epcClass: 'a' }) })]),
  ],
  ['a member that is a prototype', documentOf([eventOf(1)]).replace('"type"', '"__proto__":{"a":1},"type"')],
])(
  'refuses %s in bounded time',
  async (_name, document) => {
    const started = performance.now()
    const { status } = await sendTo(traceability.importEpcis, document)
    expect([413, 422]).toContain(status)
    expect(performance.now() - started).toBeLessThan(10_000)
    await save()
  },
  60_000,
)

it.each([
  { eventTime: '0000-00-00T00:00:00Z' },
  { eventTime: '9999-12-31T23:59:59.999999999+14:00' },
  { eventTime: '2026-11-20T08:30:60Z' },
  { eventTime: '-271821-04-20T00:00:00Z' },
  { eventTime: 1e308 },
  { eventTimeZoneOffset: '+99:99' },
  { quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.A', quantity: 1e308, uom: 'KGM' }] },
  { quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.A', quantity: -1, uom: 'KGM' }] },
  { quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.A', quantity: 1e-300, uom: 'KGM' }] },
  { quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.A', quantity: 1, uom: 'ZZZ' }] },
  { quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.A', quantity: 1, uom: '' }] },
  { quantityList: [{ epcClass: '\u0000', quantity: 1 }] },
  { bizStep: '\ud800' },
])('answers strange values without a failure: %j', async (changes) => {
  const { status } = await sendTo(traceability.importEpcis, documentOf([eventOf(7, changes)]))
  expect([200, 422]).toContain(status)
})
