/** Records of each kind that the demo does not have. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { pausePeriods } from '@larder/contract/pause-periods'
import { partners } from '@larder/contract/partners'
import { planFlows } from '@larder/contract/plan-flows'
import { products } from '@larder/contract/products'
import { teamTasks } from '@larder/contract/team-tasks'
import { tickets } from '@larder/contract/tickets'
import { traceability } from '@larder/contract/traceability'
import { forCompany } from '../src/kit/jobs/jobs.ts'
import type { PlaceKey } from '../src/kit/place-key.ts'
import { appendRevision } from '../src/kit/records/records.ts'
import { call, headersOf, type Caller, type TestApp } from './harness.ts'
import { formOf, makeFile, tinyPng } from './send-file.ts'

/** What the demo does not have: a photo, a scan, and the ZIP of a plan as the job writes it. */
export async function addSealed(
  test: TestApp,
  owner: Caller,
  [at, other]: readonly PlaceKey[],
): Promise<void> {
  if (at === undefined || other === undefined) return
  await addScan(test, owner, at.place_id)
  await addImport(test, owner, at.place_id)
  const params = { placeId: at.place_id }
  const pause = { name: 'Holiday', start_date: '2026-01-05', end_date: '2026-01-06' }
  await call(test, pausePeriods.create, { params, body: pause }, owner)
  await verifyDiagram(test, owner, other.place_id)
  const id = await makeFile(test, at.place_id, owner, { type: 'task_entry', bytes: tinyPng })
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select max(id) as id from task_entries where place_id = $1 and removed_at is null',
    [at.place_id],
  )
  const body = {
    uuid: crypto.randomUUID(),
    description: 'The seal is torn',
    file_list: [{ id }],
    related_task_entry_id: Number(rows[0]?.id),
  }
  await call(test, tickets.create, { params: { placeId: at.place_id }, body }, owner)
  const zip = { sha256: 'ab'.repeat(32), size: 7, language: 'en', made_at: test.clock.now.toISOString() }
  await forCompany(test.platform, at.company_id, async (ctx) => {
    const { plan_id, version } = (
      await sql<{ plan_id: number; version: number }>`insert into plan_version_files select company_id,
        plan_id, version, place_id, ${zip.language}, ${zip.sha256}, ${zip.size}, ${zip.made_at}::timestamptz
        from plan_versions where place_id = ${at.place_id} returning plan_id, version`.execute(ctx.db)
    ).rows[0] ?? { plan_id: 0, version: 0 }
    await appendRevision(
      { ...ctx, actor: { kind: 'system' } },
      {
        ...at,
        entity: 'plan',
        entity_id: plan_id,
        op: 'attach',
        performed_at: zip.made_at,
        reason: null,
        source: 'generated',
        body: { plan_id, version, language: zip.language, zip_sha256: zip.sha256, size: zip.size },
      },
    )
  })
}

async function addScan(test: TestApp, owner: Caller, placeId: number): Promise<void> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select min(id) as id from team_task_entries where place_id = $1 and removed_at is null',
    [placeId],
  )
  const { payload, headers } = formOf({ bytes: tinyPng })
  const url = addressOf(teamTasks.sendScan, { params: { placeId, id: rows[0]?.id ?? 0 } })
  const sent = { method: 'PUT', url, headers: { ...headersOf(owner), ...headers }, payload } as const
  expect((await test.app.inject(sent)).statusCode).toBe(200)
}

/** At a place whose plan need not be confirmed. */
async function verifyDiagram(test: TestApp, owner: Caller, placeId: number): Promise<void> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from food_safety_plans where place_id = $1',
    [placeId],
  )
  const params = { placeId, planId: rows[0]?.id ?? 0 }
  const verified_on = test.clock.now.toISOString().slice(0, 10)
  const body = { verified_on, verified_by: 'Mari Tamm' }
  await call(test, planFlows.verify, { params, query: {}, body }, owner)
}

/** Shipped by a supplier, with a lot of its own name. */
async function addImport(test: TestApp, owner: Caller, placeId: number): Promise<void> {
  const params = { placeId }
  const { id: oats } = await call(test, products.create, { params, body: { name: 'Oats' } }, owner)
  const { id: mill } = await call(test, partners.create, { params, body: { name: 'Mill' } as never }, owner)
  const event = {
    type: 'ObjectEvent',
    eventTime: '2026-11-20T08:30:00+02:00',
    eventTimeZoneOffset: '+02:00',
    action: 'OBSERVE',
    bizStep: 'shipping',
    readPoint: { id: 'https://mill.example/gate' },
    quantityList: [{ epcClass: 'https://mill.example/lot/1', quantity: 2, uom: 'XBX' }],
  }
  const document = {
    '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-11-20T09:00:00Z',
    epcisBody: { eventList: [event] },
  }
  const query = { partners: `0:${mill}`, products: `0:${oats}` }
  const body = { document: JSON.stringify(document) }
  const { created } = await call(test, traceability.importEpcis, { params, query, body }, owner)
  expect(created).toBe(1)
}
