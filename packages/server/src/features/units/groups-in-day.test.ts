/** How the task groups of a unit change the day. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { equipment, rooms, type Equipment } from '@larder/contract/equipment'
import { tasks, type NewTask } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'

const [COLD, CLEANING, MAINTENANCE] = [1, 9, 12]

let test: TestApp
let owner: TestUser
let params: { placeId: number }
let fridge: Equipment

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-16T05:00:00.000Z') // Monday, 07:00 in Tallinn
  owner = await makeUser(test)
  params = { placeId: await makePlace(test, await makeCompany(test, owner)) }
  fridge = await call(
    test,
    equipment.create,
    { params, query: {}, body: { name: 'Fridge', equipment_type: { id: 1 } } },
    owner,
  )
})

const make = (
  name: string,
  task_subtype_id: number,
  unit: NewTask['related_entities'] = [{ kind: 'equipment', id: fridge.id }],
) =>
  call(
    test,
    tasks.create,
    {
      params,
      query: { lang: 'en' },
      body: {
        name,
        task_subtype_id,
        ...(task_subtype_id === MAINTENANCE
          ? { task_frequency_type_id: 4 }
          : { task_frequency_type_id: 2, custom_frequency: { times: ['08:00'] } }),
        task_steps: [{ task_step_type_name: 'choose_one_answer' }],
        related_to: unit[0]?.kind ?? 'none',
        related_entities: unit,
      },
    },
    owner,
  )
const groups = async () =>
  (await call(test, equipment.get, { params: { ...params, id: fridge.id }, query: {} }, owner))
    .entity_task_subtypes
/** Those kinds alone are done at the fridge, in this order. */
const keep = async (...kinds: number[]) => {
  const { version } = await call(
    test,
    equipment.get,
    { params: { ...params, id: fridge.id }, query: {} },
    owner,
  )
  const asked = (await groups()).map(({ id, task_subtype: { id: kind } }) => ({
    id,
    is_active: kinds.includes(kind),
    order_number: kinds.includes(kind) ? kinds.indexOf(kind) + 1 : 50 + kind,
  }))
  await call(
    test,
    equipment.change,
    {
      params: { ...params, id: fridge.id },
      query: {},
      body: { version, name: 'Fridge', equipment_type: { id: 1 }, entity_task_subtypes: asked },
    },
    owner,
  )
}
const day = async () =>
  (await call(test, entries.today, { params, query: { lang: 'en' } }, owner)).map(
    ({ name, unit }) => `${name}${unit === null ? '' : ` at ${unit.name}`}`,
  )
const chart = async () =>
  (
    await call(
      test,
      activityLog.statistics,
      { params, query: { startDate: '2026-11-16', endDate: '2026-11-18' } },
      owner,
    )
  )
    .map(({ due, overdue }) => `${due}-${overdue}`)
    .join(' ')

describe('a kind of task that is not done at a unit', () => {
  it('is not due there, and is due again when it is turned on', async () => {
    await make('Temperature', COLD)
    await make('Wash', CLEANING)
    expect([await day(), await chart()]).toEqual([['Temperature at Fridge', 'Wash at Fridge'], '2-0 2-0 2-0'])
    await keep(CLEANING)
    expect([await day(), await chart()]).toEqual([['Wash at Fridge'], '1-0 1-0 1-0'])
    await keep(COLD, CLEANING)
    expect(await day()).toEqual(['Temperature at Fridge', 'Wash at Fridge'])
  })
  it('stays due on the days before it was turned off', async () => {
    await make('Temperature', COLD)
    test.clock.now = new Date('2026-11-17T05:00:00.000Z')
    await keep()
    expect([await day(), await chart()]).toEqual([[], '0-1 0-0 0-0'])
  })
  it('leaves the same task at other units and at none alone', async () => {
    const room = await call(
      test,
      rooms.create,
      { params, query: {}, body: { name: 'Cold room', room_type: { id: 2 } } },
      owner,
    )
    await make('Hall', COLD, [{ kind: 'room', id: room.id }])
    await make('Anywhere', COLD, [])
    await make('Temperature', COLD)
    await keep()
    expect(await day()).toEqual(['Hall at Cold room', 'Anywhere'])
  })
})

describe('a task that names a unit', () => {
  it('activates its kind there', async () => {
    expect((await groups()).find(({ task_subtype }) => task_subtype.id === MAINTENANCE)?.is_active).toBe(
      false,
    )
    await make('Check the seals', MAINTENANCE)
    expect((await groups()).find(({ task_subtype }) => task_subtype.id === MAINTENANCE)?.is_active).toBe(true)
    expect(await day()).toEqual(['Check the seals at Fridge'])
  })
})

describe('the order of the groups of a unit', () => {
  it("is the order of the unit's tasks in the day", async () => {
    await make('Temperature', COLD)
    await make('Anywhere', COLD, [])
    await make('Wash', CLEANING)
    await keep(CLEANING, COLD)
    expect(await day()).toEqual(['Wash at Fridge', 'Anywhere', 'Temperature at Fridge'])
  })
})
