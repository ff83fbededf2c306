import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { pausePeriods } from '@larder/contract/pause-periods'
import { tasks } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number
let params: { placeId: number }

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-19T10:00:00.000Z') // Thursday, 12:00 in Tallinn
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  params = { placeId: at.place_id }
  task = await makeTask(test, at) // at 08:00 and 16:00
})

const dayOf = (date: string, lang = 'en') =>
  call(test, entries.today, { params, query: { date, lang } }, owner)
const enter = (performed_at: string, more: Record<string, unknown> = {}) =>
  call(
    test,
    entries.create,
    {
      params: { ...params, id: 1, taskId: task },
      body: {
        uuid: randomUUID(),
        performed_at,
        entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
        ...more,
      },
    },
    owner,
  )
const checksOn = async (date: string) =>
  (await dayOf(date)).map(({ status, checks }) => [
    status,
    (checks ?? []).map(({ time, status: stands }) => `${time} ${stands}`).join(', '),
  ])

describe('a day that is over', () => {
  it('shows each check that was done and each that was missed', async () => {
    await enter('2026-11-18T06:10:00Z')
    expect(await checksOn('2026-11-18')).toEqual([['overdue', '08:00 ok, 16:00 overdue']])
    expect((await dayOf('2026-11-18'))[0]).toMatchObject({
      due_time: '16:00',
      due_at: '2026-11-18T14:00:00Z',
      due_times: ['16:00'],
      entries_today: 1,
      last_entry: { local_time: '2026-11-18T08:10', value: '4.0' },
    })
    expect(await checksOn('2026-11-17')).toEqual([['overdue', '08:00 overdue, 16:00 overdue']])
  })
  it('gets a late entry with the time of the work, marked late', async () => {
    const entry = await enter('2026-11-18T14:05:00Z')
    expect(entry).toMatchObject({ entry_date: '2026-11-18', recorded_late: true })
    expect(await checksOn('2026-11-18')).toEqual([['overdue', '08:00 ok, 16:00 overdue']])
    await enter('2026-11-18T06:05:00Z')
    expect(await checksOn('2026-11-18')).toEqual([['ok', '08:00 ok, 16:00 ok']])
  })
  it('is judged by the schedule and the form that it had', async () => {
    await enter('2026-11-17T06:10:00Z')
    await call(
      test,
      tasks.change,
      {
        params: { ...params, id: task },
        query: { lang: 'en' },
        body: {
          task_frequency_type_id: 2,
          custom_frequency: { times: ['10:00'] },
          task_steps: [{ id: task, entry_min_value: null, entry_max_value: 3 }],
          version: 1,
        },
      },
      owner,
    )
    expect(await checksOn('2026-11-18')).toEqual([['overdue', '08:00 overdue, 16:00 overdue']])
    expect((await dayOf('2026-11-18'))[0]).toMatchObject({
      task_version: 1,
      task_steps: [{ entry_max_value: 5 }],
    })
    expect((await dayOf('2026-11-20'))[0]).toMatchObject({
      task_version: 2,
      task_steps: [{ entry_max_value: 3 }],
    })
  })
  it('still shows the checks of a task that is disabled now', async () => {
    await call(
      test,
      tasks.change,
      { params: { ...params, id: task }, query: { lang: 'en' }, body: { is_disabled: true, version: 1 } },
      owner,
    )
    expect(await checksOn('2026-11-18')).toEqual([['overdue', '08:00 overdue, 16:00 overdue']])
    expect(await dayOf('2026-11-20')).toEqual([])
  })
  it('shows a check of a week on the last day of the week that missed it', async () => {
    await makeTask(test, at, { frequency: 'once_a_week', times: [], created_at: '2026-11-02T08:00:00Z' })
    expect(await checksOn('2026-11-15')).toContainEqual(['overdue', 'null overdue'])
    expect(await checksOn('2026-11-14')).not.toContainEqual(['overdue', 'null overdue'])
  })
  it('names the unit at which a check was missed', async () => {
    const unit = await call(
      test,
      equipment.create,
      { params, body: { name: 'Cold room', equipment_type: { id: 1 } } },
      owner,
    )
    test.clock.now = new Date('2026-11-16T10:00:00.000Z')
    await call(
      test,
      tasks.change,
      {
        params: { ...params, id: task },
        query: { lang: 'en' },
        body: { related_to: 'equipment', related_entities: [{ kind: 'equipment', id: unit.id }], version: 1 },
      },
      owner,
    )
    test.clock.now = new Date('2026-11-19T10:00:00.000Z')
    expect(
      (await dayOf('2026-11-18')).map(({ unit: where, status, related_entities }) => [
        where,
        status,
        related_entities.length,
      ]),
    ).toEqual([[{ kind: 'equipment', id: unit.id, name: 'Cold room' }, 'overdue', 1]])
  })
  it('agrees with the chart', async () => {
    await makeTask(test, at, { frequency: 'once_a_day', times: ['09:00'] })
    await enter('2026-11-18T06:10:00Z')
    const [day] = await call(
      test,
      activityLog.statistics,
      { params, query: { startDate: '2026-11-18', endDate: '2026-11-18' } },
      owner,
    )
    const stands = (await dayOf('2026-11-18')).flatMap(({ checks }) =>
      (checks ?? []).map(({ status }) => status),
    )
    const count = (status: string): number => stands.filter((one) => one === status).length
    expect({ due: count('due'), overdue: count('overdue'), ok: count('ok') }).toEqual({
      due: day?.due,
      overdue: day?.overdue,
      ok: day?.ok,
    })
  })
  it('has no checks in a pause', async () => {
    await call(
      test,
      pausePeriods.create,
      { params, body: { name: 'Holidays', start_date: '2026-11-18', end_date: '2026-11-18' } },
      owner,
    )
    expect(await dayOf('2026-11-18')).toEqual([])
  })
})

describe('a day to come', () => {
  it('shows what will be due', async () => {
    expect(await checksOn('2026-11-20')).toEqual([['due', '08:00 due, 16:00 due']])
    expect((await dayOf('2026-11-20', 'et'))[0]).toMatchObject({
      name: 'Külmik 1',
      due_at: '2026-11-20T06:00:00Z',
      due_times: ['08:00', '16:00'],
      last_entry: null,
    })
  })
  it('accepts no entry ahead of time', async () => {
    const body = {
      uuid: randomUUID(),
      performed_at: '2026-11-20T06:00:00Z',
      entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' } }],
    }
    expect(
      await refuse(test, entries.create, { params: { ...params, id: 1, taskId: task }, body }, owner),
    ).toMatchObject({
      fields: ['performed_at:ahead'],
    })
  })
  it('may be at most a year away', async () => {
    expect(await checksOn('2027-11-20')).toHaveLength(1)
    expect(await refuse(test, entries.today, { params, query: { date: '2027-11-21' } }, owner)).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['date:out_of_range'],
    })
    expect(await refuse(test, entries.today, { params, query: { date: '2025-11-17' } }, owner)).toMatchObject(
      {
        fields: ['date:out_of_range'],
      },
    )
  })
})

describe('today', () => {
  it('names the remaining times and the tasks that are filled when needed', async () => {
    await makeTask(test, at, { frequency: 'other', times: [] })
    const left = async () =>
      (await call(test, entries.today, { params, query: {} }, owner)).map(({ due_times, is_free }) => [
        due_times,
        is_free,
      ])
    expect(await left()).toEqual([
      [['08:00', '16:00'], false],
      [[], true],
    ])
    await enter('2026-11-19T06:10:00Z')
    expect(await left()).toEqual([
      [['16:00'], false],
      [[], true],
    ])
  })
  it('of a pause says that its tasks are not filled when they happen', async () => {
    await call(
      test,
      pausePeriods.create,
      { params, body: { name: 'Holidays', start_date: '2026-11-19', end_date: '2026-11-19' } },
      owner,
    )
    expect((await call(test, entries.today, { params, query: {} }, owner))[0]).toMatchObject({
      scheduled: false,
      is_free: false,
      due_times: [],
    })
  })
})
