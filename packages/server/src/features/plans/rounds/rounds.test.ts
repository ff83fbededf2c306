/** A place with single tasks takes rounds: what goes where, what stays, and the one history. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { planCoherence } from '@larder/contract/plan-coherence'
import { planProposals } from '@larder/contract/plan-proposals'
import { plans } from '@larder/contract/plans'
import { roundChange } from '@larder/contract/round-change'
import { tasks, type Task } from '@larder/contract/tasks'
import { joinCompany, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { fillPlan } from '#test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { restOnSingleTasks } from '../../../demo/older-edition.ts'
import { proposeToAll } from '../proposals/publish-proposals.ts'

let test: TestApp
let owner: TestUser
let member: TestUser
let company: number
let place: number

const params = () => ({ placeId: place })
const list = () => call(test, tasks.list, { params: params(), query: { lang: 'en' } }, owner)
const preview = () => call(test, roundChange.get, { params: params(), query: { lang: 'en' } }, owner)

async function openOldPlace(): Promise<number> {
  const id = await makePlace(test, company)
  await fillPlan(test, id, owner)
  await call(test, plans.generate, { params: { placeId: id } }, owner)
  await restOnSingleTasks(test.platform, { company_id: company, place_id: id })
  return id
}

const fill = (task: Task, temp: number) =>
  call(
    test,
    entries.create,
    {
      params: { ...params(), id: task.task_subtype_id, taskId: task.id },
      body: {
        uuid: crypto.randomUUID(),
        entry_time: test.clock.now.toISOString(),
        entry_fields: [
          { task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: String(temp), unit: 'C' } },
        ],
      },
    },
    owner,
  )
const historyOf = async (taskId: number) =>
  (await call(test, activityLog.history, { params: params(), query: { taskId } }, owner)).data

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  member = await makeUser(test)
  company = await makeCompany(test, owner)
  await joinCompany(test, company, member.id, 'member')
  place = await openOldPlace()
})
afterAll(() => test.close())

describe('a place with single tasks', () => {
  it('has no round at any task of its plan', async () => {
    expect((await list()).filter(({ is_disabled, round }) => !is_disabled && round !== null)).toEqual([])
  })

  it('is offered rounds: every task goes to a line, stays or is named as ended', async () => {
    await call(
      test,
      tasks.create,
      {
        params: params(),
        query: { lang: 'en' },
        body: {
          name: 'Feed the cat',
          task_subtype_id: 4,
          task_frequency_type_id: 2,
          custom_frequency: { times: ['09:00'] },
          task_steps: [{ task_step_type_name: 'choose_one_answer', name: 'Fed' }],
        },
      },
      owner,
    )
    const { is_offered, rounds, own, ended, day } = await preview()
    expect(is_offered).toBe(true)
    expect(own).toEqual(['Feed the cat'])
    expect(rounds.map(({ round }) => round)).toEqual(
      expect.arrayContaining(['opening', 'cold', 'delivery', 'closing']),
    )
    const continued = rounds.flatMap(({ lines }) => lines.flatMap((line) => line.continues))
    // Analyses are no lines of a round.
    const active = (await list()).filter(
      ({ is_disabled, plan_task_id }) => !is_disabled && plan_task_id?.startsWith('AN-') !== true,
    )
    expect([...continued, ...own, ...ended].toSorted()).toEqual(active.map(({ name }) => name).toSorted())
    expect(ended).toEqual([])
    expect(day.cards_after).toBeLessThan(9)
    expect(day.cards_before).toBeGreaterThan(2 * day.cards_after)
  })

  it('names the tasks whose own schedule the line does not have', async () => {
    const minced = (await list()).find(({ plan_task_id }) => plan_task_id === 'T-cold-minced') as Task
    const ownValues = async () =>
      (await preview()).rounds.flatMap(({ lines }) => lines.flatMap((line) => line.own_values))
    expect(await ownValues()).toEqual([])
    const frequency = { task_frequency_type_id: 1, custom_frequency: { times: ['06:30', '15:30'] } }
    const { version } = await call(
      test,
      tasks.change,
      {
        params: { ...params(), id: minced.id },
        query: { lang: 'en' },
        body: { ...frequency, version: minced.version },
      },
      owner,
    )
    expect(await ownValues()).toEqual([minced.name])
    await call(
      test,
      tasks.change,
      {
        params: { ...params(), id: minced.id },
        query: { lang: 'en' },
        body: {
          task_frequency_type_id: minced.task_frequency_type_id,
          custom_frequency: { times: [...minced.custom_frequency.times] },
          version,
        },
      },
      owner,
    )
    expect(await ownValues()).toEqual([])
  })

  it('previews without changing anything', async () => {
    const before = await list()
    await preview()
    expect(await list()).toEqual(before)
  })

  it('is not offered them to a member', async () => {
    const refusal = await refuse(test, roundChange.get, { params: params(), query: {} }, member)
    expect(refusal.status).toBe(403)
  })
})

describe('the owner who accepts', () => {
  beforeAll(async () => {
    // Ground meat and fish have one limit, so that their tasks become one line.
    for (const task of await list())
      if (['T-cold-minced', 'T-cold-fish'].includes(task.plan_task_id ?? '')) await fill(task, 1)
    await call(test, plans.confirm, { params: params(), body: {} }, owner)
    const status = await call(
      test,
      roundChange.accept,
      { params: params(), body: { other_changes: 'accept' } },
      owner,
    )
    if (status.status !== 'filled') throw new Error(`the plan is ${status.status}`)
  })

  it('gets rounds at once, and the plan and its tasks agree', async () => {
    const active = (await list()).filter(
      ({ is_disabled, plan_task_id }) => !is_disabled && plan_task_id !== null,
    )
    expect(active.filter(({ round }) => round === null)).toEqual([])
    const { findings } = await call(test, planCoherence.get, { params: params(), query: {} }, owner)
    expect(findings.map(({ kind }) => kind)).toEqual([])
    expect((await preview()).is_offered).toBe(false)
  })

  it('keeps the own task as it was', async () => {
    expect((await list()).find(({ name }) => name === 'Feed the cat')).toMatchObject({
      is_disabled: false,
      round: null,
    })
  })

  it('finds every ended task at the line that continues it', async () => {
    const all = await list()
    const ended = all.filter(({ is_disabled, plan_task_id }) => is_disabled && plan_task_id !== null)
    expect(ended.length).toBeGreaterThan(3)
    for (const task of ended) {
      const line = all.find(({ id }) => id === task.continued_by?.id)
      expect([task.name, line?.is_disabled]).toEqual([task.name, false])
      expect(line?.continues).toContainEqual({ id: task.id, name: task.name })
    }
  })

  it('reads the entries of the single task and of the line as one history', async () => {
    const all = await list()
    const single = all.find(
      ({ plan_task_id, continued_by }) =>
        continued_by !== null && ['T-cold-minced', 'T-cold-fish'].includes(plan_task_id ?? ''),
    ) as Task
    const line = all.find(({ id }) => id === single.continued_by?.id) as Task
    expect((await historyOf(line.id)).map(({ task_id }) => task_id)).toContain(single.id)
    await fill(line, 1.5)
    const ids = (await historyOf(line.id)).map(({ task_id }) => task_id)
    expect(new Set(ids)).toEqual(new Set([line.id, single.id]))
    expect((await historyOf(single.id)).map(({ task_id }) => task_id)).toEqual([single.id])
  })

  it('cannot accept twice', async () => {
    const refusal = await refuse(
      test,
      roundChange.accept,
      { params: params(), body: { other_changes: 'keep' } },
      owner,
    )
    expect(refusal.status).toBe(409)
  })
})

describe('an owner who had kept the older tasks', () => {
  it('can take the rounds later', async () => {
    place = await openOldPlace()
    await proposeToAll(test.database.pool, { now: test.clock.now })
    const open = await call(test, planProposals.list, { params: params(), query: { lang: 'en' } }, owner)
    expect(open.map(({ kind }) => kind)).toContain('other')
    const decisions = open.map(({ proposal_id }) => ({ proposal_id, change_decision_type_id: 2 as const }))
    await call(test, planProposals.decide, { params: params(), body: { decisions } }, owner)
    expect((await preview()).is_offered).toBe(true)
    await call(test, roundChange.accept, { params: params(), body: { other_changes: 'keep' } }, owner)
    expect((await list()).filter(({ is_disabled, round }) => !is_disabled && round === null)).toEqual([])
  })
})

describe('the day on which an owner accepts', () => {
  const day = '2026-11-25'
  const today = () => call(test, entries.today, { params: params(), query: { lang: 'en' } }, owner)
  const figures = () =>
    call(test, activityLog.statistics, { params: params(), query: { startDate: day, endDate: day } }, owner)
  const moveTo = (moment: string): void => {
    test.clock.now = new Date(moment)
  }
  let minced: Task

  beforeAll(async () => {
    moveTo('2026-11-24T13:00:00Z')
    place = await openOldPlace()
    moveTo(`${day}T08:00:00Z`)
    minced = (await list()).find(({ plan_task_id }) => plan_task_id === 'T-cold-minced') as Task
    await fill(minced, 1)
  })

  it('keeps its figures and asks the single tasks until midnight', async () => {
    const [before, asked] = [await figures(), (await today()).filter(({ scheduled }) => scheduled)]
    await call(test, roundChange.accept, { params: params(), body: { other_changes: 'accept' } }, owner)
    expect(await figures()).toEqual(before)
    const after = await today()
    const states = (lines: typeof after) =>
      lines.filter(({ scheduled }) => scheduled).map(({ id, status, due_times }) => [id, status, due_times])
    expect(states(after)).toEqual(states(asked))
    const ended = (await list()).find(({ id }) => id === minced.id)
    expect([ended?.is_disabled, ended?.continued_by?.id]).toEqual([true, expect.any(Number)])
    expect(after.flatMap(({ starts_on }) => starts_on ?? [])).toEqual([])
    expect(await call(test, tasks.startToday, { params: params() }, owner)).toEqual({ task_count: 0 })
  })

  it('takes the entries of the afternoon', async () => {
    moveTo(`${day}T14:30:00Z`)
    await fill(minced, 1.5)
    const line = (await today()).find(({ id }) => id === minced.id)
    expect([line?.status, line?.entries_today]).toEqual(['ok', 2])
  })

  it('is followed by days of rounds alone', async () => {
    moveTo('2026-11-26T05:00:00Z')
    const asked = (await today()).filter(({ scheduled }) => scheduled)
    expect(asked.map(({ id }) => id)).not.toContain(minced.id)
    expect(asked.filter(({ round }) => round === null)).toEqual([])
    expect(asked.length).toBeGreaterThan(10)
    const refusal = await refuse(
      test,
      entries.create,
      {
        params: { ...params(), id: minced.task_subtype_id, taskId: minced.id },
        body: {
          uuid: crypto.randomUUID(),
          entry_fields: [{ task_step_id: minced.task_steps[0]?.id ?? 0, value: { temp: '1', unit: 'C' } }],
        },
      },
      owner,
    )
    expect(refusal.status).toBe(404)
  })
})

describe('a line that was moved to another round', () => {
  const findings = async () =>
    (await call(test, planCoherence.get, { params: params(), query: {} }, owner)).findings
  const find = async (id: number) => (await list()).find((task) => task.id === id) as Task
  let line: Task

  beforeAll(async () => {
    place = await makePlace(test, company)
    await fillPlan(test, place, owner)
    await call(test, plans.generate, { params: params() }, owner)
    line = (await list()).find(({ plan_task_id }) => plan_task_id === 'T-fit') as Task
    await call(
      test,
      tasks.change,
      {
        params: { ...params(), id: line.id },
        query: { lang: 'en' },
        body: { version: line.version, round: 'closing' },
      },
      owner,
    )
  })

  it('leaves plan and tasks in agreement', async () => {
    expect([line.round, (await find(line.id)).round]).toEqual(['opening', 'closing'])
    expect(await findings()).toEqual([])
  })

  it('stays there when the plan is made again and confirmed', async () => {
    await call(test, plans.generate, { params: params() }, owner)
    await call(test, plans.confirm, { params: params(), body: {} }, owner)
    expect(await find(line.id)).toMatchObject({ round: 'closing', is_disabled: false })
    expect(await findings()).toEqual([])
  })
})
