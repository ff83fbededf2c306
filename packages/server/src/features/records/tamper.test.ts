/**
 * R1.3. Every way of changing records unseen is found and named, and sound records raise no alarm. `npm run
 * test:tamper` takes a hundred random histories and each way in each; npm test takes a few.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { asOperator } from '#db/transaction.ts'
import { forCompany } from '#kit/jobs/jobs.ts'
import { fileStore } from '#kit/files/files.ts'
import { appendRevision, personal } from '#kit/records/records.ts'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { tamperings, type History, type Pick } from '#test/tampering.ts'
import { headsFolder } from './head-files.ts'
import { signHeads } from './sign-heads.ts'
import { verifyIn, verifyRecords, type RecordsReport } from './verify-records.ts'

const HISTORIES = Number(process.env['LARDER_TAMPER_HISTORIES'] ?? 2)
const SEED = Number(process.env['LARDER_TAMPER_SEED'] ?? 20_261_121)

let test: TestApp
let owner: TestUser
let company_id: number
let at: { place: number; task: number }[]

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company_id = await makeCompany(test, owner)
  at = []
  for (const name of ['Kesklinn', 'Sadam', 'Kalamaja']) {
    const place = await makePlace(test, company_id, { name })
    at.push({ place, task: await makeTask(test, { company_id, place_id: place }) })
  }
})
afterAll(() => test.close())

/** Mulberry32: the same seed draws the same history and the same changes. */
function picker(seed: number): Pick {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const letters = 'abc äö"\\\n漢🍲'
const words = (pick: Pick): string =>
  Array.from({ length: 1 + pick(20) }, () => [...letters][pick([...letters].length)]).join('')

async function forgetAll(): Promise<void> {
  await test.database.pool.query('truncate revisions, chain_heads, revision_texts, place_heads, signed_heads')
  await test.database.pool.query('delete from task_entries')
  await rm(headsFolder(test.platform), { recursive: true, force: true })
  const files = join(test.platform.config.data_folder, 'files')
  for (const name of await readdir(files).catch(() => []))
    if (/^[0-9a-f]{2}$/.test(name)) await rm(join(files, name), { recursive: true })
}

/**
 * Three places with some revisions each, entries made by the application, sealed texts, files, erasures, and
 * three signed heads.
 */
async function makeHistory(pick: Pick): Promise<History> {
  await forgetAll()
  const signed = new Map<number, number[]>()
  for (let day = 0; day < 3; day += 1) {
    for (const { place, task } of at) {
      await call(
        test,
        entries.create,
        {
          params: { placeId: place, id: 1, taskId: task },
          body: {
            uuid: crypto.randomUUID(),
            comment: words(pick).trim() || 'x',
            entry_fields: [
              { task_step_id: task, value: { temp: `${pick(5)}.${pick(10)}`, unit: 'C' as const } },
            ],
          },
        },
        owner,
      )
      await forCompany(test.platform, company_id, async (ctx) => {
        for (let count = 2 + pick(6); count > 0; count -= 1) await appendRandom(ctx, place, pick)
      })
    }
    if (day < 2) await signAll(signed)
  }
  return {
    places: at.map(({ place }) => place),
    signed,
    files_folder: join(test.platform.config.data_folder, 'files'),
    heads_folder: headsFolder(test.platform),
  }
}

async function appendRandom(
  ctx: { db: Parameters<typeof appendRevision>[0]['db']; now: Date },
  place_id: number,
  pick: Pick,
): Promise<void> {
  const { sha256 } = await fileStore(test.platform).put(
    Buffer.from(`${place_id} ${pick(1_000_000)} ${words(pick)}`),
  )
  await appendRevision(
    {
      ...ctx,
      actor: { kind: 'user', user_id: 1 + pick(5) },
      request: { client: pick(2) === 0 ? null : 'phone' },
    },
    {
      company_id,
      place_id,
      entity: 'plan',
      entity_id: 1 + pick(3),
      op: 'change',
      performed_at: new Date(ctx.now.getTime() - pick(1_000_000)).toISOString(),
      reason: pick(2) === 0 ? null : words(pick),
      source: 'typed',
      body: {
        note: personal(words(pick)),
        list: [words(pick), pick(1_000), null, pick(2) === 0],
        zip_sha256: sha256,
      },
    },
  )
}

async function signAll(signed: Map<number, number[]>): Promise<void> {
  test.clock.now = new Date(test.clock.now.getTime() + 3_600_000)
  for (const { place_id, seq } of (await signHeads(test.platform)).places)
    signed.set(place_id, [...(signed.get(place_id) ?? []), seq])
}

const everything = { files: true, projections: true }
const faultsOf = (report: RecordsReport) => [
  ...report.faults,
  ...report.places.flatMap(({ faults }) => faults),
]

class Undone extends Error {}

/** The fault that is found after the change, which is undone afterwards. */
async function findAfter(
  name: string,
  history: History,
  pick: Pick,
): Promise<{ faults: ReturnType<typeof faultsOf>; sound: boolean }> {
  let found = { faults: [] as ReturnType<typeof faultsOf>, sound: false }
  let undo: (() => Promise<void>) | undefined
  await asOperator(test.platform.pool, async (db) => {
    await sql`reset role`.execute(db)
    const tampered = await tamperings[name]?.(db, history, pick)
    undo = tampered?.undo
    await sql`set local role larder_gate`.execute(db)
    const faults = faultsOf(await verifyIn(test.platform, db, everything))
    found = { faults, sound: faults.some((fault) => tampered?.expect(fault) === true) }
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  await undo?.()
  return found
}

it(
  `finds each of ${Object.keys(tamperings).length} ways in ${HISTORIES} random histories, and no fault in unchanged ones (R1.3)`,
  { timeout: 900_000 },
  async () => {
    const missed: unknown[] = []
    let tried = 0
    for (let round = 0; round < HISTORIES; round += 1) {
      const pick = picker(SEED + round)
      const history = await makeHistory(pick)
      const clean = await verifyRecords(test.platform, everything)
      expect(faultsOf(clean)).toEqual([])
      expect(clean.revisions).toBeGreaterThan(20)
      for (const name of Object.keys(tamperings)) {
        const { faults, sound } = await findAfter(name, history, pick)
        tried += 1
        if (!sound) missed.push({ round, name, faults })
      }
      expect(faultsOf(await verifyRecords(test.platform, everything))).toEqual([])
    }
    expect(missed).toEqual([])
    expect(tried).toBe(HISTORIES * Object.keys(tamperings).length)
  },
)
