import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { planCoherence, type Finding } from '@larder/contract/plan-coherence'
import { plans } from '@larder/contract/plans'
import { tasks, type Task } from '@larder/contract/tasks'
import {
  joinPlace,
  makeCompany,
  makePlace,
  makeSharedAccess,
  changeStoredTask,
  makeTask,
  makeUser,
  type TestUser,
} from '../../../../test/builders.ts'
import { fillPlan } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let company: number
let place: number

const at = () => ({ placeId: place })
const coherence = () => call(test, planCoherence.get, { params: at(), query: { lang: 'en' } }, owner)
const mend = (finding: string, how: Finding['mends'][number], by = owner) =>
  call(test, planCoherence.mend, { params: at(), query: { lang: 'en' }, body: { finding, mend: how } }, by)
const list = () => call(test, tasks.list, { params: at() }, owner)
const change = (task: Task, body: object) =>
  call(
    test,
    tasks.change,
    { params: { ...at(), id: task.id }, body: { version: task.version, ...body } as never },
    owner,
  )
/** A task of a CCP that is measured against a maximum, of which the law says nothing stricter. */
async function critical(): Promise<Task> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `
    select t ->> 'id' as id from food_safety_plans p, jsonb_array_elements(p.plan -> 'tasks') t
      where p.place_id = $1 and t -> 'limit' ->> 'max' is not null and t -> 'limit' ->> 'min' is null
      and exists (select 1 from jsonb_array_elements(p.plan -> 'hazards') h
      where h -> 'decision' ->> 'class' = 'CCP' and t -> 'hazards' ? (h ->> 'key')) order by 1`,
    [place],
  )
  const task = (await list()).find(({ plan_task_id }) => plan_task_id === rows[0]?.id)
  if (!task) throw new Error('no CCP')
  return task
}
const limitTo = (task: Task, by: number) => ({
  task_steps: [
    {
      id: task.id,
      entry_min_value: null,
      entry_max_value: (task.task_steps[0]?.entry_max_value ?? 0) + by,
      hold_minutes: task.task_steps[0]?.hold_minutes ?? null,
    },
  ],
})

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  reader = await makeUser(test)
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())
beforeEach(async () => {
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: at() }, owner)
})

describe('a plan and its tasks', () => {
  it('agree once the plan is generated', async () => {
    expect(await coherence()).toMatchObject({ has_plan: true, is_coherent: true, findings: [] })
    expect((await coherence()).checked.ccps).toBeGreaterThan(0)
  })
  it('have nothing to compare before', async () => {
    expect(
      await call(test, planCoherence.get, { params: { placeId: await makePlace(test, company) } }, owner),
    ).toMatchObject({ has_plan: false, findings: [] })
  })
  it('are compared for visitors of the plan, and fixed by writers only', async () => {
    const secret = await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan'])
    expect(await call(test, planCoherence.get, { params: at() }, { shared_token: secret })).toMatchObject({
      is_coherent: true,
    })
    expect(
      await refuse(
        test,
        planCoherence.mend,
        { params: at(), body: { finding: 'task_missing:T', mend: 'make_task' } },
        reader,
      ),
    ).toMatchObject({ status: 403 })
  })
})

describe('a CCP whose task was disabled', () => {
  it("is listed with its hazards, and back on today's list with one call", async () => {
    const task = await critical()
    await change(task, { is_disabled: true })
    const { findings, is_coherent } = await coherence()
    expect(is_coherent).toBe(false)
    expect(findings).toMatchObject([
      {
        id: `task_disabled:${task.plan_task_id}`,
        task_id: task.id,
        is_critical: true,
        mends: ['enable_task'],
      },
    ])
    expect(findings[0]?.hazards.some(({ label }) => label.startsWith('CCP'))).toBe(true)
    const today = async () =>
      (await call(test, entries.today, { params: at() }, owner)).some(({ id }) => id === task.id)
    expect(await today()).toBe(false)
    expect((await mend(`task_disabled:${task.plan_task_id}`, 'enable_task')).findings).toEqual([])
    expect(await today()).toBe(true)
    const before = await list()
    expect((await mend(`task_disabled:${task.plan_task_id}`, 'enable_task')).findings).toEqual([])
    expect(await list()).toEqual(before)
  })
})

describe('a limit that differs from the plan', () => {
  it('is set back to it', async () => {
    const task = await critical()
    await change(task, limitTo(task, -1))
    const {
      findings: [finding],
    } = await coherence()
    expect(finding).toMatchObject({
      kind: 'limit_differs',
      direction: 'stricter',
      is_critical: false,
      plan_value: task.plan?.limit_text,
    })
    expect(finding?.task_value).not.toBe(finding?.plan_value)
    expect((await mend(finding?.id ?? '', 'take_plan_limit')).is_coherent).toBe(true)
    expect((await critical()).task_steps[0]?.entry_max_value).toBe(task.task_steps[0]?.entry_max_value)
  })
  it("becomes the plan's own limit where it is stricter, for all that carry it", async () => {
    const task = await critical()
    await change(task, limitTo(task, -1))
    const {
      findings: [finding],
    } = await coherence()
    if (!finding?.mends.includes('take_task_limit')) throw new Error('not offered')
    expect((await mend(finding.id, 'take_task_limit')).is_coherent).toBe(true)
    const after = await critical()
    expect(after).toMatchObject({
      changed: { limit: false },
      plan: { entry_max_value: (task.task_steps[0]?.entry_max_value ?? 0) - 1 },
    })
    const { rows } = await test.database.pool.query<{ limits: number }>(
      'select count(*)::int as limits from place_limits where place_id = $1',
      [place],
    )
    expect(rows[0]?.limits).toBe(1)
  })
  it('is critical where it is laxer, and the plan does not take it', async () => {
    const task = await critical()
    await changeStoredTask(test, task.id, ({ limit }) => ({
      limit: limit && { ...limit, max: 40 },
      limit_changed: true,
    }))
    const {
      findings: [finding],
    } = await coherence()
    expect(finding).toMatchObject({ direction: 'laxer', is_critical: true, mends: ['take_plan_limit'] })
    expect(
      await refuse(
        test,
        planCoherence.mend,
        { params: at(), body: { finding: finding?.id, mend: 'take_task_limit' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['mend:not_offered'] })
    expect((await mend(finding?.id ?? '', 'take_plan_limit')).is_coherent).toBe(true)
  })
})

describe("forms of the place's own and single units", () => {
  /** A task of the plan that holds the cold from above. */
  const cold = async (): Promise<Task> => {
    const line = (await list()).find(
      ({ task_subtype_id, plan_task_id, task_steps: [step] }) =>
        plan_task_id !== null &&
        task_subtype_id === 1 &&
        step?.task_step_type_name === 'enter_temperature' &&
        (step.entry_max_value ?? -99) > 0,
    )
    if (!line) throw new Error('no fridge')
    return line
  }
  const form = (max: number, more: object = {}): Promise<Task> =>
    call(
      test,
      tasks.create,
      {
        params: at(),
        query: { lang: 'en' },
        body: {
          name: 'Bar',
          task_subtype_id: 1,
          task_frequency_type_id: 2,
          custom_frequency: { times: ['08:00'] },
          task_steps: [
            { name: 'Fridge behind the bar', task_step_type_name: 'enter_temperature', entry_max_value: max },
            { name: 'Remarks', task_step_type_name: 'enter_text' },
          ],
          ...more,
        },
      },
      owner,
    )
  const unit = async (name: string): Promise<number> =>
    (
      await call(
        test,
        equipment.create,
        { params: at(), query: {}, body: { name, equipment_type: { id: 1 } } },
        owner,
      )
    ).id
  it("allow more than the plan: they are listed with their field and can get the plan's figure", async () => {
    const task = await form(40)
    const [step, remarks] = task.task_steps
    await call(
      test,
      entries.create,
      {
        params: { ...at(), id: 1, taskId: task.id },
        body: {
          uuid: randomUUID(),
          entry_fields: [
            { task_step_id: step?.id ?? 0, value: { temp: '12', unit: 'C' } },
            { task_step_id: remarks?.id ?? 0, value: { text: 'Warm' } },
          ],
        },
      },
      owner,
    )
    const { findings } = await coherence()
    expect(findings).toMatchObject([
      {
        kind: 'step_laxer',
        task_id: task.id,
        task_name: 'Bar',
        step_name: 'Fridge behind the bar',
        unit_name: '',
        task_value: '≤ 40 °C',
        mends: ['tighten_range'],
      },
    ])
    expect(findings[0]?.hazards.length).toBeGreaterThan(0)
    const laxest = findings[0]?.plan_value
    expect((await mend(findings[0]?.id ?? '', 'tighten_range')).findings).toEqual([])
    const after = await call(
      test,
      tasks.get,
      { params: { ...at(), id: task.id }, query: { lang: 'en' } },
      owner,
    )
    expect([after.task_steps[0]?.limit_text, after.task_version, after.task_steps[1]?.name]).toEqual([
      laxest,
      2,
      'Remarks',
    ])
    expect(
      (
        await refuse(
          test,
          entries.create,
          {
            params: { ...at(), id: 1, taskId: task.id },
            body: {
              uuid: randomUUID(),
              entry_fields: [
                { task_step_id: step?.id ?? 0, value: { temp: '12', unit: 'C' } },
                { task_step_id: remarks?.id ?? 0, value: { text: 'Warm' } },
              ],
            },
          },
          owner,
        )
      ).fields,
    ).toEqual(['action_options:corrective_action_required'])
  })
  it('are ignored where they are stricter, or of another kind of task', async () => {
    await form(1)
    await form(40, { task_subtype_id: 9 })
    expect((await coherence()).findings).toEqual([])
  })
  it('of a unit with a range of its own follow the plan again', async () => {
    const line = await cold()
    const max = line.task_steps[0]?.entry_max_value ?? 0
    const [bar, fish] = [await unit('Bar'), await unit('Fish')]
    // Stricter than the law here, and then looser than the place's own plan.
    await change(line, {
      related_to: 'equipment',
      same_task_for_all: false,
      related_entities: [
        { kind: 'equipment', id: bar, limits: [{ task_step_id: line.id, entry_max_value: max }] },
        { kind: 'equipment', id: fish, limits: [{ task_step_id: line.id, entry_max_value: max - 3 }] },
      ],
    })
    expect((await coherence()).findings).toEqual([])
    await changeStoredTask(test, line.id, ({ definition }) => ({
      definition: {
        ...definition,
        related_entities: definition.related_entities.map((unit, index) => ({
          ...unit,
          limits: unit.limits.map((one) => ({ ...one, ...(index === 0 && { entry_max_value: max + 4 }) })),
        })),
      },
    }))
    const { findings } = await coherence()
    expect(findings).toMatchObject([
      {
        id: `unit_laxer:${line.id}:${line.id}:${bar}`,
        unit_name: 'Bar',
        step_name: '',
        mends: ['tighten_range'],
      },
    ])
    expect((await mend(findings[0]?.id ?? '', 'tighten_range')).is_coherent).toBe(true)
    expect(
      (await list()).find(({ id }) => id === line.id)?.related_entities.map(({ limits }) => limits.length),
    ).toEqual([0, 1])
  })
})

describe('everything at once', () => {
  it('is fixed one by one until nothing is left', async () => {
    const { pool } = test.database
    const [first, second, third] = (await list()).filter(
      ({ task_steps: [step] }) => step?.limit_text !== null,
    )
    // In one transaction: a task cannot be without its version.
    await pool.query(`delete from task_schedules where task_id = ${first?.id};
      delete from task_versions where task_id = ${first?.id}; delete from tasks where id = ${first?.id}`)
    await changeStoredTask(test, second?.id ?? 0, { limit: null, limit_changed: true })
    await changeStoredTask(test, third?.id ?? 0, {
      frequency: 'once_in_year',
      times: [],
      schedule_changed: true,
      is_disabled: true,
      switched_off: true,
    })
    await makeTask(test, { company_id: company, place_id: place }, { limit: { min: null, max: 77 } })
    const found = (await coherence()).findings
    expect(found.map(({ kind }) => kind).sort()).toEqual([
      'frequency_differs',
      'limit_differs',
      'limit_unknown',
      'task_disabled',
      'task_missing',
    ])
    for (const { id } of found) {
      const now = (await coherence()).findings.find((one) => one.id === id)
      if (now) await mend(id, now.mends[0] as Finding['mends'][number])
    }
    expect(await coherence()).toMatchObject({ is_coherent: true, findings: [] })
  })
})
