/** What lowers the percentage of each area is listed, until it is put right. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OverviewArea } from '@larder/core/statistics'
import {
  digitalAuditResponses,
  digitalAuditResults,
  digitalAudits,
  type DigitalAuditDetails,
} from '@larder/contract/digital-audits'
import { folders, requiredDocuments } from '@larder/contract/documents'
import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { overview } from '@larder/contract/overview'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { teamTasks } from '@larder/contract/team-tasks'
import { traceability } from '@larder/contract/traceability'
import { workers } from '@larder/contract/workers'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { fillPlan } from '#test/fill-plan.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let placeId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
})
beforeEach(async () => {
  company = await makeCompany(test, owner)
  placeId = await makePlace(test, company)
})
afterAll(() => test.close())

const missing = (area: OverviewArea) =>
  call(test, overview.missing, { params: { placeId, area }, query: { lang: 'en' } }, owner)
const namesOf = async (area: OverviewArea) => (await missing(area)).map(({ name }) => name)

it('lists the steps of the plan that are not filled', async () => {
  expect(await missing('plan')).toContainEqual({
    kind: 'plan_step',
    name: 'Work groups',
    detail: '',
    id: null,
  })
  await fillPlan(test, placeId, owner)
  expect(await missing('plan')).toEqual([])
})

it('lists checks of the last week that nobody made', async () => {
  const at = { company_id: company, place_id: placeId }
  const taskId = await makeTask(test, at, {
    created_at: '2026-11-20T00:00:00.000Z',
    frequency: 'once_a_day',
    times: ['16:00'],
  })
  const [row, ...others] = await missing('monitoring')
  expect([row, others]).toEqual([
    { kind: 'missed_checks', name: expect.stringMatching(/./), detail: '1', id: null },
    [],
  ])
  const [task] = await call(test, entries.today, { params: { placeId }, query: {} }, owner)
  const body = {
    uuid: randomUUID(),
    performed_at: '2026-11-20T14:00:00.000Z',
    entry_fields: [{ task_step_id: task?.task_steps[0]?.id ?? 0, value: { temp: '3', unit: 'C' as const } }],
  }
  await call(test, entries.create, { params: { placeId, id: 1, taskId }, body }, owner)
  expect(await missing('monitoring')).toEqual([])
})

it('lists documents that are missing and those that are over', async () => {
  const { data } = await call(test, requiredDocuments.list, { params: { placeId }, query: {} }, owner)
  const [first, second] = data
  expect(await namesOf('documents')).toEqual(data.map(({ name }) => name))
  const params = { placeId, key: first?.key ?? '' }
  await call(test, requiredDocuments.except, { params, body: { reason: 'The mall does it' } }, owner)
  expect(await namesOf('documents')).toEqual(data.slice(1).map(({ name }) => name))
  const folder = await call(test, folders.create, { params: { placeId }, body: { name: 'Papers' } }, owner)
  const paper = {
    place_id: placeId,
    type: 'documentation' as const,
    filename: 'paper.png',
    folder_id: folder.id,
    document_key: second?.key ?? '',
    on_paper: 1 as const,
    kept_where: 'Office',
    valid_until: '2026-11-20',
  }
  const { id } = await call(test, files.create, { body: paper }, owner)
  expect(await missing('documents')).toContainEqual({
    kind: 'document_expired',
    name: second?.name,
    detail: '',
    id: null,
  })
  await call(test, files.change, { params: { id }, body: { valid_until: '2027-11-20' } }, owner)
  expect(await namesOf('documents')).toEqual(data.slice(2).map(({ name }) => name))
})

async function audit(
  { id: digital_audit_id }: DigitalAuditDetails,
  ...values: readonly ('yes' | 'no')[]
): Promise<number> {
  const started = await call(
    test,
    digitalAuditResults.create,
    { params: { placeId }, body: { uuid: randomUUID(), digital_audit_id } },
    owner,
  )
  const { id, questions } = started
  for (const [index, value] of values.entries()) {
    const answer = {
      place_id: placeId,
      digital_audit_result_id: id,
      question_id: questions[index]?.id ?? 0,
      value,
      comment: 'Seen',
    }
    await call(test, digitalAuditResponses.create, { body: answer }, owner)
  }
  const { version } = await call(test, digitalAuditResults.get, { params: { id } }, owner)
  const body = { base_version: version, name: 'Mari Tamm', role: 'Owner' }
  await call(test, digitalAuditResults.confirm, { params: { id }, body }, owner)
  return id
}

it('lists templates without an audit, then audits below 100 percent', async () => {
  const questions = ['Is it closed?', 'Is it clean?'].map((text) => ({
    section: 'Door',
    kind: 'yes_no' as const,
    text,
  }))
  const body = { name: 'Hygiene round', questions }
  const template = await call(test, digitalAudits.create, { params: { companyId: company }, body }, owner)
  expect(await missing('audits')).toEqual([
    { kind: 'audit_none', name: 'Hygiene round', detail: '', id: null },
  ])
  for (const [second, detail] of [
    ['no', '0'],
    ['yes', '50'],
  ] as const) {
    const id = await audit(template, 'no', second)
    expect(await missing('audits')).toEqual([{ kind: 'audit_low', name: 'Hygiene round', detail, id }])
  }
  await audit(template, 'yes', 'yes')
  expect(await missing('audits')).toEqual([])
})

it('lists certificates that people do not have', async () => {
  const params = { placeId }
  const person = await call(test, workers.create, { params, body: { first_name: 'Mati' } }, owner)
  const wanted = {
    name: 'Forklift license',
    task_subtype_id: 6,
    task_frequency_type_id: 9,
    repeat_months: 36,
    groups: [],
  }
  const licence = await call(test, teamTasks.create, { params, query: {}, body: wanted }, owner)
  const row = { kind: 'certificate', name: 'Mati', detail: 'Forklift license', id: null }
  expect(await missing('personnel')).toContainEqual(row)
  const others = (await missing('personnel')).length - 1
  const body = {
    worker_id: person.id,
    team_task_id: licence.id ?? 0,
    date: '2026-01-15',
    valid_until: '2027-01-15',
  }
  await call(test, teamTasks.createEntry, { params, query: {}, body }, owner)
  expect(await missing('personnel')).not.toContainEqual(row)
  expect(await missing('personnel')).toHaveLength(others)
})

it('lists batches whose ingredients have no batch', async () => {
  const params = { placeId }
  const make = async (name: string) =>
    (await call(test, products.create, { params, body: { name } }, owner)).id
  const [soup, beet] = [await make('Soup'), await make('Beet')]
  const farm = await call(test, partners.create, { params, body: { name: 'Farm' } }, owner)
  const amount = { amount: '2', amount_unit_id: 1 }
  const receive = (batch_number: string) =>
    call(
      test,
      traceability.create,
      {
        params,
        body: {
          uuid: randomUUID(),
          kind: 'receipt',
          partner_id: farm.id,
          lines: [{ product_id: beet, batch_number, expiry_date: '2026-12-01', ...amount }],
        },
      },
      owner,
    )
  const [nameless, named] = [(await receive('')).lines[0], (await receive('L 12')).lines[0]]
  const batchOf = (line: typeof named) => ({
    batch: { product_id: soup, batch_number: 'S1', expiry_date: '2026-12-01', ...amount },
    lines: [
      {
        lot_id: line?.lot_id ?? 0,
        product_id: beet,
        batch_number: line?.batch_number ?? '',
        amount: '1',
        amount_unit_id: 1,
      },
    ],
  })
  const body = { uuid: randomUUID(), kind: 'preparation' as const, ...batchOf(nameless) }
  const { id, version } = await call(test, traceability.create, { params, body }, owner)
  expect(await missing('production')).toEqual([{ kind: 'batch', name: 'Soup', detail: '2026-11-21', id }])
  await call(
    test,
    traceability.change,
    { params: { placeId, id }, body: { base_version: version, reason: 'Found', ...batchOf(named) } },
    owner,
  )
  expect(await missing('production')).toEqual([])
})
