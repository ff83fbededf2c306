/** Foods of one task with limits of their own: the entry names the food and is judged by its limit. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { planCoherence } from '@larder/contract/plan-coherence'
import { plans } from '@larder/contract/plans'
import { tasks } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { fillPlan } from '../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'
import { enterBySensor } from './enter-by-sensor.ts'
import { asCompany } from '#db/transaction.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let eggs: TaskOfDay

const SPAIN = 67
const today = (lang: 'en' | 'es') =>
  call(test, entries.today, { params: { placeId: place }, query: { lang } }, owner)
const eggsIn = async (lang: 'en' | 'es'): Promise<TaskOfDay> => {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `select id from tasks where place_id = $1 and plan_task_id = 'T-cook'`,
    [place],
  )
  const found = (await today(lang)).find(({ id }) => id === rows[0]?.id)
  if (!found) throw new Error('no task for eggs')
  return found
}
const params = () => ({ placeId: place, id: eggs.task_subtype_id, taskId: eggs.id })
const entry = (temp: string, more: { readonly food?: string; readonly action?: string } = {}) => ({
  uuid: randomUUID(),
  entry_fields: [
    {
      task_step_id: eggs.id,
      value: { temp, unit: 'C' as const },
      ...(more.food !== undefined && { food: more.food }),
    },
  ],
  action_options: more.action === undefined ? [] : [{ option_text: more.action }],
})
const save = (temp: string, more: Parameters<typeof entry>[1]) =>
  call(test, entries.create, { params: params(), body: entry(temp, more) }, owner)

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company, { country_id: SPAIN, preferred_language: 'es' })
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: { placeId: place } }, owner)
  eggs = await eggsIn('en')
})
afterAll(() => test.close())

describe('a task of foods with limits of their own', () => {
  it('offers them with names and limits in the language of the reader', async () => {
    const foods = eggs.task_steps[0]?.foods ?? []
    expect(
      foods
        .filter(({ key }) => key.startsWith('eggs'))
        .map(({ key, entry_min_value }) => [key, entry_min_value]),
    ).toEqual([
      ['eggs', 70],
      ['eggs.served_at_once', 63],
    ])
    expect(foods.every(({ name, limit_text }) => name.length > 3 && /\d+ °C/.test(limit_text))).toBe(true)
    const spanish = (await eggsIn('es')).task_steps[0]?.foods?.map(({ name }) => name)
    expect(spanish).toHaveLength(foods.length)
    expect(spanish).not.toEqual(foods.map(({ name }) => name))
  })

  it('judges the same reading by the limit of the food that was named', async () => {
    const fried = await save('65', { food: 'eggs.served_at_once' })
    expect(fried).toMatchObject({ status: 'done', within: true, limit: { min: 63 } })
    expect(fried.entry_fields[0]?.food?.key).toBe('eggs.served_at_once')
    expect(
      await refuse(test, entries.create, { params: params(), body: entry('65', { food: 'eggs' }) }, owner),
    ).toMatchObject({ status: 422, fields: ['action_options:corrective_action_required'] })
    const omelette = await save('65', { food: 'eggs', action: 'Cooked on' })
    expect(omelette).toMatchObject({ status: 'not_done', within: false, limit: { min: 70 } })
  })

  it('refuses a reading of no food, and one of a food that the task does not have', async () => {
    expect(await refuse(test, entries.create, { params: params(), body: entry('72') }, owner)).toMatchObject({
      status: 422,
      fields: ['entry_fields.0.food:food_required'],
    })
    expect(
      await refuse(test, entries.create, { params: params(), body: entry('72', { food: 'ham' }) }, owner),
    ).toMatchObject({ status: 422, fields: ['entry_fields.0.food:unknown_food'] })
  })

  it('keeps food and limit in the record, and shows both in the language of the reader', async () => {
    const { id } = await save('64', { food: 'eggs.served_at_once' })
    const shown = async (lang: 'en' | 'es') =>
      call(test, entries.item, { params: { placeId: place, id }, query: { lang } }, owner)
    const [english, spanish] = [await shown('en'), await shown('es')]
    expect(english.entry_fields[0]?.food?.name).not.toBe(spanish.entry_fields[0]?.food?.name)
    expect(english.limit?.text).not.toBe(spanish.limit?.text)
    expect(spanish.limit?.text).toContain('63 °C')
  })

  it('judges a correction by the food that it names', async () => {
    const saved = await save('66', { food: 'eggs.served_at_once' })
    const body = { ...entry('66', { food: 'eggs', action: 'Cooked on' }), base_version: saved.version }
    const { uuid: _, ...change } = body
    const changed = await call(
      test,
      entries.change,
      { params: { ...params(), entryId: saved.id }, body: { ...change, reason: '' } },
      owner,
    )
    expect(changed).toMatchObject({ status: 'not_done', had_breach: true, limit: { min: 70 } })
  })

  it('takes the strictest food for the reading of a sensor, which does not know what is there', async () => {
    const read = (temp: string, at: string) =>
      asCompany(test.platform, company, (db, now) =>
        enterBySensor(
          { db, now },
          {
            company_id: company,
            place_id: place,
            task_subtype_id: eggs.task_subtype_id,
            task_id: eggs.id,
            unit_id: 0,
            uuid: randomUUID(),
            entry_date: at.slice(0, 10),
            values: [{ task_step_id: eggs.id, value: { temp, unit: 'C' }, measured_at: at }],
          },
        ),
      )
    const now = test.clock.now.toISOString()
    expect(await read('65', now)).toMatchObject({ status: 'not_done', breached_step: eggs.id })
    expect(await read('76', now)).toMatchObject({ status: 'done', breached_step: null })
  })

  it('agrees with the plan, and leaves the limits of foods to it', async () => {
    const { findings } = await call(
      test,
      planCoherence.get,
      { params: { placeId: place }, query: { lang: 'en' } },
      owner,
    )
    expect(findings).toEqual([])
    const task = (await call(test, tasks.list, { params: { placeId: place } }, owner)).find(
      ({ id }) => id === eggs.id,
    )
    const body = { version: task?.version ?? 0, task_steps: [{ id: eggs.id, entry_min_value: 60 }] }
    expect(
      await refuse(test, tasks.change, { params: { placeId: place, id: eggs.id }, body }, owner),
    ).toMatchObject({ status: 422, fields: ['task_steps.0.entry_max_value:by_food'] })
  })
})
