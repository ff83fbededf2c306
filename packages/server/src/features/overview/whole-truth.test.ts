/** Every role reads what is open at a place: an overview that shows only one's own tasks looks all right. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyLevels, placeLevels, NO_ACCESS } from '@larder/core/classifiers'
import { attentionKinds, overviewAreas } from '@larder/core/statistics'
import { digitalAudits } from '@larder/contract/digital-audits'
import { overview } from '@larder/contract/overview'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { teamTasks } from '@larder/contract/team-tasks'
import { tickets } from '@larder/contract/tickets'
import { traceability } from '@larder/contract/traceability'
import { workers } from '@larder/contract/workers'
import { joinCompany, joinPlace, makeCompany, makePlace, makeTask, makeUser } from '#test/builders.ts'
import type { TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let placeId: number

/** A batch whose ingredient has no batch number. */
async function plantBatch(): Promise<void> {
  const params = { placeId }
  const make = async (name: string) =>
    (await call(test, products.create, { params, body: { name } }, owner)).id
  const [soup, beet] = [await make('Soup'), await make('Beet')]
  const farm = await call(test, partners.create, { params, body: { name: 'Farm' } }, owner)
  const common = { product_id: beet, batch_number: '', amount_unit_id: 1 }
  const receipt = {
    uuid: randomUUID(),
    kind: 'receipt' as const,
    partner_id: farm.id,
    lines: [{ ...common, expiry_date: '2026-12-01', amount: '2' }],
  }
  const { lines } = await call(test, traceability.create, { params, body: receipt }, owner)
  const batch = { ...common, product_id: soup, batch_number: 'S1', amount: '2', expiry_date: '2026-12-01' }
  const preparation = {
    uuid: randomUUID(),
    kind: 'preparation' as const,
    batch,
    lines: [{ ...common, lot_id: lines[0]?.lot_id ?? 0, amount: '1' }],
  }
  await call(test, traceability.create, { params, body: preparation }, owner)
}

async function plantFaults(): Promise<void> {
  const params = { placeId }
  const questions = [{ section: 'Door', kind: 'yes_no' as const, text: 'Is it closed?' }]
  const template = { name: 'Hygiene round', questions }
  await call(test, digitalAudits.create, { params: { companyId: company }, body: template }, owner)
  await call(test, workers.create, { params, body: { first_name: 'Mati' } }, owner)
  const licence = {
    name: 'Forklift license',
    task_subtype_id: 6,
    task_frequency_type_id: 9,
    repeat_months: 36,
    groups: [],
  }
  await call(test, teamTasks.create, { params, query: {}, body: licence }, owner)
  await makeTask(
    test,
    { company_id: company, place_id: placeId },
    { created_at: '2026-11-20T00:00:00.000Z', frequency: 'once_a_day', times: ['03:00'] },
  )
  await plantBatch()
  const fault = { uuid: randomUUID(), description: 'The seal is torn' }
  await call(test, tickets.create, { params, body: fault }, owner)
}

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  placeId = await makePlace(test, company)
  await plantFaults()
})
afterAll(() => test.close())

const attention = (by: TestUser) => call(test, overview.attention, { params: { placeId } }, by)

const levels = [
  ...companyLevels.map(({ key }) => ['company', key] as const),
  ...placeLevels.filter(({ key }) => key !== NO_ACCESS).map(({ key }) => ['place', key] as const),
]

describe('what is open at a place', () => {
  it.each(levels)('is listed for the role of the %s %s, from every area', async (where, level) => {
    const person = await makeUser(test)
    if (where === 'company') await joinCompany(test, company, person.id, level)
    else await joinPlace(test, { company_id: company, place_id: placeId }, person.id, level)
    const { data } = await call(test, overview.get, { query: { companyId: company } }, person)
    const [percents] = data
    if (percents === undefined) throw new Error('The place is not in the overview.')
    // A new area needs a planted fault above.
    expect(overviewAreas.filter((area) => (percents[area] ?? 100) === 100)).toEqual([])
    const { items, areas } = await attention(person)
    expect(new Set(areas.map(({ area, percent }) => [area, percent].join(' ')))).toEqual(
      new Set(overviewAreas.map((area) => [area, percents[area]].join(' '))),
    )
    const seenByOwner = (await attention(owner)).items.map(({ kind }) => kind)
    expect(seenByOwner).toEqual(['overdue_checks', 'open_tickets', 'plan_unfilled'])
    expect(items.map(({ kind }) => kind)).toEqual(seenByOwner)
  })

  it('is for the reader to do only where the role allows it', async () => {
    const reader = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: placeId }, reader.id, 'readonly')
    const mine = async (by: TestUser) => {
      const { items, areas } = await attention(by)
      return [...items.filter(({ is_mine }) => is_mine), ...areas.filter(({ is_mine }) => is_mine)].length
    }
    expect([await mine(reader), (await mine(owner)) > 3, attentionKinds.length > 3]).toEqual([0, true, true])
  })
})
