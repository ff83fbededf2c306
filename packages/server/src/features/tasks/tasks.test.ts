import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { plans } from '@larder/contract/plans'
import { tasks, type Task } from '@larder/contract/tasks'
import {
  joinPlace,
  makeCompany,
  makePlace,
  makeTask,
  makeUser,
  type TestUser,
} from '../../../test/builders.ts'
import { fillPlan } from '../../../test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let member: TestUser
let reader: TestUser
let company: number
let place: number

const at = () => ({ placeId: place })
const list = (lang = 'en') => call(test, tasks.list, { params: at(), query: { lang } }, owner)
const today = () => call(test, entries.today, { params: at(), query: { lang: 'en' } }, owner)
/** The first task of the plan that measures a temperature with a maximum that may be tightened. */
async function measured(): Promise<Task> {
  const task = (await list()).find(
    ({ plan, task_steps: [step] }) =>
      plan !== null &&
      step?.task_step_type_name === 'enter_temperature' &&
      step.entry_max_value !== null &&
      step.entry_min_value === null &&
      plan.task_frequency_type_id <= 2,
  )
  if (!task) throw new Error('no such task')
  return task
}
const change = (task: Task, body: object, by = owner) =>
  call(
    test,
    tasks.change,
    { params: { ...at(), id: task.id }, body: { version: task.version, ...body } as never },
    by,
  )
const step = (task: Task, max: number | null, more: object = {}) => ({
  task_steps: [
    {
      id: task.id,
      entry_min_value: null,
      entry_max_value: max,
      hold_minutes: task.task_steps[0]?.hold_minutes ?? null,
      ...more,
    },
  ],
})

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  member = await makeUser(test)
  reader = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, member.id, 'member')
  await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: at() }, owner)
})
afterAll(() => test.close())

describe('the tasks of a place', () => {
  it("are those of its plan, each with the plan's values", async () => {
    const all = await list()
    expect(all.length).toBeGreaterThan(10)
    expect(
      all.every(
        ({ plan, changed }) => plan !== null && !changed.limit && !changed.frequency && !changed.disabled,
      ),
    ).toBe(true)
    expect(await measured()).toMatchObject({
      is_default: true,
      is_disabled: false,
      version: 1,
      last_entry: null,
      task_steps: [{ quantity: 'celsius', limit_text: expect.stringContaining('°C') as string }],
    })
    expect((await list('et')).map(({ name }) => name)).not.toEqual(all.map(({ name }) => name))
  })
  it('are none before there is a plan', async () => {
    const other = await makePlace(test, company)
    expect(await call(test, tasks.list, { params: { placeId: other } }, owner)).toEqual([])
  })
  it('are not changed by readers', async () => {
    const task = await measured()
    expect(
      await refuse(
        test,
        tasks.change,
        { params: { ...at(), id: task.id }, body: { is_disabled: true, version: 1 } },
        reader,
      ),
    ).toMatchObject({ status: 403 })
    expect(
      await call(test, tasks.get, { params: { ...at(), id: task.id }, query: { lang: 'en' } }, reader),
    ).toEqual(task)
  })
})

describe('a changed limit', () => {
  it("is the limit of today's list and of the next entry, in words too", async () => {
    const task = await measured()
    const stricter = (task.task_steps[0]?.entry_max_value ?? 0) - 1
    const changed = await change(task, step(task, stricter), member)
    expect(changed).toMatchObject({
      changed: { limit: true },
      version: 2,
      task_steps: [{ entry_max_value: stricter }],
      plan: { entry_max_value: stricter + 1 },
    })
    const shown = (await today()).find(({ id }) => id === task.id)
    expect(shown?.limit).toMatchObject({
      max: stricter,
      text: expect.stringContaining(String(stricter)) as string,
    })
    const body = {
      uuid: crypto.randomUUID(),
      entry_fields: [{ task_step_id: task.id, value: { temp: String(stricter + 0.5), unit: 'C' as const } }],
    }
    expect(
      await refuse(
        test,
        entries.create,
        { params: { ...at(), id: task.task_subtype_id, taskId: task.id }, body },
        owner,
      ),
    ).toMatchObject({ fields: ['action_options:corrective_action_required'] })
    const entry = await call(
      test,
      entries.create,
      {
        params: { ...at(), id: task.task_subtype_id, taskId: task.id },
        body: { ...body, action_options: [{ option_text: 'Moved' }] },
      },
      owner,
    )
    expect(entry.limit).toMatchObject({ max: stricter })
  })
  it("stays when the plan is made again, and is the plan's again when it is set to it", async () => {
    await call(test, plans.generate, { params: at() }, owner)
    const task = await measured()
    expect(task.changed.limit).toBe(true)
    const back = await change(task, step(task, task.plan?.entry_max_value ?? 0))
    expect(back).toMatchObject({
      changed: { limit: false },
      task_steps: [{ limit_text: task.plan?.limit_text }],
    })
  })
  it('is never laxer than the law', async () => {
    const all = await list()
    const laws = await test.database.pool.query<{ id: string }>(
      `select t ->> 'id' as id from food_safety_plans p, jsonb_array_elements(p.plan -> 'tasks') t where
        p.place_id = $1 and t -> 'limit' ->> 'force' = 'law' and t -> 'limit' ->> 'max' is not null`,
      [place],
    )
    const task = all.find(({ plan_task_id }) => laws.rows.some(({ id }) => id === plan_task_id))
    if (!task) throw new Error('no task of the plan is held to the law')
    const max = task.task_steps[0]?.entry_max_value ?? 0
    expect(
      await refuse(
        test,
        tasks.change,
        {
          params: { ...at(), id: task.id },
          body: {
            ...step(task, max + 2, { entry_min_value: task.task_steps[0]?.entry_min_value }),
            version: task.version,
          },
        },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['task_steps.0.entry_max_value:laxer_than_law'] })
    const { id } = await call(
      test,
      equipment.create,
      { params: at(), body: { name: 'Fridge', equipment_type: { id: 1 } } },
      owner,
    )
    const atFridge = (figure: number) => ({
      related_to: 'equipment',
      same_task_for_all: false,
      related_entities: [
        {
          kind: 'equipment',
          id,
          limits: [
            {
              task_step_id: task.id,
              entry_min_value: task.task_steps[0]?.entry_min_value,
              entry_max_value: figure,
            },
          ],
        },
      ],
    })
    expect(
      await refuse(
        test,
        tasks.change,
        { params: { ...at(), id: task.id }, body: { ...atFridge(max + 2), version: task.version } as never },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['related_entities.0.limits:laxer_than_law'] })
    expect((await change(task, atFridge(max - 1))).related_entities).toMatchObject([
      { id, limits: [{ task_step_id: task.id, entry_max_value: max - 1 }] },
    ])
  })
  it('is refused where it is empty or the task has none', async () => {
    const task = await measured()
    const put = (id: number, body: object) =>
      refuse(test, tasks.change, { params: { ...at(), id }, body }, owner)
    expect((await put(task.id, { ...step(task, null), version: task.version })).fields).toEqual([
      'task_steps.0.entry_max_value:required',
    ])
    expect(
      (await put(task.id, { ...step(task, 1, { entry_min_value: 2 }), version: task.version })).fields,
    ).toEqual(['task_steps.0.entry_min_value:min_above_max'])
    expect(
      (await put(task.id, { ...step({ ...task, id: task.id + 1 }, 1), version: task.version })).fields,
    ).toEqual(['task_steps.0.id:unknown_step'])
    const tick = (await list()).find(
      ({ task_steps: [one] }) => one?.task_step_type_name === 'choose_one_answer' && one.limit_text === null,
    )
    expect((await put(tick?.id ?? 0, { ...step(tick as Task, 1), version: tick?.version })).fields).toEqual([
      'task_steps.0.entry_max_value:no_limit',
    ])
  })
})

describe('a schedule', () => {
  it('is one that the kind of task offers, with the required number of times', async () => {
    const task = await measured()
    const put = (body: object) =>
      refuse(
        test,
        tasks.change,
        { params: { ...at(), id: task.id }, body: { version: task.version, ...body } },
        owner,
      )
    expect((await put({ task_frequency_type_id: 8 })).fields).toEqual(['task_frequency_type_id:not_offered'])
    expect((await put({ task_frequency_type_id: 77 })).fields).toEqual(['task_frequency_type_id:not_offered'])
    expect(
      (await put({ task_frequency_type_id: 1, custom_frequency: { times: ['09:00', '09:00'] } })).fields,
    ).toEqual(['custom_frequency.times:times_count'])
    const changed = await change(task, { task_frequency_type_id: 2, custom_frequency: { times: ['10:30'] } })
    expect(changed).toMatchObject({ task_frequency_type_id: 2, custom_frequency: { times: ['10:30'] } })
    await call(test, plans.generate, { params: at() }, owner)
    expect((await list()).find(({ id }) => id === task.id)).toMatchObject({
      custom_frequency: { times: ['10:30'] },
    })
  })
})

describe('a disabled task', () => {
  it("is not on today's list, stays disabled when the plan is made again, and can be enabled", async () => {
    const task = await measured()
    const off = await change(task, { is_disabled: true })
    expect(off).toMatchObject({ is_disabled: true, changed: { disabled: true } })
    await call(test, plans.generate, { params: at() }, owner)
    expect((await today()).some(({ id }) => id === task.id)).toBe(false)
    const again = (await list()).find(({ id }) => id === task.id) as Task
    expect(again.is_disabled).toBe(true)
    expect(await change(again, { is_disabled: false })).toMatchObject({
      is_disabled: false,
      changed: { disabled: false },
    })
    expect((await today()).some(({ id }) => id === task.id)).toBe(true)
  })
  it("is not changed over another user's change", async () => {
    const task = await measured()
    const { status, body } = await send(
      test,
      tasks.change,
      { params: { ...at(), id: task.id }, body: { is_disabled: true, version: task.version + 1 } },
      owner,
    )
    expect(status).toBe(409)
    expect(body).toMatchObject({ current: { id: task.id, version: task.version } })
  })
})

describe("a task of the place's own", () => {
  it('takes another limit in the words of every language', async () => {
    const id = await makeTask(test, { company_id: company, place_id: place })
    const task = await call(test, tasks.get, { params: { ...at(), id }, query: { lang: 'et' } }, owner)
    expect(task).toMatchObject({ plan: null, plan_task_id: null, name: 'Külmik 1' })
    expect(await change(task, step(task, 3))).toMatchObject({
      task_steps: [{ entry_max_value: 3 }],
      changed: { limit: false },
    })
    expect((await today()).find((one) => one.id === id)?.limit).toEqual({ min: null, max: 3, text: '≤ 3 °C' })
  })
})
