import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { plans } from '@larder/contract/plans'
import { webhooks } from '@larder/contract/webhooks'
import { openNameServer } from '#test/name-server.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { makeScene, withPlan, type Scene } from '#test/scene.ts'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

let test: TestApp
let scene: Scene
let receiver: Server
let url = ''
let answers: number[] = []
const received: Received[] = []

beforeAll(async () => {
  test = await openTestApp({ webhook_targets: 'any' })
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/larder`
})
afterAll(async () => {
  await test.close()
  receiver.close()
})
beforeEach(async () => {
  scene = await makeScene(test)
  await test.worker.drain()
  received.length = 0
  answers = []
})

const of = (id: number) => ({ companyId: scene.company, id })
const add = (events: ('entry.made' | 'entry.breach' | 'sensor.alarm' | 'plan.confirmed')[]) =>
  call(test, webhooks.create, { params: { companyId: scene.company }, body: { url, events } }, scene.owner)
const log = (id: number) => call(test, webhooks.deliveries, { params: of(id) }, scene.owner)

async function enter(temp: string): Promise<string> {
  const { task: taskId, place: placeId, owner } = scene
  const uuid = randomUUID()
  const options = temp === '4.0' ? {} : { action_options: [{ option_text: 'Closed the door' }] }
  const body = {
    uuid,
    ...options,
    entry_fields: [{ task_step_id: taskId, value: { temp, unit: 'C' as const } }],
  }
  await call(test, entries.create, { params: { placeId, id: 1, taskId }, body }, owner)
  return uuid
}

/** As a receiver does it that knows nothing but the documentation. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

it('tells of an entry once, signed, and writes it down', async () => {
  const { id, secret } = await add(['entry.made'])
  const uuid = await enter('4.0')
  await test.worker.drain()
  expect(received).toHaveLength(1)
  const [notice] = received
  expect(notice && isSigned(notice, secret)).toBe(true)
  expect(notice && isSigned({ ...notice, body: `${notice.body} ` }, secret)).toBe(false)
  expect(JSON.parse(notice?.body ?? '')).toMatchObject({
    type: 'entry.made',
    timestamp: test.clock.now.toISOString(),
    data: { company_id: scene.company, place_id: scene.place, uuid, status: 'done' },
  })
  expect(await log(id)).toMatchObject([
    { event: 'entry.made', status: 'delivered', attempts: 1, response_status: 200, error: null },
  ])
  expect(await call(test, webhooks.list, { params: { companyId: scene.company } }, scene.owner)).toEqual([
    { id, url, events: ['entry.made'], is_active: true, version: 1, created_at: expect.any(String) },
  ])
})

it('tells of breaches and of a confirmed plan, each to those who asked for it', async () => {
  await add(['entry.breach', 'plan.confirmed'])
  await withPlan(scene)
  await enter('9.0')
  await call(test, plans.confirm, { params: { placeId: scene.place }, body: {} }, scene.owner)
  await test.worker.drain()
  expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted()).toEqual([
    'entry.breach',
    'plan.confirmed',
  ])
})

it('sends again after growing pauses with the same id, then gives up, and sends once more when asked', async () => {
  const { id } = await add(['entry.made'])
  answers = [500, 500, 500, 500, 500, 200]
  await enter('4.0')
  await test.worker.drain()
  for (const minutes of [1, 10, 60, 360]) {
    const [waiting] = await log(id)
    expect(waiting).toMatchObject({ status: 'waiting', error: 'answer', response_status: 500 })
    await test.worker.drain()
    test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
    await test.worker.drain()
  }
  expect(await log(id)).toMatchObject([{ status: 'failed', attempts: 5, next_attempt_at: null }])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received).toHaveLength(5)
  const [failed] = await log(id)
  const params = { ...of(id), deliveryId: failed?.id ?? 0 }
  await call(test, webhooks.sendAgain, { params }, scene.owner)
  await test.worker.drain()
  expect(await log(id)).toMatchObject([{ status: 'delivered', attempts: 1 }])
})

it('leaves an address alone for a minute after a failure, and loses nothing', async () => {
  const { id } = await add(['entry.made'])
  answers = [503]
  await enter('4.0')
  await test.worker.drain()
  await enter('4.0')
  await test.worker.drain()
  expect(received).toHaveLength(1)
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  await test.worker.drain()
  expect((await log(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
})

it('runs few jobs for an address that never answers, however many notices there are', async () => {
  await add(['entry.made'])
  answers = Array.from({ length: 40 }, () => 503)
  for (let count = 0; count < 4; count += 1) await enter('4.0')
  let jobs = 0
  for (let minute = 0; minute < 45; minute += 1) {
    jobs += await test.worker.drain()
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  }
  expect(jobs).toBeLessThanOrEqual(4 * 3)
})

it('sends no waiting notice once it is off, until somebody asks for it', async () => {
  const { id } = await add(['entry.made'])
  answers = [503]
  await enter('4.0')
  await test.worker.drain()
  const body = { url, events: ['entry.made' as const], is_active: false }
  await call(test, webhooks.change, { params: of(id), body }, scene.owner)
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  await test.worker.drain()
  expect(received).toHaveLength(1)
  const [ended] = await log(id)
  expect(ended).toMatchObject({ status: 'failed', error: 'answer', next_attempt_at: null })
  const params = { ...of(id), deliveryId: ended?.id ?? 0 }
  await call(test, webhooks.sendAgain, { params }, scene.owner)
  await test.worker.drain()
  expect(await log(id)).toMatchObject([{ status: 'delivered' }])
})

it('whose secret is of another installation sends nothing, and no job fails for it', async () => {
  const { id } = await add(['entry.made'])
  await test.database.pool.query('update webhooks set secret = $1 where id = $2', [Buffer.alloc(64, 7), id])
  await enter('4.0')
  await test.worker.drain()
  expect(received).toEqual([])
  expect(await log(id)).toMatchObject([{ status: 'failed', error: 'no_secret', next_attempt_at: null }])
})

it('tells nothing while it is off, nothing of another company, and sends a test', async () => {
  const { id, secret } = await add(['entry.made'])
  const body = { url, events: ['entry.made' as const], is_active: false }
  await call(test, webhooks.change, { params: of(id), body }, scene.owner)
  await enter('4.0')
  scene = await makeScene(test)
  await enter('4.0')
  await test.worker.drain()
  expect(received).toEqual([])
  const mine = await add(['entry.made'])
  await call(test, webhooks.test, { params: of(mine.id) }, scene.owner)
  await test.worker.drain()
  expect(received.map((one) => [isSigned(one, mine.secret), isSigned(one, secret)])).toEqual([[true, false]])
  expect(await log(mine.id)).toMatchObject([{ event: 'ping', status: 'delivered' }])
})

it('refuses addresses that are not of the public internet', async () => {
  const names = await openNameServer((name) => (name === 'inside.example.com' ? ['10.0.0.8'] : []))
  const guarded = await openTestApp({ name_servers: [names.address] })
  try {
    const { owner, company } = await makeScene(guarded)
    const params = { companyId: company }
    for (const [address, code] of [
      ['https://inside.example.com/', 'url:not_public'],
      ['https://localhost./', 'url:not_public'],
      ['https://[::127.0.0.1]/', 'url:not_public'],
      ['http://erp.example.com/', 'url:not_public'],
      ['https://192.168.1.4/', 'url:not_public'],
      ['https://user:word@erp.example.com/', 'url:web_address'],
      ['ftp://erp.example.com/', 'url:web_address'],
    ])
      expect(
        await refuse(
          guarded,
          webhooks.create,
          { params, body: { url: address, events: ['entry.made'] } },
          owner,
        ),
      ).toMatchObject({ status: 422, fields: [code] })
    const body = { url: 'https://erp.example.com/', events: ['entry.made'] as const }
    const { id } = await call(
      guarded,
      webhooks.create,
      { params, body: { ...body, events: ['entry.made'] } },
      owner,
    )
    expect(
      await refuse(
        guarded,
        webhooks.change,
        { params: { ...params, id }, body: { ...body, url: 'https://inside.example.com/', is_active: true } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['url:not_public'] })
  } finally {
    await names.close()
    await guarded.close()
  }
})
