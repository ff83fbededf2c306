/** Goods received, batches made, goods sent, waste and counts, and what is left of each lot. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { overview } from '@larder/contract/overview'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability, type TraceabilityRecordInput } from '@larder/contract/traceability'
import { asOperator } from '#db/transaction.ts'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { judgeTables } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let company: number
let place: number
let sibling: number
let flour: number
let bread: number
let mill: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  cook = await makeUser(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  sibling = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'readonly,temp-measurements')
  flour = await product('Rye flour', { is_ingredient: true })
  bread = await product('Rye bread', {
    recipe_total_amount: '2',
    recipe_total_amount_unit_id: 1,
    expiration_time_unit_count: 3,
    expiration_time_unit_id: 4,
  })
  const { version } = await call(test, products.get, { params: { placeId: place, id: bread } }, owner)
  await call(
    test,
    products.changeRecipe,
    {
      params: { placeId: place, id: bread },
      body: {
        base_version: version,
        ingredients: [{ ingredient_product_id: flour, amount: '1.25', amount_unit_id: 1 }],
      },
    },
    owner,
  )
  mill = (await call(test, partners.create, { params: { placeId: place }, body: { name: 'Mill' } }, owner)).id
})

const product = async (name: string, more: object = {}): Promise<number> =>
  (await call(test, products.create, { params: { placeId: place }, body: { name, ...more } }, owner)).id
const params = () => ({ placeId: place })
const record = (body: Omit<TraceabilityRecordInput, 'uuid'>, uuid: string = randomUUID()) =>
  call(test, traceability.create, { params: params(), body: { uuid, ...body } }, cook)
const refused = async (body: object, placeId = place, by = cook) =>
  (
    await refuse(
      test,
      traceability.create,
      { params: { placeId }, body: { uuid: randomUUID(), ...body } },
      by,
    )
  ).fields
const receive = (batch_number: string, amount: string, more: object = {}, partner_id = mill) =>
  record({
    kind: 'receipt',
    partner_id,
    lines: [
      { product_id: flour, batch_number, amount, amount_unit_id: 1, expiry_date: '2027-01-01', ...more },
    ],
  })
const bake = (lot_id: number, amount: string, batch_number = 'B1') =>
  record({
    kind: 'preparation',
    batch: { product_id: bread, batch_number, expiry_date: '2026-12-01', amount: '2', amount_unit_id: 1 },
    lines: [{ lot_id, product_id: flour, amount, amount_unit_id: 1 }],
  })
const stock = async (placeId = place, show: 'all' | 'on_hand' | 'imbalanced' = 'all') =>
  (await call(test, traceability.stock, { params: { placeId }, query: { show } }, owner)).data.map(
    ({ product_name, batch_number, on_hand }) => `${product_name} ${batch_number}: ${on_hand}`,
  )
const lotOf = ({ lines }: { lines: readonly { lot_id: number }[] }) => lines[0]?.lot_id ?? 0
const links = async () =>
  (
    await test.database.pool.query<{ link: string }>(
      `select p.batch_number || ' > ' || c.batch_number || ' ' || coalesce(trim_scale(l.base_amount)::text, '?')
        as link from lot_links l join lots p on p.id = l.parent join lots c on c.id = l.child
       where l.company_id = $1 order by 1`,
      [company],
    )
  ).rows.map(({ link }) => link)
const faults = () =>
  asOperator(test.database.pool, (db) => judgeTables(db, { company_id: company, place_id: place }))

describe('a record', () => {
  it.each(['waste', 'dispatch'] as const)(
    'says which of many at once takes more than there is: %s',
    async (kind) => {
      const lot_id = lotOf(await receive('L 40', '10'))
      const line = { lot_id, product_id: flour, amount: '4', amount_unit_id: 1 }
      const sent = { kind, lines: [line], ...(kind === 'dispatch' && { partner_id: mill }) }
      const made = await Promise.all(Array.from({ length: 6 }, () => record(sent)))
      expect(made.filter(({ has_issues }) => !has_issues)).toHaveLength(2)
      expect(await stock(place, 'imbalanced')).toEqual(['Rye flour L 40: -14'])
    },
  )
  it('is refused before its place was set up, and may be from the day before', async () => {
    const at = (performed_at: Date) => ({
      kind: 'receipt',
      partner_id: mill,
      performed_at: performed_at.toISOString(),
      lines: [{ product_id: flour, batch_number: 'L 50', amount: '1', amount_unit_id: 1 }],
    })
    expect(await refused(at(new Date('1999-05-05T08:00:00Z')))).toEqual(['performed_at:before_place'])
    const made = await record(at(new Date(test.clock.now.getTime() - 3_600_000)) as never)
    const { version, id } = made
    const change = { ...at(new Date('1999-05-05T08:00:00Z')), base_version: version, reason: 'Wrong day' }
    const { kind: _, ...body } = change
    expect(
      (await refuse(test, traceability.change, { params: { ...params(), id }, body }, owner)).fields,
    ).toEqual(['performed_at:before_place'])
  })
  it('receives, makes, wastes and counts, and the stock follows', async () => {
    const received = await receive('L 12', '10')
    expect(received).toMatchObject({ product_name: 'Rye flour', amount: '10', partner_name: 'Mill' })
    await bake(lotOf(received), '1.25')
    await record({
      kind: 'waste',
      lines: [{ lot_id: lotOf(received), product_id: flour, amount: '250', amount_unit_id: 4 }],
    })
    expect(await stock()).toEqual(['Rye bread B1: 2', 'Rye flour L 12: 8.5'])
    expect(await links()).toEqual(['L 12 > B1 1.25'])
    await record({
      kind: 'count',
      lines: [{ lot_id: lotOf(received), product_id: flour, amount: '8', amount_unit_id: 1 }],
    })
    expect(await stock()).toEqual(['Rye bread B1: 2', 'Rye flour L 12: 8'])
    expect(await faults()).toEqual([])
  })
  it('sent twice is there once, and another one with its uuid is refused', async () => {
    const uuid = randomUUID()
    const body = {
      kind: 'receipt' as const,
      partner_id: mill,
      lines: [{ product_id: flour, batch_number: 'L1', amount: '1', amount_unit_id: 1 }],
    }
    const first = await record(body, uuid)
    expect((await record(body, uuid)).id).toBe(first.id)
    expect(await stock()).toEqual(['Rye flour L1: 1'])
    const other = { ...body, uuid, comment: 'Another' }
    expect((await refuse(test, traceability.create, { params: params(), body: other }, cook)).status).toBe(
      422,
    )
  })
  it('keeps the same batch number of two suppliers as two lots, and spaces and capitals as one', async () => {
    const other = (
      await call(test, partners.create, { params: params(), body: { name: 'Other mill' } }, owner)
    ).id
    await receive('L 12', '1')
    await receive('l12', '2')
    await receive('L 12', '4', {}, other)
    expect((await stock()).sort()).toEqual(['Rye flour L 12: 3', 'Rye flour L 12: 4'])
  })
  it('finds the only lot of a batch number that is typed, and no lot where two suppliers have it', async () => {
    const lot = lotOf(await receive('L 12', '10'))
    const typed = { product_id: flour, batch_number: 'l12', amount: '1', amount_unit_id: 1 }
    const batch = { product_id: bread, batch_number: 'B1', amount: '2', amount_unit_id: 1 }
    const made = await record({ kind: 'preparation', batch, lines: [typed] })
    expect(lotOf(made)).toBe(lot)
    expect(await links()).toEqual(['L 12 > B1 1'])
    expect((await stock()).sort()).toEqual(['Rye bread B1: 2', 'Rye flour L 12: 9'])
    const other = await call(test, partners.create, { params: params(), body: { name: 'Other' } }, owner)
    await receive('L12', '4', {}, other.id)
    const wasted = await record({ kind: 'waste', lines: [typed] })
    expect(lotOf(wasted)).not.toBe(lot)
  })
  it('counts a lot once', async () => {
    const lot = lotOf(await receive('L 12', '10'))
    const line = { lot_id: lot, product_id: flour, amount: '3', amount_unit_id: 1 }
    expect(await refused({ kind: 'count', lines: [line, line] })).toEqual(['lines.1.batch_number:twice'])
  })
  it('leaves nothing of a pound that was used ounce by ounce, and does not call it an imbalance', async () => {
    const lot = lotOf(await receive('L 12', '1', { amount_unit_id: 10 }))
    const ounces = (count: number) => ({
      lot_id: lot,
      product_id: flour,
      amount: String(count),
      amount_unit_id: 11,
    })
    const uses = await Promise.all(
      Array.from({ length: 16 }, () => record({ kind: 'waste', lines: [ounces(1)] })),
    )
    expect(uses.some(({ has_issues }) => has_issues)).toBe(false)
    expect(await stock(place, 'on_hand')).toEqual([])
    // A third of a kilogram three times, in grams: 0.000001 g more than there was.
    const third = lotOf(await receive('L 13', '0.333333'))
    const sent = await record({
      kind: 'dispatch',
      partner_name: 'Shop',
      lines: [{ lot_id: third, product_id: flour, amount: '333.333001', amount_unit_id: 4 }],
    })
    expect(sent.issues).toEqual([])
    expect(await stock(place, 'imbalanced')).toEqual([])
  })
  it('may take more than there is: a remark, and an imbalance', async () => {
    const lot = lotOf(await receive('L1', '1'))
    const made = await bake(lot, '1.5')
    expect(made.has_issues).toBe(true)
    expect(made.issues).toEqual([{ code: 'beyond_stock', lot_id: lot }])
    expect(await stock(place, 'imbalanced')).toEqual(['Rye flour L1: -0.5'])
  })
  it('that takes goods without a number is no imbalance: nobody can say of which lot they were', async () => {
    await record({
      kind: 'waste',
      lines: [{ product_id: flour, batch_number: '', amount: '1', amount_unit_id: 1 }],
    })
    expect([await stock(), await stock(place, 'imbalanced')]).toEqual([['Rye flour : -1'], []])
  })
  it('remarks of many lots those of which more was taken than there is', async () => {
    const lots: number[] = []
    for (const number of ['L1', 'L2', 'L3']) lots.push(lotOf(await receive(number, '1')))
    const amounts = ['1', '1.5', '0.5']
    const made = await record({
      kind: 'preparation',
      batch: { product_id: bread, batch_number: 'B1', amount: '2', amount_unit_id: 1 },
      lines: lots.map((lot_id, at) => ({
        lot_id,
        product_id: flour,
        amount: amounts[at] ?? '',
        amount_unit_id: 1,
      })),
    })
    expect(made.issues).toEqual([{ code: 'beyond_stock', lot_id: lots[1] }])
  })
  it('remarks an expired ingredient and one without a batch number', async () => {
    const lot = lotOf(await receive('Old', '5', { expiry_date: '2020-01-01' }))
    const made = await record({
      kind: 'preparation',
      batch: { product_id: bread, batch_number: 'B2', amount: '1', amount_unit_id: 1 },
      lines: [
        { lot_id: lot, product_id: flour, amount: '1', amount_unit_id: 1 },
        { product_id: flour, amount: '1', amount_unit_id: 1 },
      ],
    })
    expect(made.issues.map(({ code }) => code)).toEqual(['expired', 'no_batch_number'])
  })
  it('sends a lot to another place, where it is another lot of the same batch', async () => {
    const lot = lotOf(await receive('L1', '10'))
    const batch = await bake(lot, '1')
    const made = batch.lines.find(({ direction }) => direction === 'in')?.lot_id ?? 0
    await record({
      kind: 'dispatch',
      to_place_id: sibling,
      lines: [{ lot_id: made, product_id: bread, amount: '1.5', amount_unit_id: 1 }],
    })
    expect(await stock()).toEqual(['Rye bread B1: 0.5', 'Rye flour L1: 9'])
    expect(await stock(sibling)).toEqual(['Rye bread B1: 1.5'])
    expect(await links()).toEqual(['B1 > B1 1.5', 'L1 > B1 1'])
    expect(await faults()).toEqual([])
  })
  it('takes a lot that came from another place with the supplier that it had there', async () => {
    const lot = lotOf(await receive('L1', '10'))
    const line = { product_id: flour, amount: '2', amount_unit_id: 1 }
    await record({ kind: 'dispatch', to_place_id: sibling, lines: [{ ...line, lot_id: lot }] })
    const there = { params: { placeId: sibling } }
    const { data } = await call(test, traceability.stock, { ...there, query: { show: 'all' } }, owner)
    const [arrived] = data
    expect(arrived).toMatchObject({ supplier_id: mill, on_hand: '2' })
    const named = { ...line, lot_id: arrived?.id ?? 0, supplier_id: mill, batch_number: 'L1' }
    const body = { uuid: randomUUID(), kind: 'waste' as const, lines: [named] }
    await call(test, traceability.create, { ...there, body }, owner)
    expect(await stock(sibling)).toEqual(['Rye flour L1: 0'])
  })
  it('may put a lot into itself', async () => {
    const lot = lotOf(await receive('L1', '10'))
    const made = await bake(lot, '1')
    const batch = made.lines.find(({ direction }) => direction === 'in')?.lot_id ?? 0
    await record({
      kind: 'preparation',
      batch: { lot_id: batch, product_id: bread, batch_number: 'B1', amount: '1', amount_unit_id: 1 },
      lines: [{ lot_id: batch, product_id: bread, amount: '0.5', amount_unit_id: 1 }],
    })
    expect(await links()).toEqual(['B1 > B1 0.5', 'L1 > B1 1'])
    expect(await stock()).toEqual(['Rye bread B1: 2.5', 'Rye flour L1: 9'])
  })
  it('remembers a supplier that it names for the first time', async () => {
    const { partner_id } = await record({
      kind: 'receipt',
      partner_name: 'Farm',
      lines: [{ product_id: flour, batch_number: 'F1', amount: '1', amount_unit_id: 1 }],
    })
    const known = await call(test, partners.list, { params: params() }, owner)
    expect(known.find(({ id }) => id === partner_id)).toMatchObject({ name: 'Farm', is_supplier: true })
  })
  it.each([
    [{ kind: 'receipt', lines: [] }, 'lines:required'],
    [{ kind: 'preparation' }, 'batch:required'],
    [{ kind: 'receipt', line: {} }, 'partner_id:required'],
    [{ kind: 'dispatch', line: {} }, 'partner_id:required'],
    [{ kind: 'waste', line: {}, to_place_id: 1 }, 'to_place_id:not_asked'],
    [{ kind: 'waste', line: { amount: '0' } }, 'lines.0.amount:amount'],
    [{ kind: 'waste', line: { amount: '1,5' } }, 'lines.0.amount:amount'],
    [{ kind: 'waste', line: { product_id: 2_000_000_000 } }, 'lines.0.product_id:unknown_product'],
    [{ kind: 'waste', line: { lot_id: 2_000_000_000 } }, 'lines.0.lot_id:unknown_lot'],
    [{ kind: 'waste', line: { supplier_id: 2_000_000_000 } }, 'lines.0.supplier_id:unknown_partner'],
    [{ kind: 'waste', line: { amount_unit_id: 2_000_000_000 } }, 'lines.0.amount_unit_id:unknown_unit'],
    [
      { kind: 'waste', line: {}, traceability_stage_id: 2_000_000_000 },
      'traceability_stage_id:unknown_stage',
    ],
    [{ kind: 'waste', line: {}, entry_ids: [2_000_000_000] }, 'entry_ids.0:unknown_entry'],
    [{ kind: 'waste', line: {}, performed_at: '2199-01-01T00:00:00Z' }, 'performed_at:ahead'],
    [{ kind: 'dispatch', line: {}, to_place_id: 2_000_000_000 }, 'to_place_id:unknown_place'],
  ] as const)('refuses %j: %s', async (given, fault) => {
    const { line, ...body } = { line: undefined, lines: [], ...given } as { line?: object; lines?: object[] }
    const lines =
      line === undefined ? body.lines : [{ product_id: flour, amount: '1', amount_unit_id: 1, ...line }]
    expect(await refused({ partner_id: null, ...body, lines })).toEqual([fault])
    expect(await stock()).toEqual([])
  })
  it('does not send to its own place, nor take lots of another place', async () => {
    const lot = lotOf(await receive('L1', '1'))
    const line = { lot_id: lot, product_id: flour, amount: '1', amount_unit_id: 1 }
    expect(await refused({ kind: 'dispatch', to_place_id: place, lines: [line] })).toEqual([
      'to_place_id:unknown_place',
    ])
    const elsewhere = await refused({ kind: 'waste', lines: [line] }, sibling, owner)
    expect(elsewhere).toEqual(['lines.0.lot_id:unknown_lot'])
  })
})

describe('a correction', () => {
  const fields = (batch_number: string, lot_id: number, amount = '10') => ({
    partner_id: mill,
    lines: [{ lot_id, product_id: flour, batch_number, amount, amount_unit_id: 1 }],
  })
  const change = (id: number, body: object, base_version = 1) => ({
    params: { ...params(), id },
    body: { base_version, reason: 'Misread', ...body },
  })

  it('of a batch number renames the lot, and what was made of it stays linked', async () => {
    const received = await receive('L12', '10')
    await bake(lotOf(received), '1')
    const changed = await call(
      test,
      traceability.change,
      change(received.id, fields('L21', lotOf(received))),
      cook,
    )
    expect(changed).toMatchObject({ version: 2, batch_number: 'L21' })
    expect(await links()).toEqual(['L21 > B1 1'])
    expect(await stock()).toEqual(['Rye bread B1: 2', 'Rye flour L21: 9'])
    const versions = await call(
      test,
      traceability.versions,
      { params: { ...params(), id: received.id } },
      cook,
    )
    expect(versions.map(({ reason, lines }) => [reason, lines[0]?.batch_number])).toEqual([
      ['Misread', 'L21'],
      ['', 'L12'],
    ])
    expect(await faults()).toEqual([])
  })
  it('by somebody who has not seen the present version is refused with it', async () => {
    const received = await receive('L12', '10')
    await call(test, traceability.change, change(received.id, fields('L12', lotOf(received), '11')), cook)
    const stale = change(received.id, fields('L12', lotOf(received)))
    const { status, body } = await send(test, traceability.change, stale, cook)
    expect([status, body]).toMatchObject([409, { current: { version: 2, amount: '11' } }])
  })
  it('does not touch past records when products and recipes change', async () => {
    const made = await bake(lotOf(await receive('L1', '5')), '1')
    const { version } = await call(test, products.get, { params: { ...params(), id: bread } }, owner)
    await call(
      test,
      products.change,
      { params: { ...params(), id: bread }, body: { base_version: version, name: 'Other bread' } },
      owner,
    )
    const after = await call(test, traceability.record, { params: { ...params(), id: made.id } }, cook)
    expect(after).toEqual(made)
  })
  it('that withdraws a record takes its amounts back; the record and its versions stay', async () => {
    const received = await receive('L1', '5')
    const made = await bake(lotOf(received), '1')
    const at = { ...params(), id: made.id }
    await call(test, traceability.remove, { params: at, body: { base_version: 1, reason: 'Twice' } }, cook)
    expect(await stock()).toEqual(['Rye flour L1: 5'])
    expect(await links()).toEqual([])
    expect((await call(test, traceability.record, { params: at }, cook)).is_removed).toBe(true)
    const versions = await call(test, traceability.versions, { params: at }, cook)
    expect(versions.map(({ is_removal, reason }) => [is_removal, reason])).toEqual([
      [true, 'Twice'],
      [false, ''],
    ])
    expect((await call(test, traceability.records, { params: params() }, cook)).meta.total).toBe(1)
    const again = await refuse(
      test,
      traceability.remove,
      { params: at, body: { base_version: 2, reason: 'Twice' } },
      cook,
    )
    expect(again.status).toBe(404)
    expect(await faults()).toEqual([])
  })
})

it('says behind the last page of the stock how many lots there are', async () => {
  await receive('L1', '1')
  const query = { show: 'all' as const, page: 3, perPage: 10 }
  const { data, meta } = await call(test, traceability.stock, { params: params(), query }, owner)
  expect([data, meta.total]).toEqual([[], 1])
})

describe('search', () => {
  const found = async (query: object) =>
    (await call(test, traceability.records, { params: params(), query }, cook)).data.map(
      ({ kind, batch_number }) => `${kind} ${batch_number}`,
    )

  it('finds records by product, batch, ingredient and date, without capitals and spaces', async () => {
    const lot = lotOf(await receive('L 12 a', '5'))
    await bake(lot, '1', 'B 7')
    expect(await found({ productName: 'ryeflour' })).toEqual(['receipt L 12 a'])
    expect(await found({ productBatchNumber: 'b7' })).toEqual(['preparation B 7'])
    expect(await found({ ingredientName: 'RYE FLOUR' })).toEqual(['preparation B 7'])
    expect(await found({ ingredientBatchNumber: '12A' })).toEqual(['preparation B 7'])
    expect(await found({ ingredientBatchNumber: '13' })).toEqual([])
    expect(await found({ expiryFromDate: '2026-12-15', expiryToDate: '2027-02-01' })).toEqual([
      'receipt L 12 a',
    ])
    expect(await found({ toDate: '2020-01-01' })).toEqual([])
    expect(await found({ kind: 'preparation' })).toEqual(['preparation B 7'])
  })
})

describe('the export', () => {
  it('has a line for each ingredient and good, and codes stay codes', async () => {
    const lot = lotOf(await receive('00123', '5'))
    await bake(lot, '1.5', '2-3')
    const query = { format: 'csv', lang: 'en' }
    const { body } = await send(test, traceability.export, { params: params(), query }, owner)
    const [titles = '', batch = '', receipt = ''] = String(body).trim().split('\r\n')
    expect(titles).toContain('Batch number of the ingredient')
    expect(batch).toMatch(/Batch made,Rye bread,.*2-3.*,2026-12-01,2,kg,Rye flour,.*00123.*,1.5,kg/)
    expect(receipt).toMatch(/Goods received,Rye flour,.*00123.*,2027-01-01,5,kg,,,,,,Mill/)
  })
})

describe('the export of chosen records', () => {
  it('has those alone', async () => {
    await receive('L1', '5')
    await receive('L2', '5')
    const query = { format: 'csv', lang: 'en', productBatchNumber: 'L2' }
    const { body } = await send(test, traceability.export, { params: params(), query }, owner)
    expect([String(body).includes('L1'), String(body).includes('L2')]).toEqual([false, true])
  })
})

describe('an entry of the activity log', () => {
  it('says which batch it belongs to', async () => {
    const taskId = await makeTask(test, { company_id: company, place_id: place })
    const at = { placeId: place, id: 1, taskId }
    const entry_fields = [{ task_step_id: taskId, value: { temp: '4.0', unit: 'C' as const } }]
    const made = await call(
      test,
      entries.create,
      { params: at, body: { uuid: randomUUID(), entry_fields } },
      cook,
    )
    const { id } = await record({
      kind: 'receipt',
      partner_id: mill,
      entry_uuids: [made.uuid],
      lines: [{ product_id: flour, batch_number: 'L1', amount: '2', amount_unit_id: 1 }],
    })
    const { entry } = await call(test, entries.get, { params: { ...at, entryId: made.id } }, cook)
    expect(entry.traceability_record).toEqual({
      id,
      amount: '2',
      amount_unit_id: 1,
      product_name: 'Rye flour',
      expiry_date: null,
      batch_number: 'L1',
    })
  })
})

describe('a batch', () => {
  it('is filled in with the scaled recipe, the lots that expire first, and a date', async () => {
    await receive('Late', '5', { expiry_date: '2027-03-01' })
    await receive('Soon', '1', { expiry_date: '2027-01-01' })
    await receive('Old', '9', { expiry_date: '2020-01-01' })
    const prefill = await call(
      test,
      traceability.prefill,
      { params: params(), query: { productId: bread, amount: '4', amountUnitId: 1 } },
      cook,
    )
    expect(prefill).toMatchObject({ is_recipe_total_amount_defined: true, amount: '4' })
    expect(
      prefill.ingredients.map(({ batch_number, amount, batch_order_number }) => [
        batch_number,
        amount,
        batch_order_number,
      ]),
    ).toEqual([
      ['Soon', '1', 1],
      ['Late', '1.5', 2],
    ])
    const today = (await call(test, traceability.workbench, { params: params() }, cook)).today
    expect(prefill.batch_number).toBe(`${today.slice(2).replaceAll('-', '')}-1`)
    expect(prefill.expiry_date).toBe(new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10))
  })
  it('gets a number that no batch of the day has, also where nothing is left of that one', async () => {
    const made = await bake(lotOf(await receive('L1', '5')), '1', '261127-1')
    const line = made.lines.find(({ direction }) => direction === 'in')
    const sold = { lot_id: line?.lot_id ?? 0, product_id: bread, amount: '2', amount_unit_id: 1 }
    await record({ kind: 'dispatch', partner_name: 'Shop', lines: [sold] })
    expect(await stock(place, 'on_hand')).toEqual(['Rye flour L1: 4'])
    const { lots } = await call(test, traceability.workbench, { params: params() }, cook)
    expect(lots.map(({ batch_number, on_hand }) => [batch_number, on_hand])).toEqual([
      ['261127-1', '0'],
      ['L1', '4'],
    ])
  })
  it('is made of products that the place has had, also in a catalogue of thousands', async () => {
    await receive('L1', '5')
    await test.database.pool.query(
      `insert into products (company_id, name, created_at, updated_at)
       select $1, 'A' || n, now(), now() from generate_series(1, 5000) n`,
      [company],
    )
    const { products: offered } = await call(test, traceability.workbench, { params: params() }, cook)
    expect(offered).toHaveLength(5_000)
    expect(offered.map(({ name }) => name).filter((name) => !name.startsWith('A'))).toEqual([
      'Rye bread',
      'Rye flour',
    ])
  })
  it('has a traceability lot code where the law asks for it', async () => {
    const asked = async () =>
      (await call(test, traceability.workbench, { params: params() }, cook)).has_lot_codes
    expect(await asked()).toBe(false)
    await test.database.pool.query('update places set country_id = 230 where id = $1', [place])
    expect(await asked()).toBe(true)
  })
  it('counts for the percentage of the place', async () => {
    const percent = async () =>
      (await call(test, overview.get, { query: { companyId: company } }, owner)).data.find(
        ({ place_id }) => place_id === place,
      )?.production
    expect(await percent()).toBeNull()
    await bake(lotOf(await receive('L1', '5')), '1')
    expect(await percent()).toBe(100)
    await record({
      kind: 'preparation',
      batch: { product_id: bread, batch_number: 'B2', amount: '1', amount_unit_id: 1 },
      lines: [{ product_id: flour, amount: '1', amount_unit_id: 1 }],
    })
    expect(await percent()).toBe(50)
  })
})

describe('a stage', () => {
  it('is usual by what the place does, and is changed and hidden by owners', async () => {
    await call(test, traceability.createUsualStages, { params: params() }, owner)
    const { data, usual } = await call(test, traceability.stages, { params: params() }, cook)
    expect(data.map(({ name }) => name)).toEqual(['Receiving', 'Preparation', 'Cooking', 'Cooling'])
    expect(usual).toEqual([])
    const [first] = data
    const at = { ...params(), id: first?.id ?? 0 }
    const body = { base_version: 1, name: 'Deliveries', color: '#112233' }
    expect(await call(test, traceability.changeStage, { params: at, body }, owner)).toMatchObject({
      name: 'Deliveries',
      color: '#112233',
      version: 2,
    })
    expect((await refuse(test, traceability.changeStage, { params: at, body }, owner)).status).toBe(409)
    expect((await refuse(test, traceability.changeStage, { params: at, body }, cook)).status).toBe(403)
    const taken = { ...body, base_version: 2, name: 'cooking' }
    const { fields } = await refuse(test, traceability.changeStage, { params: at, body: taken }, owner)
    expect(fields).toEqual(['name:name_taken'])
    await call(test, traceability.removeStage, { params: at }, owner)
    expect((await call(test, traceability.stages, { params: params() }, cook)).usual).toMatchObject([
      { name: 'Receiving', stage_type_id: 1 },
    ])
  })
})
