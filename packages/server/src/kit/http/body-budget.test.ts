import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { bodyBudget, countBytes, guardBodies, type BodyBudgetSettings } from './body-budget.ts'
import { noteOwner } from './callers.ts'

const KILOBYTE = 1_024
const LIMIT = 512 * KILOBYTE
const small: BodyBudgetSettings = {
  owners: { ...bodyBudget.owners, max_bytes: 512 * KILOBYTE, max_of_owner: 256 * KILOBYTE },
  strangers: {
    ...bodyBudget.strangers,
    max_bytes: 256 * KILOBYTE,
    max_of_network: 128 * KILOBYTE,
    max_of_subscriber: 64 * KILOBYTE,
  },
}
let app: FastifyInstance
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function openApp(settings: BodyBudgetSettings = small): Promise<string> {
  app = Fastify({ bodyLimit: LIMIT, trustProxy: 'loopback' })
  app.addHook('onRequest', (request, _reply, done) => {
    const owner = request.headers['x-owner']
    if (typeof owner === 'string') noteOwner(request, owner)
    done()
  })
  guardBodies(app, settings)
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.post('/body', async () => ({ ok: true }))
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.post('/form', async (request) => {
    for await (const piece of request.raw as AsyncIterable<Buffer>) countBytes(request, piece.length)
    return { ok: true }
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-refuse'] !== undefined) await reply.status(401).send({})
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

type Begun = { readonly socket: Socket; readonly answer: Promise<string> }
type From = {
  readonly from?: string
  readonly owner?: string
  readonly path?: string
  readonly head?: string
}

/** Declares a body of the greatest length and sends so many bytes of it. */
async function beginBody(bytes: number, { from, owner, path = '/body', head }: From = {}): Promise<Begun> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (piece: Buffer) => (text += piece.toString()))
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
  })
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `x-forwarded-for: ${from ?? '203.0.113.1'}`,
    `content-type: ${path === '/form' ? 'multipart/form-data; boundary=x' : 'application/json'}`,
    `content-length: ${LIMIT}`,
    ...(owner === undefined ? [] : [`x-owner: ${owner}`]),
    ...(head === undefined ? [] : [head]),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${'x'.repeat(bytes)}`)
  return { socket, answer }
}

const send = (url: string, bytes: number, { from, owner, path = '/body' }: From = {}): Promise<number> =>
  fetch(url + path, {
    method: 'POST',
    body: `"${'x'.repeat(bytes - 2)}"`,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from ?? '203.0.113.1',
      ...(owner === undefined ? {} : { 'x-owner': owner }),
    },
  }).then(({ status }) => status)

const repeat = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

it('counts the bytes that came, not those that were declared', async () => {
  const url = await openApp()
  await repeat(40, () => beginBody(KILOBYTE))
  expect(await send(url, 8 * KILOBYTE)).toBe(200)
})

it('gives up the body of a subscriber that started first where its share is full, and accepts the next', async () => {
  const url = await openApp()
  const first = await beginBody(40 * KILOBYTE)
  await pause(50)
  const second = await beginBody(20 * KILOBYTE)
  await pause(50)
  expect(await send(url, 16 * KILOBYTE)).toBe(200)
  expect(await first.answer).toMatch(/ 503 /)
  expect(second.socket.destroyed).toBe(false)
})

it('refuses a body alone that is larger than the share of its subscriber', async () => {
  const url = await openApp()
  expect(await send(url, 100 * KILOBYTE)).toBe(503)
  expect(await send(url, 32 * KILOBYTE)).toBe(200)
})

it.each([
  ['a network of IPv4', (index: number) => `203.0.113.${1 + index}`],
  ['a network of IPv6', (index: number) => `2001:db8:7:${index}::1`],
])('gives %s a share for all its subscribers', async (_title, from) => {
  const url = await openApp()
  const begun: Begun[] = []
  for (let index = 0; index < 3; index += 1) {
    begun.push(await beginBody(40 * KILOBYTE, { from: from(index) }))
    await pause(20)
  }
  expect(await send(url, 32 * KILOBYTE, { from: from(9) })).toBe(200)
  expect(await begun[0]?.answer).toMatch(/ 503 /)
})

it('leaves the share of owners alone when strangers have used theirs up', async () => {
  const url = await openApp()
  await repeat(20, (index) => beginBody(60 * KILOBYTE, { from: `198.51.${index}.1` }))
  await pause(100)
  expect(await send(url, 200 * KILOBYTE, { from: '198.51.1.1', owner: 'user 1' })).toBe(200)
})

it('gives each owner a part, so that one cannot use up that of the others', async () => {
  const url = await openApp()
  await repeat(6, () => beginBody(120 * KILOBYTE, { owner: 'user 1' }))
  await pause(100)
  expect(await send(url, 200 * KILOBYTE, { owner: 'user 2' })).toBe(200)
})

it('counts files of forms as their handler reads them', async () => {
  const url = await openApp()
  const first = await beginBody(150 * KILOBYTE, { path: '/form', owner: 'user 1' })
  await pause(50)
  expect(await send(url, 200 * KILOBYTE, { owner: 'user 1' })).toBe(200)
  await first.answer
  expect(first.socket.destroyed).toBe(true)
})

it('gives the bytes back after each answer', async () => {
  const url = await openApp()
  for (let count = 0; count < 20; count += 1) expect(await send(url, 50 * KILOBYTE)).toBe(200)
})

it('gives the bytes back when a connection breaks', async () => {
  const url = await openApp()
  const { socket } = await beginBody(60 * KILOBYTE)
  await pause(50)
  socket.destroy()
  await pause(50)
  expect(await send(url, 60 * KILOBYTE)).toBe(200)
})

const impatient: BodyBudgetSettings = {
  owners: { ...bodyBudget.owners, grace_ms: 1_500 },
  strangers: { ...bodyBudget.strangers, grace_ms: 100 },
}

it.each([
  ['is read', {}],
  ['was refused without being read', { head: 'x-refuse: yes' }],
])('closes the connection of a stranger whose body %s and does not come', async (_title, from) => {
  await openApp(impatient)
  const { socket, answer } = await beginBody(100, from)
  await answer
  expect(socket.destroyed).toBe(true)
})

it('has more patience with owners', async () => {
  await openApp(impatient)
  const { socket, answer } = await beginBody(100, { owner: 'user 1' })
  await pause(600)
  expect(socket.destroyed).toBe(false)
  await answer
  expect(socket.destroyed).toBe(true)
})

it('reads the next request of a connection after a body that was refused unread', async () => {
  await openApp()
  const { socket } = await beginBody(100, { head: 'x-refuse: yes' })
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(first.toString()).toMatch(/ 401 /)
  const next = once(socket, 'data')
  socket.write(
    `${'x'.repeat(LIMIT - 100)}POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  )
  expect(String((await next)[0])).toMatch(/ 200 /)
})
