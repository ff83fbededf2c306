/**
 * A kill −9 of the server at any moment loses nothing that was acknowledged (issue: foundation; R2.1 is the
 * larger gate). Writers send entries without pause, the process is killed under them, started again, and
 * every entry that got its 201 must be there, once, with its revision.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPglite, openPostgres, type Database } from '../src/db/open.ts'
import { migrate } from '../src/db/migrate.ts'
import { verifyRecords } from '../src/features/records/public.ts'
import type { Platform } from '../src/kit/platform.ts'
import { asAdmin, withDatabase } from './global-setup.ts'
import { makeCompany, makePlace, makeTask, makeUser } from './builders.ts'
import type { TestApp } from './harness.ts'
import { startServer } from './running-server.ts'
import { writeEntries, type EntryTarget } from './write-entries.ts'
import { isQuick } from './is-quick.ts'

const CYCLES = Number(process.env['LARDER_KILLS'] ?? 4)
const WRITERS = 6
/** `npm test` leaves the kills to CI. */
const postgres = process.env['TEST_DATABASE_URL']
const data = mkdtempSync(join(tmpdir(), 'larder-durability-'))
const url =
  postgres === undefined
    ? null
    : withDatabase(postgres, `${inject('postgresTemplate')}_${randomBytes(4).toString('hex')}`)
const env: Record<string, string> = { LARDER_DATA: data, ...(url === null ? {} : { DATABASE_URL: url }) }

const open = async (): Promise<Database> =>
  url === null ? openPglite({ folder: join(data, 'database') }) : openPostgres(url)

let at: EntryTarget

beforeAll(async () => {
  if (postgres !== undefined && url !== null)
    await asAdmin(
      postgres,
      `create database ${new URL(url).pathname.slice(1)} template ${inject('postgresTemplate')}`,
    )
  const database = await open()
  await migrate(database.pool)
  const seed = { database, clock: { now: new Date() } } as unknown as TestApp
  const owner = await makeUser(seed)
  const company_id = await makeCompany(seed, owner)
  const place_id = await makePlace(seed, company_id)
  at = { place_id, task_id: await makeTask(seed, { company_id, place_id }), token: owner.token }
  await database.close()
}, 60_000)
afterAll(() => rmSync(data, { recursive: true, force: true }))

it.skipIf(isQuick)(
  `keeps every acknowledged entry over ${CYCLES} kills, and raises no false alarm about records (R1.3)`,
  async () => {
    const acknowledged: string[] = []
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const server = await startServer(env)
      const enough = Promise.withResolvers<void>()
      let left = 15 + Math.floor(Math.random() * 30)
      const writers = Array.from({ length: WRITERS }, () =>
        writeEntries(server.url, at, () => {
          if ((left -= 1) === 0) enough.resolve()
        }),
      )
      await enough.promise
      await server.kill()
      acknowledged.push(...(await Promise.all(writers)).flat())
    }
    const database = await open()
    const stored = (await database.pool.query<{ uuid: string }>('select uuid from task_entries')).rows.map(
      ({ uuid }) => uuid,
    )
    const revised = (
      await database.pool.query<{ entity_id: string }>(
        "select entity_id from revisions where entity = 'entry'",
      )
    ).rows.map(({ entity_id }) => entity_id)
    const head = (await database.pool.query<{ seq: number }>('select seq from chain_heads')).rows[0]?.seq
    const checked = await verifyRecords(
      { pool: database.pool, config: { data_folder: data } } as unknown as Platform,
      { projections: true },
    )
    // Of the place itself, once the late seal has come to it, and one of each entry.
    const ofPlace = await database.pool.query("select 1 from revisions where entity = 'place'")
    const revisions = ofPlace.rows.length + stored.length
    await database.close()
    expect([checked.faults, checked.places.flatMap(({ faults }) => faults), checked.revisions]).toEqual([
      [],
      [],
      revisions,
    ])
    expect(acknowledged.length).toBeGreaterThan(50)
    expect(acknowledged.filter((uuid) => !stored.includes(uuid))).toEqual([])
    expect([new Set(stored).size, new Set(revised).size, head]).toEqual([
      stored.length,
      stored.length,
      revisions,
    ])
  },
  60_000 + CYCLES * 15_000,
)

it('finishes its requests and ends with 0 on SIGTERM', async () => {
  const server = await startServer(env)
  const started = Date.now()
  expect(await server.end()).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
}, 60_000)
