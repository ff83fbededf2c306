import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digitalAudits } from '@larder/contract/digital-audits'
import { entries } from '@larder/contract/entries'
import { overview } from '@larder/contract/overview'
import type { OverviewArea } from '@larder/core/statistics'
import { tickets } from '@larder/contract/tickets'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let placeReader: TestUser
let company: number
let foreign: number
let place: number
let sibling: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  placeReader = await makeUser(test)
  company = await makeCompany(test, owner)
  foreign = await makeCompany(test, await makeUser(test))
  place = await makePlace(test, company)
  sibling = await makePlace(test, company, { name: 'Kopli' })
  await joinPlace(test, { company_id: company, place_id: sibling }, placeReader.id, 'readonly')
})
afterAll(() => test.close())

describe('the overview', () => {
  it('shows a percentage per area and place, null where an area has no data', async () => {
    const { hasGroups, data, places } = await call(
      test,
      overview.get,
      { query: { companyId: company } },
      owner,
    )
    expect([hasGroups, places]).toEqual([
      false,
      [
        { id: place, name: 'Kesklinn' },
        { id: sibling, name: 'Kopli' },
      ],
    ])
    expect(data[0]).toEqual({
      place_id: place,
      name: 'Kesklinn',
      audits: null,
      documents: 0,
      monitoring: null,
      monitoring_yesterday: null,
      personnel: null,
      production: null,
      plan: 0,
      overall: 0,
    })
  })
  it('lists what lowers each percentage', async () => {
    const missing = (area: OverviewArea, by: TestUser = owner, placeId = place) =>
      call(test, overview.missing, { params: { placeId, area }, query: { lang: 'de' } }, by)
    const kinds = async (area: OverviewArea) => [...new Set((await missing(area)).map(({ kind }) => kind))]
    expect(await kinds('plan')).toEqual(['plan_step'])
    expect((await missing('plan')).map(({ name }) => name)).toContain('Arbeitsgruppen')
    expect(await kinds('documents')).toEqual(['document_missing'])
    for (const area of ['monitoring', 'audits', 'personnel', 'production'] as const)
      expect(await missing(area)).toEqual([])
    const questions = [{ section: 'Door', kind: 'yes_no' as const, text: 'Is it closed?' }]
    const body = { name: 'Hygiene round', questions }
    await call(test, digitalAudits.create, { params: { companyId: company }, body }, owner)
    expect(await missing('audits')).toEqual([
      { kind: 'audit_none', name: 'Hygiene round', detail: '', id: null },
    ])
    // People's certificates are for owners and personnel alone.
    expect(await missing('personnel', placeReader, sibling)).toEqual([])
    expect((await missing('documents', placeReader, sibling)).length).toBeGreaterThan(0)
  })
  it('shows the places where the account has a role', async () => {
    expect((await call(test, overview.get, { query: { companyId: company } }, placeReader)).places).toEqual([
      { id: sibling, name: 'Kopli' },
    ])
  })
  it('answers for a foreign company like for one that does not exist', async () => {
    const there = await send(test, overview.get, { query: { companyId: foreign } }, owner)
    const absent = await send(test, overview.get, { query: { companyId: 99_999 } }, owner)
    expect([there.status, there.body]).toEqual([404, absent.body])
  })
  it('needs a company', async () =>
    expect(await refuse(test, overview.get, {}, owner)).toMatchObject({
      status: 422,
      fields: ['companyId:required'],
    }))
})

describe('what needs somebody', () => {
  const attention = (placeId: number, by: TestUser) =>
    call(test, overview.attention, { params: { placeId } }, by)

  it('names an unfilled plan to everybody, as a task to those who may fill it', async () => {
    expect(await attention(sibling, owner)).toEqual({
      checks: { ok: 0, due: 0, overdue: 0 },
      items: [{ kind: 'plan_unfilled', count: 1, is_mine: true }],
      areas: expect.arrayContaining([
        { area: 'documents', percent: 0, is_mine: true },
        { area: 'plan', percent: 0, is_mine: true },
      ]),
      setup: ['fill_plan', 'confirm_plan', 'name_units', 'add_people', 'first_check'].map((step) => ({
        step,
        is_done: false,
      })),
    })
    expect(await attention(sibling, placeReader)).toMatchObject({
      items: [{ kind: 'plan_unfilled', count: 1, is_mine: false }],
      setup: null,
    })
  })

  it('counts overdue checks and open faults, the most urgent first', async () => {
    await makeTask(test, { company_id: company, place_id: place })
    const fault = { uuid: randomUUID(), description: 'The seal is torn' }
    await call(test, tickets.create, { params: { placeId: place }, body: fault }, owner)
    expect(await attention(place, owner)).toMatchObject({
      checks: { ok: 0, due: 1, overdue: 1 },
      items: [
        { kind: 'overdue_checks', count: 1 },
        { kind: 'open_tickets', count: 1 },
        { kind: 'plan_unfilled', count: 1 },
      ],
    })
  })
})

describe('the days before', () => {
  it('count for monitoring, today does not, and temperatures are listed by task', async () => {
    const at = { company_id: company, place_id: await makePlace(test, company, { name: 'Nomme' }) }
    const id = await makeTask(test, at, { created_at: test.clock.now.toISOString() })
    const now = test.clock.now
    const share = async () => {
      const { data } = await call(test, overview.get, { query: { companyId: company } }, owner)
      const found = data.find(({ place_id }) => place_id === at.place_id)
      return [found?.monitoring, found?.monitoring_yesterday]
    }
    const temperatures = () =>
      call(test, overview.temperatures, { params: { placeId: at.place_id }, query: {} }, owner)
    expect(await share()).toEqual([null, null])
    expect(await temperatures()).toEqual([])
    const day = await call(test, entries.today, { params: { placeId: at.place_id }, query: {} }, owner)
    const step = day.find((task) => task.id === id)?.task_steps[0]
    for (const temp of [3, 9])
      await call(
        test,
        entries.create,
        {
          params: { placeId: at.place_id, id: 1, taskId: id },
          body: {
            uuid: randomUUID(),
            entry_fields: [{ task_step_id: step?.id ?? 0, value: { temp: String(temp), unit: 'C' } }],
            comment: '',
            action_options: temp > 5 ? [{ option_text: 'Moved to another fridge' }] : [],
          },
        },
        owner,
      )
    expect(await share()).toEqual([null, null])
    test.clock.now = new Date(now.getTime() + 86_400_000)
    const [week, yesterday] = await share()
    expect([week, yesterday]).toEqual([100, 100])
    const [line] = await temperatures()
    expect(line).toMatchObject({ task_id: id, unit_id: null, limit: { max: 5 } })
    expect(line?.readings.map(({ celsius, is_within }) => [celsius, is_within])).toEqual([
      [3, true],
      [9, false],
    ])
    test.clock.now = now
  })
})
