import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { placeUsers } from '@larder/contract/permissions'
import estonian from '@larder/locales/et.json' with { type: 'json' }
import { places } from '@larder/contract/places'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { joinCompany, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { tokenFor } from '#test/mailed.ts'

const start = new Date('2026-11-21T09:00:00.000Z')
let test: TestApp
let people = 0

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await forgetAttempts(test)
  await test.worker.drain()
  await test.database.pool.query('delete from mail_counts')
  test.mails.length = 0
  test.clock.now = start
})

async function register(lang = 'en'): Promise<TestUser> {
  const username = `new${(people += 1)}@example.com`
  const body = {
    first_name: 'Win a prize at prize.example',
    last_name: 'Tamm',
    username,
    password: 'seven cold fridges',
    lang,
  }
  const { access_token } = await call(test, account.register, { body })
  await test.worker.drain()
  const { id } = await call(test, account.profile, {}, { token: access_token })
  return { id, username, token: access_token }
}
const isProven = async (user: TestUser): Promise<boolean> =>
  (await call(test, account.profile, {}, user)).is_email_proven
const confirm = async ({ username }: TestUser) =>
  call(test, account.confirmEmail, { body: { token: tokenFor(test, username) } })
const recipients = async (): Promise<readonly string[]> => {
  await test.worker.drain()
  return test.mails.map(({ to }) => to)
}

describe('the link that registering mails', () => {
  it('proves the address, once', async () => {
    const person = await register()
    expect(await isProven(person)).toBe(false)
    const [mail] = test.mails
    expect(mail).toMatchObject({ to: person.username, subject: 'Confirm your e-mail address' })
    expect(mail?.text).toContain('/auth/confirm-email?lang=en#password_token=')
    expect(mail?.text).not.toContain('prize')
    expect(await confirm(person)).toEqual({ ok: true, username: person.username })
    expect(await isProven(person)).toBe(true)
    const body = { token: tokenFor(test, person.username) }
    expect(await refuse(test, account.confirmEmail, { body })).toMatchObject({
      fields: ['token:expired_token'],
    })
  })
  it('is followed by one letter with the first steps, in the language of the account', async () => {
    const person = await register('et')
    await call(test, account.mailProof, {}, person)
    await test.worker.drain()
    const [first, second] = test.mails.map(({ text }) => /password_token=(\S+)/.exec(text)?.[1] ?? '')
    for (const token of [first, second])
      await call(test, account.confirmEmail, { body: { token: token ?? '' } })
    await test.worker.drain()
    const letters = test.mails.slice(2)
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [person.username, estonian['email.welcome_subject']],
    ])
    expect(letters[0]?.text).toContain('http://larder.test/?lang=et')
    expect(letters[0]?.text).toContain('30')
  })
  it('works for 24 hours and is stored as a hash alone', async () => {
    const person = await register()
    const token = tokenFor(test, person.username)
    const { rows } = await test.database.pool.query<{ stored: string }>(
      'select t::text as stored from one_time_tokens t union all select j::text from jobs j',
    )
    expect(rows.some(({ stored }) => stored.includes(token))).toBe(false)
    test.clock.now = new Date(start.getTime() + 86_400_000)
    const refused = await refuse(test, account.confirmEmail, { body: { token } })
    test.clock.now = start
    expect(refused).toMatchObject({ fields: ['token:expired_token'] })
    expect(await isProven(person)).toBe(false)
  })
  it('is mailed again on demand, at most five times a day, and not once it was used', async () => {
    const person = await register()
    for (let again = 0; again < 5; again += 1) await call(test, account.mailProof, {}, person)
    expect(await refuse(test, account.mailProof, {}, person)).toMatchObject({
      fields: ['username:mail_limit'],
    })
    await test.worker.drain()
    expect(test.mails).toHaveLength(6)
    await confirm(person)
    expect(await refuse(test, account.mailProof, {}, person)).toMatchObject({
      fields: ['username:proven'],
    })
  })
})

describe('a company whose owner has not proven an address', () => {
  async function inviteAndShare(owner: TestUser): Promise<{ company: number; place: number }> {
    const company = await makeCompany(test, owner)
    const place = await makePlace(test, company)
    const params = { placeId: place }
    const names = { first_name: 'Jaan', last_name: 'Kask' }
    const invited = { ...names, username: 'cook@example.com', access_level: 'readonly,temp-measurements' }
    await call(test, placeUsers.create, { params, body: invited }, owner)
    const shared = { name: 'Inspector', email: 'inspector@example.com', modules: ['plan'] as const }
    const body = { ...shared, modules: [...shared.modules], valid_date: '2026-12-01', sendEmail: true }
    await call(test, sharedAccesses.create, { params, body }, owner)
    const form = {
      ...(await call(test, places.get, { params }, owner)),
      notification_email: 'chef@example.com',
    }
    await call(test, places.change, { params, body: form }, owner)
    return { company, place }
  }
  const others = ['chef@example.com', 'cook@example.com', 'inspector@example.com']

  it('sends its e-mails to others as soon as the owner has', async () => {
    const owner = await register()
    await inviteAndShare(owner)
    expect(await recipients()).toEqual([owner.username])
    await confirm(owner)
    expect((await recipients()).slice(1).toSorted()).toEqual([...others, owner.username])
  })
  it('sends them when somebody with a proven address accepts in the application', async () => {
    const owner = await register()
    const { company } = await inviteAndShare(owner)
    const colleague = await makeUser(test)
    const body = {
      first_name: 'Anna',
      last_name: 'Saar',
      username: colleague.username,
      company_access_level: 'member',
    }
    const { rows } = await test.database.pool.query<{ id: number }>(
      'select id from places where company_id = $1',
      [company],
    )
    const params = { placeId: rows[0]?.id ?? 0 }
    await call(test, placeUsers.create, { params, body: { ...body, sendEmail: false } }, owner)
    const [invitation] = await call(test, account.invitations, {}, colleague)
    await call(test, account.acceptInvitation, { params: { id: invitation?.id ?? 0 } }, colleague)
    expect((await recipients()).slice(1).toSorted()).toEqual(others)
  })
  it('does not wait where another member has proven one', async () => {
    const owner = await register()
    const company = await makeCompany(test, owner)
    const place = await makePlace(test, company)
    await joinCompany(test, company, (await makeUser(test)).id, 'member')
    const body = {
      first_name: 'Jaan',
      last_name: 'Kask',
      username: 'b@example.com',
      access_level: 'readonly',
    }
    await call(test, placeUsers.create, { params: { placeId: place }, body }, owner)
    expect(await recipients()).toContain('b@example.com')
  })
})
