/**
 * The embedded database belongs to one process: any other process started beside it is refused and damages
 * nothing.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPglite } from '../src/db/open.ts'
import { migrate } from '../src/db/migrate.ts'
import { verifyRecords } from '../src/features/records/public.ts'
import type { Platform } from '../src/kit/platform.ts'
import { makeCompany, makePlace, makeTask, makeUser } from './builders.ts'
import type { TestApp } from './harness.ts'
import { runMain, startServer } from './running-server.ts'
import { writeEntries, type EntryTarget } from './write-entries.ts'
import { isQuick } from './is-quick.ts'

const ROUNDS = Number(process.env['LARDER_SECOND_STARTS'] ?? (isQuick ? 1 : 2))
const WRITERS = 4
const data = mkdtempSync(join(tmpdir(), 'larder-second-'))
const env = { LARDER_DATA: data }
const commands = ['subscription', 'records-verify', 'knowledge-publish']
let at: EntryTarget

beforeAll(async () => {
  const database = await openPglite({ folder: join(data, 'database') })
  await migrate(database.pool)
  const seed = { database, clock: { now: new Date() } } as unknown as TestApp
  const owner = await makeUser(seed)
  const company_id = await makeCompany(seed, owner)
  const place_id = await makePlace(seed, company_id)
  at = { place_id, task_id: await makeTask(seed, { company_id, place_id }), token: owner.token }
  await database.close()
}, 180_000)
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** Starts on the same and on another port and one command, while entries are saved; then kills the server. */
async function disturb(round: number): Promise<{
  readonly acknowledged: readonly string[]
  readonly refusals: readonly string[]
  readonly pid: number
}> {
  const server = await startServer(env)
  const writers = Array.from({ length: WRITERS }, () => writeEntries(server.url, at, () => undefined))
  const samePort = await runMain({ ...env, PORT: new URL(server.url).port })
  const others = await Promise.all([runMain(env), runMain(env, [commands[round % commands.length] ?? ''])])
  await server.kill()
  const refusals = [samePort, ...others].map(({ code, output }) => `${code} ${output}`)
  return { acknowledged: (await Promise.all(writers)).flat(), refusals, pid: server.pid }
}

it(
  `refuses second servers and commands beside a server, and loses no acknowledged entry over ${ROUNDS} kills`,
  async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { refusals, pid, ...saved } = await disturb(round)
      acknowledged.push(...saved.acknowledged)
      expect(refusals.join('\n')).not.toContain('Aborted')
      expect(refusals[0]).toMatch(/^1 Larder could not start: Port \d+ is in use/)
      for (const refusal of refusals.slice(1))
        expect(refusal).toMatch(
          new RegExp(
            `^1 (Larder could not start|Not done): Process ${pid} .*Stop it and try again.*PostgreSQL`,
          ),
        )
    }
    const database = await openPglite({ folder: join(data, 'database') })
    const stored = new Set(
      (await database.pool.query<{ uuid: string }>('select uuid from task_entries')).rows.map(
        ({ uuid }) => uuid,
      ),
    )
    const checked = await verifyRecords(
      { pool: database.pool, config: { data_folder: data } } as unknown as Platform,
      { projections: true },
    )
    // Of the place itself, once the late seal has come to it, and one of each entry.
    const ofPlace = await database.pool.query("select 1 from revisions where entity = 'place'")
    await database.close()
    if (ROUNDS > 2)
      process.stdout.write(`rounds ${ROUNDS}, acknowledged ${acknowledged.length}, stored ${stored.size}\n`)
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 5)
    expect(acknowledged.filter((uuid) => !stored.has(uuid))).toEqual([])
    expect([checked.faults, checked.places.flatMap(({ faults }) => faults), checked.revisions]).toEqual([
      [],
      [],
      ofPlace.rows.length + stored.size,
    ])
  },
  120_000 + ROUNDS * 60_000,
)

it('keeps every file of the database to its owner', () => {
  const files = readdirSync(join(data, 'database'), { recursive: true, withFileTypes: true }).map(
    (entry) => ({ entry, path: join(entry.parentPath, entry.name) }),
  )
  const open = files.filter(({ path }) => (statSync(path).mode & 0o077) !== 0).map(({ path }) => path)
  expect([open, files.length > 500]).toEqual([[], true])
})
