import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { hashPassword, passwordLoad, verifyPassword } from '#kit/passwords.ts'
import { joinCompany, makeCompany, makeUser } from '#test/builders.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

const password = 'seven cold fridges'
let test: TestApp

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
/** Every case starts with full buckets. */
beforeEach(async () => {
  await forgetAttempts(test)
})

async function makeAccount(username: string, stored?: string | null): Promise<number> {
  const { id } = await makeUser(test, { username })
  await test.database.pool.query('update users set password_hash = $1 where id = $2', [
    stored === undefined ? await hashPassword(password) : stored,
    id,
  ])
  return id
}
const count = async (query: string, values: unknown[] = []): Promise<number> =>
  (await test.database.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`, values)).rows[0]
    ?.n ?? -1

describe('signing in', () => {
  it('answers a session of 12 hours, or of 30 days when remembered', async () => {
    await makeAccount('cook@example.com')
    const short = await call(test, account.login, { body: { username: 'cook@example.com', password } })
    const long = await call(test, account.login, {
      body: { username: ' Cook@Example.com ', password, remember_me: true, lang: 'et' },
    })
    expect([short.expires_in, long.expires_in]).toEqual([12 * 3600, 30 * 86_400])
    expect(short.access_token).toMatch(/^ls_[\w-]{43}$/)
    expect(await call(test, account.profile, {}, { token: long.access_token })).toMatchObject({
      username: 'cook@example.com',
      lang: 'en',
    })
    expect(await count("audit where route = 'account.login'")).toBe(2)
  })
  it('stores tokens only as hashes', async () => {
    await makeAccount('hashes@example.com')
    const { access_token, device_token } = await call(test, account.login, {
      body: { username: 'hashes@example.com', password },
    })
    const { rows } = await test.database.pool.query<{ all: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as all from (select s::text as t from sessions s
        union all select d::text from known_devices d) x`,
    )
    expect(rows[0]?.all).not.toContain(access_token.slice(3))
    expect(rows[0]?.all).not.toContain(device_token.slice(3))
  })
  it('answers alike for an unknown account, a wrong password and none', async () => {
    await makeAccount('known@example.com')
    await makeAccount('invited@example.com', null)
    const answers = await Promise.all(
      ['known@example.com', 'unknown@example.com', 'invited@example.com'].map((username) =>
        send(test, account.login, { body: { username, password: 'wrong one' } }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        '[401,{"code":"invalid_credentials","message":"These credentials do not match our records."}]',
      ]),
    )
  })
  it('accepts a password composed by another keyboard', async () => {
    await makeAccount('composed@example.com', await hashPassword('köögi võti'))
    expect(
      (
        await send(test, account.login, {
          body: { username: 'composed@example.com', password: 'köögi võti'.normalize('NFD') },
        })
      ).status,
    ).toBe(200)
  })
  it('answers 422 or 401, never more, to odd usernames', async () => {
    for (const username of ['\u0000', 'a\u0000b', '\ud800', "' or 1=1 --", 'x'.repeat(254)])
      expect([401, 422]).toContain((await send(test, account.login, { body: { username, password } })).status)
  })
  it('names missing fields', async () => {
    expect(await refuse(test, account.login, { body: {} })).toMatchObject({
      status: 422,
      fields: ['username:required', 'password:required'],
    })
    expect(await refuse(test, account.login, { body: { username: 'a@b.ee', password: 7 } })).toMatchObject({
      status: 422,
      fields: ['password:invalid_type'],
    })
  })
  it('rehashes a password that was hashed with other parameters', async () => {
    const { hash } = await import('@node-rs/argon2')
    const id = await makeAccount(
      'old@example.com',
      await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    )
    await call(test, account.login, { body: { username: 'old@example.com', password } })
    const { rows } = await test.database.pool.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    )
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    await call(test, account.login, { body: { username: 'old@example.com', password } })
  })
  it('ends a session after its time, and an ordinary one after 8 idle hours', async () => {
    await makeAccount('idle@example.com')
    const start = test.clock.now
    const short = await call(test, account.login, { body: { username: 'idle@example.com', password } })
    const long = await call(test, account.login, {
      body: { username: 'idle@example.com', password, remember_me: true },
    })
    const at = async (hours: number, token: string): Promise<number> => {
      test.clock.now = new Date(start.getTime() + hours * 3_600_000)
      return (await send(test, account.profile, {}, { token })).status
    }
    expect(await at(7.9, short.access_token)).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await at(11.9, short.access_token)).toBe(200)
    expect(await at(12, short.access_token)).toBe(401)
    expect(await at(29.9 * 24, long.access_token)).toBe(200)
    expect(await at(30 * 24, long.access_token)).toBe(401)
    test.clock.now = start
    const idle = await call(test, account.login, { body: { username: 'idle@example.com', password } })
    expect(await at(8.1, idle.access_token)).toBe(401)
    test.clock.now = start
  })
  it('denies a removed role everything from the next request on (R3.6)', async () => {
    const owner = await makeUser(test)
    const member = await makeUser(test)
    const company = await makeCompany(test, owner)
    await joinCompany(test, company, member.id, 'member')
    const companiesOf = async (): Promise<unknown> => {
      const { rows } = await test.database.pool.query(
        `select app.enter('user', (select token_hash from sessions where user_id = $1 limit 1), $2, null,
          null) -> 'actor' -> 'companies' as companies`,
        [member.id, test.clock.now.toISOString()],
      )
      return (rows[0] as { companies: unknown }).companies
    }
    expect(await companiesOf()).toEqual({ [company]: 'member' })
    await test.database.pool.query('delete from company_members where user_id = $1', [member.id])
    expect(await companiesOf()).toEqual({})
  })
})

describe('guessing (R3.8)', () => {
  it('hashes at most 30 of 300 guesses in 10 minutes, and lets a known device in', async () => {
    await makeAccount('owner@example.com')
    const start = test.clock.now
    const { device_token } = await call(test, account.login, {
      body: { username: 'owner@example.com', password },
    })
    await forgetAttempts(test)
    const statuses = new Map<number, number>()
    for (let guess = 0; guess < 300; guess += 1) {
      test.clock.now = new Date(start.getTime() + guess * 2_000)
      const { status } = await send(test, account.login, {
        body: {
          username: guess % 2 ? 'owner@example.com' : 'OWNER@example.com ',
          password: `guess ${guess}`,
        },
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429])
    expect(statuses.get(401)).toBeLessThanOrEqual(30)
    const locked = await send(test, account.login, { body: { username: 'owner@example.com', password } })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    expect(
      await call(
        test,
        account.login,
        { body: { username: 'owner@example.com', password } },
        { device: device_token },
      ),
    ).toMatchObject({ device_token })
    expect(
      (
        await send(
          test,
          account.login,
          { body: { username: 'owner@example.com', password } },
          { device: `ld_${'x'.repeat(43)}` },
        )
      ).status,
    ).toBe(429)
    test.clock.now = start
  })
  it('counts every spelling that finds the account in one bucket', async () => {
    await makeAccount('mİrjİ@example.com')
    const spellings = [
      'mİrjİ@example.com',
      'MİRJİ@EXAMPLE.COM',
      'mirjİ@example.com',
      'mİrji@example.com',
      'mirji@example.com',
    ]
    const found = await Promise.all(
      spellings.map(
        async (username) =>
          (await send(test, account.login, { body: { username, password } })).status === 200,
      ),
    )
    const { rows } = await test.database.pool.query<{ folded: string }>(
      'select distinct lower(x) as folded from unnest($1::text[]) x',
      [spellings.filter((_, index) => found[index])],
    )
    const { rows: buckets } = await test.database.pool.query(
      "select key from throttles where key like 'sign_in:%'",
    )
    expect(rows.length).toBe(1)
    expect(buckets.length).toBe(
      new Set(
        (
          await test.database.pool.query<{ folded: string }>(
            'select lower(x) as folded from unnest($1::text[]) x',
            [spellings],
          )
        ).rows.map(({ folded }) => folded),
      ).size,
    )
  })
  it('removes buckets that were not used for a day', async () => {
    await makeAccount('tidy@example.com')
    await test.database.pool.query("insert into throttles values ('old', 1, $1), ('new', 1, $2)", [
      new Date(test.clock.now.getTime() - 86_400_001).toISOString(),
      new Date(test.clock.now.getTime() - 86_399_000).toISOString(),
    ])
    await call(test, account.login, { body: { username: 'tidy@example.com', password } })
    expect(await count("throttles where key in ('old', 'new')")).toBe(1)
  })
  it('throttles one address that tries many accounts', async () => {
    const answers: number[] = []
    for (let guess = 0; guess < 62; guess += 1)
      answers.push(
        (
          await send(test, account.login, {
            body: { username: `nobody${guess}@example.com`, password: 'guess' },
          })
        ).status,
      )
    expect(answers.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(answers.slice(60)).toEqual([429, 429])
  })
  it('keeps one device token for people who share a browser', async () => {
    await makeAccount('early@example.com')
    await makeAccount('late@example.com')
    const { device_token } = await call(test, account.login, {
      body: { username: 'early@example.com', password },
    })
    const second = await call(
      test,
      account.login,
      { body: { username: 'late@example.com', password } },
      { device: device_token },
    )
    const third = await call(
      test,
      account.login,
      { body: { username: 'late@example.com', password } },
      { device: 'ld_made_up_by_the_browser' },
    )
    expect(second.device_token).toBe(device_token)
    expect(third.device_token).not.toBe('ld_made_up_by_the_browser')
    expect(
      await count('known_devices d join users u on u.id = d.user_id where u.username = any($1)', [
        ['early@example.com', 'late@example.com'],
      ]),
    ).toBe(3)
  })
  it('computes two hashes at a time and answers 503 when the queue is full', async () => {
    const stored = await hashPassword(password)
    const all = Array.from({ length: 70 }, () => verifyPassword(stored, 'wrong'))
    expect(passwordLoad()).toEqual({ running: 2, waiting: 64 })
    const settled = await Promise.allSettled(all)
    const refused = settled.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: string }] : [],
    )
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'overloaded'))
    expect(passwordLoad()).toEqual({ running: 0, waiting: 0 })
  })
})

describe('signing out', () => {
  it('ends the session of the header, and no other', async () => {
    const { id, token } = await makeUser(test)
    await makeUser(test)
    const before = await count('sessions')
    expect(await call(test, account.logout, {}, { token })).toEqual({ ok: true })
    expect(await count('sessions')).toBe(before - 1)
    expect(await refuse(test, account.profile, {}, { token })).toMatchObject({
      status: 401,
      code: 'unauthorized',
    })
    expect(await count("audit where route = 'account.logout' and user_id = $1", [id])).toBe(1)
  })
  it('accepts no cookie and no query for a session (C5)', async () => {
    const { token } = await makeUser(test)
    const response = await test.app.inject({
      method: 'GET',
      url: `/api/logout?access_token=${token}`,
      headers: { cookie: `access_token=${token}` },
    })
    expect(response.statusCode).toBe(401)
    await call(test, account.profile, {}, { token })
  })
  it('exchanges a token once, also when it is sent eight times at once', async () => {
    const { token } = await makeUser(test)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(test, account.exchangeSession, {}, { token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401, 401, 401])
  })
  it('exchanges a token from an address once, for one that lasts no longer', async () => {
    const { token } = await makeUser(test)
    const fresh = await call(test, account.exchangeSession, {}, { token })
    expect(fresh.access_token).not.toBe(token)
    expect(fresh.expires_in).toBe(30 * 86_400)
    expect((await send(test, account.exchangeSession, {}, { token })).status).toBe(401)
    await call(test, account.profile, {}, { token: fresh.access_token })
  })
})
