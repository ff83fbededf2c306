/** A PIN opens the day of its place, nothing of the person's account, and only with the person's consent. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { activityLog } from '@larder/contract/activity-log'
import { companies } from '@larder/contract/companies'
import { devices } from '@larder/contract/devices'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import { permissions } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { workers } from '@larder/contract/workers'
import {
  joinPlace,
  makeCompany,
  makePlace,
  makeTabletSession,
  makeTask,
  makeUser,
  query,
} from '../../../test/builders.ts'
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
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(() => forgetAttempts(test))

/** A place with a paired tablet; its owner “Mari Tamm”. */
async function open() {
  const owner = await makeUser(test, { firstname: 'Mari', lastname: 'Tamm' })
  const company = await makeCompany(test, owner)
  const placeId = await makePlace(test, company)
  const params = { placeId }
  const made = await call(test, devices.create, { params, body: { name: 'Kitchen' } }, owner)
  const { token } = await call(test, devices.pair, { body: { code: made.code } }, {})
  return { owner, company, placeId, device: made.id, token }
}
type Kitchen = Awaited<ReturnType<typeof open>>

const addWorker = async ({ placeId, owner }: Kitchen, body: { first_name: string; email?: string }) =>
  (await call(test, workers.create, { params: { placeId }, body }, owner)).id
const giveCode = ({ placeId, owner }: Kitchen, id: number) =>
  call(test, devices.giveCode, { params: { placeId, id } }, owner)
const enter = async (token: string, worker_id: number, pin: string): Promise<Caller> => ({
  token: (await call(test, devices.enter, { body: { token, worker_id, pin } }, {})).access_token,
})
const sealedFor = async (token: string, worker_id: number, pin: string): Promise<string> => {
  const { key } = await call(test, devices.people, { body: { token } }, {})
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('spki', Buffer.from(key ?? '', 'base64'), algorithm, false, [
    'encrypt',
  ])
  const content = new TextEncoder().encode(JSON.stringify({ worker_id, pin, at: test.clock.now.getTime() }))
  return Buffer.from(await crypto.subtle.encrypt('RSA-OAEP', imported, content)).toString('base64')
}

/** A consultant who reads at the place and owns another company, with a PIN of their own on the tablet. */
async function consultantOn(kitchen: Kitchen) {
  const consultant = await makeUser(test, { firstname: 'Koit', lastname: 'Kask' })
  const other = await makeCompany(test, consultant, { name: 'Other company' })
  const at = { company_id: kitchen.company, place_id: kitchen.placeId }
  await joinPlace(test, at, consultant.id, 'readonly')
  const worker_id = await addWorker(kitchen, { first_name: 'Koit', email: consultant.username })
  await call(test, devices.setOwnPin, { params: { id: worker_id }, body: { pin: '2580' } }, consultant)
  return { consultant, other, worker_id, caller: await enter(kitchen.token, worker_id, '2580') }
}

describe('a session by PIN', () => {
  it('is exchanged for nothing and reaches nothing of the account', async () => {
    const kitchen = await open()
    const { caller, other } = await consultantOn(kitchen)
    const refusals = [
      await refuse(test, account.exchangeSession, {}, caller),
      await refuse(test, account.changeProfile, { body: { first_name: 'A', last_name: 'B' } }, caller),
      await refuse(test, account.changeLang, { body: { lang: 'lv' } }, caller),
      await refuse(test, account.changeNewsletter, { body: { newsletter: true } }, caller),
      await refuse(test, account.invitations, {}, caller),
      await refuse(test, permissions.list, {}, caller),
      await refuse(test, companies.removed, {}, caller),
      await refuse(test, companies.restore, { params: { id: other } }, caller),
      await refuse(test, devices.ownPins, {}, caller),
      await refuse(test, devices.setOwnPin, { params: { id: 1 }, body: { pin: '1111' } }, caller),
    ]
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403))
    expect((await call(test, companies.list, {}, caller)).map(({ id }) => id)).toEqual([kitchen.company])
    expect(await call(test, account.profile, {}, caller)).toMatchObject({
      firstname: 'Koit',
      username: '',
      phone: null,
      id_code: null,
    })
    expect(await call(test, permissions.current, {}, caller)).toEqual({
      kind: 'tablet',
      user_id: expect.any(Number),
      company_id: kitchen.company,
      place_id: kitchen.placeId,
    })
    const place = await call(test, places.get, { params: { placeId: kitchen.placeId } }, caller)
    expect(place).toMatchObject({ person_email: '', notification_email: '', mail_addresses: [] })
  })
  it('ends with the tablet, and the other sessions of the person go on', async () => {
    const kitchen = await open()
    const { caller, consultant } = await consultantOn(kitchen)
    const params = { placeId: kitchen.placeId, id: kitchen.device }
    await call(test, devices.remove, { params }, kitchen.owner)
    expect(await refuse(test, account.profile, {}, caller)).toMatchObject({ status: 401 })
    expect(await refuse(test, account.exchangeSession, {}, caller)).toMatchObject({ status: 401 })
    expect(await query(test, 'select id from sessions where device_id = $1', [kitchen.device])).toEqual([])
    expect(await call(test, account.profile, {}, consultant)).toMatchObject({ id: consultant.id })
  })
  it('is not opened by the session of another company’s tablet', async () => {
    const kitchen = await open()
    const { consultant } = await consultantOn(kitchen)
    const there = await open()
    const at = { company_id: there.company, place_id: there.placeId }
    const { token } = await makeTabletSession(test, at, consultant.id)
    const params = { placeId: kitchen.placeId }
    expect(await refuse(test, places.get, { params }, { token })).toMatchObject({ status: 404 })
  })
})

const tryPin = (token: string, worker_id: number, pin: string) =>
  refuse(test, devices.enter, { body: { token, worker_id, pin } }, {})

describe('a person with an account', () => {
  it('gets an e-mail instead of a code, and chooses the PIN in the account', async () => {
    const kitchen = await open()
    const person = await makeUser(test, { firstname: 'Liis' })
    const at = { company_id: kitchen.company, place_id: kitchen.placeId }
    await joinPlace(test, at, person.id, 'readonly,temp-measurements')
    const worker_id = await addWorker(kitchen, { first_name: 'Liis', email: person.username })
    expect(await giveCode(kitchen, worker_id)).toEqual({ code: null, expires_at: null, is_mailed: true })
    await test.worker.drain()
    const mail = test.mails.findLast(({ to }) => to === person.username)
    expect(mail?.text).toContain('Mari Tamm')
    expect(mail?.text).toContain('/account-settings')
    expect(await tryPin(kitchen.token, worker_id, '2580')).toMatchObject({ fields: ['pin:wrong_pin'] })
    const body = { token: kitchen.token, worker_id, code: 'AAAA-AAAA', pin: '2580' }
    expect(await refuse(test, devices.setPin, { body }, {})).toMatchObject({ fields: ['code:wrong_code'] })
    const pins = await call(
      test,
      devices.setOwnPin,
      { params: { id: worker_id }, body: { pin: '2580' } },
      person,
    )
    expect(pins).toEqual([{ worker_id, company: 'Sinilill OÜ', place: 'Kesklinn', has_pin: true }])
    await enter(kitchen.token, worker_id, '2580')
  })
  it('is nobody else: an owner can neither choose their PIN nor link them by an address', async () => {
    const kitchen = await open()
    const chief = await makeUser(test)
    const at = { company_id: kitchen.company, place_id: kitchen.placeId }
    await joinPlace(test, at, chief.id, 'owner')
    const asChief = { ...kitchen, owner: chief }
    const worker_id = await addWorker(asChief, { first_name: 'M', email: kitchen.owner.username })
    expect(await giveCode(asChief, worker_id)).toMatchObject({ code: null, is_mailed: true })
    const input = { params: { id: worker_id }, body: { pin: '1111' } }
    expect(await refuse(test, devices.setOwnPin, input, chief)).toMatchObject({ status: 404 })
    expect(await tryPin(kitchen.token, worker_id, '1111')).toMatchObject({ fields: ['pin:wrong_pin'] })
  })
  it('does not sign in by a PIN that was chosen by a code before the account was linked', async () => {
    const kitchen = await open()
    const worker_id = await addWorker(kitchen, { first_name: 'Liis' })
    const { code } = await giveCode(kitchen, worker_id)
    const body = { token: kitchen.token, worker_id, code: code ?? '', pin: '2580' }
    await call(test, devices.setPin, { body }, {})
    await enter(kitchen.token, worker_id, '2580')
    const person = await makeUser(test)
    await query(test, 'update workers set user_id = $1 where id = $2', [person.id, worker_id])
    expect(await tryPin(kitchen.token, worker_id, '2580')).toMatchObject({ fields: ['pin:pin_unconfirmed'] })
    const { people } = await call(test, devices.people, { body: { token: kitchen.token } }, {})
    expect(people).toMatchObject([{ has_pin: false, has_account: true }])
    await call(test, devices.setOwnPin, { params: { id: worker_id }, body: { pin: '3690' } }, person)
    await enter(kitchen.token, worker_id, '3690')
  })
})

/** Saves a check; answers its id. */
async function fill({ company, placeId }: Kitchen, caller: Caller): Promise<{ id: number; taskId: number }> {
  const taskId = await makeTask(test, { company_id: company, place_id: placeId })
  const entry_fields = [{ task_step_id: taskId, value: { temp: '4.0', unit: 'C' as const } }]
  const input = { params: { placeId, id: 1, taskId }, body: { uuid: randomUUID(), entry_fields } }
  return { id: (await call(test, entries.create, input, caller)).id, taskId }
}

describe('a record by PIN', () => {
  it('says who gave the code, in the entry, its revision and the export', async () => {
    const kitchen = await open()
    const worker_id = await addWorker(kitchen, { first_name: 'Kati' })
    const { code } = await giveCode(kitchen, worker_id)
    const body = { token: kitchen.token, worker_id, code: code ?? '', pin: '2580' }
    await call(test, devices.setPin, { body }, {})
    const { id: entryId, taskId } = await fill(kitchen, await enter(kitchen.token, worker_id, '2580'))
    const params = { placeId: kitchen.placeId, id: 1, taskId, entryId }
    const { entry } = await call(test, entries.get, { params }, kitchen.owner)
    expect(entry).toMatchObject({ identified_by: 'pin', vouched_by: 'Mari Tamm' })
    const [revision] = await call(test, entries.revisions, { params, query: {} }, kitchen.owner)
    expect(revision?.body).toMatchObject({ identity: { vouched_by: 'Mari Tamm' } })
    const { body: csv } = await test.app.inject({
      url: addressOf(activityLog.export, {
        params: { placeId: kitchen.placeId },
        query: { format: 'csv' },
      }),
      headers: headersOf(kitchen.owner),
    })
    expect(csv).toContain('PIN on the tablet “Kitchen”, code given by Mari Tamm')
  })
  it('names nobody where the person has chosen the PIN in the account', async () => {
    const kitchen = await open()
    const { caller } = await consultantOn(kitchen)
    const { id } = await fill(kitchen, caller)
    const entry = await call(test, entries.item, { params: { placeId: kitchen.placeId, id } }, kitchen.owner)
    expect(entry).toMatchObject({ identified_by: 'pin', vouched_by: null })
  })
})

describe('an encrypted PIN', () => {
  it('is accepted once, however its text is written', async () => {
    const kitchen = await open()
    const { worker_id } = await consultantOn(kitchen)
    const { token } = kitchen
    const sealed = await sealedFor(token, worker_id, '2580')
    await call(test, devices.enter, { body: { token, worker_id, sealed } }, {})
    for (const copy of [
      sealed,
      `${sealed}\n`,
      sealed.replaceAll('+', '-').replaceAll('/', '_'),
      ` ${sealed}`,
    ])
      expect(
        await refuse(test, devices.enter, { body: { token, worker_id, sealed: copy } }, {}),
      ).toMatchObject({
        fields: ['sealed:used_pin'],
      })
    const next = await sealedFor(token, worker_id, '2580')
    await call(test, devices.enter, { body: { token, worker_id, sealed: next } }, {})
  })
  it('is accepted once of twenty copies at the same time', async () => {
    const kitchen = await open()
    const { worker_id } = await consultantOn(kitchen)
    const sealed = await sealedFor(kitchen.token, worker_id, '2580')
    const copies = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.app.inject({
          method: 'POST',
          url: addressOf(devices.enter, {}),
          payload: { token: kitchen.token, worker_id, sealed },
        }),
      ),
    )
    expect(copies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})
