import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { guardBodies, type BodyBudgetSettings } from './body-budget.ts'

const MEGABYTE = 1_048_576
let app: FastifyInstance
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function openApp(settings: BodyBudgetSettings): Promise<string> {
  app = Fastify({ bodyLimit: MEGABYTE, trustProxy: 'loopback' })
  guardBodies(app, settings)
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.post('/body', async () => ({ ok: true }))
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Declares a body of a megabyte and sends its first byte. */
async function beginBody(from: string, headers = `content-length: ${MEGABYTE}`): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    'POST /body HTTP/1.1',
    'host: x',
    `x-forwarded-for: ${from}`,
    'content-type: application/json',
    headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(headers.startsWith('transfer-encoding') ? '1\r\n"\r\n' : '"')
  return socket
}

const send = (url: string, from: string, body = '{}'): Promise<number> =>
  fetch(`${url}/body`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  }).then(({ status }) => status)

/** Sends until an answer has the status, and answers it. */
async function untilAnswered(url: string, from: string, status: number): Promise<number> {
  for (;;) {
    const answered = await send(url, from)
    if (answered === status) return answered
    await new Promise((resolve) => {
      setTimeout(resolve, 10)
    })
  }
}

it('refuses bodies beyond a network’s share and still serves other networks', async () => {
  const url = await openApp({ max_bytes: 8 * MEGABYTE })
  for (const host of ['203.0.113.1', '203.0.113.2']) await beginBody(host)
  expect(await untilAnswered(url, '203.0.113.9', 503)).toBe(503)
  expect(await send(url, '198.51.100.1', JSON.stringify('x'.repeat(MEGABYTE / 2)))).toBe(200)
})

it('refuses all bodies while the whole budget is reserved, and accepts them again', async () => {
  const url = await openApp({ max_bytes: 4 * MEGABYTE })
  const senders = await Promise.all(
    ['203.0.113.1', '198.51.100.1', '192.0.2.1', '10.0.0.1'].map((host) => beginBody(host)),
  )
  expect(await untilAnswered(url, '10.1.0.1', 503)).toBe(503)
  for (const socket of senders) socket.destroy()
  expect(await untilAnswered(url, '10.1.0.1', 200)).toBe(200)
})

it('counts a body without a declared length as large as its route allows', async () => {
  const url = await openApp({ max_bytes: 4 * MEGABYTE })
  await beginBody('203.0.113.1', 'transfer-encoding: chunked')
  expect(await untilAnswered(url, '203.0.113.2', 503)).toBe(503)
})

it('gives the reserved bytes back after each answer', async () => {
  const url = await openApp({ max_bytes: 4 * MEGABYTE })
  const body = JSON.stringify('x'.repeat(MEGABYTE / 2))
  for (let count = 0; count < 20; count += 1) expect(await send(url, '203.0.113.1', body)).toBe(200)
})

it('closes the connection of a sender whose body does not come', async () => {
  await openApp({ grace_ms: 100 })
  const socket = await beginBody('203.0.113.1')
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})
