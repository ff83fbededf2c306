/** The whole application on a real database, with only mail and clock replaced. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { inject } from 'vitest'
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { ProblemBody } from '@larder/contract/kit/problem.schemas'
import { getServedRoute } from '@larder/contract/routes'
import { buildApp, jobHandlers, jobLanes } from '../src/app.ts'
import { openPglite, openPostgres, type Database } from '../src/db/open.ts'
import { startWorker, type Worker } from '../src/kit/jobs/job-worker.ts'
import type { Mail, Platform } from '../src/kit/platform.ts'
import { emptyBuckets } from '../src/kit/http/throttle.ts'
import { configOf } from './config.ts'
import { asAdmin, withDatabase } from './global-setup.ts'
import { slimArchive } from './slim-archive.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly database: Database
  readonly platform: Platform
  readonly worker: Worker
  /** Mails sent so far. None is sent until `worker.drain()`, nor does any other job run. */
  readonly mails: Mail[]
  /** The clock that the application reads; move it by assigning. */
  readonly clock: { now: Date }
  readonly close: () => Promise<void>
}

export type Settings = Partial<Platform['config']> & { readonly check_permissions?: boolean }

/** A fresh copy of the migrated database with the application on it. Start: 2026-11-21 09:00 UTC. */
export async function openTestApp(
  settings: Settings = {},
  log: Platform['log'] = pino({ level: process.env['LARDER_TEST_LOG'] ?? 'silent' }),
): Promise<TestApp> {
  const database = await copyDatabase()
  const clock = { now: new Date('2026-11-21T09:00:00.000Z') }
  const mails: Mail[] = []
  const data_folder = mkdtempSync(join(tmpdir(), 'larder-app-'))
  const { check_permissions = true, ...config } = settings
  const platform: Platform = {
    config: configOf(data_folder, config),
    pool: database.pool,
    mailer: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    log,
    now: () => clock.now,
  }
  const app = await buildApp(platform, { check_permissions })
  const worker = startWorker(platform, jobHandlers, { lanes: jobLanes, runs: 'when drained' })
  return {
    app,
    database,
    platform,
    worker,
    mails,
    clock,
    close: async () => {
      await app.close()
      await worker.stop()
      await database.close()
      rmSync(data_folder, { recursive: true, force: true })
    },
  }
}

/** Commits do not wait for the disk, because the database is dropped after the run. */
function hasty(url: string): string {
  const changed = new URL(url)
  changed.searchParams.set('options', '-c synchronous_commit=off')
  return changed.href
}

/** Read once a worker. */
let archive: Promise<Blob> | undefined
const readArchive = async (): Promise<Blob> =>
  new Blob([new Uint8Array(slimArchive(await readFile(inject('pgliteArchive'))))])

async function copyDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return openPglite({ archive: await (archive ??= readArchive()) })
  const template = inject('postgresTemplate')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await asAdmin(url, `create database ${name} template ${template}`)
  return openPostgres(hasty(withDatabase(url, name)))
}

/** Fills all buckets that slow guesses. */
export async function forgetAttempts({ database, platform }: TestApp): Promise<void> {
  emptyBuckets(platform).clear()
  await database.pool.query('delete from throttles')
}

export type Caller = {
  readonly token?: string
  readonly shared_token?: string
  readonly device?: string
  /** The browser's User-Agent header. */
  readonly agent?: string
  /** It was typed on a tablet without network, before the PIN was given. */
  readonly unproven?: boolean
}

export type Answer<T> = {
  readonly status: number
  readonly body: T
  readonly headers: Record<string, unknown>
}

export const headersOf = (caller: Caller): Record<string, string> => ({
  ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
  ...(caller.shared_token === undefined ? {} : { 'shared-access-token': caller.shared_token }),
  ...(caller.agent === undefined ? {} : { 'user-agent': caller.agent }),
  ...(caller.unproven === true ? { 'x-larder-unproven': '1' } : {}),
  ...(caller.device === undefined ? {} : { 'x-larder-device': caller.device }),
})

/** Sends anything, also what the contract refuses. */
export async function send(
  test: TestApp,
  route: Route,
  input: { params?: unknown; query?: unknown; body?: unknown },
  caller: Caller = {},
): Promise<Answer<unknown>> {
  const hasBody = route.method !== 'GET' && input.body !== undefined
  const response = await test.app.inject({
    method: route.method,
    url: addressOf(route, input as Pick<CallInput<Route>, 'params' | 'query'>),
    headers: { ...headersOf(caller), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: JSON.stringify(input.body) } : {}),
  })
  const json = String(response.headers['content-type'] ?? '').includes('json')
  return {
    status: response.statusCode,
    body: json ? (JSON.parse(response.body) as unknown) : response.rawPayload,
    headers: response.headers,
  }
}

/** Calls as the contract says and expects success: the answer is parsed strictly by the route's schema. */
export async function call<R extends Route>(
  test: TestApp,
  route: R,
  input: CallInput<R> = {},
  caller: Caller = {},
): Promise<ResponseOf<R>> {
  const { status, body } = await send(test, route, input, caller)
  if (status !== route.status) throw new Error(`${route.name}: ${status} ${JSON.stringify(body)}`)
  return route.produces === 'application/json'
    ? (getServedRoute(route).response.parse(body) as ResponseOf<R>)
    : (body as ResponseOf<R>)
}

/** Calls and expects a problem: `[status, code, fields]`. */
export async function refuse(
  test: TestApp,
  route: Route,
  input: { params?: unknown; query?: unknown; body?: unknown },
  caller: Caller = {},
): Promise<{ status: number; code: string; fields: string[] }> {
  const { status, body } = await send(test, route, input, caller)
  const problem = ProblemBody.parse(body)
  return {
    status,
    code: problem.code,
    fields: (problem.errors ?? []).map(({ field, code }) => `${field}:${code}`),
  }
}
