import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { entries } from '@larder/contract/entries'
import { places } from '@larder/contract/places'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { tokenFor } from '#test/mailed.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let task: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await forgetAttempts(test)
  await test.worker.drain()
  await test.database.pool.query('delete from mail_counts')
  test.mails.length = 0
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  task = await makeTask(test, { company_id: company, place_id: place })
})

const params = () => ({ placeId: place })
const read = () => call(test, places.get, { params: params() }, owner)
const name = async (notification_email: string) =>
  call(test, places.change, { params: params(), body: { ...(await read()), notification_email } }, owner)
async function recipientsOfBreach(): Promise<string[]> {
  const body = {
    uuid: crypto.randomUUID(),
    action_options: [{ option_text: 'Closed the door' }],
    entry_fields: [{ task_step_id: task, value: { temp: '9.0', unit: 'C' as const } }],
  }
  await call(test, entries.create, { params: { ...params(), id: 1, taskId: task }, body }, owner)
  await test.worker.drain()
  return test.mails.filter(({ subject }) => subject.startsWith('Outside the limit')).map(({ to }) => to)
}
const confirm = async (email: string) => {
  await test.worker.drain()
  return call(test, account.confirmAddress, { body: { token: tokenFor(test, email) } })
}

describe('an address outside the company', () => {
  it('gets one e-mail for consent, and alarms go to the owner until it agrees', async () => {
    await name('stranger@example.com')
    expect((await read()).mail_addresses).toEqual([{ email: 'stranger@example.com', is_confirmed: false }])
    expect(await recipientsOfBreach()).toEqual([owner.username])
    await name('Stranger@example.com')
    await test.worker.drain()
    const asked = test.mails.filter(({ to }) => to === 'stranger@example.com')
    expect(asked.map(({ subject }) => subject)).toEqual(['Confirm your e-mail address'])
    expect(asked[0]?.text).toContain('Sinilill OÜ wants to send e-mails')
  })
  it('gets the e-mails of the place once it agreed by the link, which works once', async () => {
    await name('stranger@example.com')
    expect(await confirm('stranger@example.com')).toEqual({ ok: true, company: 'Sinilill OÜ' })
    expect((await read()).mail_addresses).toEqual([{ email: 'stranger@example.com', is_confirmed: true }])
    const token = tokenFor(test, 'stranger@example.com')
    expect(await recipientsOfBreach()).toEqual(['stranger@example.com'])
    expect(await refuse(test, account.confirmAddress, { body: { token } })).toMatchObject({
      fields: ['token:expired_token'],
    })
  })
  it('agrees to one company alone, and at most 7 days after the e-mail', async () => {
    await name('stranger@example.com')
    await confirm('stranger@example.com')
    company = await makeCompany(test, owner)
    place = await makePlace(test, company)
    await name('stranger@example.com')
    expect((await read()).mail_addresses[0]?.is_confirmed).toBe(false)
    await test.worker.drain()
    const token = tokenFor(test, 'stranger@example.com')
    const before = test.clock.now
    test.clock.now = new Date(before.getTime() + 7 * 86_400_000 + 1)
    const refused = await refuse(test, account.confirmAddress, { body: { token } })
    test.clock.now = before
    expect(refused).toMatchObject({ fields: ['token:expired_token'] })
  })
  it('gets the request again on demand, at most five times a day', async () => {
    await name('stranger@example.com')
    const ask = { params: params(), body: { email: 'stranger@example.com' } }
    for (let again = 1; again < 5; again += 1) await call(test, places.ask_mail_address, ask, owner)
    expect(await refuse(test, places.ask_mail_address, ask, owner)).toMatchObject({
      fields: ['email:mail_limit'],
    })
    await test.worker.drain()
    expect(test.mails.filter(({ to }) => to === 'stranger@example.com')).toHaveLength(5)
  })
  it('gets the request the next time where the company has sent its e-mails of the day', async () => {
    await test.database.pool.query('insert into mail_counts (scope, day, count) values ($1, $2, 50)', [
      `company:${company}`,
      test.clock.now.toISOString().slice(0, 10),
    ])
    await name('stranger@example.com')
    await test.worker.drain()
    expect(test.mails).toEqual([])
    await test.database.pool.query('delete from mail_counts')
    await recipientsOfBreach()
    expect(test.mails.map(({ to }) => to)).toContain('stranger@example.com')
  })
  it('gets no request from a place that does not name it', async () => {
    const ask = { params: params(), body: { email: 'other@example.com' } }
    expect(await refuse(test, places.ask_mail_address, ask, owner)).toMatchObject({
      fields: ['email:unknown'],
    })
  })
})

it("gets no request if it is a member's", async () => {
  const cook = await makeUser(test)
  await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'readonly')
  await name(cook.username)
  expect((await read()).mail_addresses).toEqual([{ email: cook.username, is_confirmed: true }])
  expect(await recipientsOfBreach()).toEqual([cook.username])
})

it('is refused as the eleventh of a place', async () => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.com`).join(', ')
  const body = { ...(await read()), notification_email: list(11) }
  expect(await refuse(test, places.change, { params: params(), body }, owner)).toMatchObject({
    fields: ['notification_email:too_many_emails'],
  })
  expect((await name(list(10))).mail_addresses).toHaveLength(10)
})
