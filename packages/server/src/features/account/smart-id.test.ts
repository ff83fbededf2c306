/** Against a real OpenID Connect provider on this machine: its own pages are walked through as a browser would. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { hashToken } from '#kit/tokens.ts'
import { makeUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

const redirect_uri = 'http://larder.test/auth/oauth-return'
let test: TestApp
let server: Server

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', providerAt(issuer).callback())
  test = await openTestApp({ oidc: { issuer, client_id: 'larder', client_secret: 'a-secret-for-the-test' } })
})
afterAll(async () => {
  await test.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => test.database.pool.query('delete from throttles'))

function providerAt(issuer: string): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: 'larder', client_secret: 'a-secret-for-the-test', redirect_uris: [redirect_uri], grant_types: ['authorization_code'], response_types: ['code'], token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, given_name: 'Mari-Liis', family_name: 'Männik' }) }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['cookies of the test'] },
    pkce: { required: () => true },
  })
}

/** Follows redirects and fills the provider's sign-in and consent forms until it sends back to the product. */
async function walk(authorization_url: string, login: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next: { url: string; form?: URLSearchParams } = { url: authorization_url }
  for (let step = 0; step < 12; step += 1) {
    if (next.url.startsWith(redirect_uri)) return new URL(next.url)
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = answer.headers.get('location')
    const page = await answer.text()
    next = location === null ? formOf(page, next.url, login) : { url: new URL(location, next.url).href }
  }
  throw new Error('The provider never sent back.')
}

function formOf(page: string, base: string, login: string): { url: string; form: URLSearchParams } {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
  if (action === undefined || prompt === undefined) throw new Error(`No form: ${page.slice(0, 500)}`)
  return { url: new URL(action, base).href, form: new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }) }
}

async function travel(login: string): Promise<{ oauth_code: string; redirect_uri: string; state: string }> {
  const { authorization_url, state } = await call(test, account.startSmartid)
  const back = await walk(authorization_url, login)
  expect(back.searchParams.get('state')).toBe(state)
  return { oauth_code: back.searchParams.get('code') ?? '', redirect_uri, state }
}
const finish = (body: unknown) => refuse(test, account.finishSmartidLogin, { query: { response_type: 'token', client_id: '1' }, body })

describe('Smart-ID', () => {
  it('tells who is to be registered, and the registration takes the proven id code', async () => {
    const unknown = await call(test, account.finishSmartidLogin, { query: { response_type: 'token', client_id: '1' }, body: await travel('EE48001010001') })
    expect(unknown).toMatchObject({ firstname: 'Mari-Liis', lastname: 'Männik', idcode: 'EE48001010001' })
    expect(unknown.access_token).toBeUndefined()
    const { registration_token = '' } = unknown
    const body = { first_name: 'Mari-Liis', last_name: 'Männik', username: 'mari-liis@example.com', password: 'seven cold fridges', lang: 'et', registration_token }
    const made = await call(test, account.register, { body })
    expect(await call(test, account.profile, {}, { token: made.access_token })).toMatchObject({ id_code: 'EE48001010001' })
    expect(await refuse(test, account.register, { body: { ...body, username: 'again@example.com' } })).toMatchObject({ status: 422, fields: ['registration_token:expired_token'] })
    const known = await call(test, account.finishSmartidLogin, { body: await travel('EE48001010001') })
    expect(known.idcode).toBeUndefined()
    expect(await call(test, account.profile, {}, { token: known.access_token ?? '' })).toMatchObject({ username: 'mari-liis@example.com' })
  })
  it('never signs in whose id code is another', async () => {
    const { id } = await makeUser(test)
    await test.database.pool.query("update users set id_code = 'EE39001010002' where id = $1", [id])
    expect((await call(test, account.finishSmartidLogin, { body: await travel('EE39001010003') })).access_token).toBeUndefined()
  })
  it('takes a code and a state once', async () => {
    const body = await travel('EE48001010004')
    await call(test, account.finishSmartidLogin, { body })
    const { rows } = await test.database.pool.query('select used_at from one_time_tokens where token_hash = $1', [hashToken(body.state)])
    expect(rows).toEqual([{ used_at: test.clock.now.toISOString() }])
    expect(await finish(body)).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })
  it('refuses a forged code, a state of another journey, an old state and another return address', async () => {
    const [one, two] = [await travel('EE48001010005'), await travel('EE48001010005')]
    expect(await finish({ ...one, oauth_code: 'forged' })).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await finish({ ...one, state: two.state })).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await finish({ ...one, state: 'lo_never_made' })).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await finish({ ...one, redirect_uri: 'https://elsewhere.example/' })).toMatchObject({ status: 422, fields: ['redirect_uri:redirect_uri'] })
    expect(await finish({})).toMatchObject({ status: 422, fields: ['oauth_code:required', 'redirect_uri:required', 'state:required'] })
    const start = test.clock.now
    test.clock.now = new Date(start.getTime() + 30 * 60_000)
    expect(await finish(two)).toMatchObject({ status: 401, code: 'invalid_credentials' })
    test.clock.now = start
  })
  it('stores neither state, nonce nor verifier', async () => {
    const { state } = await call(test, account.startSmartid)
    const { rows } = await test.database.pool.query<{ all: string }>('select string_agg(t::text, $1) as all from one_time_tokens t', [' '])
    expect(rows[0]?.all).not.toContain(state.slice(3))
    expect((await test.database.pool.query("select distinct detail from one_time_tokens where purpose = 'oauth_state'")).rows).toEqual([{ detail: {} }])
  })
  it('answers 404 where it is not configured and 503 where the provider is away', async () => {
    const plain = await openTestApp()
    const away = await openTestApp({ oidc: { issuer: 'http://127.0.0.1:9', client_id: 'x', client_secret: 'y' } })
    expect(await refuse(plain, account.startSmartid, {})).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refuse(away, account.startSmartid, {})).toMatchObject({ status: 503, code: 'overloaded' })
    expect((await call(test, account.options)).smart_id).toBe(true)
    await plain.close()
    await away.close()
  })
})
