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

it('refuses a port that another server uses', async () => {
  const first = await open()
  await expect(takePort({ host, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
  const second = Fastify()
  await (await listen(second, await takePort({ host, port: first.port }))).close()
})

it('ends when the last request is answered', async () => {
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

it('tells a browser what the start is at, and programs to come again', async () => {
  const taken = await takePort({ host, port: 0 })
  const url = `http://${host}:${taken.port}/`
  taken.tell('The demo is being filled: <30> of 90 days')
  const page = await fetch(url, { headers: { accept: 'text/html,*/*' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('The demo is being filled: &#60;30> of 90 days')
  expect(await (await fetch(url)).json()).toMatchObject({ code: 'overloaded' })
  await taken.release()
})
