import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ProblemBody } from '@larder/contract/kit/problem.schemas'
import { answerProblem } from './answer-problem.ts'
import { limitInFlight } from './shed.ts'
import { serveWeb } from './web.ts'

const AT_ONCE = 8
const WAITING = 30
const OF_ONE = 20
const isCounted = (path: string): boolean => path.startsWith('/api/') && path !== '/api/beside'
let app: FastifyInstance
let url: string
let folder: string
/** Names of the requests that started, and the functions that end them. */
let started: string[] = []
const ending: (() => void)[] = []

const finish = (): void => {
  for (const end of ending.splice(0)) end()
}

beforeEach(() => {
  started = []
})
beforeAll(async () => {
  const limit = limitInFlight({
    at_once: AT_ONCE,
    waiting: WAITING,
    of_one: OF_ONE,
    mayCount: isCounted,
    senderOf: (path, { headers }) => (isCounted(path) ? String(headers['x-sender'] ?? Math.random()) : null),
  })
  app = Fastify({ serverFactory: (handle) => createServer(limit.guard(handle)) })
  limit.count(app)
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.post<{ Querystring: { name: string } }>('/api/work', async ({ query }) => {
    started.push(query.name)
    await new Promise<void>((resolve) => ending.push(resolve))
    return { ok: true }
  })
  app.get('/api/work', async () => {
    started.push('')
    await new Promise<void>((resolve) => ending.push(resolve))
    return { ok: true }
  })
  for (const path of ['/healthz', '/api/beside', '/api/quick']) app.get(path, async () => ({ ok: true }))
  folder = mkdtempSync(join(tmpdir(), 'larder-web-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  await serveWeb(app, folder)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
const work = (name: unknown = '', headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/work?name=${String(name)}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  })
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(5)
}

const statusesOf = async (answers: readonly Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status)
const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

it('refuses requests beyond limit and queue with 503, and serves all queued ones (R6.2)', async () => {
  const accepted = repeat(AT_ONCE + WAITING, () => work())
  await until(() => started.length === AT_ONCE)
  const refused: Response[] = []
  // The last of the accepted ones may still be on their way into the queue.
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/api/quick`, { signal: AbortSignal.timeout(200) }).catch(() => null)
      if (answer !== null) refused.push(answer)
      return refused.length
    })
    .toBeGreaterThan(0)
  refused.push(...(await Promise.all(repeat(10, () => work()))))
  for (const answer of refused) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(ProblemBody.parse(await answer.json()).code).toBe('overloaded')
  }
  for (const path of ['/healthz', '/api/beside'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  expect(started).toHaveLength(AT_ONCE)
  const finishing = setInterval(finish, 5)
  expect(new Set(await statusesOf(accepted))).toEqual(new Set([200]))
  clearInterval(finishing)
  expect(new Set(await statusesOf(repeat(AT_ONCE * 3, () => fetch(`${url}/api/quick`))))).toEqual(
    new Set([200]),
  )
})

it('starts waiting requests in the order of their arrival', async () => {
  const first = repeat(AT_ONCE, () => work())
  await until(() => started.length === AT_ONCE)
  const older = work('older')
  await pause(15)
  const newer = work('newer')
  await pause(15)
  ending.shift()?.()
  await until(() => started.length === AT_ONCE + 1)
  expect(started.at(-1)).toBe('older')
  ending.shift()?.()
  await until(() => started.length === AT_ONCE + 2)
  expect(started.at(-1)).toBe('newer')
  finish()
  expect(new Set(await statusesOf([...first, older, newer]))).toEqual(new Set([200]))
})

it('refuses the requests of one sender beyond its part, and serves others (R6.2)', async () => {
  const ofOne = repeat(OF_ONE, () => work('one', { 'x-sender': 'one' }))
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/api/quick`, {
        headers: { 'x-sender': 'one' },
        signal: AbortSignal.timeout(200),
      }).catch(() => null)
      return answer?.status
    })
    .toBe(503)
  const other = work('other', { 'x-sender': 'other' })
  const finishing = setInterval(finish, 5)
  expect((await other).status).toBe(200)
  expect(new Set(await statusesOf(ofOne))).toEqual(new Set([200]))
  clearInterval(finishing)
  expect((await fetch(`${url}/api/quick`, { headers: { 'x-sender': 'one' } })).status).toBe(200)
})

it('counts requests whose header alone says that they are a form with a file', async () => {
  const headers = { 'x-sender': 'claimant', 'content-type': 'multipart/form-data; boundary=x' }
  const sent = repeat(OF_ONE + 5, () => fetch(`${url}/api/work`, { headers }))
  await until(() => started.length === AT_ONCE)
  await pause(50)
  while (started.length < OF_ONE) {
    finish()
    await pause(5)
  }
  finish()
  const statuses = await statusesOf(sent)
  expect(statuses.filter((status) => status === 503)).toHaveLength(5)
})

it('counts a path without a route once, also where the files of the web are searched first', async () => {
  for (let turn = 0; turn < AT_ONCE * 3; turn += 1)
    expect((await fetch(`${url}/api/nowhere`)).status).toBe(404)
  expect((await fetch(`${url}/api/quick`)).status).toBe(200)
})

/** A request whose client goes away when it is aborted. */
function abortable(name: string, body: string | ReadableStream): AbortController {
  const controller = new AbortController()
  fetch(`${url}/api/work?name=${name}`, {
    method: 'POST',
    body,
    duplex: 'half',
    signal: controller.signal,
    headers: { 'content-type': 'application/json' },
  } as RequestInit).catch(() => undefined)
  return controller
}
const halfBody = (): ReadableStream =>
  new ReadableStream({ start: (line) => line.enqueue(new TextEncoder().encode('{')) })

it('does not count slow senders, and counts the work of clients that went away until it ends', async () => {
  const slow = repeat(AT_ONCE * 2, () => abortable('slow', halfBody()))
  const gone = repeat(AT_ONCE, () => abortable('gone', '{}'))
  await until(() => started.length === AT_ONCE)
  for (const client of gone) client.abort()
  const waiting = fetch(`${url}/api/quick`)
  const first = await Promise.race([waiting, pause(100)])
  expect(first, 'nothing starts before that work ends').toBe(undefined)
  finish()
  expect((await waiting).status).toBe(200)
  expect(new Set(await statusesOf(repeat(AT_ONCE * 3, () => fetch(`${url}/api/quick`))))).toEqual(
    new Set([200]),
  )
  for (const client of slow) client.abort()
})

it('does not start a queued request of a client that went away', async () => {
  const first = repeat(AT_ONCE, () => work())
  await until(() => started.length === AT_ONCE)
  const gone = abortable('gone', '{}')
  await pause(30)
  gone.abort()
  await pause(30)
  finish()
  expect(new Set(await statusesOf(first))).toEqual(new Set([200]))
  expect((await fetch(`${url}/api/quick`)).status).toBe(200)
  expect(started).not.toContain('gone')
})
