/** Today's list, the chart, the list of tasks and the list of missed checks show the same checks. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { tasks, type NewTask } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let params: { placeId: number }

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  setClock('11:00')
  owner = await makeUser(test)
  params = { placeId: await makePlace(test, await makeCompany(test, owner)) }
})

/** Thursday, at the wall time of Tallinn. */
const setClock = (time: string): void => {
  test.clock.now = new Date(`2026-11-19T${time}:00.000+02:00`)
}
const twiceADay: NewTask = {
  name: 'Fridge',
  task_subtype_id: 1,
  task_frequency_type_id: 1,
  custom_frequency: { times: ['08:00', '12:00'] },
  task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 5 }],
}
const create = (body: NewTask) => call(test, tasks.create, { params, query: {}, body }, owner)
const today = () => call(test, entries.today, { params, query: {} }, owner)

async function countsOfToday() {
  const [day] = await call(
    test,
    activityLog.statistics,
    { params, query: { startDate: '2026-11-19', endDate: '2026-11-19' } },
    owner,
  )
  return { due: day?.due, overdue: day?.overdue, ok: day?.ok }
}

/** The same figures, counted on the cards. */
async function countsOfCards() {
  const statuses = (await today()).flatMap(({ checks = [] }) => checks.map(({ status }) => status))
  const count = (status: string): number => statuses.filter((one) => one === status).length
  return { due: count('due'), overdue: count('overdue'), ok: count('ok') }
}

it('a task created between its checks has the first due and the second overdue', async () => {
  const { id } = await create(twiceADay)
  setClock('14:00')
  expect(await countsOfToday()).toEqual({ due: 1, overdue: 1, ok: 0 })
  expect(await countsOfCards()).toEqual({ due: 1, overdue: 1, ok: 0 })
  const [card] = await today()
  expect(card).toMatchObject({
    status: 'overdue',
    due_time: '12:00',
    due_at: '2026-11-19T10:00:00Z',
    due_times: ['08:00', '12:00'],
    checks: [
      { time: '08:00', status: 'due' },
      { time: '12:00', status: 'overdue' },
    ],
  })
  expect(await call(test, tasks.get, { params: { ...params, id }, query: {} }, owner)).toMatchObject({
    scheduled: true,
    status: 'overdue',
  })
})

it('a change at one unit does not excuse the check that another unit missed', async () => {
  const fridge = async (name: string): Promise<number> =>
    (
      await call(
        test,
        equipment.create,
        { params, query: {}, body: { name, equipment_type: { id: 1 } } },
        owner,
      )
    ).id
  const [left, right] = [await fridge('Left'), await fridge('Right')]
  const at = (id: number, times: string[]) => ({
    kind: 'equipment' as const,
    id,
    task_frequency_type_id: 2,
    custom_frequency: { times },
  })
  setClock('07:00')
  const task = await create({
    ...twiceADay,
    related_to: 'equipment',
    sameFrequencyForTasks: false,
    related_entities: [at(left, ['08:00']), at(right, ['09:00'])],
  } as NewTask)
  setClock('11:00')
  await call(
    test,
    tasks.change,
    {
      params: { ...params, id: task.id },
      query: {},
      body: { version: task.version, related_entities: [at(left, ['08:00']), at(right, ['10:30'])] } as never,
    },
    owner,
  )
  setClock('14:00')
  expect(await countsOfCards()).toEqual({ due: 1, overdue: 1, ok: 0 })
  expect(await countsOfToday()).toEqual({ due: 1, overdue: 1, ok: 0 })
})

it('a check of a month that is done twice counts on its first day alone', async () => {
  const monthly: NewTask = {
    name: 'Hoods',
    task_subtype_id: 12,
    task_frequency_type_id: 5,
    task_steps: [{ task_step_type_name: 'choose_one_answer' }],
  }
  const task = await create(monthly)
  const enter = (): Promise<unknown> =>
    call(
      test,
      entries.create,
      {
        params: { ...params, id: 12, taskId: task.id },
        body: {
          uuid: randomUUID(),
          entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { text: 'done' } }],
          comment: '',
          action_options: [],
        },
      },
      owner,
    )
  await enter()
  expect(await countsOfCards()).toEqual({ due: 0, overdue: 0, ok: 1 })
  test.clock.now = new Date('2026-11-20T09:30:00.000+02:00')
  await enter()
  expect(await countsOfCards()).toEqual({ due: 0, overdue: 0, ok: 0 })
  const query = { startDate: '2026-11-20', endDate: '2026-11-20' }
  const [day] = await call(test, activityLog.statistics, { params, query }, owner)
  expect(day).toMatchObject({ due: 0, overdue: 0, ok: 0 })
  expect((await today())[0]).toMatchObject({ scheduled: true, status: 'ok', entries_today: 1 })
})
