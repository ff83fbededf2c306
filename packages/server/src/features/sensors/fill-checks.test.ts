/**
 * Checks that sensors fill, on a moved clock: in any order, however often, late, after a restart, by two
 * workers.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { notifications } from '@larder/contract/notifications'
import { pausePeriods } from '@larder/contract/pause-periods'
import { sensors } from '@larder/contract/sensors'
import { sensorSources } from '@larder/contract/sensor-readings'
import { tasks, type NewTask, type Task } from '@larder/contract/tasks'
import { verifyRecords } from '#features/records/public.ts'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { jobHandlers, jobLanes } from '../../app.ts'
import { startWorker } from '#kit/jobs/job-worker.ts'

let test: TestApp
let owner: TestUser
let company: number
let one: Scene
let devices = 0

type Scene = {
  readonly place: number
  readonly token: string
  readonly device: string
  readonly sensor: number
  readonly unit: number
  readonly task: Task
}

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())
beforeEach(async () => {
  one = await scene()
})

/** Local time of Tallinn in November: two hours before UTC's. */
const local = (date: string, time: string): string =>
  new Date(Date.parse(`${date}T${time}:00.000Z`) - 2 * 3_600_000).toISOString()
const day = '2026-11-23'
const at = (time: string, date = day): void => {
  test.clock.now = new Date(local(date, time))
}

const form = (more: Partial<NewTask>): NewTask => ({
  name: 'Fridge',
  task_subtype_id: 1,
  task_frequency_type_id: 1,
  custom_frequency: { times: ['08:00', '16:00'] },
  corrective_action: { options: [{ option_text: 'Moved the food' }] },
  task_steps: [{ task_step_type_name: 'enter_temperature', name: 'Air', entry_max_value: 5 }],
  ...more,
})
const makeTask = (place: number, body: NewTask) =>
  call(test, tasks.create, { params: { placeId: place }, query: { lang: 'en' }, body }, owner)

/** A fridge with a sensor, checked at 08:00 and 16:00; made the Sunday before. */
async function scene(
  more: (unit: number, sensor: number) => Partial<NewTask> = (unit) => ({
    related_to: 'equipment',
    related_entities: [{ kind: 'equipment', id: unit }],
  }),
): Promise<Scene> {
  at('12:00', '2026-11-22')
  const place = await makePlace(test, company)
  const device = `air-${(devices += 1)}`
  const { token } = await call(
    test,
    sensorSources.create,
    { params: { placeId: place }, body: { name: 'Script', kind: 'json' } },
    owner,
  )
  const unit = await call(
    test,
    equipment.create,
    {
      params: { placeId: place },
      body: {
        name: 'Fridge 1',
        equipment_type: { id: 1 },
        sensor: { name: 'Probe', device_id: device, interval_minutes: 10, upper_error_margin: 50 },
      },
    },
    owner,
  )
  const sensor = unit.sensor_id ?? 0
  return {
    place,
    token,
    device,
    sensor,
    unit: unit.id,
    task: await makeTask(place, form(more(unit.id, sensor))),
  }
}

const send = (
  of: Scene,
  readings: readonly (readonly [time: string, temperature: number, date?: string])[],
) =>
  test.app.inject({
    method: 'POST',
    url: '/api/sensor-data',
    headers: { authorization: `Bearer ${of.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(
      readings.map(([time, temperature, date = day]) => ({
        device: of.device,
        time: local(date, time),
        temperature,
      })),
    ),
  })
async function fill(platform = test.platform): Promise<void> {
  await jobHandlers['sensors.fill']?.(platform, {}, 0)
}
const entered = async ({ place, task }: Scene) =>
  (
    await call(
      test,
      entries.list,
      {
        params: { placeId: place, id: task.task_subtype_id },
        query: { fromDate: '2026-10-01', toDate: '2026-12-31', perPage: '50' } as never,
      },
      owner,
    )
  ).data.toReversed()
const short = async (of: Scene) =>
  (await entered(of)).map(({ entry_date, value, status, filled_by_sensor }) => [
    entry_date,
    value,
    status,
    filled_by_sensor,
  ])
const standing = async ({ place, task }: Scene) =>
  (await call(test, entries.today, { params: { placeId: place } }, owner)).find(({ id }) => id === task.id)

describe('a check is filled', () => {
  it('by the first reading at or after its time, with unit, limit, provenance and revision', async () => {
    at('08:20')
    await send(one, [
      ['07:55', 4],
      ['08:05', 4.25],
      ['08:15', 4.5],
    ])
    await fill()
    const [entry, ...more] = await entered(one)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      entry_date: day,
      value: '4.25',
      unit: 'C',
      status: 'done',
      filled_by_sensor: true,
      has_issues: false,
      related_entity_id: one.unit,
      recorded_late: false,
      version: 1,
      updated_by_user: { username: '' },
      entry_fields: [
        {
          source: 'sensor',
          reading: 4.25,
          within: true,
          limit: { min: null, max: 5 },
          value: { temp: '4.25', unit: 'C' },
        },
      ],
    })
    expect([
      Date.parse(entry?.entry_time ?? ''),
      Date.parse(entry?.entry_fields[0]?.measured_at ?? ''),
    ]).toEqual([Date.parse(local(day, '08:05')), Date.parse(local(day, '08:05'))])
    const [revision] = await call(
      test,
      entries.revisions,
      { params: { placeId: one.place, id: 1, taskId: one.task.id, entryId: entry?.id ?? 0 } },
      owner,
    )
    expect(revision).toMatchObject({ source: 'sensor', actor: 'system', op: 'create', version: 1 })
  })
  it('once, in any number and order of readings', async () => {
    at('16:40')
    for (const readings of [
      [['16:05', 3]],
      [['08:05', 4]],
      [
        ['16:05', 3],
        ['08:05', 4],
        ['08:01', 2],
      ],
    ] as const) {
      await send(one, readings)
      await fill()
      await fill()
    }
    expect((await short(one)).toSorted()).toEqual([
      [day, '3', 'done', true],
      [day, '4', 'done', true],
    ])
  })
  it('once by two workers at the same time, and after a restart', async () => {
    at('08:20')
    await send(one, [['08:05', 4]])
    const query = "insert into jobs (name, payload, run_at, created_at) values ('sensors.fill', '{}', $1, $1)"
    for (let job = 0; job < 2; job += 1) await test.database.pool.query(query, [test.clock.now.toISOString()])
    const second = startWorker(test.platform, jobHandlers, { lanes: jobLanes, runs: 'when drained' })
    await Promise.all([test.worker.drain(), second.drain(), fill(), fill()])
    await second.stop()
    expect(await short(one)).toEqual([[day, '4', 'done', true]])
  })
  it('after an aborted run: marks and entries are stored together', async () => {
    at('08:20')
    await send(one, [['08:05', 4]])
    await test.database.pool.query(
      "alter table task_entries add constraint broken check (source <> 'sensor') not valid",
    )
    await fill()
    await test.database.pool.query('alter table task_entries drop constraint broken')
    expect(await short(one)).toEqual([])
    await fill()
    expect(await short(one)).toHaveLength(1)
  })
  it('late, and marked as such, from what a gateway kept', async () => {
    at('10:00', '2026-11-25')
    await send(one, [
      ['08:10', 4],
      ['16:10', 4.5],
      ['08:10', 3, '2026-11-24'],
    ])
    await fill()
    const found = await entered(one)
    expect(
      found.map(({ entry_date, value, recorded_late }) => [entry_date, value, recorded_late]).toSorted(),
    ).toEqual([
      [day, '4', true],
      [day, '4.5', true],
      ['2026-11-24', '3', true],
    ])
  })
  it("by the step's own sensor where the task is done at no unit", async () => {
    const own = await scene((_unit, sensor) => ({
      task_steps: [
        { task_step_type_name: 'enter_temperature', name: 'Air', entry_max_value: 5, sensor_id: sensor },
      ],
    }))
    at('08:20')
    await send(own, [['08:05', -0.5]])
    await fill()
    expect(await short(own)).toEqual([[day, '-0.5', 'done', true]])
    expect(await standing(own)).toMatchObject({ entries_today: 1, due_time: '16:00' })
  })
  it('at midnight of its own day, and once a week at noon', async () => {
    const night = await scene((unit) => ({
      related_to: 'equipment',
      related_entities: [{ kind: 'equipment', id: unit }],
      task_frequency_type_id: 2,
      custom_frequency: { times: ['00:00'] },
    }))
    const weekly = await scene((unit) => ({
      related_to: 'equipment',
      related_entities: [{ kind: 'equipment', id: unit }],
      task_frequency_type_id: 3,
      custom_frequency: { times: [] },
    }))
    at('13:00')
    await send(night, [
      ['23:55', 9, '2026-11-22'],
      ['00:05', 3],
    ])
    await send(weekly, [
      ['11:55', 9],
      ['12:05', 2],
    ])
    await fill()
    at('13:00', '2026-11-24')
    await send(weekly, [['12:05', 1, '2026-11-24']])
    await fill()
    expect([await short(night), await short(weekly)]).toEqual([
      [[day, '3', 'done', true]],
      [[day, '2', 'done', true]],
    ])
  })
})

describe('a check stays due', () => {
  it('without a reading in its hour, and where the sensor gave none', async () => {
    at('09:30')
    await send(one, [
      ['07:59', 4],
      ['08:30', 999],
      ['09:00', 4],
    ])
    await fill()
    expect(await short(one)).toEqual([])
    expect(await standing(one)).toMatchObject({ status: 'overdue' })
  })
  it('where its form has more required fields than sensors, in a pause, and at a disabled unit', async () => {
    const more = await scene((unit) => ({
      related_to: 'equipment',
      related_entities: [{ kind: 'equipment', id: unit }],
      task_steps: [
        { task_step_type_name: 'enter_temperature', name: 'Air' },
        { task_step_type_name: 'choose_one_answer', name: 'Clean' },
      ],
    }))
    const paused = await scene()
    await call(
      test,
      pausePeriods.create,
      { params: { placeId: paused.place }, body: { name: 'Closed', start_date: day, end_date: day } },
      owner,
    )
    const off = await scene()
    await call(
      test,
      equipment.change,
      {
        params: { placeId: off.place, id: off.unit },
        body: { name: 'Fridge 1', equipment_type: { id: 1 }, is_active: false },
      },
      owner,
    )
    at('08:20')
    for (const each of [more, paused, off]) await send(each, [['08:05', 4]])
    await fill()
    for (const each of [more, paused, off]) expect(await short(each)).toEqual([])
  })
  it('not again where a person filled it or removed the entry', async () => {
    at('08:02')
    await call(
      test,
      entries.create,
      {
        params: { placeId: one.place, id: 1, taskId: one.task.id },
        body: {
          uuid: crypto.randomUUID(),
          related_entity_id: one.unit,
          entry_fields: [{ task_step_id: one.task.task_steps[0]?.id ?? 0, value: { temp: '3', unit: 'C' } }],
        },
      },
      owner,
    )
    at('16:20')
    await send(one, [
      ['08:05', 4],
      ['16:05', 4.5],
    ])
    await fill()
    expect((await short(one)).map(([, value, , by_sensor]) => [value, by_sensor]).toSorted()).toEqual([
      ['3', false],
      ['4.5', true],
    ])
    const entry = (await entered(one)).find(({ filled_by_sensor }) => filled_by_sensor)
    await call(
      test,
      entries.remove,
      {
        params: { placeId: one.place, id: 1, taskId: one.task.id, entryId: entry?.id ?? 0 },
        body: { reason: 'The door stood open' },
      },
      owner,
    )
    await send(one, [['16:15', 4]])
    await fill()
    expect(await short(one)).toHaveLength(1)
  })
})

describe('a reading outside the limit', () => {
  it("is entered with its issue, notifies a person, and stays a sensor's when corrected", async () => {
    at('08:20')
    const before = test.mails.length
    await send(one, [['08:05', 7.5]])
    await fill()
    const [entry] = await entered(one)
    expect(entry).toMatchObject({
      status: 'not_done',
      has_issues: true,
      within: false,
      had_breach: true,
      action_options: [],
      filled_by_sensor: true,
    })
    const told = await call(test, notifications.list, { params: { placeId: one.place } }, owner)
    expect(told.items).toMatchObject([
      {
        kind: 'entry_outside',
        task_subtype_id: 1,
        value_centi: 750,
        unit_name: 'Fridge 1',
        sensor_id: one.sensor,
      },
    ])
    await test.worker.drain()
    await test.worker.drain()
    expect(
      test.mails
        .slice(before)
        .map(({ text }) => text)
        .join(),
    ).toMatch(/Fridge 1: 7\.5 °C at 2026-11-23 08:05, recorded by the sensor\. Corrective action missing/)
    const field = {
      task_step_id: entry?.entry_fields[0]?.task_step_id ?? 0,
      value: { temp: '7.5', unit: 'C' as const },
    }
    const changed = await call(
      test,
      entries.change,
      {
        params: { placeId: one.place, id: 1, taskId: one.task.id, entryId: entry?.id ?? 0 },
        body: {
          base_version: 1,
          related_entity_id: one.unit,
          entry_fields: [field],
          action_options: [{ id: one.task.corrective_action.options[0]?.id ?? 0 }],
        },
      },
      owner,
    )
    expect(changed).toMatchObject({
      version: 2,
      filled_by_sensor: true,
      entry_date: day,
      action_options: [{ option_text: 'Moved the food' }],
      entry_fields: [{ source: 'sensor', within: false }],
    })
    expect(Date.parse(changed.entry_fields[0]?.measured_at ?? '')).toBe(Date.parse(local(day, '08:05')))
  })
  it('is judged by the version at the time of measuring', async () => {
    at('09:00')
    await call(
      test,
      tasks.change,
      {
        params: { placeId: one.place, id: one.task.id },
        query: { lang: 'en', create_new_version: 'true' } as never,
        body: {
          version: one.task.version,
          task_steps: [{ ...one.task.task_steps[0], entry_max_value: 2 }],
        } as never,
      },
      owner,
    )
    at('16:30')
    await send(one, [
      ['08:05', 4],
      ['16:05', 4],
    ])
    await fill()
    expect((await short(one)).map(([, , status]) => status).toSorted()).toEqual(['done', 'not_done'])
  })
})

it('the chain of the place is sound', async () => {
  at('16:30')
  await send(one, [
    ['08:05', 4],
    ['16:05', 9],
  ])
  await fill()
  expect(await verifyRecords(test.platform, { place_id: one.place, projections: true })).toMatchObject({
    faults: [],
    places: [{ revisions: 2, faults: [] }],
  })
  await call(test, sensors.remove, { params: { placeId: one.place, id: one.sensor } }, owner)
})
