/** Readings of batches and deliveries: the tasks that ask for them, and the entries that a record names. */
import { randomUUID } from 'node:crypto'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { tasks } from '@larder/contract/tasks'
import { traceability } from '@larder/contract/traceability'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let company: number
let place: number
let flour: number
let bread: number
let mill: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  cook = await makeUser(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'readonly,temp-measurements')
  flour = await product('Rye flour')
  bread = await product('Rye bread')
  mill = (await call(test, partners.create, { params: params(), body: { name: 'Mill' } }, owner)).id
})

const params = () => ({ placeId: place })
const product = async (name: string): Promise<number> =>
  (await call(test, products.create, { params: params(), body: { name } }, owner)).id
const core = {
  name: 'Core temperature',
  task_subtype_id: 7,
  task_frequency_type_id: 10,
  task_steps: [
    {
      name: 'Core',
      task_step_type_name: 'enter_temperature' as const,
      entry_min_value: 75,
      entry_max_value: null,
    },
  ],
}
const makeBatchTask = () =>
  call(test, tasks.create, { params: params(), query: { taskTypeId: 5 }, body: core }, owner)
const today = (query: { taskTypeId?: number }) => call(test, entries.today, { params: params(), query }, cook)

async function measure(task_id: number, step_id: number, temp: string, more: object = {}): Promise<string> {
  const uuid = randomUUID()
  const entry_fields = [{ task_step_id: step_id, value: { temp, unit: 'C' as const } }]
  await call(
    test,
    entries.createMany,
    { params: { ...params(), id: 7 }, body: { entries: [{ uuid, task_id, entry_fields, ...more }] } },
    cook,
  )
  return uuid
}

const bake = (entry_uuids: readonly string[]) =>
  call(
    test,
    traceability.create,
    {
      params: params(),
      body: {
        uuid: randomUUID(),
        kind: 'preparation',
        batch: { product_id: bread, batch_number: 'B1', amount: '2', amount_unit_id: 1 },
        entry_uuids: [...entry_uuids],
      },
    },
    cook,
  )
const history = async (query: object) =>
  (await call(test, activityLog.history, { params: params(), query }, cook)).data
const unsafe = { action_options: [{ option_text: 'Cooked longer' }] }

describe('a task that asks for readings of batches', () => {
  it('is made and changed like others, and is no work of the day', async () => {
    const task = await makeBatchTask()
    expect(
      (await call(test, tasks.list, { params: params(), query: { taskTypeId: 5 } }, cook)).map(
        ({ id }) => id,
      ),
    ).toEqual([task.id])
    expect(await call(test, tasks.list, { params: params(), query: {} }, cook)).toEqual([])
    expect(await today({})).toEqual([])
    expect(await today({ taskTypeId: 5 })).toMatchObject([{ id: task.id, is_free: true, scheduled: false }])
    await call(
      test,
      tasks.change,
      { params: { ...params(), id: task.id }, body: { version: task.version, name: 'Core of bread' } },
      owner,
    )
    expect(await today({ taskTypeId: 5 })).toMatchObject([{ name: 'Core of bread' }])
  })
  it('is for owners to make', async () => {
    const { status } = await refuse(
      test,
      tasks.create,
      { params: params(), query: { taskTypeId: 5 }, body: core },
      cook,
    )
    expect(status).toBe(403)
  })
  it('can be what a stage asks for', async () => {
    const { id: task_id } = await makeBatchTask()
    const stage = await call(
      test,
      traceability.createStage,
      { params: params(), body: { name: 'Baking', stage_type_id: 4, task_id } },
      owner,
    )
    expect(stage.task_id).toBe(task_id)
  })
})

describe('the readings of a record', () => {
  it('are found by it, each with its batch, limit, value and person', async () => {
    const task = await makeBatchTask()
    const [step] = task.task_steps
    const uuid = await measure(task.id, step?.id ?? 0, '81')
    await measure(task.id, step?.id ?? 0, '79')
    const made = await bake([uuid])
    expect(made).toMatchObject({ has_issues: false, entry_ids: [expect.any(Number)] })
    expect(await history({ recordId: made.id })).toMatchObject([
      {
        uuid,
        task_name: 'Core temperature',
        values: [{ text: '81 °C' }],
        status: 'done',
        within: true,
        filled_by: expect.stringMatching(/./),
        traceability_record: { id: made.id, product_name: 'Rye bread', batch_number: 'B1' },
      },
    ])
    expect(
      (await history({ taskId: task.id })).map((entry) => entry.traceability_record?.id ?? null),
    ).toEqual([null, made.id])
  })
  it('make an issue of it where one is outside its limit', async () => {
    const task = await makeBatchTask()
    const uuid = await measure(task.id, task.task_steps[0]?.id ?? 0, '60', unsafe)
    expect(await bake([uuid])).toMatchObject({
      has_issues: true,
      issues: [{ code: 'outside_limit', lot_id: null }],
    })
  })
  it('may be undone before the record arrives', async () => {
    const task = await makeBatchTask()
    const uuid = await measure(task.id, task.task_steps[0]?.id ?? 0, '60', unsafe)
    await call(
      test,
      entries.remove,
      { params: { ...params(), id: 7, taskId: task.id, entryId: uuid }, body: { reason: 'Mistyped' } },
      cook,
    )
    const made = await bake([uuid])
    expect([made.issues, await history({ recordId: made.id })]).toEqual([[], []])
  })
  it('of a delivery belong to the lots that it brought, also in their trace', async () => {
    const check = await makeTask(test, { company_id: company, place_id: place }, { task_subtype_id: 7 })
    const uuid = await measure(check, check, '4')
    const receipt = await call(
      test,
      traceability.create,
      {
        params: params(),
        body: {
          uuid: randomUUID(),
          kind: 'receipt',
          partner_id: mill,
          lines: [{ product_id: flour, batch_number: 'L1', amount: '5', amount_unit_id: 1 }],
          entry_uuids: [uuid],
        },
      },
      cook,
    )
    const lotId = receipt.lines[0]?.lot_id ?? 0
    expect(await history({ lotId })).toMatchObject([{ uuid, limit: expect.stringContaining('5') }])
    expect(await history({ lotId: lotId + 1_000 })).toEqual([])
  })
})
