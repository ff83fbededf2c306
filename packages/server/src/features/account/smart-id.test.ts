import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { hashToken } from '#kit/tokens.ts'
import { makeUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { openProvider, redirect_uri, walk, type TestProvider } from '#test/identity-provider.ts'

let test: TestApp
let provider: TestProvider

beforeAll(async () => {
  provider = await openProvider()
  test = await openTestApp({ oidc: provider.oidc })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})
beforeEach(() => forgetAttempts(test))

async function travel(login: string): Promise<{ oauth_code: string; redirect_uri: string; state: string }> {
  const { authorization_url, state } = await call(test, account.startSmartid)
  const back = await walk(authorization_url, login)
  expect(back.searchParams.get('state')).toBe(state)
  return { oauth_code: back.searchParams.get('code') ?? '', redirect_uri, state }
}
const finish = (body: unknown) =>
  refuse(test, account.finishSmartidLogin, { query: { response_type: 'token', client_id: '1' }, body })

describe('Smart-ID', () => {
  it('returns the person to register, and the registration uses the proven id code', async () => {
    const unknown = await call(test, account.finishSmartidLogin, {
      query: { response_type: 'token', client_id: '1' },
      body: await travel('EE48001010001'),
    })
    expect(unknown).toMatchObject({ firstname: 'Mari-Liis', lastname: 'Männik', idcode: 'EE48001010001' })
    expect(unknown.access_token).toBeUndefined()
    const { registration_token = '' } = unknown
    const body = {
      first_name: 'Mari-Liis',
      last_name: 'Männik',
      username: 'mari-liis@example.com',
      password: 'seven cold fridges',
      lang: 'et',
      registration_token,
    }
    const made = await call(test, account.register, { body })
    expect(await call(test, account.profile, {}, { token: made.access_token })).toMatchObject({
      id_code: 'EE48001010001',
    })
    expect(
      await refuse(test, account.register, { body: { ...body, username: 'again@example.com' } }),
    ).toMatchObject({ status: 422, fields: ['registration_token:expired_token'] })
    const known = await call(test, account.finishSmartidLogin, { body: await travel('EE48001010001') })
    expect(known.idcode).toBeUndefined()
    expect(await call(test, account.profile, {}, { token: known.access_token ?? '' })).toMatchObject({
      username: 'mari-liis@example.com',
    })
  })
  it('never signs in a user with another id code', async () => {
    const { id } = await makeUser(test)
    await test.database.pool.query("update users set id_code = 'EE39001010002' where id = $1", [id])
    expect(
      (await call(test, account.finishSmartidLogin, { body: await travel('EE39001010003') })).access_token,
    ).toBeUndefined()
  })
  it('accepts a code and a state once', async () => {
    const body = await travel('EE48001010004')
    await call(test, account.finishSmartidLogin, { body })
    const { rows } = await test.database.pool.query(
      'select used_at from one_time_tokens where token_hash = $1',
      [hashToken(body.state)],
    )
    expect(rows).toEqual([{ used_at: test.clock.now.toISOString() }])
    expect(await finish(body)).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })
  it("refuses a forged code, another user's state, an old state and another return address", async () => {
    const [one, two] = [await travel('EE48001010005'), await travel('EE48001010005')]
    expect(await finish({ ...one, oauth_code: 'forged' })).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    })
    expect(await finish({ ...one, state: two.state })).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    })
    expect(await finish({ ...one, state: 'lo_never_made' })).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    })
    expect(await finish({ ...one, redirect_uri: 'https://elsewhere.example/' })).toMatchObject({
      status: 422,
      fields: ['redirect_uri:redirect_uri'],
    })
    expect(await finish({})).toMatchObject({
      status: 422,
      fields: ['oauth_code:required', 'redirect_uri:required', 'state:required'],
    })
    const start = test.clock.now
    test.clock.now = new Date(start.getTime() + 30 * 60_000)
    expect(await finish(two)).toMatchObject({ status: 401, code: 'invalid_credentials' })
    test.clock.now = start
  })
  it('stores neither state, nonce nor verifier', async () => {
    const { state } = await call(test, account.startSmartid)
    const { rows } = await test.database.pool.query<{ all: string }>(
      'select string_agg(t::text, $1) as all from one_time_tokens t',
      [' '],
    )
    expect(rows[0]?.all).not.toContain(state.slice(3))
    expect(
      (
        await test.database.pool.query(
          "select distinct detail from one_time_tokens where purpose = 'oauth_state'",
        )
      ).rows,
    ).toEqual([{ detail: {} }])
  })
  it('answers 404 where it is not configured and 503 where the provider is down', async () => {
    const plain = await openTestApp()
    const away = await openTestApp({
      oidc: { issuer: 'http://127.0.0.1:9', client_id: 'x', client_secret: 'y' },
    })
    expect(await refuse(plain, account.startSmartid, {})).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refuse(away, account.startSmartid, {})).toMatchObject({ status: 503, code: 'overloaded' })
    expect((await call(test, account.options)).smart_id).toBe(true)
    await plain.close()
    await away.close()
  })
})
