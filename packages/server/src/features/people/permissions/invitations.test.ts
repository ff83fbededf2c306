import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { permissions, placeUsers } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { joinCompany, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { tokenFor } from '#test/mailed.ts'

const new_password = 'nine warm ovens'
let test: TestApp
let owner: TestUser
let company: number
let place: number
let people = 0

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await forgetAttempts(test)
  test.mails.length = 0
  test.clock.now = new Date('2026-11-21T09:00:00.000Z')
  owner = await makeUser(test, { firstname: 'Anna', lastname: 'Saar' })
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
})

const at = () => ({ placeId: place })
const person = (more: Record<string, unknown> = {}) => ({
  first_name: 'Jaan',
  last_name: 'Kask',
  username: `invited${(people += 1)}@example.com`,
  access_level: 'readonly,temp-measurements',
  ...more,
})
const add = (more: Record<string, unknown> = {}) =>
  call(test, placeUsers.create, { params: at(), body: person(more) }, owner)
const read = (who: { token: string }) => send(test, places.get, { params: at() }, who)

async function mailedTo(username: string): Promise<string> {
  await test.worker.drain()
  return tokenFor(test, username)
}

describe('an invitation', () => {
  it('answers the same for an address with an account and for one without', async () => {
    const somebody = await makeUser(test, { firstname: 'Secret', lastname: 'Name' })
    const answers: string[] = []
    for (const username of [somebody.username, 'nobody-there@example.com']) {
      const { status, body } = await send(
        test,
        placeUsers.create,
        { params: at(), body: person({ username }) },
        owner,
      )
      const listed = (await call(test, placeUsers.list, { params: at() }, owner)).find(
        ({ email }) => email === username,
      )
      const ids = /"(id|permission_id)":\d+/g
      answers.push(JSON.stringify([status, body, listed]).replaceAll(username, 'x').replaceAll(ids, '"$1":0'))
    }
    expect(answers[1]).toBe(answers[0])
    expect(answers[0]).toContain('"name":"Jaan Kask"')
    expect(answers[0]).toContain('"status":"invited"')
    await test.worker.drain()
    const [first, second] = test.mails.map(({ subject, text }) => [
      subject,
      text.replace(/lo_[\w-]{43}/, 'token'),
    ])
    expect(second).toEqual(first)
    expect(test.mails[0]?.subject).not.toContain('Sinilill')
  })
  it('gives no access before it is accepted', async () => {
    const somebody = await makeUser(test)
    await add({ username: somebody.username, company_access_level: 'owner' })
    expect((await read(somebody)).status).toBe(404)
    expect(await call(test, permissions.list, {}, somebody)).toEqual({ companies: [], places: [] })
  })
  it('lets an address without an account choose a password and is signed in by it, as invited', async () => {
    const { id, email } = await add()
    const password_token = await mailedTo(email)
    const invitation = { inviter: 'Anna Saar', company: 'Sinilill OÜ', has_account: false }
    expect(await call(test, account.checkMailedToken, { body: { password_token } })).toEqual({
      valid: true,
      purpose: 'invite',
      username: email,
      invitation,
    })
    const { access_token = '' } = await call(test, account.setNewPassword, {
      body: { password_token, new_password },
    })
    expect((await read({ token: access_token })).status).toBe(200)
    const profile = await call(test, account.profile, {}, { token: access_token })
    expect(profile).toMatchObject({ username: email, firstname: 'Jaan', lastname: 'Kask' })
    const users = await call(test, placeUsers.list, { params: at() }, owner)
    expect(users.map((user) => [user.id, user.status, user.accessLevel])).toEqual([
      [owner.id, 'active', null],
      [profile.id, 'active', 'readonly,temp-measurements'],
    ])
    expect(profile.id).not.toBe(id)
    expect(
      await refuse(test, account.setNewPassword, {
        body: { password_token, new_password: 'ten cold fridges' },
      }),
    ).toMatchObject({ fields: ['password_token:expired_token'] })
  })
  it('is written in the language that the inviter chose, and so is the account', async () => {
    const { email } = await add({ lang: 'ru' })
    const password_token = await mailedTo(email)
    expect(test.mails.at(-1)?.text).toContain('Здравствуйте')
    expect(test.mails.at(-1)?.text).toContain('?lang=ru#password_token=')
    const { access_token = '' } = await call(test, account.setNewPassword, {
      body: { password_token, new_password },
    })
    expect(await call(test, account.profile, {}, { token: access_token })).toMatchObject({ lang: 'ru' })
    expect(
      await refuse(test, placeUsers.create, { params: at(), body: person({ lang: 'xx' }) }, owner),
    ).toMatchObject({ fields: ['lang:unknown_language'] })
  })
  it('is accepted by its link with an existing account, without setting a password', async () => {
    const somebody = await makeUser(test)
    await add({ username: somebody.username })
    const token = await mailedTo(somebody.username)
    expect(await call(test, account.checkMailedToken, { body: { password_token: token } })).toMatchObject({
      invitation: { has_account: true },
    })
    expect(
      await refuse(test, account.setNewPassword, { body: { password_token: token, new_password } }),
    ).toMatchObject({ fields: ['password_token:expired_token'] })
    expect(await call(test, account.acceptByToken, { body: { token } })).toEqual({
      ok: true,
      company_id: company,
      username: somebody.username,
    })
    expect((await read(somebody)).status).toBe(200)
    expect(await refuse(test, account.acceptByToken, { body: { token } })).toMatchObject({
      fields: ['token:expired_token'],
    })
  })
  it('lasts 7 days', async () => {
    const { email } = await add()
    const password_token = await mailedTo(email)
    test.clock.now = new Date(test.clock.now.getTime() + 7 * 86_400_000)
    expect(await call(test, account.checkMailedToken, { body: { password_token } })).toEqual({ valid: false })
  })
  it('leaves the address free to register', async () => {
    const { email } = await add({ sendEmail: false })
    const body = { first_name: 'Jaan', username: email, password: new_password, lang: 'en' }
    const { access_token } = await call(test, account.register, { body })
    expect((await read({ token: access_token })).status).toBe(404)
    const [own] = await call(test, account.invitations, {}, { token: access_token })
    expect(own).toMatchObject({ company: 'Sinilill OÜ', inviter: 'Anna Saar', can_accept: false })
  })
  it('ends with its access', async () => {
    const { id, email } = await add()
    const password_token = await mailedTo(email)
    await call(test, placeUsers.remove, { params: { ...at(), id } }, owner)
    expect(await call(test, account.checkMailedToken, { body: { password_token } })).toEqual({ valid: false })
    expect((await add({ username: email })).status).toBe('invited')
  })
  it('is given once to an address, ignoring case', async () => {
    const { email } = await add()
    expect(
      await refuse(
        test,
        placeUsers.create,
        { params: at(), body: person({ username: email.toUpperCase() }) },
        owner,
      ),
    ).toMatchObject({ status: 409 })
  })
})

describe('in the application', () => {
  it('an invitation is accepted by a user with the proven address', async () => {
    const somebody = await makeUser(test)
    await add({ username: somebody.username })
    const [own] = await call(test, account.invitations, {}, somebody)
    expect(own).toMatchObject({
      company_id: company,
      company: 'Sinilill OÜ',
      inviter: 'Anna Saar',
      can_accept: true,
    })
    const params = { id: own?.id ?? 0 }
    expect(await refuse(test, account.acceptInvitation, { params }, await makeUser(test))).toMatchObject({
      status: 404,
    })
    expect(await call(test, account.acceptInvitation, { params }, somebody)).toEqual({
      ok: true,
      company_id: company,
    })
    expect((await read(somebody)).status).toBe(200)
    expect(await call(test, account.invitations, {}, somebody)).toEqual([])
  })
  it('an address that is not proven accepts by the mailed link alone', async () => {
    const squatter = await makeUser(test, { proven: false })
    await add({ username: squatter.username, sendEmail: false })
    const [own] = await call(test, account.invitations, {}, squatter)
    const params = { id: own?.id ?? 0 }
    expect(await refuse(test, account.acceptInvitation, { params }, squatter)).toMatchObject({
      status: 422,
      fields: ['id:unproven_email'],
    })
    expect((await read(squatter)).status).toBe(404)
    await call(test, account.mailInvitation, { params }, squatter)
    await call(test, account.acceptByToken, { body: { token: await mailedTo(squatter.username) } })
    expect((await read(squatter)).status).toBe(200)
  })
  it('a declined invitation is gone for both', async () => {
    const somebody = await makeUser(test)
    const { id } = await add({ username: somebody.username })
    await call(test, account.declineInvitation, { params: { id } }, somebody)
    expect(await call(test, account.invitations, {}, somebody)).toEqual([])
    expect((await call(test, placeUsers.list, { params: at() }, owner)).map((user) => user.id)).toEqual([
      owner.id,
    ])
    expect(await refuse(test, account.declineInvitation, { params: { id } }, somebody)).toMatchObject({
      status: 404,
    })
  })
})

describe('a colleague', () => {
  it('gets access to another place at once', async () => {
    const colleague = await makeUser(test)
    await joinCompany(test, company, colleague.id, 'readonly')
    const added = await add({ username: colleague.username, access_level: 'member' })
    expect(added).toMatchObject({ id: colleague.id, status: 'active', accessLevel: 'member' })
    await test.worker.drain()
    expect(test.mails.map(({ to, text }) => [to, text.includes('password_token')])).toEqual([
      [colleague.username, false],
    ])
  })
})

describe('invitation mails', () => {
  it('stop after 50 a day for a company, and continue the next day', { timeout: 120_000 }, async () => {
    const answers: { status: number; headers: Record<string, unknown> }[] = []
    const invite = () =>
      send(
        test,
        permissions.invite,
        { body: { company_id: company, first_name: 'X', role: 'readonly', email: person().username } },
        owner,
      )
    for (let sent = 0; sent < 200; sent += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, invite))))
    await test.worker.drain()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(test.mails).toHaveLength(50)
    const refused = answers.at(-1)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'sendEmail', code: 'mail_limit' }] },
    })
    expect(refused?.headers['retry-after']).toBe(String(15 * 3_600))
    expect((await add({ sendEmail: false })).status).toBe('invited')
    test.clock.now = new Date('2026-11-22T00:00:00.000Z')
    expect((await invite()).status).toBe(200)
  })
  it('stop after 50 a day for a person with several companies', async () => {
    await test.database.pool.query(
      "insert into mail_counts (scope, day, count) values ($1, '2026-11-21', 49)",
      [`person:${owner.id}`],
    )
    await add()
    const second = await makeCompany(test, owner)
    const body = { company_id: second, first_name: 'X', role: 'readonly', email: 'other-company@example.com' }
    expect(await refuse(test, permissions.invite, { body }, owner)).toMatchObject({
      status: 422,
      fields: ['sendEmail:mail_limit'],
    })
  })
  it('reach one address at most 5 times a day, from all inviters', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const inviter = await makeUser(test)
      const body = {
        company_id: await makeCompany(test, inviter),
        first_name: 'X',
        role: 'readonly',
        email: 'Victim@example.com',
      }
      statuses.push((await send(test, permissions.invite, { body }, inviter)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
  })
})
