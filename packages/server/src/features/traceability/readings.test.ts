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

describe('a record whose reading is outside its limit has this issue', () => {
  const outside = [{ code: 'outside_limit', lot_id: null }]
  /** Of the record, and of it in the list. */
  const issuesOf = async (id: number) => {
    const one = await call(test, traceability.record, { params: { ...params(), id } }, cook)
    const { data } = await call(test, traceability.records, { params: params(), query: {} }, cook)
    const listed = data.find((record) => record.id === id)
    expect([one.has_issues, listed?.has_issues]).toEqual([one.issues.length > 0, one.issues.length > 0])
    expect(listed?.issues).toEqual(one.issues)
    return one.issues
  }
  let task: Awaited<ReturnType<typeof makeBatchTask>>
  let step: number
  beforeEach(async () => {
    task = await makeBatchTask()
    step = task.task_steps[0]?.id ?? 0
  })
  const take = (temp: string): Promise<string> =>
    measure(task.id, step, temp, Number(temp) < 75 ? unsafe : {})
  const entry = (uuid: string) => ({ ...params(), id: 7, taskId: task.id, entryId: uuid })
  const correct = (uuid: string, temp: string) =>
    call(
      test,
      entries.change,
      {
        params: entry(uuid),
        body: {
          base_version: 1,
          reason: 'Read the wrong probe',
          entry_fields: [{ task_step_id: step, value: { temp, unit: 'C' as const } }],
          ...(Number(temp) < 75 && unsafe),
        },
      },
      owner,
    )
  const undo = (uuid: string) =>
    call(test, entries.remove, { params: entry(uuid), body: { reason: 'Mistyped' } }, owner)
  const add = ({ id, version }: { id: number; version: number }, entry_uuids: readonly string[]) =>
    call(
      test,
      traceability.change,
      {
        params: { ...params(), id },
        body: {
          base_version: version,
          reason: 'Reading added',
          batch: { product_id: bread, batch_number: 'B1', amount: '2', amount_unit_id: 1 },
          entry_uuids: [...entry_uuids],
        },
      },
      cook,
    )

  it('when it is written', async () => {
    const made = await bake([await take('81'), await take('60')])
    expect(made).toMatchObject({ has_issues: true, issues: outside })
    expect(await issuesOf(made.id)).toEqual(outside)
  })
  it('when the reading is added later', async () => {
    const made = await bake([])
    expect(await issuesOf(made.id)).toEqual([])
    expect((await add(made, [await take('60')])).issues).toEqual(outside)
    expect(await issuesOf(made.id)).toEqual(outside)
  })
  it('not after the reading was corrected into its limit', async () => {
    const uuid = await take('60')
    const made = await bake([uuid])
    await correct(uuid, '80')
    expect(await issuesOf(made.id)).toEqual([])
  })
  it('after the reading was corrected out of its limit', async () => {
    const uuid = await take('80')
    const made = await bake([uuid])
    await correct(uuid, '60')
    expect(await issuesOf(made.id)).toEqual(outside)
  })
  it('not after the reading was removed, but while another one is outside', async () => {
    const [first, second] = [await take('60'), await take('58')]
    const made = await bake([first, second])
    await undo(first)
    expect(await issuesOf(made.id)).toEqual(outside)
    await undo(second)
    expect(await issuesOf(made.id)).toEqual([])
  })
  it.each([
    ['80', '60', outside],
    ['60', '80', []],
  ])('alike, whether the correction of %s to %s arrives before or after it', async (from, to, issues) => {
    const [early, late] = [await take(from), await take(from)]
    await correct(early, to)
    const [after, before] = [await bake([early]), await bake([late])]
    await correct(late, to)
    expect([after.issues, await issuesOf(after.id), await issuesOf(before.id)]).toEqual([
      issues,
      issues,
      issues,
    ])
  })
  it('when it arrives before its reading and is sent again', async () => {
    const uuid = randomUUID()
    const body = {
      uuid: randomUUID(),
      kind: 'preparation' as const,
      batch: { product_id: bread, batch_number: 'B1', amount: '2', amount_unit_id: 1 },
      entry_uuids: [uuid],
    }
    const input = { params: params(), body }
    expect(await refuse(test, traceability.create, input, cook)).toMatchObject({
      status: 422,
      fields: ['entry_uuids.0:unknown_entry'],
    })
    await measure(task.id, step, '60', { ...unsafe, uuid })
    const { id } = await call(test, traceability.create, input, cook)
    expect(await issuesOf(id)).toEqual(outside)
  })
  it('when a later step of the reading is outside its limit', async () => {
    const cooling = await call(
      test,
      tasks.create,
      {
        params: params(),
        query: { taskTypeId: 5 },
        body: {
          ...core,
          name: 'Cooling',
          task_steps: [
            { name: 'Start', task_step_type_name: 'enter_temperature' as const },
            {
              name: 'After 2 h',
              task_step_type_name: 'enter_temperature' as const,
              entry_max_value: 21,
              timer_hours: 2,
            },
          ],
        },
      },
      owner,
    )
    const [start, end] = cooling.task_steps.map(({ id }) => id)
    const uuid = await measure(cooling.id, start ?? 0, '74')
    const made = await bake([uuid])
    expect(await issuesOf(made.id)).toEqual([])
    await call(
      test,
      entries.change,
      {
        params: { ...entry(uuid), taskId: cooling.id },
        body: {
          base_version: 1,
          entry_fields: [
            { task_step_id: start ?? 0, value: { temp: '74', unit: 'C' as const } },
            { task_step_id: end ?? 0, value: { temp: '30', unit: 'C' as const } },
          ],
          ...unsafe,
        },
      },
      cook,
    )
    expect(await issuesOf(made.id)).toEqual(outside)
    expect(await history({ recordId: made.id })).toMatchObject([{ limit: 'After 2 h: ≤ 21 °C' }])
  })
})
