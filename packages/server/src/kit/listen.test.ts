import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { listen, takePort, type Listening } from './listen.ts'

const host = '127.0.0.1'

async function open(
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<Listening & { readonly url: string }> {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/', async () => 'here')
  prepare(app)
  const listening = await listen(app, await takePort({ host, port: 0 }))
  return { ...listening, url: `http://${host}:${listening.port}` }
}

it('says that the port is taken, though its sockets share it', async () => {
  const first = await open()
  await expect(takePort({ host, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
  const second = Fastify()
  await (await listen(second, await takePort({ host, port: first.port }))).close()
})

it('takes up a crowd in far fewer turns than it has heads while it is busy (R6.2)', async () => {
  const HEADS = 400
  let heads = 0
  const server = await open((app) => {
    app.server.on('connection', () => {
      heads += 1
    })
  })
  const crowd = Array.from({ length: HEADS }, () =>
    connect({ host, port: server.port }).on('error', () => undefined),
  )
  let turns = 0
  for (; heads < HEADS && turns < HEADS * 2; turns += 1) {
    for (const until = performance.now() + 2; performance.now() < until;);
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  for (const socket of crowd) socket.destroy()
  await server.close()
  expect(heads).toBe(HEADS)
  expect(turns).toBeLessThan(HEADS / 2)
})

it('ends when the last request is answered, whichever socket it came by', async () => {
  let answer = (): void => undefined
  let waiting = 0
  const server = await open((app) => {
    app.get(
      '/slow',
      () =>
        new Promise((resolve) => {
          const before = answer
          waiting += 1
          answer = () => {
            before()
            resolve('done')
          }
        }),
    )
  })
  const asked = Array.from({ length: 24 }, async () => (await fetch(`${server.url}/slow`)).text())
  await expect.poll(() => waiting).toBe(24)
  let closed = false
  const closing = server.close().then(() => {
    closed = true
  })
  const late = connect({ host, port: server.port })
  await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED')
  expect(closed).toBe(false)
  answer()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']))
  await closing
})
