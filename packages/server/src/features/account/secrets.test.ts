/** R3.10: secrets that pass through the account routes are in no log line, at any level. */
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { startWorker } from '#kit/jobs/job-worker.ts'
import { buildApp, jobHandlers, jobLanes } from '../../app.ts'
import { makeUser } from '#test/builders.ts'
import { call, openTestApp, send, type TestApp } from '#test/harness.ts'

let quiet: TestApp
let test: TestApp
const lines: string[] = []

beforeAll(async () => {
  quiet = await openTestApp()
  await quiet.worker.stop()
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const platform = { ...quiet.platform, log: pino({ level: 'trace' }, sink) }
  test = {
    ...quiet,
    platform,
    app: await buildApp(platform),
    worker: startWorker(platform, jobHandlers, { lanes: jobLanes, runs: 'when drained' }),
  }
})
afterAll(async () => {
  await test.worker.stop()
  await test.app.close()
  await quiet.close()
})

it('writes no password and no token into the log (R3.10)', async () => {
  const password = 'canary-password-7f3a'
  const fresh = 'canary-fresh-91bc'
  const username = 'canary@example.com'
  const body = {
    first_name: 'Mari',
    last_name: 'Tamm',
    username,
    password,
    lang: 'en',
    phone: '',
    recaptcha_token: 'canary-proof-5511',
  }
  const { access_token, device_token } = await call(test, account.register, { body })
  const { token } = await makeUser(test)
  const refused: [string, Promise<unknown>][] = [
    [
      'wrong password',
      send(
        test,
        account.login,
        { body: { username, password: 'canary-wrong-2204' } },
        { device: device_token },
      ),
    ],
    [
      'broken body',
      test.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { 'content-type': 'application/json' },
        payload: '{"password":"canary-broken-8812"',
      }),
    ],
    [
      'token in a query',
      test.app.inject({
        method: 'GET',
        url: `/api/profile?access_token=${access_token}&shared_access_token=la_canary`,
      }),
    ],
    [
      'proof in a query',
      send(test, account.checkUsername, {
        query: { username: 'a@example.com', recaptcha_token: 'canary-proof-5511' },
      }),
    ],
    [
      'foreign link',
      send(test, account.setNewPassword, { body: { password_token: 'lo_canary_4410', new_password: fresh } }),
    ],
    [
      'unknown address',
      test.app.inject({ method: 'GET', url: '/api/nowhere?password_token=lo_canary_4410' }),
    ],
    ['same account', send(test, account.register, { body })],
  ]
  for (const [, one] of refused) await one
  await call(test, account.recover, { body: { username, lang: 'en' } })
  await test.worker.drain()
  const password_token = /password_token=(lo_[\w-]+)/.exec(quiet.mails.at(-1)?.text ?? '')?.[1] ?? 'missing'
  await call(test, account.checkValidToken, { query: { password_token } })
  await call(test, account.setNewPassword, { body: { password_token, new_password: fresh } })
  const session = await call(test, account.login, { body: { username, password: fresh } })
  const exchanged = await call(test, account.exchangeSession, {}, { token: session.access_token })
  await call(test, account.logout, {}, { token: exchanged.access_token })
  await send(
    test,
    account.changePassword,
    { body: { old_password: 'canary-old-6620', new_password: fresh } },
    { token },
  )
  const secrets = [
    password,
    fresh,
    access_token,
    device_token,
    password_token,
    session.access_token,
    exchanged.access_token,
    token,
    'canary-wrong-2204',
    'canary-broken-8812',
    'la_canary',
    'canary-proof-5511',
    'lo_canary_4410',
    'canary-old-6620',
  ]
  const log = lines.join('')
  expect(log).toContain('/api/account/check_valid_token')
  expect(lines.length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(password_token).not.toBe('missing')
  const { rows } = await quiet.database.pool.query<{ all: string }>(
    "select coalesce(string_agg(a::text, ' '), '') as all from audit a",
  )
  expect(secrets.filter((secret) => rows[0]?.all.includes(secret))).toEqual([])
})

it('stores no password, and of the tokens only hashes', async () => {
  const { rows } = await quiet.database.pool.query<{ all: string }>(
    `select string_agg(x, ' ') as all from (select u::text as x from users u union all select s::text
      from sessions s union all select t::text from one_time_tokens t union all select j::text from jobs
      j) y`,
  )
  expect(rows[0]?.all).not.toMatch(/canary-|ls_|ld_|lo_/)
})
