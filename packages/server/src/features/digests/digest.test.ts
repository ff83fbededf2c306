/** The daily e-mail of a place, on a moved clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { folders } from '@larder/contract/documents'
import { equipment } from '@larder/contract/equipment'
import { files } from '@larder/contract/files'
import { sensorSources } from '@larder/contract/sensor-readings'
import { tasks, type NewTask, type Task } from '@larder/contract/tasks'
import { teamTasks } from '@larder/contract/team-tasks'
import { workGroups } from '@larder/contract/work-groups'
import { workers } from '@larder/contract/workers'
import { startWorker } from '#kit/jobs/job-worker.ts'
import {
  confirmAddresses,
  joinCompany,
  makeCompany,
  makePlace,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { jobHandlers, jobLanes } from '../../app.ts'
import { dueFrequencies } from './digest.jobs.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let sent: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  // The other places of this file are looked through before.
  at('2026-11-22T10:00:00Z')
  owner = await makeUser(test, { lang: 'de', firstname: 'Jürgen' })
  company = await makeCompany(test, owner)
  const agreed = ['other', 'bar', 'kitchen', 'chefs'].map((name) => `${name}@example.com`)
  await confirmAddresses(test, company, agreed)
  place = await makePlace(test, company, {
    notification_email: 'one@example.com, One@example.com',
    mails_breaches: false,
    name: `Kesklinn ${company}`,
  })
  await look('2026-11-22T10:00:00Z')
})

const at = (iso: string): void => {
  test.clock.now = new Date(iso)
}
const ofPlace = () => test.mails.slice(sent).filter(({ subject }) => subject.includes(`Kesklinn ${company}`))
/** The e-mails of the place that a look at this time sends. */
async function look(iso: string) {
  at(iso)
  sent = test.mails.length
  await jobHandlers['notifications.digest']?.(test.platform, {}, 0)
  await test.worker.drain()
  return ofPlace()
}
const make = (more: Partial<NewTask> = {}): Promise<Task> =>
  call(
    test,
    tasks.create,
    {
      params: { placeId: place },
      query: { lang: 'en' },
      body: {
        name: 'Fridge check',
        task_subtype_id: 1,
        task_frequency_type_id: 1,
        custom_frequency: { times: ['08:00', '16:00'] },
        task_steps: [{ task_step_type_name: 'enter_temperature', name: 'Air', entry_max_value: 5 }],
        corrective_action: { options: [{ option_text: 'Moved' }] },
        ...more,
      },
    },
    owner,
  )
const enter = (task: Task, more: object = {}) =>
  call(
    test,
    entries.create,
    {
      params: { placeId: place, id: 1, taskId: task.id },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '3', unit: 'C' } }],
        ...more,
      },
    },
    owner,
  )

describe('missed checks', () => {
  it('are in one e-mail an address, at seven by the clock of the place, once', async () => {
    const task = await make()
    at('2026-11-23T07:00:00Z')
    await enter(task)
    expect(await look('2026-11-24T04:59:00Z')).toEqual([])
    const [email, ...more] = await look('2026-11-24T05:01:00Z')
    expect(more).toEqual([])
    expect(email).toMatchObject({
      to: 'One@example.com',
      subject: `Needs your attention at Kesklinn ${company}`,
    })
    expect(email?.text).toMatch(/Not done on November 23, 2026:\n– Fridge check\n/)
    expect(await look('2026-11-24T05:16:00Z')).toEqual([])
    expect((await look('2026-11-25T05:01:00Z'))[0]?.text).toContain('– Fridge check × 2')
  })
  it('follow the clock of the day, also when clocks change', async () => {
    at('2026-10-22T10:00:00Z')
    const summer = await makePlace(test, company, { name: `Kesklinn ${company} south` })
    await call(
      test,
      tasks.create,
      {
        params: { placeId: summer },
        query: { lang: 'en' },
        body: {
          name: 'Fridge',
          task_subtype_id: 1,
          task_frequency_type_id: 2,
          custom_frequency: { times: ['08:00'] },
          task_steps: [{ task_step_type_name: 'enter_temperature', name: 'Air' }],
        },
      },
      owner,
    )
    const list = await call(test, tasks.list, { params: { placeId: summer } }, owner)
    at('2026-10-23T05:00:00Z')
    await call(
      test,
      entries.create,
      {
        params: { placeId: summer, id: 1, taskId: list[0]?.id ?? 0 },
        body: {
          uuid: crypto.randomUUID(),
          entry_fields: [{ task_step_id: list[0]?.task_steps[0]?.id ?? 0, value: { temp: '3', unit: 'C' } }],
        },
      },
      owner,
    )
    const sentAt = []
    for (const time of [
      '2026-10-24T10:00:00Z',
      '2026-10-25T04:30:00Z',
      '2026-10-25T05:00:00Z',
      '2026-10-26T04:30:00Z',
      '2026-10-26T05:00:00Z',
    ])
      if ((await look(time)).some(({ subject }) => subject.includes('south'))) sentAt.push(time)
    // Seven in the morning is 04:00 UTC until 25 October 2026, 05:00 UTC from then on; nothing was missed on
    // the 23rd.
    expect(sentAt).toEqual(['2026-10-25T05:00:00Z', '2026-10-26T05:00:00Z'])
  })
  it('are not mailed where there are none, at an idle place, and in the evening', async () => {
    expect(await look('2026-11-23T10:00:00Z')).toEqual([])
    await make()
    expect(await look('2026-11-24T10:00:00Z')).toEqual([])
    at('2026-11-24T11:00:00Z')
    const task = await make()
    await enter(task)
    expect(await look('2026-11-25T18:30:00Z')).toEqual([])
    expect(await look('2026-11-26T10:00:00Z')).toHaveLength(1)
    expect(await look('2026-12-12T10:00:00Z')).toEqual([])
  })
  it('are mailed once by two workers', async () => {
    const task = await make()
    at('2026-11-23T07:00:00Z')
    await enter(task)
    at('2026-11-24T06:00:00Z')
    sent = test.mails.length
    const second = startWorker(test.platform, jobHandlers, { lanes: jobLanes, runs: 'when drained' })
    await Promise.all([
      jobHandlers['notifications.digest']?.(test.platform, {}, 0),
      jobHandlers['notifications.digest']?.(test.platform, {}, 0),
    ])
    await Promise.all([test.worker.drain(), second.drain()])
    await second.stop()
    expect(ofPlace()).toHaveLength(1)
  })
  it("are in the reader's language, with the reader's name", async () => {
    await test.database.pool.query(
      'update places set notification_email = $1, preferred_language = $2 where id = $3',
      [`${owner.username.toUpperCase()},other@example.com`, 'et', place],
    )
    const task = await make()
    at('2026-11-23T07:00:00Z')
    await enter(task)
    const emails = await look('2026-11-24T05:01:00Z')
    expect(
      emails.map(({ to, text }) => [
        to.toLowerCase(),
        /Jürgen/.test(text),
        /Nicht erledigt am 23\. November 2026/.test(text),
        /Tegemata jäi 23\. november 2026/.test(text),
      ]),
    ).toEqual([
      [owner.username, true, true, false],
      ['other@example.com', false, false, true],
    ])
  })
})

describe('work groups', () => {
  const group = async (name: string) =>
    (
      await call(
        test,
        workGroups.create,
        {
          params: { placeId: place },
          body: { name, email: `${name}@example.com`, is_disabled: false },
        },
        owner,
      )
    ).id
  /** The tasks that each address is notified of, by section of the e-mail. */
  const told = async (iso: string) =>
    (await look(iso))
      .map(({ to, text }) => [
        to,
        ...['missed', 'wrong'].map((part) => {
          const section =
            text
              .split('\n\n')
              .find((one) => one.startsWith(part === 'missed' ? 'Not done on' : 'Deviations on')) ?? ''
          return ['Kitchen work', 'Bar work', 'Fridges', 'Told']
            .filter((name) => section.includes(`– ${name}`))
            .join()
        }),
      ])
      .sort()
  it("get their own missed checks, at a unit those of the unit's own group", async () => {
    const [kitchen, bar] = [await group('kitchen'), await group('bar')]
    const fridge = await call(
      test,
      equipment.create,
      { params: { placeId: place }, query: {}, body: { name: 'Under the bar', equipment_type: { id: 1 } } },
      owner,
    )
    const daily = { task_frequency_type_id: 2, custom_frequency: { times: ['08:00'] } }
    const first = await make({ ...daily, name: 'Kitchen work', user_group_id: kitchen })
    await make({ ...daily, name: 'Bar work', responsible_role_ids: [bar] })
    await make({
      ...daily,
      name: 'Fridges',
      user_group_id: kitchen,
      related_to: 'equipment',
      sameRoleForTasks: false,
      related_entities: [{ kind: 'equipment', id: fridge.id, user_group_id: bar }],
    })
    await make({ ...daily, name: 'Told', notify_role_ids: [kitchen] })
    at('2026-11-22T11:00:00Z')
    await enter(first)
    expect(await told('2026-11-24T06:00:00Z')).toEqual([
      ['One@example.com', 'Kitchen work,Bar work,Fridges,Told', ''],
      ['bar@example.com', 'Bar work,Fridges', ''],
      ['kitchen@example.com', 'Kitchen work,Told', ''],
    ])
  })
  it('get the problems of tasks that notify them, unless they are disabled', async () => {
    const [kitchen, bar] = [await group('kitchen'), await group('bar')]
    const task = await make({
      name: 'Told',
      task_frequency_type_id: 2,
      custom_frequency: { times: ['23:00'] },
      notify_role_ids: [kitchen, bar],
    })
    at('2026-11-23T12:00:00Z')
    await enter(task, {
      entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '9', unit: 'C' } }],
      action_options: [{ option_text: 'Moved to the cellar' }],
    })
    await call(test, workGroups.toggle, { params: { id: bar } }, owner)
    const emails = await look('2026-11-24T06:00:00Z')
    expect(emails.map(({ to }) => to)).toEqual(['kitchen@example.com'])
    expect(emails[0]?.text).toContain(
      'Deviations on November 23, 2026:\n– Told: 9 °C, 2026-11-23 14:00, Moved to the cellar\n',
    )
  })
})

describe('entries to be verified', () => {
  it("are mailed at the task's frequency, to the group that verifies or to the place", async () => {
    const group = await call(
      test,
      workGroups.create,
      {
        params: { placeId: place },
        body: { name: 'Chefs', email: 'chefs@example.com', is_disabled: false },
      },
      owner,
    )
    const base = { is_verification_enabled: true, task_frequency_type_id: 3, custom_frequency: { times: [] } }
    for (const [name, verification_notification_frequency_type_id, verification_user_group_id] of [
      ['Never', 1, null],
      ['Daily', 2, null],
      ['Weekly', 3, group.id],
    ] as const) {
      const task = await make({
        ...base,
        name,
        verification_notification_frequency_type_id,
        verification_user_group_id,
      })
      at('2026-11-23T07:00:00Z')
      await enter(task)
      at('2026-11-22T10:00:00Z')
    }
    const told = async (iso: string) =>
      (await look(iso)).map(({ to, text }) => [
        to,
        ...['Never', 'Daily', 'Weekly'].filter((name) =>
          text.includes(`– ${name}: 1, oldest from November 23, 2026`),
        ),
      ])
    expect(await told('2026-11-24T06:00:00Z')).toEqual([
      ['One@example.com', 'Daily'],
      ['chefs@example.com', 'Weekly'],
    ])
    expect(await told('2026-11-25T06:00:00Z')).toEqual([['One@example.com', 'Daily']])
    expect(await told('2026-12-01T06:00:00Z')).toEqual([
      ['One@example.com', 'Daily'],
      ['chefs@example.com', 'Weekly'],
    ])
  })
  it.each([
    ['a first day in the middle of the week', '2026-11-25', null, [2]],
    ['a first day that is a Monday', '2026-11-23', null, [2, 3]],
    ['the day after', '2026-11-25', '2026-11-24', [2]],
    ['the first email of a week', '2026-11-25', '2026-11-22', [2, 3]],
    ['the first email of a month', '2026-12-01', '2026-11-30', [2, 4]],
    ['after a long time', '2027-01-05', '2026-11-24', [2, 3, 4]],
  ])('%s', (_title, today, last_date, expected) =>
    expect(dueFrequencies({ today, last_date })).toEqual(expected),
  )
})

it('lists readings of sensors without an answer, and open alarms', async () => {
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
        name: 'Cold room',
        equipment_type: { id: 1 },
        sensor: { name: 'Probe', device_id: `d-${place}`, upper_error_margin: 5, max_error_count: 1 },
      },
    },
    owner,
  )
  await make({ related_to: 'equipment', related_entities: [{ kind: 'equipment', id: unit.id }] })
  at('2026-11-23T06:20:00Z')
  await test.app.inject({
    method: 'POST',
    url: '/api/sensor-data',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ device: `d-${place}`, time: '2026-11-23T06:05:00Z', temperature: 9.25 }),
  })
  await jobHandlers['sensors.fill']?.(test.platform, {}, 0)
  await test.worker.drain()
  const [email] = await look('2026-11-24T05:01:00Z')
  expect(email?.text).toMatch(
    /Active alarms:\n– Cold room: 9\.25 °C, outside its limits since 2026-11-23 08:05\.\n/,
  )
  expect(email?.text).toMatch(
    /corrective action missing:\n– Fridge check \(Cold room\): 9\.25 °C, 2026-11-23 08:05\n/,
  )
  expect(email?.text).toMatch(/Not done on November 23, 2026:\n– Fridge check \(Cold room\)\n/)
})

it('reminds of documents 30 and 7 days before their last day and on it, once each', async () => {
  const body = { name: 'Permits' }
  const { id: folder_id } = await call(test, folders.create, { params: { placeId: place }, body }, owner)
  for (const [filename, valid_until] of [
    ['Lease', '2027-01-16'],
    ['Trade permit', '2026-12-23'],
  ] as const)
    await call(
      test,
      files.create,
      {
        body: { place_id: place, type: 'documentation', filename, folder_id, on_paper: 1, valid_until },
      },
      owner,
    )
  const told: string[] = []
  for (const day of ['11-23', '11-24', '12-16', '12-17', '12-23', '12-24'])
    for (const { text } of await look(`2026-${day}T05:30:00Z`))
      told.push(`${day} ${/(Lease|Trade permit)/.exec(text)?.[0] ?? ''}`)
  expect(told).toEqual(['11-23 Trade permit', '12-16 Trade permit', '12-17 Lease', '12-23 Trade permit'])
})

describe('certificates and trainings that end', () => {
  const hire = async (body: object) =>
    (
      await call(
        test,
        workers.create,
        { params: { placeId: place }, body: { first_name: 'x', ...body } },
        owner,
      )
    ).id
  const enter = (worker_id: number, default_key: string, valid_until: string) =>
    call(
      test,
      teamTasks.createEntry,
      {
        params: { placeId: place },
        query: {},
        body: { worker_id, default_key, date: '2026-11-20', valid_until },
      },
      owner,
    )
  const told = (emails: Awaited<ReturnType<typeof look>>) =>
    emails.flatMap(({ to, text }) =>
      [...text.matchAll(/^– (.*)$/gm)].map(([, line]) => `${to === owner.username ? 'owner' : to} ${line}`),
    )

  it('are announced 30, 7 and 0 days before, once each, to those who may see them', async () => {
    const kati = await hire({ first_name: 'Kati', last_name: 'Saar' })
    await enter(kati, 'ee_health', '2026-12-23')
    const days = ['11-22', '11-23', '11-24', '12-16', '12-17', '12-23', '12-24']
    const lines: string[] = []
    for (const day of days)
      for (const line of told(await look(`2026-${day}T05:30:00Z`))) lines.push(`${day} ${line}`)
    expect(lines).toEqual(
      ['11-23', '12-16', '12-23'].map(
        (day) => `${day} owner Kati Saar: Gesundheitszeugnis, bis 23. Dezember 2026`,
      ),
    )
  })
  it('are for the owner or person of `personnel` who reads the e-mails of the place', async () => {
    const chief = await makeUser(test, { lang: 'et' })
    await joinCompany(test, company, chief.id, 'readonly,personnel')
    await test.database.pool.query('update places set notification_email = $1 where id = $2', [
      `${chief.username},kitchen@example.com`,
      place,
    ])
    await enter(await hire({ first_name: 'Kati' }), 'ee_health', '2026-12-23')
    expect(told(await look('2026-11-23T05:30:00Z'))).toEqual([
      `${chief.username} Kati: Tervisetõend, kuni 23. detsember 2026`,
    ])
  })
  it('are not announced where a flag stops them, or the person is disabled or removed', async () => {
    const flags = [
      { first_name: 'Cert', stopNotificationCert: true },
      { first_name: 'Training', stopNotificationTraining: true },
      { first_name: 'Off' },
      { first_name: 'Gone' },
    ]
    const ids: number[] = []
    for (const body of flags) {
      const id = await hire(body)
      ids.push(id)
      for (const key of ['ee_health', 'hygiene']) await enter(id, key, '2026-12-23')
    }
    const [, , off = 0, gone = 0] = ids
    const params = { placeId: place }
    await call(test, workers.change, { params: { ...params, id: off }, body: { isDisabled: true } }, owner)
    await call(test, workers.remove, { params: { ...params, id: gone } }, owner)
    expect(
      told(await look('2026-11-23T05:30:00Z')).map((line) => /owner (\w+: \w+)/.exec(line)?.[1]),
    ).toEqual(['Cert: Hygieneschulung', 'Training: Gesundheitszeugnis'])
  })
  it('come with papers of people, which others are not told of', async () => {
    const body = { name: 'Papers' }
    const { id: folder_id } = await call(test, folders.create, { params: { placeId: place }, body }, owner)
    const paper = { place_id: place, type: 'documentation', folder_id, on_paper: 1 } as const
    const worker_id = await hire({ first_name: 'Kati' })
    for (const more of [{ filename: 'Visa', worker_id }, { filename: 'Lease' }])
      await call(test, files.create, { body: { ...paper, ...more, valid_until: '2026-12-23' } }, owner)
    expect(told(await look('2026-11-23T05:30:00Z'))).toEqual([
      'One@example.com Lease: valid until December 23, 2026',
      'owner Visa: gültig bis 23. Dezember 2026',
    ])
  })
})
