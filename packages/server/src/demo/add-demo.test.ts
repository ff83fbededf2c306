import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareableModules } from '@larder/core/permissions'
import { account } from '@larder/contract/account'
import { activityLog } from '@larder/contract/activity-log'
import { companies } from '@larder/contract/companies'
import { digitalAuditResults } from '@larder/contract/digital-audits'
import { documents, requiredDocuments } from '@larder/contract/documents'
import { entries } from '@larder/contract/entries'
import { recalls } from '@larder/contract/recalls'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { teamTasks } from '@larder/contract/team-tasks'
import { tickets } from '@larder/contract/tickets'
import { traceability } from '@larder/contract/traceability'
import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { workers } from '@larder/contract/workers'
import { call, openTestApp, refuse, type Caller, type TestApp } from '../../test/harness.ts'
import { recordsState } from '#features/records/public.ts'
import { addDemo, demoSignIn } from './add-demo.ts'

/**
 * The last five days contain every kind of event: readings, a fault and its repair, a verification, a timer.
 */
const DAYS = 5

let test: TestApp
let owner: Caller

beforeAll(async () => {
  test = await openTestApp()
  await addDemo(test.platform, { days: DAYS })
  const session = await call(test, account.login, { body: { ...demoSignIn, remember_me: true } })
  owner = { token: session.access_token }
}, 180_000)
afterAll(() => test.close())

it('lets demo@larder.example sign in to three places with checks for today', async () => {
  const [company] = await call(test, companies.list, {}, owner)
  const placeIds = company?.places.map(({ id }) => id) ?? []
  expect(placeIds).toHaveLength(3)
  for (const placeId of placeIds) {
    const tasks = await call(test, entries.today, { params: { placeId } }, owner)
    expect(tasks.length, `tasks of place ${placeId}`).toBeGreaterThan(0)
  }
})

it('has entries of every day and a fault that is repaired', async () => {
  const { rows } = await test.database.pool.query<{ days: number }>(
    'select count(distinct performed_at::date)::int as days from task_entries',
  )
  expect(rows[0]?.days).toBeGreaterThanOrEqual(DAYS)
  const [company] = await call(test, companies.list, {}, owner)
  const placeId = company?.places[0]?.id ?? 0
  const listed = await call(test, tickets.list, { params: { placeId } }, owner)
  const open = listed.filter(({ status }) => status === 'open')
  expect(open.map(({ description }) => description)).toEqual([
    'The hand dryer by the staff entrance is out of order',
  ])
})

it('has audit templates, confirmed audits of each place, and one that is not finished', async () => {
  const [company] = await call(test, companies.list, {}, owner)
  const of = (placeId: number) => call(test, digitalAuditResults.list, { params: { placeId } }, owner)
  const [first, ...others] = await Promise.all((company?.places ?? []).map(({ id }) => of(id)))
  expect(first?.templates).toHaveLength(5)
  expect(first?.results.map(({ confirmed, previous_percent }) => [confirmed, previous_percent])).toEqual([
    [false, null],
    [true, expect.any(Number)],
    [true, null],
  ])
  expect(others.map(({ results }) => results.map(({ confirmed }) => confirmed))).toEqual([[true], [true]])
})

it('has people with certificates that are valid, expire and are missing, and duties of partners', async () => {
  const [company] = await call(test, companies.list, {}, owner)
  const params = { placeId: company?.places[0]?.id ?? 0 }
  const people = await call(test, workers.list, { params }, owner)
  expect(people.filter(({ userId }) => userId !== null).length).toBeGreaterThan(0)
  expect(people.filter(({ userId }) => userId === null).length).toBeGreaterThan(4)
  expect(people.some(({ groupsIds }) => groupsIds.length > 0)).toBe(true)
  const matrix = await call(test, teamTasks.matrix, { params, query: { lang: 'et' } }, owner)
  const states = new Set(matrix.people.flatMap(({ cells }) => cells.map(({ status }) => status)))
  expect([...states].sort()).toEqual(['expiring', 'missing', 'valid'])
  const duties = await call(test, workGroupTasks.list, { params, query: { lang: 'et' } }, owner)
  expect(duties.filter(({ is_outsourced }) => is_outsourced).length).toBeGreaterThan(1)
  expect(duties.some(({ is_default }) => !is_default)).toBe(true)
  const { rows } = await test.database.pool.query<{ confirmed: boolean }>(
    'select confirmed_at is not null as confirmed from food_safety_plans',
  )
  expect(rows.map(({ confirmed }) => confirmed)).toEqual([true, true, true])
})

it('has documents in folders: there, on paper, expiring, expired and missing', async () => {
  const [company] = await call(test, companies.list, {}, owner)
  const params = { placeId: company?.places[0]?.id ?? 0 }
  const required = await call(test, requiredDocuments.list, { params, query: { lang: 'en' } }, owner)
  expect(new Set(required.data.map(({ state }) => state))).toEqual(
    new Set(['there', 'on_paper', 'expired', 'missing']),
  )
  const ending = await call(test, documents.list, { params, query: { state: 'ending', lang: 'en' } }, owner)
  expect(ending.data.length).toBeGreaterThan(2)
  expect(ending.data.some(({ folder_name }) => folder_name === 'Suppliers / Fish')).toBe(true)
})

/** Revisions of people that were received before the one before; jobs of the test run at its own time. */
async function turnedBack({ database }: TestApp): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query(
    `select place_id, seq, entity, received_at, before from (
      select *, lag(received_at) over (partition by place_id order by seq) as before
      from revisions where actor <> 'system') r
    where received_at < before`,
  )
  return rows
}

it('has records in the order of their time', async () => {
  expect(await turnedBack(test)).toEqual([])
})

it('has its records signed', async () => {
  expect(await recordsState(test.platform)).toBe('signed')
})

it('has each day once and nothing of the future where it is added at night after the clocks changed', async () => {
  const night = await openTestApp()
  // 23:30 in Tallinn; 25 October had 25 hours there.
  night.clock.now = new Date('2026-10-26T21:30:00.000Z')
  await addDemo(night.platform, { days: 2 })
  const { rows } = await night.database.pool.query<{ later: number }>(
    `select count(*)::int as later from (
      select performed_at as moment from task_entries union all select raised_at from tickets
      union all select measured_at from sensor_readings union all select at from notifications) m
    where moment > $1`,
    [night.clock.now.toISOString()],
  )
  const backwards = await turnedBack(night)
  await night.close()
  expect(rows[0]?.later).toBe(0)
  expect(backwards).toEqual([])
}, 120_000)

describe('the link on the front page', () => {
  const demoToken = async (): Promise<string> => (await call(test, sharedAccesses.demo)).token ?? ''
  const visit = async (): Promise<Caller> => ({
    shared_token: (await call(test, sharedAccesses.exchange, {}, { shared_token: await demoToken() }))
      .shared_access_token,
  })

  it('opens every module of one place for reading, and for many years', async () => {
    const visitor = await visit()
    const { place_id: placeId, modules, is_demo } = await call(test, sharedAccesses.visit, {}, visitor)
    expect(is_demo).toBe(true)
    expect(modules).toEqual([...shareableModules])
    expect((await call(test, entries.today, { params: { placeId } }, visitor)).length).toBeGreaterThan(0)
    const now = test.clock.now
    test.clock.now = new Date('2090-01-01T00:00:00.000Z')
    expect(await demoToken()).not.toBe('')
    test.clock.now = now
  })
  it('changes nothing', async () => {
    const visitor = await visit()
    const { place_id: placeId } = await call(test, sharedAccesses.visit, {}, visitor)
    const params = { placeId, id: 1, taskId: 1 }
    expect(await refuse(test, entries.create, { params, body: {} }, visitor)).toMatchObject({ status: 403 })
    expect(await refuse(test, tickets.create, { params, body: {} }, visitor)).toMatchObject({ status: 403 })
  })
  it('is not shown once an owner revoked it, until the demo is started again', async () => {
    const [company] = await call(test, companies.list, {}, owner)
    const params = { placeId: company?.places[0]?.id ?? 0 }
    const [link] = await call(test, sharedAccesses.list, { params }, owner)
    await call(test, sharedAccesses.remove, { params: { ...params, token: link?.token ?? '' } }, owner)
    expect(await call(test, sharedAccesses.demo)).toEqual({ token: null })
    expect(await addDemo(test.platform, { days: DAYS })).toBe(false)
    expect(await demoToken()).not.toBe('')
  })
})

it('is not added a second time', async () => {
  const token = await call(test, sharedAccesses.demo)
  expect(await addDemo(test.platform, { days: DAYS })).toBe(false)
  expect(await call(test, sharedAccesses.demo)).toEqual(token)
})

it('has a signed drill that reached everybody, and an open recall that waits for answers', async () => {
  const [company] = await call(test, companies.list, {}, owner)
  const placeId = company?.places[0]?.id ?? 0
  const listed = await call(test, recalls.list, { params: { placeId } }, owner)
  expect(listed.map(({ is_drill, closed_at }) => [is_drill, closed_at === null])).toEqual([
    [false, true],
    [true, false],
  ])
  const [open, drill] = await Promise.all(
    listed.map(({ id }) => call(test, recalls.get, { params: { placeId, id } }, owner)),
  )
  const informed = (recall: typeof open) =>
    recall?.recipients.filter(({ informed_at }) => informed_at !== null)
  expect(informed(drill)).toHaveLength(drill?.recipient_count ?? -1)
  expect(drill?.located_percent).toBe(100)
  expect(informed(open)?.length).toBeGreaterThan(1)
  expect(informed(open)?.length).toBeLessThan(open?.recipient_count ?? 0)
  expect(open?.recipients.some(({ answer }) => answer.includes('set aside'))).toBe(true)
})

describe('the readings of batches and deliveries', () => {
  const params = async () => {
    const [company] = await call(test, companies.list, {}, owner)
    return { placeId: company?.places[0]?.id ?? 0 }
  }
  const recordsOf = async (kind: 'receipt' | 'preparation') =>
    (await call(test, traceability.records, { params: await params(), query: { kind, perPage: 50 } }, owner))
      .data
  const readingsOf = async (query: { recordId?: number; lotId?: number; taskId?: number }) =>
    (await call(test, activityLog.history, { params: await params(), query }, owner)).data

  const isOutside = ({ issues }: { readonly issues: readonly { readonly code: string }[] }) =>
    issues.some(({ code }) => code === 'outside_limit')

  it('have the limits of the plan', async () => {
    const planned = await call(test, entries.today, { params: await params() }, owner)
    const limitOf = (id: string) => planned.find(({ plan_task_id }) => plan_task_id === id)?.limit
    const own = await call(test, entries.today, { params: await params(), query: { taskTypeId: 5 } }, owner)
    expect(own.map(({ task_steps }) => task_steps.at(-1))).toMatchObject([
      { entry_min_value: limitOf('T-cook')?.min, entry_max_value: null },
      { entry_min_value: null, entry_max_value: limitOf('T-cool')?.max },
    ])
    const receipts = (await recordsOf('receipt')).filter(({ entry_ids }) => entry_ids.length > 0)
    expect(receipts.length).toBeGreaterThan(2)
    for (const { id } of receipts) {
      const [reading] = await readingsOf({ recordId: id })
      expect(limitOf('T-delivery-chilled')?.text).toContain(reading?.limit)
    }
  })
  it('put an issue on one batch and on one delivery, each with its corrective action', async () => {
    const made = await recordsOf('preparation')
    const [batch, ...otherBatches] = made.filter(isOutside)
    const [delivery, ...others] = (await recordsOf('receipt')).filter(isOutside)
    expect(made.filter(({ entry_ids }) => entry_ids.length > 0).length).toBeGreaterThan(DAYS)
    expect([otherBatches, others]).toEqual([[], []])
    for (const [record, action] of [
      [batch, 'Cooked on, limit reached'],
      [delivery, 'Probed the core: within the limit, accepted'],
    ] as const)
      expect(await readingsOf({ recordId: record?.id ?? 0 })).toMatchObject([
        { within: false, corrective_actions: [action] },
      ])
    expect(await readingsOf({ lotId: delivery?.lines[0]?.lot_id ?? 0 })).toMatchObject([{ within: false }])
  })
})
