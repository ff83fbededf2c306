/** The spreadsheets of a recall: customers, their deliveries, and lots. */
import { randomUUID } from 'node:crypto'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recalls, type RecallDetails } from '@larder/contract/recalls'
import { asCompany } from '#db/transaction.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { makeScene, type Scene } from '#test/scene.ts'
import { makeBakery, TraceSeed, type Bakery } from '#test/seed-trace.ts'
import { SENT_LOTS } from './recipients.ts'
import { listContacts, listDeliveries } from './trace.queries.ts'

let test: TestApp
let scene: Scene
let seed: TraceSeed
let bakery: Bakery

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  scene = await makeScene(test)
  seed = new TraceSeed(test, { company_id: scene.company, place_id: scene.place })
  bakery = await makeBakery(seed, scene.sibling)
})

const run = (text: string, values: readonly unknown[]) => test.database.pool.query(text, [...values])
const start = (lot = bakery.flour): Promise<RecallDetails> =>
  call(
    test,
    recalls.create,
    {
      params: { placeId: scene.place },
      body: { uuid: randomUUID(), origin: { kind: 'lot', lot_ids: [lot] } },
    },
    scene.owner,
  )
async function close({ id, version }: RecallDetails): Promise<void> {
  const params = { placeId: scene.place, id }
  const body = { base_version: version, name: 'Mari Tamm', role: 'Owner' }
  await call(test, recalls.close, { params, body }, scene.owner)
}
const download = (id: number, query: object = {}) =>
  send(test, recalls.export, { params: { placeId: scene.place, id }, query: query as never }, scene.owner)

/** Sheets by their names, without the line of titles. */
async function readSheets(id: number, query: object = {}) {
  const answer = await download(id, query)
  expect(answer.status).toBe(200)
  const sheets = await readXlsxFile(answer.body as Buffer)
  return sheets.map(({ sheet, data }) => ({ sheet, titles: data[0] ?? [], rows: data.slice(1) }))
}

const placeLine = ['Sadam (Own place)', ...Array.from({ length: 3 }, () => expect.any(String))]
const shopLine = ['Corner shop', '+372 5555 1234', 'shop@example.com', 'Pikk 1']

describe('the spreadsheet of a recall', () => {
  it('has one line a customer, then deliveries, then lots, with codes as texts', async () => {
    const tin = await seed.lot(bakery.product, '00123', { product_name: 'Tin' })
    await seed.link(bakery.bread, tin, await seed.record('preparation'))
    await seed.send(tin, '4', { partner_name: 'Market stall', document_number: '1E5' })
    const piece = await seed.record('dispatch', { partner_id: bakery.shop, document_number: '2-3' })
    await seed.move(piece, tin, ['out', '7'], { base_unit: 'pc' })
    const recall = await start()
    const informed_at = new Date(test.clock.now.getTime() + 3_600_000).toISOString()
    await call(
      test,
      recalls.note,
      {
        params: { placeId: scene.place, id: recall.id },
        body: { recipient: 'name:Market stall', informed_at, answer: 'All sold' },
      },
      scene.owner,
    )
    const [customers, deliveries, lots, ...others] = await readSheets(recall.id)
    // Times of the place, two hours after UTC.
    const sent = test.clock.now.getUTCHours() + 2
    const informed = sent + 1
    // A spreadsheet has fractions of days, which the reader rounds down.
    const hour = (cell: unknown) =>
      cell instanceof Date ? Math.round(cell.getTime() / 3_600_000) % 24 : cell
    expect(others).toEqual([])
    expect(customers?.sheet).toBe('Customers')
    expect(customers?.titles.join(', ')).toBe(
      'Recipient, Phone, E-mail, Address, Lots, Amount (kg), Amount (l), Amount (pcs), ' +
        'First sent on, Last sent on, Informed at, Informed by, Answer',
    )
    expect(customers?.rows.map((row) => row.map(hour))).toEqual([
      [...shopLine, 2, 40, null, 7, sent, sent, null, null, null],
      [
        'Market stall',
        null,
        null,
        null,
        1,
        4,
        null,
        null,
        sent,
        sent,
        informed,
        expect.any(String),
        'All sold',
      ],
      [...placeLine, 1, 10, null, null, sent, sent, null, null, null],
    ])
    expect(deliveries?.sheet).toBe('Deliveries')
    expect(deliveries?.rows.map((row) => row.map(hour))).toEqual([
      ['Market stall', 'Tin', '00123', 4, 'kg', sent, '1E5'],
      ['Corner shop', 'Tin', '00123', 7, 'pcs', sent, '2-3'],
      ['Corner shop', 'Bread', 'B1', 40, 'kg', sent, 'D-1'],
      ['Sadam', 'Bread', 'B1', 10, 'kg', sent, null],
    ])
    expect(lots?.rows.map((row) => [row[0], row[1], row[2], row[7]])).toEqual([
      ['Start', 'Flour', 'LOT 00123', 100],
      ['Made of it', 'Dough', 'D1', 80],
      ['Made of it', 'Bread', 'B1', 70],
      ['Made of it', 'Tin', '00123', 0],
    ])
  })
  it('has the same customers and deliveries in the file without lots, which is named so', async () => {
    const { id } = await start()
    const all = await readSheets(id)
    expect(await readSheets(id, { part: 'customers' })).toEqual(all.slice(0, 2))
    const { headers } = await download(id, { part: 'customers', lang: 'de' })
    expect(headers['content-disposition']).toContain('Kunden')
  })
  it('refuses another part', async () => {
    const { id } = await start()
    const params = { placeId: scene.place, id }
    const refusal = await refuse(test, recalls.export, { params, query: { part: 'lots' } }, scene.owner)
    expect([refusal.status, refusal.fields]).toEqual([422, ['part:invalid_value']])
  })
  it('shows the customers of the page, also of more lots than one statement reads', async () => {
    const { company, place } = scene
    const product = await seed.product('Rolls')
    const { rows } = await run(
      `insert into lots (company_id, place_id, product_id, product_name, batch_number, batch_key, created_at)
        select $1, $2, $3, 'Roll', 'R' || n, 'r' || n, now() from generate_series(0, $4::int) n returning id`,
      [company, place, product, SENT_LOTS],
    )
    const ids = rows.map(({ id }: { id: number }) => id)
    const record = await seed.record('dispatch', { partner_id: bakery.shop })
    await run(
      `insert into lot_links (company_id, parent, child, record_id, base_amount, base_unit)
        select $1, $2, unnest($3::int[]), $4, 1, 'kg'`,
      [company, bakery.flour, ids, record],
    )
    await run(
      `insert into lot_movements (company_id, place_id, record_id, lot_id, direction, order_number, amount,
          amount_unit_id, base_amount, base_unit, occurred_at)
        select $1, $2, $3, unnest($4::int[]), 'out', 1, 0.1, 1, 0.1, 'kg', now()`,
      [company, place, record, ids],
    )
    const recall = await start()
    const [customers, deliveries] = await readSheets(recall.id, { part: 'customers' })
    expect(recall.recipients.map(({ name, lots, amounts }) => [name, lots, amounts[0]?.amount])).toEqual([
      ['Corner shop', SENT_LOTS + 2, String(40 + (SENT_LOTS + 1) / 10)],
      ['Sadam', 1, '10'],
    ])
    expect(customers?.rows.map((row) => [row[4], row[5]])).toEqual([
      [SENT_LOTS + 2, 40 + (SENT_LOTS + 1) / 10],
      [1, 10],
    ])
    expect(new Set(deliveries?.rows.map((row) => row[2]))).toHaveLength(SENT_LOTS + 2)
  })
})

describe('the spreadsheet of a closed recall', () => {
  const changeAll = async (): Promise<void> => {
    await seed.send(bakery.bread, '1', { partner_id: bakery.shop })
    await seed.send(bakery.bread, '1', { partner_name: 'Late buyer' })
    await run(`update partners set name = 'Renamed', phone = '' where id = $1`, [bakery.shop])
  }
  it('shows what was signed, not what came later', async () => {
    const recall = await start()
    const signed = await readSheets(recall.id)
    await close(recall)
    await changeAll()
    expect(await readSheets(recall.id)).toEqual(signed)
    expect(await readSheets(recall.id, { part: 'customers' })).toEqual(signed.slice(0, 2))
  })
  it('has all deliveries where the report has the newest only, and the customers as signed', async () => {
    for (let n = 0; n < 20; n += 1) await seed.send(bakery.bread, '1', { partner_id: bakery.shop })
    const recall = await start()
    const signed = await readSheets(recall.id)
    expect(signed[1]?.rows).toHaveLength(22)
    await close(recall)
    await changeAll()
    const [customers, deliveries] = await readSheets(recall.id)
    expect(customers).toEqual(signed[0])
    expect(deliveries?.rows.length).toBeGreaterThanOrEqual(22)
  })
  it('has all customers where the report has the first 1000', async () => {
    const { company, place } = scene
    const { rows } = await run(
      `insert into traceability_records (company_id, place_id, uuid, kind, partner_name, occurred_at, received_at,
          updated_at)
        select $1, $2, gen_random_uuid(), 'dispatch', 'Guest ' || n, now(), now(), now()
        from generate_series(1, 1010) n returning id`,
      [company, place],
    )
    await run(
      `insert into lot_movements (company_id, place_id, record_id, lot_id, direction, order_number, amount,
          amount_unit_id, base_amount, base_unit, occurred_at)
        select $1, $2, unnest($3::int[]), $4, 'out', 1, 1, 1, 1, 'kg', now()`,
      [company, place, rows.map(({ id }: { id: number }) => id), bakery.bread],
    )
    const recall = await start()
    const [open] = await readSheets(recall.id, { part: 'customers' })
    expect(open?.rows).toHaveLength(1_012)
    await close(recall)
    expect(await readSheets(recall.id, { part: 'customers' })).toEqual([open, expect.anything()])
  })
})

describe('of another company', () => {
  it('has no row, even where a recall names a foreign lot', async () => {
    const { id } = await start()
    const other = await makeScene(test)
    const theirs = new TraceSeed(test, { company_id: other.company, place_id: other.place })
    const foreign = await makeBakery(theirs, other.sibling)
    const params = { placeId: other.place, id }
    expect((await refuse(test, recalls.export, { params }, other.owner)).status).toBe(404)
    await run(
      `update recalls set origin = jsonb_set(origin, '{lot_ids}', to_jsonb(array[$1::int, $2::int])) where id = $3`,
      [foreign.flour, foreign.bread, id],
    )
    for (const part of ['all', 'customers'])
      expect((await readSheets(id, { part })).flatMap(({ rows }) => rows)).toEqual([])
    await asCompany(test.platform, scene.company, async (db) => {
      expect(await listDeliveries(db, other.company, [foreign.bread])).toEqual([])
      const recipients = [`partner:${foreign.shop}`, `place:${other.sibling}`]
      expect(await listContacts(db, other.company, recipients)).toEqual([])
    })
  })
})
