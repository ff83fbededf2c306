import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { hashPassword } from '#kit/passwords.ts'
import { makeToken } from '#kit/tokens.ts'
import { makeSession, makeUser, type TestUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { passwordMark } from './new-password.ts'

const old_password = 'seven cold fridges'
const new_password = 'eight warm ovens'
let test: TestApp
let person: TestUser

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await forgetAttempts(test)
  person = await makeUser(test, { firstname: 'Mari' })
  await test.database.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(old_password),
    person.id,
  ])
  test.mails.length = 0
})

const tokenIn = (text: string | undefined): string =>
  /password_token=(lo_[\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const signsIn = async (username: string, password: string): Promise<boolean> =>
  (await send(test, account.login, { body: { username, password } })).status === 200

async function askRecovery(username: string): Promise<string> {
  expect(await call(test, account.recover, { body: { username, lang: 'et' } })).toEqual({ ok: true })
  await test.worker.drain()
  return tokenIn(test.mails.at(-1)?.text)
}

describe('recovering a password', () => {
  it('mails a link that sets a new password once and ends all sessions', async () => {
    const password_token = await askRecovery(person.username.toUpperCase())
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.username, 'Uue parooli määramine'],
    ])
    expect(test.mails[0]?.text).toContain(
      'http://larder.test/auth/change-password?lang=et#password_token=lo_',
    )
    expect(await call(test, account.checkValidToken, { query: { password_token } })).toEqual({
      valid: true,
      purpose: 'reset',
      username: person.username,
    })
    expect(await call(test, account.checkMailedToken, { body: { password_token } })).toEqual({
      valid: true,
      purpose: 'reset',
      username: person.username,
    })
    expect(await call(test, account.setNewPassword, { body: { password_token, new_password } })).toEqual({
      ok: true,
    })
    expect((await send(test, account.profile, {}, { token: person.token })).status).toBe(401)
    expect([
      await signsIn(person.username, new_password),
      await signsIn(person.username, old_password),
    ]).toEqual([true, false])
    expect(await call(test, account.checkValidToken, { query: { password_token } })).toEqual({ valid: false })
    expect(
      await refuse(test, account.setNewPassword, { body: { password_token, new_password: 'another one' } }),
    ).toMatchObject({ status: 422, fields: ['password_token:expired_token'] })
    await test.worker.drain()
    expect(test.mails.at(-1)).toMatchObject({ to: person.username, subject: 'Your password was changed' })
  })
  it('gives the same answer for an unknown address and sends no e-mail', async () => {
    const known = await send(test, account.recover, { body: { username: person.username, lang: 'en' } })
    const unknown = await send(test, account.recover, {
      body: { username: 'nobody@example.com', lang: 'en' },
    })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await test.worker.drain()
    expect(test.mails.map(({ to }) => to)).toEqual([person.username])
  })
  it('sends no e-mail where the username is no address', async () => {
    for (const username of ['abc', 'mari@no-email.larder']) {
      await makeUser(test, { username })
      expect(await askRecovery(username)).toBe('')
    }
    expect(test.mails).toEqual([])
  })
  it('makes a link that lasts 30 minutes', async () => {
    const password_token = await askRecovery(person.username)
    const start = test.clock.now
    test.clock.now = new Date(start.getTime() + 30 * 60_000)
    expect(await call(test, account.checkValidToken, { query: { password_token } })).toEqual({ valid: false })
    expect(
      await refuse(test, account.setNewPassword, { body: { password_token, new_password } }),
    ).toMatchObject({ fields: ['password_token:expired_token'] })
    test.clock.now = start
  })
  it('voids every link when the password changes', async () => {
    const first = await askRecovery(person.username)
    const second = await askRecovery(person.username)
    await call(test, account.setNewPassword, { body: { password_token: second, new_password } })
    expect(
      await refuse(test, account.setNewPassword, {
        body: { password_token: first, new_password: 'an attacker' },
      }),
    ).toMatchObject({ fields: ['password_token:expired_token'] })
  })
  it('accepts a link once when it is used twice at the same time', async () => {
    const password_token = await askRecovery(person.username)
    const answers = await Promise.all(
      ['first of two', 'second of two'].map((one) =>
        send(test, account.setNewPassword, { body: { password_token, new_password: one } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
  it('keeps the link when the new password is refused', async () => {
    const password_token = await askRecovery(person.username)
    expect(
      await refuse(test, account.setNewPassword, { body: { password_token, new_password: '123' } }),
    ).toMatchObject({ fields: ['new_password:password_too_short'] })
    await call(test, account.setNewPassword, { body: { password_token, new_password } })
  })
  it('sends three e-mails to one account, then throttles', async () => {
    const statuses: number[] = []
    for (let ask = 0; ask < 4; ask += 1)
      statuses.push(
        (await send(test, account.recover, { body: { username: 'slow@example.com', lang: 'en' } })).status,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await refuse(test, account.recover, { body: {} })).toMatchObject({
      status: 422,
      fields: ['username:required'],
    })
  })
  it('accepts no token of another purpose', async () => {
    const { rows } = await test.database.pool.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [person.id],
    )
    const detail = JSON.stringify({ password: passwordMark(rows[0]?.password_hash ?? null) })
    for (const purpose of ['unsubscribe', 'smartid', 'oauth_state']) {
      const { token, hash } = makeToken('one_time')
      await test.database.pool.query(
        `insert into one_time_tokens (token_hash, purpose, user_id, detail, expires_at) values ($1, $2,
          $3, $4, '2027-01-01')`,
        [hash, purpose, person.id, detail],
      )
      expect(
        await refuse(test, account.setNewPassword, { body: { password_token: token, new_password } }),
      ).toMatchObject({ fields: ['password_token:expired_token'] })
    }
  })
})

describe('changing a password', () => {
  const roads = [
    ['PUT /api/account/password', account.changePassword],
    ['PUT /api/account/set_new_password', account.setNewPassword],
  ] as const
  it.each(roads)('%s ends all other sessions and keeps this one', async (_name, route) => {
    const other = await makeSession(test, person.id)
    expect(await call(test, route, { body: { old_password, new_password } }, person)).toEqual({ ok: true })
    expect((await send(test, account.profile, {}, { token: other })).status).toBe(401)
    expect((await send(test, account.profile, {}, person)).status).toBe(200)
    expect([
      await signsIn(person.username, new_password),
      await signsIn(person.username, old_password),
    ]).toEqual([true, false])
    const { rows } = await test.database.pool.query(
      'select entity, detail from audit where route = $1 and user_id = $2',
      [route.name, person.id],
    )
    expect(rows).toEqual([{ entity: 'account', detail: { password: 'changed', by: 'old_password' } }])
  })
  it.each(roads)('%s refuses a wrong old password, a bad new one and another user', async (_name, route) => {
    expect(
      await refuse(test, route, { body: { old_password: 'wrong one', new_password } }, person),
    ).toMatchObject({ status: 422, fields: ['old_password:wrong_password'] })
    const { body } = await send(test, route, { body: { old_password: 'abc', new_password } }, person)
    expect(body).toMatchObject({
      errors: [
        {
          field: 'old_password',
          code: 'password_too_short',
          message: 'Password must be at least 4 characters long',
        },
      ],
    })
    expect(
      await refuse(test, route, { body: { old_password, new_password: '<script>' } }, person),
    ).toMatchObject({ fields: ['new_password:password_characters'] })
    expect(
      await refuse(test, route, { body: { old_password, new_password: person.username } }, person),
    ).toMatchObject({ fields: ['new_password:password_common'] })
    expect(await refuse(test, route, { body: { old_password } }, person)).toMatchObject({
      fields: ['new_password:required'],
    })
    expect(await refuse(test, route, { body: { old_password, new_password } })).toMatchObject({
      status: 401,
      code: 'unauthorized',
    })
    expect(
      await refuse(test, route, { body: { old_password, new_password } }, { token: 'ls_0123456789abcdef' }),
    ).toMatchObject({ status: 401 })
    expect(await signsIn(person.username, old_password)).toBe(true)
  })
  it('requires the token of an e-mail when there is no old password', async () => {
    expect(await refuse(test, account.setNewPassword, { body: { new_password } }, person)).toMatchObject({
      status: 422,
      fields: ['password_token:required'],
    })
    expect(await refuse(test, account.checkValidToken, {})).toMatchObject({
      status: 422,
      fields: ['password_token:required'],
    })
  })
})
