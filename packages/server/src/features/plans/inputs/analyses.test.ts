import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '@larder/contract/analyses'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { planInputs } from '@larder/contract/plan-inputs'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { tasks } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { fillPlan } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number

const at = () => ({ placeId: place })
const list = () => call(test, analyses.list, { params: at(), query: { lang: 'en' } }, owner)
const day = () => call(test, entries.today, { params: at(), query: { lang: 'en' } }, owner)

const ecoli = {
  parameter: 'Escherichia coli',
  unit: 'cfu/g',
  is_absence: false,
  n: 5,
  c: 2,
  m: 50,
  M: 500,
}
const own = {
  task_desc: 'Soup of the day',
  task_subtype_id: 20 as const,
  task_frequency_type_id: 4 as const,
  custom_frequency: '',
  comment: 'From the pot',
  criteria: [ecoli],
}

beforeAll(async () => {
  test = await openTestApp()
  test.clock.now = new Date('2026-11-02T09:00:00Z')
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: at() }, owner)
})
afterAll(() => test.close())

/** The section of the plan document, with its rows. */
async function inDocument(): Promise<string> {
  const planId = (await call(test, places.get, { params: at() }, owner)).food_safety_plan?.id ?? 0
  const params = { ...at(), planId, id: 'analyses' }
  const { blocks } = await call(test, plans.section, { params, query: { lang: 'en' } }, owner)
  return JSON.stringify(blocks)
}

const taskOf = async (title: string): Promise<TaskOfDay> => {
  const task = (await day()).find(({ name }) => name === title)
  if (task === undefined) throw new Error(`the day has no ${title}`)
  return task
}
const answer = (task: TaskOfDay, amount: string, action?: string) => ({
  params: { ...at(), id: task.task_subtype_id, taskId: task.id },
  body: {
    uuid: randomUUID(),
    entry_fields: [
      { task_step_id: task.task_steps[0]?.id ?? 0, value: { amount, unit: null } },
      { task_step_id: task.task_steps[2]?.id ?? 0, value: { text: 'Central laboratory' } },
    ],
    ...(action !== undefined && { action_options: [{ option_text: action }] }),
  },
})

describe('the analyses of a plan', () => {
  it('are listed with their criteria, and each has a task of type 2', async () => {
    const found = await list()
    expect(found.map(({ default_key }) => default_key)).toContain('AN-water-mains')
    expect(found.every(({ task_id, is_custom }) => task_id !== null && !is_custom)).toBe(true)
    expect(found.find(({ default_key }) => default_key === 'AN-water-mains')).toMatchObject({
      id: null,
      is_water_source: true,
      task_subtype_id: 16,
      criteria: [
        { parameter: 'Escherichia coli', unit: '100 ml', n: 1, c: 0 },
        { parameter: 'Enterococci', unit: '100 ml', n: 1, c: 0 },
      ],
    })
    const made = await call(test, tasks.list, { params: at(), query: { lang: 'en', taskTypeId: 2 } }, owner)
    expect(made.map(({ plan_task_id }) => plan_task_id)).toContain('AN-water-mains')
    expect(made.map(({ id }) => id).sort()).toEqual(found.map(({ task_id }) => task_id).sort())
  })

  it('can be changed for the place, and be as in the plan again', async () => {
    const stored = await call(
      test,
      analyses.create,
      {
        params: at(),
        body: {
          ...own,
          task_desc: 'Water from the mains',
          task_subtype_id: 16,
          default_key: 'AN-water-mains',
          task_frequency_type_id: 6,
          criteria: null,
        },
      },
      owner,
    )
    const changed = (await list()).find(({ default_key }) => default_key === 'AN-water-mains')
    expect(changed).toMatchObject({ id: stored.id, task_frequency_type_id: 6, comment: 'From the pot' })
    expect(changed?.criteria).toHaveLength(2)
    expect(await inDocument()).toMatch(/Water from the mains[^\]]*once a quarter/)
    await call(test, plans.generate, { params: at() }, owner)
    expect((await list()).find(({ default_key }) => default_key === 'AN-water-mains')).toMatchObject({
      task_id: changed?.task_id,
      task_frequency_type_id: 6,
    })
    expect(
      await refuse(
        test,
        analyses.create,
        { params: at(), body: { ...own, task_subtype_id: 16, default_key: 'AN-water-mains' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['default_key:duplicate'] })
    await call(test, analyses.remove, { params: { ...at(), id: stored.id } }, owner)
    expect(await inDocument()).toMatch(/Water from the mains[^\]]*once a year/)
    expect((await list()).find(({ default_key }) => default_key === 'AN-water-mains')).toMatchObject({
      id: null,
      task_id: changed?.task_id,
      task_frequency_type_id: 8,
    })
  })

  it('refuses one that the knowledge base does not have, and a criterion that cannot be', async () => {
    expect(
      await refuse(test, analyses.create, { params: at(), body: { ...own, default_key: 'AN-none' } }, owner),
    ).toMatchObject({ status: 422, fields: ['default_key:not_offered'] })
    const body = { ...own, criteria: [{ ...ecoli, c: 6 }] }
    expect(await refuse(test, analyses.create, { params: at(), body }, owner)).toMatchObject({
      status: 422,
      fields: ['criteria.0.c:out_of_range'],
    })
  })
})

describe('an analysis of the place', () => {
  it('is one row for both APIs, due in the day at once, and its results are judged by n, c, m and M', async () => {
    const { id } = await call(test, analyses.create, { params: at(), body: own }, owner)
    const both = await call(test, planInputs.customAnalyses, { params: at() }, owner)
    expect(both.map((one) => one.id)).toEqual([id])
    test.clock.now = new Date('2026-11-10T09:00:00Z')
    const task = await taskOf(own.task_desc)
    expect(task).toMatchObject({ task_subtype_id: 20, scheduled: true })
    await call(test, entries.create, answer(task, '10; <10; 51; 500; 0'), owner)
    expect(await refuse(test, entries.create, answer(task, '10; <10; 51; 500; 60'), owner)).toMatchObject({
      status: 422,
      fields: ['action_options:corrective_action_required'],
    })
    expect(await refuse(test, entries.create, answer(task, 'ten'), owner)).toMatchObject({
      status: 422,
      fields: ['entry_fields.0:number'],
    })
    test.clock.now = new Date('2026-11-11T09:00:00Z')
    await call(test, entries.create, answer(task, '10; 501', 'The lot was held back'), owner)
    const results = await call(test, analyses.results, { params: { ...at(), id: task.id } }, owner)
    expect(results).toMatchObject([
      {
        date: '2026-11-11',
        is_good: false,
        laboratory: 'Central laboratory',
        values: [{ parameter: 'Escherichia coli', reading: 501, verdict: 'unsatisfactory' }],
      },
      {
        date: '2026-11-10',
        is_good: true,
        values: [{ reading: 500, verdict: 'acceptable', criterion: ecoli }],
      },
    ])
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      status: 'ok',
      last_result: { date: '2026-11-11', is_good: false },
    })
  })

  it('judges by the criterion of its day after that was changed, and keeps results after it was removed', async () => {
    const before = (await list()).find(({ is_custom }) => is_custom)
    if (before?.id == null || before.task_id === null) throw new Error('no own analysis')
    const params = { ...at(), id: before.id }
    const body = { ...own, criteria: [{ ...ecoli, m: 1000, M: 10_000 }], version: before.version }
    await call(test, analyses.change, { params, body }, owner)
    expect(await refuse(test, analyses.change, { params, body }, owner)).toMatchObject({ status: 409 })
    const results = () =>
      call(test, analyses.results, { params: { ...at(), id: before.task_id ?? 0 } }, owner)
    expect((await results())[0]).toMatchObject({ values: [{ criterion: ecoli, verdict: 'unsatisfactory' }] })
    const task = await taskOf(own.task_desc)
    await call(test, entries.create, answer(task, '501; 1000'), owner)
    expect((await results())[0]).toMatchObject({ is_good: true, values: [{ verdict: 'satisfactory' }] })
    await call(test, analyses.remove, { params }, owner)
    expect((await list()).every(({ is_custom }) => !is_custom)).toBe(true)
    expect((await day()).some(({ name }) => name === own.task_desc)).toBe(false)
    expect(await results()).toHaveLength(3)
  })
})
