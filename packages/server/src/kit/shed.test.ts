import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ProblemBody } from '@larder/contract/kit'
import { answerProblem } from './answer-problem.ts'
import { openDoor } from './shed.ts'
import { serveWeb } from './web.ts'

const AT_WORK = 8
const WAIT_MS = 1_200
const CROWD = 30
let app: FastifyInstance
let url: string
let folder: string
/** Names of those who began, and what lets each go. */
let begun: string[] = []
const leaving: (() => void)[] = []

const finish = (): void => {
  for (const leave of leaving.splice(0)) leave()
}

beforeEach(() => {
  begun = []
})
beforeAll(async () => {
  const door = openDoor({
    max_at_work: AT_WORK,
    wait_ms: WAIT_MS,
    crowd: CROWD,
    counts: (path) => path.startsWith('/api/') && path !== '/api/beside',
  })
  app = Fastify({ serverFactory: (handle) => createServer(door.guard(handle)) })
  door.count(app)
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.post<{ Querystring: { name: string } }>('/api/work', async ({ query }) => {
    begun.push(query.name)
    await new Promise<void>((resolve) => leaving.push(resolve))
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
const work = (name: unknown = ''): Promise<Response> =>
  fetch(`${url}/api/work?name=${String(name)}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(5)
}

it('refuses what is too much with 503 and a time to come again, and lets the next in when there is room (R6.2)', async () => {
  const first = Array.from({ length: AT_WORK }, work)
  await until(() => begun.length === AT_WORK)
  const started = performance.now()
  const refused = await Promise.all(Array.from({ length: CROWD + 10 }, work))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(performance.now() - started, 'nobody waits in vain where too many wait').toBeLessThan(WAIT_MS)
  for (const answer of refused) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(ProblemBody.parse(await answer.json()).code).toBe('overloaded')
  }
  for (const path of ['/healthz', '/api/beside'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  finish()
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([200]))
  for (let turn = 0; turn < AT_WORK * 3; turn += 1) expect((await fetch(`${url}/api/quick`)).status).toBe(200)
})

it('lets a crowd that a stall has left wait until it is served; who waits in vain is told after a while', async () => {
  // What the test before refused is behind it a second later, also where nothing was asked in between.
  await pause(1_100)
  const stalled = Array.from({ length: AT_WORK }, work)
  await until(() => begun.length === AT_WORK)
  const crowd = Array.from({ length: CROWD - 5 }, async () => (await fetch(`${url}/api/quick`)).status)
  await pause(WAIT_MS / 2)
  finish()
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]))
  await Promise.all(stalled)
  const again = Array.from({ length: AT_WORK }, work)
  await until(() => begun.length === AT_WORK * 2)
  const started = performance.now()
  expect((await fetch(`${url}/api/quick`)).status).toBe(503)
  expect(performance.now() - started).toBeGreaterThan(WAIT_MS - 50)
  finish()
  await Promise.all(again)
})

it('serves a short burst whole: who finds no room waits a moment, and the newest is let in first', async () => {
  const first = Array.from({ length: AT_WORK }, work)
  await until(() => begun.length === AT_WORK)
  const older = work('older')
  await pause(15)
  const newer = work('newer')
  await pause(15)
  leaving.shift()?.()
  await until(() => begun.length === AT_WORK + 1)
  expect(begun.at(-1)).toBe('newer')
  leaving.shift()?.()
  await until(() => begun.length === AT_WORK + 2)
  expect(begun.at(-1)).toBe('older')
  finish()
  expect((await Promise.all([...first, older, newer])).map(({ status }) => status)).toEqual(
    Array.from({ length: AT_WORK + 2 }, () => 200),
  )
})

it('counts once what leads nowhere, also where the files of the web are asked first', async () => {
  for (let turn = 0; turn < AT_WORK * 3; turn += 1)
    expect((await fetch(`${url}/api/nowhere`)).status).toBe(404)
  expect((await fetch(`${url}/api/quick`)).status).toBe(200)
})

it('does not count who sends slowly, and counts the work of who went away until it is done', async () => {
  const slow = Array.from({ length: AT_WORK * 2 }, () => {
    const sending = new AbortController()
    const body = new ReadableStream({
      start: (line) => {
        line.enqueue(new TextEncoder().encode('{'))
      },
    })
    fetch(`${url}/api/work?name=slow`, {
      method: 'POST',
      body,
      duplex: 'half',
      signal: sending.signal,
      headers: { 'content-type': 'application/json' },
    } as RequestInit).catch(() => undefined)
    return sending
  })
  const gone = Array.from({ length: AT_WORK }, () => {
    const waiting = new AbortController()
    fetch(`${url}/api/work?name=gone`, {
      method: 'POST',
      body: '{}',
      signal: waiting.signal,
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined)
    return waiting
  })
  await until(() => begun.length === AT_WORK)
  expect((await fetch(`${url}/api/quick`)).status).toBe(503)
  for (const waiting of gone) waiting.abort()
  expect((await fetch(`${url}/api/quick`)).status).toBe(503)
  finish()
  await expect.poll(async () => (await fetch(`${url}/api/quick`)).status, { timeout: 5_000 }).toBe(200)
  for (let turn = 0; turn < AT_WORK * 3; turn += 1) expect((await fetch(`${url}/api/quick`)).status).toBe(200)
  for (const sending of slow) sending.abort()
})
