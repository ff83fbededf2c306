/** The first days after a plan was made, through the whole application with its clock. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { plans } from '@larder/contract/plans'
import { tasks, type Task } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeUser, joinPlace, type TestUser } from '../../../test/builders.ts'
import { fillPlan } from '../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
let company: number

const at = () => ({ placeId: place })
const today = () => call(test, entries.today, { params: at(), query: { lang: 'en' } }, owner)
const asked = async () => (await today()).filter(({ scheduled }) => scheduled)
const rounds = async () =>
  new Set(
    (await asked()).flatMap(({ round, checks }) => (checks ?? []).map(({ time }) => `${round} ${time}`)),
  )
const list = () => call(test, tasks.list, { params: at(), query: { lang: 'en' } }, owner)
const moveTo = (moment: string): void => {
  test.clock.now = new Date(moment)
}
const generate = () => call(test, plans.generate, { params: at() }, owner)

/** Half-yearly and rarer tasks, as their ids in the API have it. */
const yearly = 8
async function yearlyTask(): Promise<Task> {
  const task = (await list()).find((one) => one.task_frequency_type_id === yearly)
  if (task === undefined) throw new Error('The plan has no yearly task.')
  return task
}
const change = (task: Task, start_time: string, by = owner) => ({
  params: { ...at(), id: task.id },
  body: {
    version: task.version,
    task_frequency_type_id: task.task_frequency_type_id,
    custom_frequency: { start_time },
  },
  by,
})

beforeEach(async () => {
  test ??= await openTestApp()
  moveTo('2026-11-24T13:00:00Z')
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await fillPlan(test, place, owner)
})
afterAll(() => test.close())

describe('a plan that is made at 15:00 local time', () => {
  beforeEach(generate)

  it('asks nothing on that day, at 23:30 either', async () => {
    expect(await asked()).toEqual([])
    moveTo('2026-11-24T21:30:00Z')
    expect(await asked()).toEqual([])
    expect((await today()).some(({ starts_on }) => starts_on === '2026-11-25')).toBe(true)
  })

  it('asks opening and cold round on the next morning', async () => {
    moveTo('2026-11-25T05:30:00Z')
    expect([...(await rounds())]).toEqual(expect.arrayContaining(['opening 08:00', 'cold 08:00']))
    expect((await asked()).every(({ status }) => status === 'due')).toBe(true)
    moveTo('2026-11-25T08:30:00Z')
    expect((await asked()).some(({ status }) => status === 'overdue')).toBe(true)
  })

  it('asks at most three rarer lines on the next day, each with its date', async () => {
    moveTo('2026-11-25T05:30:00Z')
    const rare = (await asked()).filter(({ checks }) => checks?.every(({ time }) => time === null))
    expect(rare.length).toBeGreaterThan(0)
    expect(rare.length).toBeLessThanOrEqual(3)
    for (const { due_until } of rare) expect(due_until).toMatch(/^2026-1[12]-\d\d$/)
  })

  it('has no missed check in its statistics on the day after', async () => {
    moveTo('2026-11-25T05:30:00Z')
    const days = await call(
      test,
      activityLog.statistics,
      { params: at(), query: { startDate: '2026-11-23', endDate: '2026-11-24' } },
      owner,
    )
    expect(JSON.stringify(days)).not.toMatch(/"(overdue|missed)":[1-9]/)
  })

  it('keeps its dates when it is made again', async () => {
    const before = (await list()).map(({ id, next_due_month }) => [id, next_due_month])
    moveTo('2026-12-20T13:00:00Z')
    await generate()
    expect((await list()).map(({ id, next_due_month }) => [id, next_due_month])).toEqual(before)
    expect((await asked()).length).toBeGreaterThan(10)
  })
})

describe('starting today', () => {
  it('asks the daily checks at once, none of them overdue', async () => {
    await generate()
    const { task_count } = await call(test, tasks.startToday, { params: at() }, owner)
    expect(task_count).toBeGreaterThan(5)
    const lines = await asked()
    expect(lines.length).toBe(task_count)
    expect(lines.every(({ status, starts_on }) => status === 'due' && starts_on === null)).toBe(true)
    expect(await call(test, tasks.startToday, { params: at() }, owner)).toEqual({ task_count: 0 })
  })

  it('needs the right to edit tasks', async () => {
    await generate()
    const reader = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
    expect((await refuse(test, tasks.startToday, { params: at() }, reader)).status).toBe(403)
  })
})

describe('a plan that is made before the first round of the day', () => {
  it('begins on the same day', async () => {
    moveTo('2026-11-24T05:00:00Z')
    await generate()
    expect([...(await rounds())]).toEqual(expect.arrayContaining(['opening 08:00', 'cold 16:00']))
  })
})

describe('the next date of a yearly task', () => {
  beforeEach(generate)

  it('is proposed, each in the year after the plan', async () => {
    const rare = (await list()).filter(({ next_due_month }) => next_due_month !== null)
    expect(rare.length).toBeGreaterThan(4)
    for (const { next_due_month } of rare) expect(next_due_month).toMatch(/^(2026-12|2027-\d\d)$/)
  })

  it('is changed by the owner, with a new version and in the audit log', async () => {
    const task = await yearlyTask()
    const { by, ...input } = change(task, '2026-12-01T00:00')
    const after = await call(test, tasks.change, input, by)
    expect(after).toMatchObject({ next_due_month: '2026-12', version: task.version + 1 })
    expect(after.changed.frequency).toBe(false)
    const { rows } = await test.database.pool.query<{ detail: { next_month: string } }>(
      `select detail from audit where entity = 'task' and entity_id = $1 order by id desc limit 1`,
      [String(task.id)],
    )
    expect(rows[0]?.detail.next_month).toBe('2026-12')
    moveTo('2026-11-30T10:00:00Z')
    expect((await asked()).some(({ id }) => id === task.id)).toBe(false)
    moveTo('2026-12-02T10:00:00Z')
    expect((await asked()).find(({ id }) => id === task.id)).toMatchObject({
      due_until: '2026-12-31',
      status: 'due',
    })
  })

  it.each([
    ['in_past', '2026-10-01T00:00'],
    ['too_far', '2027-12-01T00:00'],
  ])('is refused as %s', async (code, start_time) => {
    const { by, ...input } = change(await yearlyTask(), start_time)
    const { status, fields } = await refuse(test, tasks.change, input, by)
    expect([status, fields]).toEqual([422, [`custom_frequency.start_time:${code}`]])
  })

  it('is refused at a task of every week', async () => {
    const weekly = (await list()).find(({ task_frequency_type_id }) => task_frequency_type_id === 3)
    if (weekly === undefined) throw new Error('The plan has no weekly task.')
    const { by, ...input } = change(weekly, '2027-01-01T00:00')
    const { fields } = await refuse(test, tasks.change, input, by)
    expect(fields).toEqual(['custom_frequency.start_time:not_offered'])
  })
})
