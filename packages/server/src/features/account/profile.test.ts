import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { makeUnsubscribeToken, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let person: TestUser

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  person = await makeUser(test, { firstname: 'Mari', lastname: 'Tamm' })
})

describe('the profile', () => {
  it('changes the name, the phone and the intro slides, each alone', async () => {
    expect(
      await call(test, account.changeProfile, { body: { first_name: ' Anna ', last_name: 'Kask' } }, person),
    ).toMatchObject({ firstname: 'Anna', lastname: 'Kask' })
    expect(
      await call(test, account.changeProfile, { body: { has_seen_intro_slides: true } }, person),
    ).toMatchObject({ firstname: 'Anna', has_seen_intro_slides: true })
    expect(
      await call(test, account.changeProfile, { body: { phone: '+372 5551234' } }, person),
    ).toMatchObject({ phone: '+372 5551234' })
    const { rows } = await test.database.pool.query(
      `select entity_id, detail from audit where route = 'account.change_profile' and user_id = $1 order
        by id`,
      [person.id],
    )
    expect(rows).toEqual(
      [['firstname', 'lastname'], ['has_seen_intro_slides'], ['phone']].map((changed) => ({
        entity_id: String(person.id),
        detail: { changed },
      })),
    )
  })
  it.each([
    [{ first_name: '', last_name: 'Kask' }, 'first_name:required'],
    [{ first_name: 'Anna', last_name: ' ' }, 'last_name:required'],
    [{ first_name: 'Anna' }, 'last_name:required'],
    [{ last_name: 'Kask' }, 'first_name:required'],
    [{}, 'first_name:required'],
    [{ has_seen_intro_slides: 'yes' }, 'has_seen_intro_slides:invalid_type'],
  ])('refuses %j', async (body, field) => {
    expect(await refuse(test, account.changeProfile, { body }, person)).toMatchObject({
      status: 422,
      fields: [field],
    })
  })
  it('changes no other user and no other field', async () => {
    const other = await makeUser(test)
    await call(
      test,
      account.changeProfile,
      {
        body: {
          first_name: 'Anna',
          last_name: 'Kask',
          id: other.id,
          username: 'stolen@example.com',
          id_code: 'X',
        } as never,
      },
      person,
    )
    expect(await call(test, account.profile, {}, other)).toMatchObject({ firstname: 'Mari' })
    expect(await call(test, account.profile, {}, person)).toMatchObject({
      username: person.username,
      id_code: null,
    })
  })
  it('requires a session', async () => {
    for (const route of [
      account.profile,
      account.changeProfile,
      account.changeLang,
      account.changeNewsletter,
      account.seeNotification,
      account.logout,
      account.exchangeSession,
    ]) {
      expect(await refuse(test, route, { body: {} })).toMatchObject({ status: 401, code: 'unauthorized' })
    }
  })
  it('changes the language to another existing one', async () => {
    expect(await call(test, account.changeLang, { body: { lang: 'lv' } }, person)).toMatchObject({
      lang: 'lv',
    })
    const answers = await Promise.all(
      ['', '  ', 'lv', 'xx'].map((lang) => send(test, account.changeLang, { body: { lang } }, person)),
    )
    const none = {
      status: 422,
      body: { errors: [{ field: 'lang', code: 'required', message: 'No language is selected' }] },
    }
    expect(answers).toMatchObject([
      none,
      none,
      {
        status: 422,
        body: {
          errors: [{ field: 'lang', code: 'same_language', message: 'Please select a different language' }],
        },
      },
      {
        status: 422,
        body: { errors: [{ field: 'lang', code: 'unknown_language', message: 'Language not found!' }] },
      },
    ])
    expect(await call(test, account.profile, {}, person)).toMatchObject({ lang: 'lv' })
  })
  it('turns the weekly e-mail on and off, and off by the link of an e-mail, twice without harm', async () => {
    expect(await call(test, account.changeNewsletter, { body: { newsletter: true } }, person)).toMatchObject({
      newsletter: true,
    })
    const token = await makeUnsubscribeToken(test, person.id)
    const link = { body: { password_token: token } }
    const isEnded = { valid: true, purpose: 'weekly_email' }
    expect(await call(test, account.checkMailedToken, link)).toEqual({ ...isEnded, is_ended: false })
    for (const _ of [1, 2]) await call(test, account.unsubscribe, { body: { token } })
    expect(await call(test, account.checkMailedToken, link)).toEqual({ ...isEnded, is_ended: true })
    expect(await call(test, account.profile, {}, person)).toMatchObject({ newsletter: false })
    expect(await refuse(test, account.unsubscribe, { body: { token: 'lo_nothing' } })).toMatchObject({
      status: 422,
      fields: ['token:expired_token'],
    })
    expect(await refuse(test, account.unsubscribe, { body: {} })).toMatchObject({
      status: 422,
      fields: ['token:required'],
    })
    expect(await refuse(test, account.changeNewsletter, { body: {} }, person)).toMatchObject({
      fields: ['newsletter:required'],
    })
  })
  it('stores which notification was seen last', async () => {
    expect(
      await call(test, account.seeNotification, { body: { date: '2026-11-20T08:00:00Z' } }, person),
    ).toMatchObject({ last_seen_notification_at: '2026-11-20T08:00:00.000Z' })
    expect(
      await refuse(test, account.seeNotification, { body: { date: 'yesterday' } }, person),
    ).toMatchObject({ status: 422, fields: ['date:invalid_format'] })
  })
})

describe('texts', () => {
  it('answers a language with an ETag, and 304 to a client that has it', async () => {
    const first = await test.app.inject({ method: 'GET', url: '/api/lang/et.json' })
    expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=60, stale-while-revalidate=86400',
    ])
    const second = await test.app.inject({
      method: 'GET',
      url: '/api/lang/et.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })
  it('answers English for an unknown language', async () => {
    const [unknown, english, path] = await Promise.all(
      ['xx', 'en', '..%2fpackage'].map((lang) =>
        test.app.inject({ method: 'GET', url: `/api/lang/${lang}.json` }),
      ),
    )
    expect([unknown?.statusCode, path?.statusCode]).toEqual([200, 200])
    expect([unknown?.body, path?.body]).toEqual([english?.body, english?.body])
  })
  it('shows British texts over the American ones', async () => {
    const texts = await Promise.all(
      ['en', 'en_GB', 'en-GB'].map(
        async (lang) =>
          (await test.app.inject({ method: 'GET', url: `/api/lang/${lang}.json` })).json() as Record<
            string,
            string
          >,
      ),
    )
    expect(texts.map((text) => text['plan.matrix_legend'])).toEqual(['Colors', 'Colours', 'Colours'])
    expect(texts.map((text) => text['entries.save'])).toEqual(['Save', 'Save', 'Save'])
  })
})

describe('the country', () => {
  it.each([
    ['en-GB,en;q=0.9', 76, '44'],
    ['uk', 227, '380'],
    ['xx-YY,de-DE;q=0.5', 56, '49'],
    ['ru', 63, '372'],
    ['', 63, '372'],
    ['__proto__,constructor', 63, '372'],
  ])('is guessed from %j', async (language, country_id, phone_code) => {
    const response = await test.app.inject({
      method: 'GET',
      url: account.usersCountry.path,
      headers: { 'accept-language': language },
    })
    expect(response.json()).toEqual({ country_id, phone_code })
  })
})
