/** R1.3. Rows that somebody adds past the application are never made records by the daily late seal. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '@larder/contract/places'
import { teamTasks } from '@larder/contract/team-tasks'
import { workers } from '@larder/contract/workers'
import { asOperator } from '#db/transaction.ts'
import { makeCompany, makePlace, makeUser, query, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { sealLate } from './seal-late.ts'
import { verifyRecords } from './verify-records.ts'

let test: TestApp
let owner: TestUser
let company_id: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company_id = await makeCompany(test, owner)
})
afterAll(() => test.close())

const placeForm = {
  name: 'Kalamaja',
  address: 'Telliskivi 1',
  country_id: 63,
  person_phone: '+372 5551234',
  person_email: 'owner@sinilill.example',
  contact_person: 'Mari Tamm',
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '4-14' as const,
  preferred_language: 'en',
  timezone: 'Europe/Tallinn',
}
const addPlace = async (): Promise<number> =>
  (await call(test, places.create, { params: { companyId: company_id }, body: placeForm }, owner)).id

/** As it is after the upgrade: nothing in its chain says of what it has no old rows. */
const addOlderPlace = (): Promise<number> => makePlace(test, company_id, { name: 'Sadam' })

const addWorker = async (placeId: number): Promise<number> =>
  (await call(test, workers.create, { params: { placeId }, body: { first_name: 'Kati' } }, owner)).id

/** The rows that somebody writes past the application, by what makes them records. */
const forgeries = {
  certificate: async (place_id: number, worker_id: number): Promise<string> => {
    const body = { name: 'First aid', task_subtype_id: 7, task_frequency_type_id: 9, repeat_months: 36 }
    const task = await call(test, teamTasks.create, { params: { placeId: place_id }, body }, owner)
    const [row] = await query<{ id: number }>(
      test,
      `insert into team_task_entries (company_id, place_id, team_task_id, worker_id, date, created_at, updated_at)
        values ($1, $2, $3, $4, '2026-01-05', '2020-01-01', '2020-01-01') returning id`,
      [company_id, place_id, task.id, worker_id],
    )
    return `certificate ${row?.id}: no revision made it`
  },
  epcis_import: async (place_id: number): Promise<string> => {
    const event_id = crypto.randomUUID()
    await test.database.pool.query(`begin; set local session_replication_role = replica;
      insert into traceability_events (company_id, place_id, event_id, record_id, version, event, is_declared,
        read_at) select ${company_id}, ${place_id}, '${event_id}', coalesce(max(record_id), 0) + 1, 1, '{}', false,
        '2020-01-01' from traceability_events;
      insert into traceability_names (company_id, place_id, name, lot_id)
        values (${company_id}, ${place_id}, '${event_id}', 1);
      commit`)
    return `event of EPCIS ${event_id}: no revision made it`
  },
  pause: async (place_id: number): Promise<string> => {
    const [row] = await query<{ id: number }>(
      test,
      `insert into monitoring_pause_periods (company_id, place_id, name, start_date, end_date, created_at,
        updated_at) values ($1, $2, 'Holiday', '2026-01-05', '2026-01-06', '2020-01-01', '2020-01-01')
        returning id`,
      [company_id, place_id],
    )
    return `pause ${row?.id}: no revision made it`
  },
  pin: async (_place_id: number, worker_id: number): Promise<string> => {
    await query(
      test,
      "insert into worker_pins (company_id, worker_id, pin_hash, set_by) values ($1, $2, 'forged', 1)",
      [company_id, worker_id],
    )
    return `PIN of worker ${worker_id}: no revision made it`
  },
}
const kinds = Object.keys(forgeries) as (keyof typeof forgeries)[]

const faultsOf = async (place_id: number): Promise<readonly string[]> =>
  (await verifyRecords(test.platform, { projections: true, place_id })).places.flatMap(({ faults }) =>
    faults.map(({ detail }) => detail),
  )

describe.each(kinds)('a forged row: %s', (kind) => {
  it('is a fault in a new place, before and after the late seal', async () => {
    const place_id = await addPlace()
    const fault = await forgeries[kind](place_id, await addWorker(place_id))
    expect(await faultsOf(place_id)).toContain(fault)
    await sealLate(test.platform, {}, 0)
    expect(await faultsOf(place_id)).toContain(fault)
  })
  it('is a fault in an older place that had no such rows', async () => {
    const place_id = await addOlderPlace()
    await sealLate(test.platform, {}, 0)
    const fault = await forgeries[kind](place_id, await addWorker(place_id))
    await sealLate(test.platform, {}, 0)
    expect(await faultsOf(place_id)).toContain(fault)
  })
  it('is a fault in an older place whose own ones were sealed', async () => {
    const place_id = await addOlderPlace()
    await forgeries[kind](place_id, await addWorker(place_id))
    await sealLate(test.platform, {}, 0)
    expect(await faultsOf(place_id)).toEqual([])
    const fault = await forgeries[kind](place_id, await addWorker(place_id))
    await sealLate(test.platform, {}, 0)
    expect(await faultsOf(place_id)).toContain(fault)
  })
})

it('an older place says once of what it has no old rows', async () => {
  const place_id = await addOlderPlace()
  await sealLate(test.platform, {}, 0)
  await sealLate(test.platform, {}, 0)
  const said = await asOperator(test.platform.pool, (db) =>
    sql<{ body: string }>`select body from revisions where place_id = ${place_id}`.execute(db),
  )
  expect(said.rows).toEqual([{ body: '{"complete":["certificate","epcis_import","pause","pin"]}' }])
})
