/** R1.3. Whole records that somebody writes past the application, with the sign of being finished left out. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tickets } from '@larder/contract/tickets'
import { asOperator, type Db } from '#db/transaction.ts'
import { makeCompany, makePlace, makeUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { verifyIn } from './verify-records.ts'

let test: TestApp
let company_id: number
let place_id: number
let ticket: string

beforeAll(async () => {
  test = await openTestApp()
  const owner = await makeUser(test)
  company_id = await makeCompany(test, owner)
  place_id = await makePlace(test, company_id, { name: 'Sadam' })
  const body = { uuid: crypto.randomUUID(), description: 'The seal is torn' }
  await call(test, tickets.create, { params: { placeId: place_id }, body }, owner)
  ticket = body.uuid
})
afterAll(() => test.close())

class Undone extends Error {}

/** What the operator's check says after the change, which is undone afterwards. */
async function findAfter(forge: (db: Db) => Promise<unknown>): Promise<string> {
  let found = ''
  await asOperator(test.platform.pool, async (db) => {
    await sql`reset role`.execute(db)
    await sql`set local session_replication_role = replica`.execute(db)
    await forge(db)
    const { places } = await verifyIn(test.platform, db, { projections: true })
    found = places
      .flatMap(({ faults }) => faults)
      .map((fault) => `${fault.place_id}: ${fault.detail}`)
      .join('\n')
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return found
}

const uuid = '11111111-2222-4333-8444-555555555555'
const values = (row: Readonly<Record<string, unknown>>) => ({
  names: sql.join(Object.keys(row).map((name) => sql.ref(name))),
  texts: sql.join(Object.values(row)),
})
const insert = (db: Db, table: string, row: Readonly<Record<string, unknown>>) => {
  const { names, texts } = values({ company_id, place_id, ...row })
  return sql`insert into ${sql.table(table)} (${names}) values (${texts})`.execute(db)
}
const at = '2026-01-05T10:00:00Z'

const audit = { uuid, digital_audit_id: 1, digital_audit_version: 1, name: 'Daily round', pass_percent: 80 }
const begun = { ...audit, questions: '[]', score: '{}', started_at: at, updated_at: at }
const confirmed = { confirmed_at: at, confirmed_name: 'Forged', confirmed_role: 'owner' }

it('names no place without records as unsound', async () => {
  expect(await findAfter(async () => undefined)).toBe('')
})

it('names no audit in progress as unsound', async () => {
  expect(await findAfter((db) => insert(db, 'digital_audit_results', begun))).toBe('')
})

it.each([
  ['confirmed and not marked as recorded', confirmed],
  ['marked as recorded alone', { recorded_at: at }],
  ['with an author of a confirmation alone', { confirmed_by: 1 }],
])('names a forged audit: %s', async (_name, signs) => {
  const found = await findAfter((db) => insert(db, 'digital_audit_results', { ...begun, ...signs }))
  expect(found).toContain(`${place_id}: digital_audit ${uuid}: no revision made it`)
})

it.each([
  ['with the time of its end', { closed_at: at }],
  ['with a report alone', { report: '{}' }],
  ['with an author of its end alone', { closed_by: 1 }],
  ['with a name of who ended it alone', { closed_name: 'Forged' }],
])('names a forged recall: %s', async (_name, signs) => {
  const row = { uuid, origin: '{}', started_at: at, ...signs }
  const found = await findAfter((db) => insert(db, 'recalls', row))
  expect(found).toContain(`${place_id}: recall ${uuid}: no revision made it`)
})

it('names a forged recall in a place that is not in the list of places', async () => {
  const gone = 900_000
  const row = { uuid, origin: '{}', started_at: at, closed_at: at, place_id: gone }
  const found = await findAfter((db) => insert(db, 'recalls', row))
  expect(found).toContain(`${gone}: recall ${uuid}: no revision made it`)
})

it('names a plan that was marked confirmed', async () => {
  const found = await findAfter((db) =>
    sql`update food_safety_plans set status_type_id = 3, plan = '{}', confirmed_at = ${at}, confirmed_by = 2
      where place_id = ${place_id}`.execute(db),
  )
  expect(found).toMatch(new RegExp(`^${place_id}: plan \\d+: no revision made it$`))
})

it.each([
  'entry_status',
  'entry_at',
  'entry_on',
  'entry_received_at',
  'entry_by',
  'entry_version',
  'entry_comment',
  'entry_files',
])('names a forged answer of a ticket that has %s alone', async (column) => {
  const forged: Readonly<Record<string, unknown>> = {
    entry_status: 'done',
    entry_at: at,
    entry_on: '2026-01-05',
    entry_received_at: at,
    entry_by: 1,
    entry_version: 1,
    entry_comment: 'Put right',
    entry_files: '[{"id":1,"sha256":"00"}]',
  }
  const found = await findAfter(async (db) => {
    await sql`alter table tickets drop constraint tickets_check`.execute(db)
    await sql`update tickets set ${sql.ref(column)} = ${forged[column]} where uuid = ${ticket}`.execute(db)
  })
  expect(found).toBe(`${place_id}: ticket_entry ${ticket}: no revision made it`)
})

const lot = { product_id: 1, product_name: 'Oats', batch_number: 'A', batch_key: 'a', created_at: at }
const moved = { direction: 'in', amount: 5, amount_unit_id: 1, base_amount: 5000, base_unit: 'kg' }

it('names an amount of a lot that no record moved', async () => {
  const row = { record_id: 900_000, order_number: 1, lot_id: 1, occurred_at: at, ...moved }
  const found = await findAfter((db) => insert(db, 'lot_movements', row))
  expect(found).toBe(`${place_id}: amount of traceability_record no 900000/1: no revision made it`)
})

it('names a link of lots that no record made', async () => {
  const found = await findAfter(async (db) => {
    await insert(db, 'lots', { ...lot, tlc: '', tlc_source: '' })
    await sql`insert into lot_links (company_id, parent, child, record_id, base_amount, base_unit)
      select company_id, id, id, 900000, 1, 'kg' from lots`.execute(db)
  })
  expect(found).toContain(`${place_id}: link of traceability_record no 900000/`)
})
