/** A company is erased while everybody goes on writing: nothing that names it is left, and nobody gets a 500. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWriting } from '@larder/contract/kit'
import { routes } from '@larder/contract/routes'
import { sensorSources } from '@larder/contract/sensor-readings'
import { sensors } from '@larder/contract/sensors'
import { asCompany, asOperator } from '../src/db/transaction.ts'
import { listTenantTables } from '../src/features/company-archives/archive/catalogue.queries.ts'
import { companyArchiveJobs } from '../src/features/company-archives/company-archives.jobs.ts'
import { fileJobs } from '../src/features/files/files.jobs.ts'
import { signHeads } from '../src/features/records/public.ts'
import { emptyBuckets } from '../src/kit/http/throttle.ts'
import { enqueue } from '../src/kit/jobs/jobs.ts'
import { appendRevision } from '../src/kit/records/records.ts'
import { query } from './builders.ts'
import { call, openTestApp, send, type TestApp } from './harness.ts'
import { isSampled } from './is-quick.ts'
import { goodCall } from './recipes.ts'
import { probe } from './recipes/recipe.ts'
import { makeScene, type Scene } from './scene.ts'
import { announce, sendFile, tinyPng } from './send-file.ts'

const DAY_MS = 86_400_000
/** With the other writers and the erasure as many as there are connections to the database. */
const LANES = 5

let test: TestApp

beforeAll(async () => {
  test = await openTestApp({ webhook_targets: 'any' })
  // Contents of files have the time of the machine, and go when they are older than a day.
  test.clock.now = new Date(Date.now() + 2 * DAY_MS)
})
afterAll(() => test.close())

/** All calls that write to a company or a place, but for those that end it or the access of their caller. */
const writing = routes.filter(
  (route) =>
    isWriting(route) &&
    /:(?:placeId|companyId)\b/.test(route.path) &&
    !/^(?:companies|places)\.remove$|^billing\./.test(route.name),
)

type Answers = Map<string, (number | string)[]>
type Writer = { readonly name: string; readonly write: () => Promise<number> }

/** Of a call that only prepares another: its status is in the message. Rows of scenes are gone meanwhile, too. */
const statusOf = (error: unknown): number =>
  Number(/^[\w.]+: (\d{3}) /.exec(error instanceof Error ? error.message : '')?.[1] ?? 404)

/** The company is gone, or somebody else was first: the worker tries a job again. */
const isMeanwhile = (error: unknown): boolean =>
  ['23503', '40P01', '55P03'].includes((error as { code?: string }).code ?? '')

function writersOf(scene: Scene, token: string): readonly Writer[] {
  const { company: company_id, place: place_id, owner } = scene
  const ofRoutes = (first: number): Writer => {
    let next = first
    const write = async (): Promise<number> => {
      const route = writing[(next = (next + LANES) % writing.length)]
      if (route === undefined) return 0
      emptyBuckets(test.platform).clear()
      const { caller = owner, ...sent } = await goodCall(route, scene)
      return (await send(test, route, sent, caller)).status
    }
    return { name: `route ${first}`, write: () => write().catch(statusOf) }
  }
  const upload = async (): Promise<number> => {
    const { id } = await announce(test, place_id, owner)
    return (await sendFile(test, id, { bytes: tinyPng }, owner)).status
  }
  const reading = async (): Promise<number> => {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/sensor-data',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: { device: probe.device_id, temperature: 4, time: new Date().toISOString() },
    })
    return statusCode
  }
  const job = async (): Promise<number> => {
    await asCompany(test.platform, company_id, async (db, now) => {
      await enqueue({ db, now }, 'notifications.nothing', {}, { company_id })
      await appendRevision({ db, now, actor: { kind: 'system' } }, revisionOf(company_id, place_id))
    })
    return 200
  }
  const sign = async (): Promise<number> => {
    await signHeads(test.platform)
    await pause(50)
    return 200
  }
  return [
    ...Array.from({ length: LANES }, (_, lane) => ofRoutes(lane)),
    { name: 'upload', write: () => upload().catch(statusOf) },
    { name: 'reading', write: reading },
    { name: 'job', write: job },
    { name: 'signing', write: sign },
  ]
}

const revisionOf = (company_id: number, place_id: number) =>
  ({
    company_id,
    place_id,
    entity: 'ticket',
    entity_id: 1,
    op: 'change',
    performed_at: test.clock.now.toISOString(),
    reason: 'Mari asked for it',
    source: 'generated',
    body: {},
  }) as const

/** Rows that name the company, by table. */
async function leftOf(company_id: number): Promise<Record<string, number>> {
  const left: Record<string, number> = {}
  for (const { name } of await asOperator(test.platform.pool, listTenantTables)) {
    const [row] = await query<{ n: number }>(
      test,
      `select count(*)::int as n from ${name} where company_id = $1`,
      [company_id],
    )
    if ((row?.n ?? 0) > 0) left[name] = row?.n ?? 0
  }
  return left
}

/** As if it had been removed 31 days ago; tried again where somebody is in the way, as the worker does. */
async function eraseNow(company_id: number): Promise<void> {
  await query(test, 'update companies set removed_at = $2 where id = $1', [
    company_id,
    new Date(test.clock.now.getTime() - 31 * DAY_MS).toISOString(),
  ])
  for (let left = 9; ; left -= 1)
    try {
      await companyArchiveJobs['companies.erase_due']?.(test.platform, {}, 1)
      return
    } catch (error) {
      if (left === 0 || !isMeanwhile(error)) throw error
    }
}

it.each(isSampled ? [1] : [1, 2])(
  'leaves nothing of a company that is written to meanwhile, time %i',
  async () => {
    const scene = await makeScene(test)
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: scene.place }, body: { name: 'Gateway', kind: 'json' } },
      scene.owner,
    )
    await call(test, sensors.create, { params: { placeId: scene.place }, body: probe }, scene.owner)
    const answers: Answers = new Map()
    let isOver = false
    const lanes = writersOf(scene, token).map(async ({ name, write }) => {
      const own: (number | string)[] = []
      answers.set(name, own)
      while (!isOver) {
        own.push(await write().catch((error: unknown) => (isMeanwhile(error) ? 404 : String(error))))
        // A refusal from memory leaves no turn to the others.
        await pause(1)
      }
    })
    const accepted = (list: readonly (number | string)[]): number =>
      list.filter((status) => Number(status) < 300).length
    const least = (): number => Math.min(...[...answers.values()].map(accepted))
    await expect.poll(least, { timeout: 60_000, interval: 20 }).toBeGreaterThan(2)
    await eraseNow(scene.company)
    await pause(300)
    isOver = true
    await Promise.all(lanes)
    expect([...answers.values()].flat().filter((one) => typeof one === 'string' || one === 500)).toEqual([])
    expect(await leftOf(scene.company)).toEqual({})
    await fileJobs['files.sweep']?.(test.platform, {}, 1)
    const folder = join(test.platform.config.data_folder, 'files')
    expect((await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name))).toEqual(
      [],
    )
    await signHeads(test.platform)
  },
  180_000,
)

it('waits for a write that began before, and erases what it wrote', async () => {
  const { company: company_id, place: place_id } = await makeScene(test)
  let erasing: Promise<void> | undefined
  await asCompany(test.platform, company_id, async (db, now) => {
    await enqueue({ db, now }, 'notifications.nothing', {}, { company_id })
    erasing = eraseNow(company_id)
    await pause(300)
    await appendRevision({ db, now, actor: { kind: 'system' } }, revisionOf(company_id, place_id))
  })
  await erasing
  expect(await leftOf(company_id)).toEqual({})
})

it('lets nobody write to a company that is not there any more', async () => {
  const { company: company_id, place: place_id } = await makeScene(test)
  await eraseNow(company_id)
  const late = asCompany(test.platform, company_id, (db, now) =>
    appendRevision({ db, now, actor: { kind: 'system' } }, revisionOf(company_id, place_id)),
  )
  await expect(late).rejects.toMatchObject({ code: '23503' })
  expect(await leftOf(company_id)).toEqual({})
})
