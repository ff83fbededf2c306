import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { noticeProxies } from './notice-proxies.ts'

function openApp(): { app: FastifyInstance; lines: string[] } {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const app = Fastify({ trustProxy: '127.0.0.1', logger: { level: 'warn', stream } })
  noticeProxies(app)
  app.get('/', async () => 'ok')
  return { app, lines }
}

const from = '198.51.100.7'

it.each([
  ['172.18.0.2', { 'x-forwarded-for': from }],
  ['fd00::2', { forwarded: `for=${from}` }],
])('warns once of the unnamed proxy %s', async (remoteAddress, headers) => {
  const { app, lines } = openApp()
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/', remoteAddress, headers })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(remoteAddress)
})

it.each([
  ['a proxy that is named', '127.0.0.1', { 'x-forwarded-for': from }],
  ['a stranger on the Internet who sends the header', '93.184.216.34', { 'x-forwarded-for': from }],
  ['a neighbour without the header', '172.18.0.2', {}],
])('does not warn of %s', async (_title, remoteAddress, headers: Record<string, string>) => {
  const { app, lines } = openApp()
  await app.inject({ url: '/', remoteAddress, headers })
  expect(lines).toEqual([])
})
