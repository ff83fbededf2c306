import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { devices } from '@larder/contract/devices'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import { places } from '@larder/contract/places'
import { workers } from '@larder/contract/workers'
import { isSampled } from '../../../test/is-quick.ts'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '../../../test/builders.ts'
import {
  call,
  forgetAttempts,
  headersOf,
  openTestApp,
  refuse,
  type Caller,
  type TestApp,
} from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
})
afterAll(() => test.close())
beforeEach(() => forgetAttempts(test))

/** A place of its own with a paired tablet, and a person without an account who has a PIN. */
async function open(pin = '2580') {
  const placeId = await makePlace(test, company)
  const params = { placeId }
  const made = await call(test, devices.create, { params, body: { name: 'Kitchen' } }, owner)
  const { token } = await call(test, devices.pair, { body: { code: made.code.toLowerCase() } }, {})
  const person = await call(
    test,
    workers.create,
    { params, body: { first_name: 'Kati', last_name: 'Kuusk' } },
    owner,
  )
  const { code } = await call(test, devices.giveCode, { params: { placeId, id: person.id } }, owner)
  const worker_id = person.id
  await call(test, devices.setPin, { body: { token, worker_id, code: code ?? '', pin } }, {})
  return { placeId, device: made.id, code: made.code, token, worker_id }
}
const enter = (body: { token: string; worker_id: number; pin: string }) =>
  call(test, devices.enter, { body }, {})
const refused = (body: unknown) => refuse(test, devices.enter, { body }, {})

describe('a paired tablet', () => {
  it('lists the people of its place, and is paired once', async () => {
    const { token, worker_id, code, placeId } = await open()
    expect(await call(test, devices.people, { body: { token } }, {})).toMatchObject({
      device: 'Kitchen',
      people: [{ id: worker_id, name: 'Kati Kuusk', has_pin: true }],
    })
    expect(await refuse(test, devices.pair, { body: { code } }, {})).toMatchObject({
      fields: ['code:wrong_code'],
    })
    const [device] = await call(test, devices.list, { params: { placeId } }, owner)
    expect(device).toMatchObject({ name: 'Kitchen', is_paired: true, last_seen_at: expect.any(String) })
  })
  it('is paired within an hour of its code', async () => {
    const placeId = await makePlace(test, company)
    const codeOf = async () =>
      (await call(test, devices.create, { params: { placeId }, body: { name: 'Bar' } }, owner)).code
    const began = test.clock.now
    const [first, second] = [await codeOf(), await codeOf()]
    test.clock.now = new Date(began.getTime() + 3_599_000)
    await call(test, devices.pair, { body: { code: first } }, {})
    test.clock.now = new Date(began.getTime() + 3_601_000)
    expect(await refuse(test, devices.pair, { body: { code: second } }, {})).toMatchObject({
      fields: ['code:wrong_code'],
    })
    test.clock.now = began
  })
  it('lets a person without an account fill a check in their own name', async () => {
    const { token, worker_id, placeId } = await open()
    const task = await makeTask(test, { company_id: company, place_id: placeId })
    const session = await enter({ token, worker_id, pin: '2580' })
    expect(session).toMatchObject({ company_id: company, place_id: placeId })
    const body = {
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' as const } }],
    }
    const params = { placeId, id: 1, taskId: task }
    const entry = await call(test, entries.create, { params, body }, { token: session.access_token })
    expect(entry.created_by_user).toMatchObject({ firstname: 'Kati', lastname: 'Kuusk' })
    const again = await enter({ token, worker_id, pin: '2580' })
    expect(again.access_token).not.toBe(session.access_token)
  })
  it('reaches its place alone, and no more than checks, for an owner too', async () => {
    const { token, placeId } = await open()
    const { id: worker_id } = await call(
      test,
      workers.create,
      { params: { placeId }, body: { first_name: 'O', email: owner.username } },
      owner,
    )
    await call(test, devices.setOwnPin, { params: { id: worker_id }, body: { pin: '1111' } }, owner)
    const caller = { token: (await enter({ token, worker_id, pin: '1111' })).access_token }
    const other = await makePlace(test, company)
    expect(await call(test, places.get, { params: { placeId } }, caller)).toMatchObject({ id: placeId })
    expect(await refuse(test, places.get, { params: { placeId: other } }, caller)).toMatchObject({
      status: 404,
    })
    for (const [route, params] of [
      [workers.list, { placeId }],
      [devices.list, { placeId }],
    ] as const)
      expect((await refuse(test, route, { params }, caller)).status).toBeGreaterThanOrEqual(403)
  })
  it('is closed at once when it is revoked, or the person is turned off', async () => {
    const { token, worker_id, placeId, device } = await open()
    const caller = { token: (await enter({ token, worker_id, pin: '2580' })).access_token }
    const day = () => refuse(test, places.get, { params: { placeId } }, caller)
    await call(
      test,
      workers.change,
      { params: { placeId, id: worker_id }, body: { isDisabled: true } },
      owner,
    )
    expect(await day()).toMatchObject({ status: 401 })
    expect(await refused({ token, worker_id, pin: '2580' })).toMatchObject({ fields: ['pin:wrong_pin'] })
    await call(
      test,
      workers.change,
      { params: { placeId, id: worker_id }, body: { isDisabled: false } },
      owner,
    )
    await call(test, devices.remove, { params: { placeId, id: device } }, owner)
    expect(await day()).toMatchObject({ status: 401 })
    expect(await refused({ token, worker_id, pin: '2580' })).toMatchObject({
      fields: ['token:unknown_device'],
    })
  })
})

describe('an entry', () => {
  it('carries the worker, the tablet and how the person was identified, everywhere it is read', async () => {
    const { token, worker_id, device, placeId } = await open()
    const task = await makeTask(test, { company_id: company, place_id: placeId })
    const session = { token: (await enter({ token, worker_id, pin: '2580' })).access_token }
    const fill = (caller: Caller) =>
      call(
        test,
        entries.create,
        {
          params: { placeId, id: 1, taskId: task },
          body: {
            uuid: randomUUID(),
            entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' as const } }],
          },
        },
        caller,
      )
    const entry = await fill(session)
    const identity = { identified_by: 'pin', worker_id, device_id: device }
    expect(entry).toMatchObject({ ...identity, device_name: 'Kitchen' })
    expect(await fill({ ...session, unproven: true })).toMatchObject({
      identified_by: 'pin_later',
    })
    expect(await fill({ ...owner, unproven: true })).toMatchObject({
      identified_by: 'account',
      device_id: null,
    })
    const params = { placeId, id: 1, taskId: task, entryId: entry.id }
    expect((await call(test, entries.get, { params }, owner)).entry).toMatchObject(identity)
    expect((await call(test, entries.revisions, { params, query: {} }, owner))[0]?.body).toMatchObject({
      identity,
    })
    const history = await call(test, activityLog.history, { params: { placeId }, query: {} }, owner)
    expect(history.data.find(({ id }) => id === entry.id)).toMatchObject({
      identified_by: 'pin',
      device_name: 'Kitchen',
    })
    const { body: csv } = await test.app.inject({
      url: addressOf(activityLog.export, { params: { placeId }, query: { format: 'csv' } }),
      headers: headersOf(owner),
    })
    expect(csv).toContain('PIN on the tablet “Kitchen”')
    expect(csv).toContain('Name chosen on the tablet “Kitchen” without network')
    expect(csv).toContain('Own account')
  })
  it('keeps who entered it when another person corrects it, and records who corrected', async () => {
    const { token, worker_id, placeId } = await open()
    const task = await makeTask(test, { company_id: company, place_id: placeId })
    const session = { token: (await enter({ token, worker_id, pin: '2580' })).access_token }
    const values = (temp: string) => [{ task_step_id: task, value: { temp, unit: 'C' as const } }]
    const at = { placeId, id: 1, taskId: task }
    const body = { uuid: randomUUID(), entry_fields: values('4.0') }
    const { id: entryId } = await call(test, entries.create, { params: at, body }, session)
    const params = { ...at, entryId }
    const change = { base_version: 1, entry_fields: values('4.5') }
    expect(await call(test, entries.change, { params, body: change }, owner)).toMatchObject({
      identified_by: 'pin',
      worker_id,
    })
    const revisions = await call(test, entries.revisions, { params, query: {} }, owner)
    expect(revisions.map(({ body: recorded }) => recorded['identity'])).toMatchObject([
      { identified_by: 'pin' },
      { identified_by: 'account', device_id: null },
    ])
  })
})

describe('a PIN', () => {
  it('is chosen by a code once, and is stored as argon2id', async () => {
    const { token, worker_id } = await open()
    const { rows } = await test.database.pool.query<{ pin_hash: string }>(
      'select pin_hash from worker_pins where worker_id = $1',
      [worker_id],
    )
    expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/)
    const body = { token, worker_id, code: 'AAAA-AAAA', pin: '0000' }
    expect(await refuse(test, devices.setPin, { body }, {})).toMatchObject({ fields: ['code:wrong_code'] })
    for (const pin of ['123', '12345', 'abcd'])
      expect(await refused({ token, worker_id, pin })).toMatchObject({ fields: ['pin:pin'] })
  })
  it('is not guessed: of 10,000 tries in a week some twenty are judged', async () => {
    const { token, worker_id } = await open('9876')
    await enter({ token, worker_id, pin: '9876' })
    const started = test.clock.now
    const every = isSampled ? 199 : 1
    let judged = 0
    for (let tried = 0; tried < 9_876; tried += every) {
      const pin = String(tried).padStart(4, '0')
      const { fields } = await refused({
        token,
        worker_id,
        ...(tried % 398 === 0 ? { sealed: await seal(token, worker_id, pin) } : { pin }),
      })
      expect(['pin:wrong_pin', 'pin:pin_wait']).toContain(fields[0])
      if (fields[0] === 'pin:wrong_pin') judged += 1
      test.clock.now = new Date(test.clock.now.getTime() + every * 60_000)
    }
    expect(judged).toBeGreaterThan(5)
    expect(judged).toBeLessThan(25)
    test.clock.now = started
    expect(await refused({ token, worker_id, pin: '9876' })).toMatchObject({ fields: ['pin:pin_wait'] })
  }, 300_000)
})

describe('a PIN that was typed without network', () => {
  it('signs in later, and nothing of it can be read on the tablet', async () => {
    const { token, worker_id } = await open('2580')
    expect(await call(test, devices.people, { body: { token } }, {})).toMatchObject({ key: null })
    await enter({ token, worker_id, pin: '2580' })
    const sealed = await seal(token, worker_id, '2580')
    expect(await seal(token, worker_id, '2580')).not.toBe(sealed)
    const session = await call(test, devices.enter, { body: { token, worker_id, sealed } }, {})
    expect(session.access_token).toMatch(/^ls_/)
  })
  it('counts as a try, and serves neither another person nor another tablet, nor after 14 days', async () => {
    const { token, worker_id } = await open('2580')
    await enter({ token, worker_id, pin: '2580' })
    const wrong = await seal(token, worker_id, '0000')
    expect(await refused({ token, worker_id, sealed: wrong })).toMatchObject({ fields: ['pin:wrong_pin'] })
    const unreadable = { fields: ['sealed:unreadable_pin'] }
    const others = await seal(token, worker_id + 1, '2580')
    expect(await refused({ token, worker_id, sealed: others })).toMatchObject(unreadable)
    const two = await open('2580')
    await enter({ ...two, pin: '2580' })
    const there = await seal(two.token, worker_id, '2580')
    expect(await refused({ token, worker_id, sealed: there })).toMatchObject(unreadable)
    const old = await seal(token, worker_id, '2580', test.clock.now.getTime() - 15 * 86_400_000)
    expect(await refused({ token, worker_id, sealed: old })).toMatchObject(unreadable)
    expect(await refused({ token, worker_id, sealed: 'x' })).toMatchObject(unreadable)
    expect(await refused({ token, worker_id })).toMatchObject({ fields: ['pin:required'] })
  })
  it('names the account of entries from the first PIN on, but not one that is only invited', async () => {
    const { token, worker_id, placeId } = await open()
    const invited = await call(
      test,
      workers.create,
      {
        params: { placeId },
        body: { first_name: 'Ivo', email: 'ivo@tablet.example', access_level: 'readonly,temp-measurements' },
      },
      owner,
    )
    const { people } = await call(test, devices.people, { body: { token } }, {})
    expect(people.find(({ id }) => id === worker_id)?.user_id).toEqual(expect.any(Number))
    expect(people.find(({ id }) => id === invited.id)).toMatchObject({ user_id: null, lang: 'en' })
  })
})

/** As the tablet does it. */
async function seal(token: string, worker_id: number, pin: string, at = test.clock.now.getTime()) {
  const { key } = await call(test, devices.people, { body: { token } }, {})
  const spki = Buffer.from(key ?? '', 'base64')
  const imported = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  const content = new TextEncoder().encode(JSON.stringify({ worker_id, pin, at }))
  return Buffer.from(await crypto.subtle.encrypt('RSA-OAEP', imported, content)).toString('base64')
}
