/** The way of lots through places of a company, and recalls from a supplier's lot to the signed report. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recalls, type RecallDetails } from '@larder/contract/recalls'
import type { TraceLink } from '@larder/core/traceability'
import { asCompany } from '#db/transaction.ts'
import { joinPlace, makeUser } from '#test/builders.ts'
import { balanceLot, closureOf, sumMovements } from '#test/lot-oracle.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { makeScene, type Scene } from '#test/scene.ts'
import { makeBakery, TraceSeed, type Bakery } from '#test/seed-trace.ts'
import { verifyRecords } from '#features/records/public.ts'
import { lotsOf } from './locate.ts'
import { findClosure, findMany, listLotRows, sumLots } from './trace.queries.ts'

let test: TestApp
let scene: Scene
let seed: TraceSeed
let bakery: Bakery
const at = () => ({ placeId: scene.place })

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  scene = await makeScene(test)
  seed = new TraceSeed(test, { company_id: scene.company, place_id: scene.place })
  bakery = await makeBakery(seed, scene.sibling)
})

const start = (more: object = {}, lot_ids = [bakery.flour]): Promise<RecallDetails> =>
  call(
    test,
    recalls.create,
    {
      params: at(),
      body: { uuid: randomUUID(), reason: 'Glass', origin: { kind: 'lot', lot_ids }, ...more } as never,
    },
    scene.owner,
  )
const trace = (id: number) => call(test, recalls.traceLot, { params: { ...at(), id } }, scene.owner)
const names = (lots: RecallDetails['lots'], relation: string) =>
  lots.filter((lot) => lot.relation === relation).map(({ product_name }) => product_name)

describe('the way of a lot', () => {
  it('leads back to what went in and forward to whom it was sent, with all amounts located', async () => {
    const found = await trace(bakery.dough)
    expect([names(found.lots, 'source'), names(found.lots, 'origin'), names(found.lots, 'affected')]).toEqual(
      [['Flour'], ['Dough'], ['Bread']],
    )
    const bread = found.lots.find(({ id }) => id === bakery.bread)
    expect(bread?.balance).toEqual({
      received: '70',
      used: '0',
      sent: '50',
      wasted: '5',
      on_hand: '15',
      missing: '0',
      is_counted: false,
      state: 'balanced',
    })
    expect(found.totals).toEqual([
      { unit: 'kg', received: '150', used: '80', sent: '50', wasted: '5', on_hand: '15', missing: '0' },
    ])
    expect(found.located_percent).toBe(100)
    expect(found.recipients.map(({ recipient, amounts }) => [recipient, amounts])).toEqual([
      [`partner:${bakery.shop}`, [{ unit: 'kg', amount: '40' }]],
      [`place:${scene.sibling}`, [{ unit: 'kg', amount: '10' }]],
    ])
    expect(found.recipients[0]).toMatchObject({ email: 'shop@example.com', lots: 1, is_own_place: false })
  })
  it('follows a transfer into another place of the company, and rework in a circle', async () => {
    const there = seed.at(scene.sibling)
    const moved = await there.lot(await seed.product('Toast'), 'T1', { product_name: 'Toast' })
    const record = await there.receive(moved, '10')
    await seed.link(bakery.bread, moved, record)
    await seed.link(bakery.bread, bakery.dough, record)
    const found = await trace(bakery.flour)
    expect(names(found.lots, 'affected')).toEqual(['Dough', 'Bread', 'Toast'])
    expect(found.lots.find(({ id }) => id === moved)?.place_name).toBe('Sadam')
  })
  it('is not shown at a place that does not have the lot, and never of another company', async () => {
    const other = await makeScene(test)
    const params = { placeId: scene.sibling, id: bakery.flour }
    expect((await refuse(test, recalls.traceLot, { params }, scene.owner)).status).toBe(404)
    const foreign = { placeId: other.place, id: bakery.flour }
    expect((await refuse(test, recalls.traceLot, { params: foreign }, other.owner)).status).toBe(404)
    await asCompany(test.platform, other.company, async (db) => {
      expect(await findClosure(db, scene.company, [bakery.flour], 'forward')).toEqual([bakery.flour])
      expect(await listLotRows(db, scene.company, [bakery.flour])).toEqual([])
    })
  })
  it('is that of a brute force over random links with cycles', async () => {
    const product = await seed.product('Any')
    const ids: number[] = []
    for (let n = 0; n < 12; n += 1) ids.push(await seed.lot(product, `R${n}`))
    const record = await seed.record('preparation')
    const graph = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(graph, fc.integer({ min: 0, max: 11 }), async (pairs, from) => {
        const links = new Map(
          pairs.map(([a, b]): [string, TraceLink] => [`${a} ${b}`, [ids[a] ?? 0, ids[b] ?? 0]]),
        )
        await test.database.pool.query('delete from lot_links where record_id = $1', [record])
        for (const [parent, child] of links.values()) await seed.link(parent, child, record)
        const start = [ids[from] ?? 0]
        await asCompany(test.platform, scene.company, async (db) => {
          for (const direction of ['forward', 'backward'] as const) {
            const all = closureOf(start, [...links.values()], direction)
            expect(new Set(await findClosure(db, scene.company, start, direction))).toEqual(all)
            expect(new Set(await findMany(db, scene.company, start, direction))).toEqual(all)
          }
        })
      }),
      { numRuns: 25 },
    )
  })
})

describe('amounts of lots', () => {
  it('are summed by the database as by the rules, and the totals are those of the lots', async () => {
    const product = await seed.product('Any')
    const kinds = ['receipt', 'preparation', 'dispatch', 'waste', 'count'] as const
    const records = new Map<string, number>()
    for (const kind of kinds) records.set(kind, await seed.record(kind))
    const amount = fc.integer({ min: 0, max: 900_000 }).map((n) => String(n / 1_000))
    const move = fc.oneof(
      amount.map((value) => ['receipt', 'in', value] as const),
      amount.map((value) => ['preparation', 'out', value] as const),
      amount.map((value) => ['dispatch', 'out', value] as const),
      amount.map((value) => ['waste', 'waste', value] as const),
      amount.map((value) => ['count', 'count', value] as const),
    )
    let lots = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(move, { freq: 20 }), { minLength: 1, maxLength: 12 }),
        async (moves) => {
          const id = await seed.lot(product, `S${(lots += 1)}`)
          for (const [order, one] of moves.entries()) {
            const [kind, direction, value] = one ?? (['waste', 'waste', null] as const)
            const occurred_at = new Date(test.clock.now.getTime() + order).toISOString()
            await seed.move(records.get(kind) ?? 0, id, [direction, value], { occurred_at })
          }
          const expected = balanceLot(
            sumMovements(
              moves.map((one) =>
                one === null
                  ? { kind: 'waste', direction: 'waste', base_amount: null }
                  : { kind: one[0], direction: one[1], base_amount: one[2] },
              ),
            ),
          )
          await asCompany(test.platform, scene.company, async (db) => {
            const [row] = await listLotRows(db, scene.company, [id])
            const [totals] = await sumLots(db, scene.company, [id])
            if (row === undefined || totals === undefined) throw new Error('no lot')
            expect(lotsOf({ origin: new Set([id]), affected: [], sources: [] })(row).balance).toEqual(
              expected,
            )
            const { on_hand, missing } = expected
            expect(totals).toMatchObject({ on_hand, missing })
            expect(totals.unknown).toBe(expected.state === 'unknown' ? 1 : 0)
            expect(totals.imbalances).toBe(['missing', 'surplus'].includes(expected.state) ? 1 : 0)
          })
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('lots from which a recall starts', () => {
  const find = async (query: object) =>
    (await call(test, recalls.originLots, { params: at(), query: query as never }, scene.owner)).lots.map(
      ({ product_name }) => product_name,
    )
  it.each([
    [{ kind: 'lot', search: 'lot00123' }, ['Flour']],
    [{ kind: 'lot', search: ' Lot 001' }, ['Flour']],
    [{ kind: 'lot', search: 'mill' }, ['Flour']],
    [{ kind: 'lot', search: '%' }, []],
    [{ kind: 'record', search: 'inv7' }, ['Flour']],
    [{ kind: 'product', from: '2026-11-21', to: '2026-11-21' }, ['Bread', 'Dough', 'Flour']],
    [{ kind: 'product', from: '2026-11-22' }, []],
    [{ kind: 'product', from: '2026-11-21' }, ['Bread', 'Dough', 'Flour']],
    [{ kind: 'product', to: '2026-11-21' }, ['Bread', 'Dough', 'Flour']],
    [{ kind: 'product', to: '2026-11-20' }, []],
  ])('are found by %o', async (query, found) => {
    expect(await find(query)).toEqual(found)
  })
  it('are found by supplier and by product', async () => {
    expect(await find({ kind: 'supplier', partnerId: String(bakery.supplier) })).toEqual(['Flour'])
    expect(await find({ kind: 'product', productId: String(bakery.product) })).toEqual(['Flour'])
  })
})

describe('a recall', () => {
  it('goes from a lot to noted recipients and a signed report that later records do not change', async () => {
    const made = await start()
    expect(made).toMatchObject({ title: 'Flour · LOT 00123', closed_at: null, recipient_count: 2 })
    test.clock.now = new Date(test.clock.now.getTime() + 8 * 60_000)
    const params = { ...at(), id: made.id }
    const noted = await call(
      test,
      recalls.note,
      {
        params,
        body: {
          recipient: `partner:${bakery.shop}`,
          informed_at: test.clock.now.toISOString(),
          answer: '3 kg put aside',
        },
      },
      scene.owner,
    )
    expect(noted.recipients[0]).toMatchObject({
      answer: '3 kg put aside',
      informed_at: test.clock.now.toISOString(),
      informed_by: expect.stringMatching(/\S/) as string,
    })
    const body = { base_version: noted.version, name: ' Mari Tamm ', role: ' Owner ' }
    const closed = await call(test, recalls.close, { params, body }, scene.owner)
    expect(closed).toMatchObject({
      minutes: 8,
      located_percent: 100,
      closed_name: 'Mari Tamm',
      closed_role: 'Owner',
    })
    await seed.send(bakery.bread, '1', { partner_id: bakery.shop })
    expect(await call(test, recalls.get, { params }, scene.owner)).toEqual(closed)
    // What the seed wrote without the application has no revisions.
    const faults = async () =>
      (await verifyRecords(test.platform, { place_id: scene.place, projections: true })).places
        .flatMap((one) => one.faults)
        .filter(
          ({ place_id, detail }) => place_id === scene.place && /^(?:recipient of )?recall /.test(detail),
        )
    expect(await faults()).toEqual([])
    await test.database.pool.query(`update recalls set report = report || '{"minutes": 2}' where id = $1`, [
      made.id,
    ])
    expect(await faults()).toHaveLength(1)
    expect((await refuse(test, recalls.close, { params, body }, scene.owner)).status).toBe(409)
  })
  it('flags what a stock count misses', async () => {
    const count = await seed.record('count')
    await seed.move(count, bakery.flour, ['count', '39.5'])
    const made = await start()
    expect(made).toMatchObject({ imbalance_count: 1, located_percent: 99.8 })
    expect(made.lots.find(({ id }) => id === bakery.flour)?.balance).toMatchObject({
      on_hand: '39.5',
      missing: '0.5',
      state: 'missing',
    })
  })
  it('is started once by a uuid, and never from a lot of another place', async () => {
    const uuid = randomUUID()
    expect((await start({ uuid })).id).toBe((await start({ uuid })).id)
    const body = { uuid: randomUUID(), origin: { kind: 'lot', lot_ids: [bakery.flour] } }
    const params = { placeId: scene.sibling }
    expect((await refuse(test, recalls.create, { params, body }, scene.owner)).fields).toEqual([
      'origin.lot_ids:unknown_lot',
    ])
  })
  it('notes nobody to whom nothing was sent', async () => {
    const { id } = await start()
    const body = { recipient: 'partner:999', informed_at: null }
    expect((await refuse(test, recalls.note, { params: { ...at(), id }, body }, scene.owner)).fields).toEqual(
      ['recipient:unknown_recipient'],
    )
  })
  it('refuses a change that did not see the last one', async () => {
    const { id, version } = await start()
    const body = { base_version: version, reason: 'Metal', is_drill: true }
    const params = { ...at(), id }
    expect((await call(test, recalls.change, { params, body }, scene.owner)).reason).toBe('Metal')
    expect((await refuse(test, recalls.change, { params, body }, scene.owner)).status).toBe(409)
  })
  it('is not signed by somebody who did not see the last change', async () => {
    const { id, version } = await start()
    const params = { ...at(), id }
    const changed = { base_version: version, reason: 'Metal', is_drill: false }
    await call(test, recalls.change, { params, body: changed }, scene.owner)
    const body = { base_version: version, name: 'Mari Tamm', role: 'Owner' }
    expect((await refuse(test, recalls.close, { params, body }, scene.owner)).status).toBe(409)
    expect((await call(test, recalls.get, { params }, scene.owner)).closed_at).toBeNull()
  })
  it('names nobody as informing a recipient who was not informed', async () => {
    const { id } = await start()
    const body = { recipient: `partner:${bakery.shop}`, informed_at: null, answer: 'Not reached' }
    const noted = await call(test, recalls.note, { params: { ...at(), id }, body }, scene.owner)
    expect(noted.recipients.find(({ recipient }) => recipient === body.recipient)).toMatchObject({
      informed_at: null,
      informed_by: null,
      answer: 'Not reached',
    })
  })
  it('shows the 20 newest deliveries of a recipient, whatever the order of their records', async () => {
    const dayOf = (n: number): string => new Date(Date.UTC(2026, 9, 1 + n, 8)).toISOString()
    // 0, 7, 14, 21, 3 …: each of 25 days once, in no order.
    for (let n = 0; n < 25; n += 1) {
      const occurred_at = dayOf((n * 7) % 25)
      const record = await seed.record('dispatch', { partner_name: 'Kiosk', occurred_at })
      await seed.move(record, bakery.bread, ['out', '0.1'], { occurred_at })
    }
    const kiosk = (await start()).recipients.find(({ name }) => name === 'Kiosk')
    expect(kiosk?.sent.map(({ sent_at }) => new Date(sent_at).toISOString())).toEqual(
      Array.from({ length: 20 }, (_, n) => dayOf(24 - n)),
    )
  })
  it('writes a message with the goods of each recipient, in any language, and one to the authority', async () => {
    const { id } = await start({ is_drill: true })
    const read = (recipient: string, lang: string) =>
      call(test, recalls.message, { params: { ...at(), id }, query: { recipient, lang } }, scene.owner)
    const toShop = await read(`partner:${bakery.shop}`, 'en')
    expect(toShop).toMatchObject({ email: 'shop@example.com', to: 'Corner shop' })
    expect(toShop.subject).toContain('Flour')
    expect(toShop.body).toMatch(/DRILL[^]*Glass[^]*Bread, Batch B1, 40 kg, 21\.11\.2026, D-1/)
    expect((await read(`partner:${bakery.shop}`, 'de')).body).toContain('ÜBUNG')
    const toAuthority = await read('authority', 'et')
    expect(toAuthority.to).toContain('PTA')
    expect(toAuthority.body).toContain('Corner shop')
  })
  it('is printed as PDF', async () => {
    const { id } = await start()
    const params = { ...at(), id }
    const { status, body } = await send(test, recalls.report, { params, query: { lang: 'uk' } }, scene.owner)
    expect([status, (body as Buffer).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
  it('is for those who may write, a trace for all who see the place', async () => {
    const reader = await makeUser(test)
    const key = { company_id: scene.company, place_id: scene.place }
    await joinPlace(test, key, reader.id, 'readonly')
    expect((await refuse(test, recalls.list, { params: at() }, reader)).status).toBe(403)
    const params = { ...at(), id: bakery.flour }
    expect((await call(test, recalls.traceLot, { params }, reader)).lots).toHaveLength(3)
  })
})
