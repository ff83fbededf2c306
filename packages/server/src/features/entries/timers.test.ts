/** Two-stage cooling: an entry that is answered step by step, each so long after the one before. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { notifications } from '@larder/contract/notifications'
import { pausePeriods } from '@larder/contract/pause-periods'
import { tasks, type NewTask, type Task } from '@larder/contract/tasks'
import { verifications } from '@larder/contract/verifications'
import { workGroups } from '@larder/contract/work-groups'
import {
  confirmAddresses,
  joinPlace,
  makeCompany,
  makePlace,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { verifyRecords } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let at: { company_id: number; place_id: number }
let task: Task

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T09:00:00.000Z') // 11:00 in Tallinn
  owner = await makeUser(test, { firstname: 'Ana' })
  cook = await makeUser(test, { lang: 'et' })
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id, { name: `Kitchen ${company_id}` }) }
  await joinPlace(test, at, cook.id, 'readonly,temp-measurements')
  task = await make()
})

const place = () => ({ placeId: at.place_id })
const probe = (name: string, more: object = {}) => ({
  task_step_type_name: 'enter_temperature' as const,
  name,
  ...more,
})
const cooling = [
  probe('At the start'),
  probe('After 2 h', { timer_hours: 2, timer_notify_minutes: 15, entry_max_value: 21 }),
  probe('After 6 h', { timer_hours: 4, entry_max_value: 5 }),
]
const body = (more: Partial<NewTask> = {}): NewTask => ({
  name: 'Cooling of soup',
  task_subtype_id: 2,
  task_frequency_type_id: 2,
  custom_frequency: { times: ['14:00'] },
  instructionSummaryText: 'In shallow trays',
  task_steps: cooling,
  ...more,
})
const make = (more: Partial<NewTask> = {}): Promise<Task> =>
  call(test, tasks.create, { params: place(), query: { lang: 'en' }, body: body(more) }, owner)
const params = () => ({ ...place(), id: 2, taskId: task.id })
const fields = (...temps: readonly string[]) =>
  temps.map((temp, index) => ({
    task_step_id: task.task_steps[index]?.id ?? 0,
    value: { temp, unit: 'C' as const },
  }))
const begin = (more: object = {}, by = cook) =>
  call(
    test,
    entries.create,
    { params: params(), body: { uuid: crypto.randomUUID() as string, entry_fields: fields('70'), ...more } },
    by,
  )
const put = (entryId: number | string, sent: Record<string, unknown>) => ({
  params: { ...params(), entryId },
  body: sent,
})
const goOn = (entryId: number | string, base_version: number, temps: readonly string[], more: object = {}) =>
  call(
    test,
    entries.change,
    put(entryId, { base_version, entry_fields: fields(...temps), ...more }) as never,
    cook,
  )
const later = (minutes: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}
const today = async () =>
  (await call(test, entries.today, { params: place(), query: { lang: 'en' } }, cook)).find(
    ({ id }) => id === task.id,
  )
const opsOf = async (entryId: number) =>
  (await call(test, entries.revisions, { params: { ...params(), entryId } }, owner)).map(({ op, reason }) => [
    op,
    reason,
  ])
const sound = async () =>
  (await verifyRecords(test.platform, { projections: true })).places.flatMap(({ faults }) => faults)
const told = (by: TestUser) => call(test, notifications.list, { params: place() }, by)
const emails = () => test.mails.filter(({ subject }) => subject.includes(`Kitchen ${at.company_id}:`))

describe('an entry with a timer', () => {
  it('starts, continues without a reason hours later, and ends', async () => {
    const { id, uuid, version, next_step_id, next_due_at } = await begin()
    expect([version, next_step_id, next_due_at && new Date(next_due_at).toISOString()]).toEqual([
      1,
      task.task_steps[1]?.id,
      '2026-11-21T11:00:00.000Z',
    ])
    expect(await today()).toMatchObject({
      status: 'ok',
      entries_today: 1,
      instructionSummaryText: 'In shallow trays',
      running: [
        {
          id,
          uuid,
          version: 1,
          next_step_id,
          local_time: '2026-11-21T11:00',
          due_local: '2026-11-21T13:00',
          is_overdue: false,
          entry_fields: [{ value: { temp: '70' } }],
        },
      ],
    })
    later(125)
    expect((await today())?.running[0]?.is_overdue).toBe(true)
    const second = await goOn(id, 1, ['70', '20'])
    expect(second).toMatchObject({
      version: 2,
      next_step_id: task.task_steps[2]?.id,
      entry_fields: [
        { answered_at: '2026-11-21T09:00:00.000Z' },
        { answered_at: '2026-11-21T11:05:00.000Z', within: true },
      ],
    })
    expect(new Date(second.next_due_at ?? 0).toISOString()).toBe('2026-11-21T15:05:00.000Z')
    later(24 * 60)
    expect((await today())?.running).toHaveLength(1)
    const last = await goOn(uuid, 2, ['70', '20', '4'], { answered_at: '2026-11-21T15:00:00.000Z' })
    expect(last).toMatchObject({
      version: 3,
      is_corrected: false,
      had_breach: false,
      status: 'done',
      next_step_id: null,
      next_due_at: null,
      entry_date: '2026-11-21',
      entry_fields: [{}, {}, { answered_at: '2026-11-21T15:00:00.000Z' }],
    })
    expect((await today())?.running).toEqual([])
    expect(await opsOf(id)).toEqual([
      ['create', null],
      ['continue', null],
      ['continue', null],
    ])
    expect(await sound()).toEqual([])
  })
  it('cannot start or continue without an answer, nor with a breach without an action', async () => {
    expect(
      await refuse(
        test,
        entries.create,
        { params: params(), body: { uuid: crypto.randomUUID(), entry_fields: [] } },
        cook,
      ),
    ).toMatchObject({ fields: ['entry_fields:required'] })
    const { id } = await begin()
    later(120)
    expect(
      await refuse(test, entries.change, put(id, { base_version: 1, entry_fields: fields('70') }), cook),
    ).toMatchObject({ status: 422, fields: ['reason:required'] })
    expect(
      await refuse(
        test,
        entries.change,
        put(id, { base_version: 1, entry_fields: fields('70', '30') }),
        cook,
      ),
    ).toMatchObject({ fields: ['action_options:corrective_action_required'] })
    const acted = [{ option_text: 'Into the blast chiller' }]
    expect(await goOn(id, 1, ['70', '30'], { action_options: acted })).toMatchObject({
      status: 'not_done',
      had_breach: true,
      is_corrected: false,
    })
    later(240)
    expect(
      await refuse(
        test,
        entries.change,
        put(id, { base_version: 2, entry_fields: fields('70', '30', '9'), action_options: acted }),
        cook,
      ),
    ).toMatchObject({ fields: ['action_options:corrective_action_required'] })
    expect(
      await goOn(id, 2, ['70', '30', '9'], { action_options: [...acted, { option_text: 'Thrown away' }] }),
    ).toMatchObject({ next_step_id: null, action_options: [{}, { option_text: 'Thrown away' }] })
    expect(await sound()).toEqual([])
  })
  it('is corrected where earlier answers change, with a reason and the earlier time', async () => {
    const { id } = await begin()
    later(120)
    expect(
      await refuse(
        test,
        entries.change,
        put(id, { base_version: 1, entry_fields: fields('71', '20') }),
        cook,
      ),
    ).toMatchObject({ fields: ['reason:required'] })
    const corrected = await goOn(id, 1, ['71', '20'], { reason: 'Read the wrong probe' })
    expect(corrected.is_corrected).toBe(true)
    expect(corrected.entry_fields.map(({ answered_at }) => answered_at)).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T11:00:00.000Z',
    ])
    expect(await opsOf(id)).toEqual([
      ['create', null],
      ['change', 'Read the wrong probe'],
    ])
    expect(
      await refuse(
        test,
        entries.change,
        put(id, {
          base_version: 2,
          entry_fields: fields('71', '20', '4'),
          answered_at: '2026-11-22T09:00:00.000Z',
        }),
        cook,
      ),
    ).toMatchObject({ fields: ['answered_at:ahead'] })
    expect(
      (await goOn(id, 2, ['71', '20', '4'], { answered_at: '2026-11-20T09:00:00.000Z' })).entry_fields[2]
        ?.answered_at,
    ).toBe('2026-11-21T11:00:00.000Z')
    expect(await sound()).toEqual([])
  })
  it('continues over figures that are sent without the unit of their step', async () => {
    task = await make({
      name: 'Brine',
      task_steps: [
        { task_step_type_name: 'enter_value', name: 'Salt', custom_unit: '%' },
        { task_step_type_name: 'enter_value', name: 'After 2 h', custom_unit: '%', timer_hours: 2 },
      ] as never,
    })
    const salt = (...amounts: readonly object[]) =>
      amounts.map((value, index) => ({ task_step_id: task.task_steps[index]?.id ?? 0, value }))
    const { id } = await begin({ entry_fields: salt({ amount: '9' }) })
    later(120)
    const gone = await call(
      test,
      entries.change,
      put(id, {
        base_version: 1,
        entry_fields: salt({ amount: '9', unit: null }, { amount: '8', unit: '%' }),
      }) as never,
      cook,
    )
    expect(gone).toMatchObject({
      is_corrected: false,
      entry_fields: [{ value: { amount: '9', unit: '%' } }, { value: { amount: '8', unit: '%' } }],
    })
  })
  it("is continued once, and never over another user's change", async () => {
    const { id, uuid } = await begin()
    later(120)
    await goOn(uuid, 1, ['70', '20'])
    const { status, body: answer } = await send(
      test,
      entries.change,
      put(id, { base_version: 1, entry_fields: fields('70', '19') }),
      cook,
    )
    expect([status, answer]).toMatchObject([409, { current: { version: 2 } }])
    const stranger = await makeUser(test)
    await makeCompany(test, stranger)
    for (const entryId of [id, uuid, crypto.randomUUID()])
      expect(
        await refuse(
          test,
          entries.change,
          put(entryId, { base_version: 2, entry_fields: fields('70', '20', '4') }),
          stranger,
        ),
      ).toMatchObject({ status: 404 })
    expect(
      await refuse(
        test,
        entries.change,
        put(crypto.randomUUID(), { base_version: 2, entry_fields: fields('70', '20', '4') }),
        cook,
      ),
    ).toMatchObject({ status: 404 })
  })
  it('is not verified before it is finished', async () => {
    task = await make({ name: 'Cooling of stock', is_verification_enabled: true })
    const { id } = await begin()
    const kind = { ...place(), id: 2 }
    const verify = (base_version: number) => ({ params: kind, body: { entries: [{ id, base_version }] } })
    expect(await refuse(test, verifications.verify, verify(1), owner)).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['entries.0.id:unfinished'],
    })
    expect(await call(test, verifications.waiting, { params: place() }, owner)).toEqual({ waiting: 0 })
    expect(
      await call(test, verifications.verifyAll, { params: kind, body: { until: '2026-11-30' } }, owner),
    ).toEqual({ verified: 0, own_left: 0, left: 0 })
    await goOn(id, 1, ['70', '20', '4'])
    expect(await call(test, verifications.waiting, { params: place() }, owner)).toEqual({ waiting: 1 })
    expect((await call(test, verifications.verify, verify(2), owner))[0]?.verification).not.toBeNull()
  })
  it('is shown as unfinished in history and menu', async () => {
    await begin()
    later(121)
    const { data } = await call(test, activityLog.history, { params: place(), query: {} }, owner)
    expect(data.map(({ missing }) => missing)).toEqual([['After 2 h', 'After 6 h']])
    const days = await call(
      test,
      activityLog.statistics,
      { params: place(), query: { startDate: '2026-11-20', endDate: '2026-11-22' } },
      owner,
    )
    expect(days.map(({ timers_overdue }) => timers_overdue)).toEqual([0, 1, 0])
  })
  it('stays to be finished where its task is disabled, and cannot be started again', async () => {
    const { id } = await begin()
    await call(
      test,
      tasks.change,
      { params: { ...place(), id: task.id }, query: {}, body: { is_disabled: true, version: 1 } },
      owner,
    )
    expect(await today()).toMatchObject({ is_disabled: true, scheduled: false, running: [{ id }] })
    expect(await goOn(id, 1, ['70', '20', '4'])).toMatchObject({ next_step_id: null })
    expect(await today()).toBeUndefined()
  })
  it.each([
    [
      'is switched off',
      (id: number) =>
        call(
          test,
          equipment.change,
          {
            params: { ...place(), id },
            query: {},
            body: { name: 'Chiller', equipment_type: { id: 1 }, is_active: false, version: 1 },
          },
          owner,
        ),
    ],
    [
      'is taken from the task',
      () =>
        call(
          test,
          tasks.change,
          {
            params: { ...place(), id: task.id },
            query: {},
            body: { version: 1, related_to: 'none', related_entities: [] },
          },
          owner,
        ),
    ],
  ])('stays to be finished at a unit that %s, which has no other checks', async (_what, end) => {
    const names = ['Chiller', 'Blast chiller']
    const units = []
    for (const name of names)
      units.push(
        await call(
          test,
          equipment.create,
          { params: place(), query: {}, body: { name, equipment_type: { id: 1 } } },
          owner,
        ),
      )
    task = await make({
      name: 'Cooling of stock',
      related_to: 'equipment',
      related_entities: units.map(({ id }) => ({ kind: 'equipment', id })) as never,
    })
    const day = async () =>
      (await call(test, entries.today, { params: place(), query: { lang: 'en' } }, cook))
        .filter(({ id }) => id === task.id)
        .map(({ unit, is_disabled, scheduled, running }) => [
          unit?.name,
          is_disabled,
          scheduled,
          running.length,
        ])
    const related_entity_id = units[0]?.id ?? 0
    const { id } = await begin({ related_entity_id })
    await begin({ related_entity_id: units[1]?.id })
    expect(await day()).toEqual([
      ['Chiller', false, true, 1],
      ['Blast chiller', false, true, 1],
    ])
    await end(related_entity_id)
    expect((await day()).find(([name]) => name === 'Chiller')).toEqual(['Chiller', true, false, 1])
    expect(await goOn(id, 1, ['70', '20', '4'], { related_entity_id })).toMatchObject({ next_step_id: null })
    expect((await day()).some(([name]) => name === 'Chiller')).toBe(false)
    expect((await day()).find(([name]) => name === 'Blast chiller')?.[3]).toBe(1)
    expect(await sound()).toEqual([])
  })
  it('uses the timers of its own version', async () => {
    const { id } = await begin()
    await call(
      test,
      tasks.change,
      {
        params: { ...place(), id: task.id },
        query: {},
        body: {
          version: 1,
          task_steps: task.task_steps.map(({ id: step }, index) => ({
            id: step,
            ...(index === 2 && { timer_hours: 1 }),
          })),
        },
      },
      owner,
    )
    later(120)
    expect(await goOn(id, 1, ['70', '20'])).toMatchObject({
      task_version: 1,
      next_due_at: expect.stringContaining('2026-11-21T15:00') as string,
    })
  })
})

describe('the end of a timer', () => {
  const run = async (minutes: number): Promise<void> => {
    later(minutes)
    await test.worker.drain()
  }
  it("is notified once, at the step's notice time, to owners where no group is named", async () => {
    const sent = emails().length
    await begin()
    await run(104)
    expect([(await told(owner)).items, emails().length]).toEqual([[], sent])
    await run(1)
    expect((await told(owner)).items).toMatchObject([
      { kind: 'step_due', task_name: 'Cooling of soup', step_name: 'After 2 h', is_past: false },
    ])
    expect((await told(cook)).items).toEqual([])
    await run(1)
    await run(600)
    const mails = emails().slice(sent)
    expect([mails.length, mails[0]?.to]).toEqual([1, owner.username])
    expect(mails[0]?.text).toContain('Cooling of soup: After 2 h, due 2026-11-21 13:00')
  })
  it("is notified to the task's groups, in their languages, and to nobody else", async () => {
    const sent = emails().length
    const group = await call(
      test,
      workGroups.create,
      { params: place(), body: { name: 'Kitchen', email: 'kitchen@example.com' } as never },
      owner,
    )
    await test.database.pool.query(
      `with worker as (insert into workers (company_id, place_id, user_id, first_name, created_at, updated_at)
        values ($1, $2, $4, 'Cook', now(), now()) returning id)
      insert into work_group_members (company_id, place_id, user_group_id, worker_id)
        select $1, $2, $3, id from worker`,
      [at.company_id, at.place_id, group.id, cook.id],
    )
    await confirmAddresses(test, at.company_id, ['kitchen@example.com'])
    task = await make({ name: 'Cooling of stock', notify_role_ids: [group.id] })
    await begin()
    await run(105)
    await run(1)
    expect([(await told(owner)).items.length, (await told(cook)).unread]).toEqual([0, 1])
    expect(
      emails()
        .slice(sent)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([cook.username, 'kitchen@example.com'].sort())
    expect(
      emails()
        .slice(sent)
        .find(({ to }) => to === cook.username)?.subject,
    ).toMatch(/aeg mõõta/)
  })
  it('is not notified where the step was answered or the entry removed meanwhile', async () => {
    const sent = emails().length
    const [first, second] = [await begin(), await begin()]
    later(60)
    await goOn(first.id, 1, ['70', '20', '4'])
    await call(
      test,
      entries.remove,
      { params: { ...params(), entryId: second.id }, body: { reason: 'Twice' } },
      owner,
    )
    await run(60)
    await run(60)
    expect([(await told(owner)).items, emails().length]).toEqual([[], sent])
  })
  it('is notified in a pause and for a disabled task, and by the corrected time', async () => {
    const { id } = await begin()
    await call(
      test,
      pausePeriods.create,
      { params: place(), body: { name: 'Holidays', start_date: '2026-11-21', end_date: '2026-11-23' } },
      owner,
    )
    await call(
      test,
      tasks.change,
      { params: { ...place(), id: task.id }, query: {}, body: { is_disabled: true, version: 1 } },
      owner,
    )
    later(10)
    await goOn(id, 1, ['70'], { performed_at: '2026-11-21T09:10:00.000Z' })
    await run(100)
    expect((await told(owner)).items).toEqual([])
    await run(10)
    expect((await told(owner)).items).toHaveLength(1)
  })
})
