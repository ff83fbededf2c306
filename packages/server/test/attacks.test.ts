/** Attacks without a session, through the whole application. */
import { Writable } from 'node:stream'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import { places } from '@larder/contract/places'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from './builders.ts'
import { forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let url: string
let lines: Record<string, unknown>[] = []

const log = pino(
  { level: 'warn' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  }),
)

beforeAll(async () => {
  test = await openTestApp({}, log)
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await makeUser(test, { username: 'owner@example.com' })
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
})
afterAll(() => test.close())
beforeEach(async () => {
  lines = []
  await forgetAttempts(test)
})

const entryAddress = (task: number): string =>
  addressOf(entries.create, { params: { placeId: at.place_id, id: 1, taskId: task } })

const checkToken = (): Promise<{ status: number }> =>
  send(test, account.checkValidToken, { query: { password_token: 'lo_none' } })

describe('many guesses', () => {
  it('are refused without the database once their bucket is empty', async () => {
    for (let attempt = 0; attempt < 31; attempt += 1) await checkToken()
    const { pool } = test.database
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    try {
      expect(await checkToken()).toMatchObject({ status: 429 })
    } finally {
      for (const client of taken) client.release()
    }
  })
  it('give one attempt when the time of Retry-After has passed, regardless of those in between', async () => {
    const start = test.clock.now
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await checkToken()).toMatchObject({ status: 200 })
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await checkToken()).toMatchObject({ status: 429 })
    test.clock.now = new Date(start.getTime() + 2_001)
    expect(await checkToken()).toMatchObject({ status: 200 })
    expect(await checkToken()).toMatchObject({ status: 429 })
    test.clock.now = start
  })
  it('use a few connections to the database and leave the rest to users with a session', async () => {
    const { pool } = test.database
    let most = 0
    const count = (): void => {
      most = Math.max(most, pool.totalCount - pool.idleCount)
    }
    pool.on('acquire', count)
    const attempts = Array.from({ length: 60 }, (_, index) =>
      fetch(`${url}/api/account/check_valid_token?password_token=lo_${index}`, {
        headers: { 'x-forwarded-for': `198.51.${index}.1` },
      }),
    )
    await Promise.all(attempts.map(async (answer) => (await answer).arrayBuffer()))
    pool.off('acquire', count)
    expect(most).toBeLessThanOrEqual(5)
  })
})

describe('a request without a credential', () => {
  it('is refused before its body is read', async () => {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      'POST /api/sensor-data HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n',
    )
    const [first] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(first.toString()).toMatch(/^HTTP\/1.1 401 /)
    const place = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1')
    place.write(
      `PUT /api/place/${at.place_id} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
    )
    const [second] = (await once(place, 'data')) as [Buffer]
    place.destroy()
    expect(second.toString()).toMatch(/^HTTP\/1.1 401 /)
  })
})

describe('the log', () => {
  it('names failed sign-ins with the account and without the input', async () => {
    await send(test, account.login, { body: { username: 'owner@example.com', password: 'secret guess' } })
    await send(test, account.login, { body: { username: 'nobody@example.com', password: 'secret guess' } })
    expect(lines).toMatchObject([
      {
        event: 'sign_in_failed',
        user_id: owner.id,
        remote_address: '127.0.0.1',
        route: '/oauth/token',
        status: 401,
      },
      { event: 'sign_in_failed', route: '/oauth/token' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret guess|nobody@|owner@/)
  })
  it('names rejected credentials, refused permissions and throttled attempts', async () => {
    const reader = await makeUser(test)
    await joinPlace(test, at, reader.id, 'readonly')
    const stranger = await makeUser(test)
    await send(test, places.get, { params: { placeId: at.place_id } }, { token: `ls_${'x'.repeat(43)}` })
    await send(test, places.change, { params: { placeId: at.place_id }, body: {} }, reader)
    await send(test, places.get, { params: { placeId: at.place_id } }, stranger)
    for (let attempt = 0; attempt < 31; attempt += 1) await checkToken()
    expect(lines.map(({ event, user_id }) => [event, user_id])).toEqual([
      ['credential_rejected', undefined],
      ['permission_refused', reader.id],
      ['permission_refused', stranger.id],
      ['attempts_throttled', undefined],
    ])
  })
  it('contains the first hundred lines of an attack and counts all of it at /metrics', async () => {
    const countOf = async (): Promise<number> =>
      Number(/event="credential_rejected"\} (\d+)/.exec((await test.app.inject('/metrics')).body)?.[1] ?? 0)
    const before = await countOf()
    const token = `ls_${'y'.repeat(43)}`
    for (let attempt = 0; attempt < 130; attempt += 1)
      await send(test, places.get, { params: { placeId: at.place_id } }, { token })
    expect(lines.length).toBeLessThanOrEqual(100)
    expect((await countOf()) - before).toBe(130)
  })
  it('shows the counts to the machine itself alone', async () => {
    const response = await test.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    expect(response.statusCode).toBe(404)
  })
})

describe('a body of a repeatable request', () => {
  it.each([
    ['nested 5,000 deep', `{"uuid":"UUID","values":[],"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['with a number beyond all doubles', '{"uuid":"UUID","values":[],"x":1e999}'],
  ])('is refused with 422 when it is %s', async (_title, text) => {
    const task = await makeTask(test, at)
    const response = await test.app.inject({
      method: 'POST',
      url: entryAddress(task),
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload: text.replace('UUID', crypto.randomUUID()),
    })
    expect(response.statusCode).toBe(422)
  })
  it.each(['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z'])(
    'is accepted with a device clock of %s',
    async (time) => {
      const task = await makeTask(test, at)
      const response = await test.app.inject({
        method: 'POST',
        url: entryAddress(task),
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': 'application/json',
          'x-larder-device-time': time,
        },
        payload: { uuid: crypto.randomUUID(), performed_at: test.clock.now.toISOString() },
      })
      expect(response.statusCode).toBeLessThan(500)
    },
  )
})
