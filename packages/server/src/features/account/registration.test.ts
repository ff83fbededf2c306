import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { account } from '@larder/contract/account'
import { makeUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let guarded: TestApp
let counter = 0

beforeAll(async () => {
  test = await openTestApp()
  guarded = await openTestApp({ altcha: 'on', password_policy: 'strong' })
})
afterAll(async () => {
  await test.close()
  await guarded.close()
})
beforeEach(async () => {
  await forgetAttempts(test)
  await forgetAttempts(guarded)
  // The proof-of-work library reads the machine's clock.
  guarded.clock.now = new Date()
})

const person = (more: Record<string, unknown> = {}) => {
  counter += 1
  return {
    first_name: 'Mari',
    last_name: 'Tamm',
    username: `mari${counter}@example.com`,
    password: 'seven cold fridges',
    lang: 'et',
    phone: '+372 5551234',
    ...more,
  }
}

describe('registration', () => {
  it('makes the account and signs it in', async () => {
    const body = person({ username: 'Mari.Tamm@Example.com' })
    const session = await call(test, account.register, { body })
    expect(await call(test, account.profile, {}, { token: session.access_token })).toMatchObject({
      username: 'Mari.Tamm@Example.com',
      firstname: 'Mari',
      lastname: 'Tamm',
      lang: 'et',
      phone: '+372 5551234',
      newsletter: true,
      has_seen_intro_slides: false,
      id_code: null,
      last_seen_notification_at: null,
    })
    await call(test, account.login, { body: { username: 'mari.tamm@example.com', password: body.password } })
    const { rows } = await test.database.pool.query(
      "select entity, user_id is not null as known from audit where route = 'account.register'",
    )
    expect(rows).toEqual([{ entity: 'account', known: true }])
  })
  it('takes a single word as first name, and no phone', async () => {
    const { access_token } = await call(test, account.register, {
      body: { ...person(), last_name: '', phone: '' },
    })
    expect(await call(test, account.profile, {}, { token: access_token })).toMatchObject({
      firstname: 'Mari',
      lastname: '',
      phone: null,
    })
  })
  it('refuses a username that has an account, ignoring case', async () => {
    const { username } = await makeUser(test, { username: 'taken@example.com' })
    expect(
      await refuse(test, account.register, { body: person({ username: username.toUpperCase() }) }),
    ).toMatchObject({ status: 422, fields: ['username:taken'] })
  })
  it('makes one account of two registrations at once', async () => {
    const body = person()
    const answers = await Promise.all([
      send(test, account.register, { body }),
      send(test, account.register, { body }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })
  it.each([
    [{ first_name: ' ' }, 'first_name:required'],
    [{ first_name: undefined }, 'first_name:required'],
    [{ first_name: 'a'.repeat(101) }, 'first_name:too_big'],
    [{ username: 'mari' }, 'username:email'],
    [{ username: 'mari@no-email.larder' }, 'username:email'],
    [{ username: undefined }, 'username:required'],
    [{ lang: 'xx' }, 'lang:unknown_language'],
    [{ password: undefined }, 'password:required'],
    [{ password: '' }, 'password:required'],
    [{ password: 'abc' }, 'password:password_too_short'],
    [{ password: 'x1'.repeat(21) }, 'password:password_too_long'],
    [{ password: 'fridge & co' }, 'password:password_characters'],
    [{ password: 'Password1' }, 'password:password_common'],
    [{ password: 'larder123' }, 'password:password_common'],
    [{ first_name: 'a\u0000' }, 'first_name:malformed_text'],
    [{ registration_token: 'lo_nothing' }, 'registration_token:expired_token'],
  ])('refuses %j', async (wrong, field) => {
    expect(await refuse(test, account.register, { body: person(wrong) })).toMatchObject({
      status: 422,
      fields: [field],
    })
  })
  it('describes the password rule in the words of the specification', async () => {
    for (const password of ['abc', 'x(y)z', '1234567890'.repeat(5)]) {
      const { body } = await send(test, account.register, { body: person({ password }) })
      expect(body).toMatchObject({
        errors: [
          {
            message:
              'Password must be at least four letters long and must not contain following characters: {}()<>&',
          },
        ],
      })
    }
  })
  it('makes no account for a refused registration and ignores unknown fields', async () => {
    const count = async () =>
      (await test.database.pool.query<{ n: number }>('select count(*)::int as n from users')).rows[0]?.n ?? 0
    const before = await count()
    await refuse(test, account.register, { body: person({ password: '1234' }) })
    expect(await count()).toBe(before)
    const { access_token } = await call(test, account.register, {
      body: { ...person(), id: 1, id_code: 'EE1', has_seen_intro_slides: true } as never,
    })
    expect(await call(test, account.profile, {}, { token: access_token })).toMatchObject({
      id_code: null,
      has_seen_intro_slides: false,
    })
  })
  it('answers 10 questions a minute about usernames from one address', async () => {
    const statuses: number[] = []
    for (let ask = 0; ask < 11; ask += 1)
      statuses.push(
        (await send(test, account.checkUsername, { query: { username: `free${ask}@example.com` } })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await send(test, account.register, { body: person() })).status).toBe(429)
  })
  it('tells whether a username is free', async () => {
    await makeUser(test, { username: 'here@example.com' })
    expect(await call(test, account.checkUsername, { query: { username: 'HERE@example.com' } })).toEqual({
      available: false,
    })
    expect(await call(test, account.checkUsername, { query: { username: 'free@example.com' } })).toEqual({
      available: true,
    })
    expect(await call(test, account.checkUsername, { query: { username: 'abc' } })).toEqual({
      available: false,
    })
    expect(await call(test, account.checkUsername, { query: { username: 'mari@no-email.larder' } })).toEqual({
      available: false,
    })
    expect(await refuse(test, account.checkUsername, {})).toMatchObject({
      status: 422,
      fields: ['username:required'],
    })
  })
  it('accepts no coupons', async () => {
    expect(await call(test, account.checkPromoCode, { query: { coupon: 'SUMMER' } })).toEqual({
      valid: false,
    })
    expect(await refuse(test, account.checkPromoCode, {})).toMatchObject({
      status: 422,
      fields: ['coupon:required'],
    })
  })
})

const prove = async (): Promise<{ recaptcha_token: string; recaptcha_action: string }> => {
  const challenge = await call(guarded, account.altchaChallenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  return {
    recaptcha_token: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    recaptcha_action: 'register',
  }
}

describe('the proof of work', () => {
  it('is valid for one username check and for one registration', async () => {
    const proof = await prove()
    expect(
      await call(guarded, account.checkUsername, { query: { username: 'a@example.com', ...proof } }),
    ).toEqual({ available: true })
    expect(
      await refuse(guarded, account.checkUsername, { query: { username: 'b@example.com', ...proof } }),
    ).toMatchObject({ status: 422, fields: ['recaptcha_token:bot_check_used'] })
    await call(guarded, account.register, { body: { ...person(), ...proof } })
    expect(await refuse(guarded, account.register, { body: { ...person(), ...proof } })).toMatchObject({
      status: 422,
      fields: ['recaptcha_token:bot_check_used'],
    })
  })
  it('is refused when missing, forged, too old or for another form', async () => {
    expect(await refuse(guarded, account.register, { body: person() })).toMatchObject({
      status: 422,
      fields: ['recaptcha_token:required'],
    })
    expect(
      await refuse(guarded, account.checkUsername, { query: { username: 'a@example.com' } }),
    ).toMatchObject({ status: 422, fields: ['recaptcha_token:required'] })
    for (const recaptcha_token of [
      'nonsense',
      Buffer.from('{}').toString('base64'),
      Buffer.from('{"challenge":{"parameters":{"expiresAt":1}}}').toString('base64'),
    ]) {
      expect(
        await refuse(guarded, account.register, {
          body: { ...person(), recaptcha_token, recaptcha_action: 'register' },
        }),
      ).toMatchObject({ status: 422, fields: ['recaptcha_token:bot_check_failed'] })
    }
    const proof = await prove()
    const payload = JSON.parse(Buffer.from(proof.recaptcha_token, 'base64').toString()) as {
      challenge: { parameters: { keyPrefix: string; data: unknown } }
      solution: { derivedKey: string }
    }
    const changed = [
      { ...payload, solution: { ...payload.solution, derivedKey: '00'.repeat(32) } },
      {
        ...payload,
        challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, keyPrefix: '00' } },
      },
    ]
    for (const forged of changed) {
      const recaptcha_token = Buffer.from(JSON.stringify(forged)).toString('base64')
      expect(
        await refuse(guarded, account.register, {
          body: { ...person(), recaptcha_token, recaptcha_action: 'register' },
        }),
      ).toMatchObject({ fields: ['recaptcha_token:bot_check_failed'] })
    }
    expect(
      await refuse(guarded, account.register, { body: { ...person(), ...proof, recaptcha_action: 'login' } }),
    ).toMatchObject({ status: 422, fields: ['recaptcha_action:bot_check_action'] })
    guarded.clock.now = new Date(Date.now() + 20 * 60_000 + 1_000)
    expect(await refuse(guarded, account.register, { body: { ...person(), ...proof } })).toMatchObject({
      status: 422,
      fields: ['recaptcha_token:bot_check_expired'],
    })
  })
  it('stays unused when the registration is refused, so that the form can be sent again', async () => {
    const proof = await prove()
    expect(
      await refuse(guarded, account.register, { body: { ...person({ password: 'short' }), ...proof } }),
    ).toMatchObject({ fields: ['password:password_too_short'] })
    await call(guarded, account.register, {
      body: { ...person({ password: 'any {signs} (go) & more' }), ...proof },
    })
  })
  it('is announced to the forms, with the password rule', async () => {
    expect(await call(guarded, account.options)).toEqual({
      smart_id: false,
      bot_check: true,
      password: { policy: 'strong', min: 8, max: 128 },
    })
    expect(await call(test, account.options)).toEqual({
      smart_id: false,
      bot_check: false,
      password: { policy: 'default', min: 4, max: 40 },
    })
    expect(await refuse(guarded, account.altchaChallenge, { query: { action: 'other' } })).toMatchObject({
      status: 422,
      fields: ['action:invalid_value'],
    })
  })
})
