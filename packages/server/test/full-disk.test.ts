/** The disk of the embedded database is nearly full: nothing is lost, reads go on, saves do after it has room. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, openSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { isWriting } from '@larder/contract/kit'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { places } from '@larder/contract/places'
import { sensorSources } from '@larder/contract/sensor-readings'
import { watchRoom } from '../src/db/room.ts'
import { RESERVE_BYTES } from '../src/kit/files/disk.ts'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from './builders.ts'
import { emptyBuckets } from '../src/kit/http/throttle.ts'
import { call, forgetAttempts, openTestApp, refuse, send, type TestApp } from './harness.ts'
import { goodCall, type Sent } from './recipes.ts'
import { makeScene, withPlan, type Scene } from './scene.ts'
import { sendFile, tinyPng } from './send-file.ts'
import { freePort } from './free-port.ts'

describe('with little room', () => {
  let test: TestApp
  let owner: TestUser
  let place_id: number
  let input: () => { params: unknown; body: unknown }
  let free = RESERVE_BYTES

  beforeAll(async () => {
    test = await openTestApp()
    owner = await makeUser(test)
    const company_id = await makeCompany(test, owner)
    place_id = await makePlace(test, company_id)
    const task = await makeTask(test, { company_id, place_id })
    input = () => ({
      params: { placeId: place_id, id: 1, taskId: task },
      body: {
        uuid: randomUUID(),
        entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
      },
    })
  })
  afterAll(() => test.close())
  const leave = (bytes: number): void => {
    free = bytes
    watchRoom(test.database.pool, () => free)
  }
  const ready = async (): Promise<number> => (await test.app.inject('/readyz')).statusCode

  it('refuses saves with 507, reads on, and saves again when there is room', async () => {
    const { token } = await call(
      test,
      sensorSources.create,
      { params: { placeId: place_id }, body: { name: 'Gateway', kind: 'json' } },
      owner,
    )
    leave(RESERVE_BYTES - 1)
    const refused = { status: 507, code: 'storage_full' }
    expect(await refuse(test, entries.create, input(), owner)).toMatchObject(refused)
    const reading = await test.app.inject({
      method: 'POST',
      url: '/api/sensor-data',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: { device: 'probe', temperature: 4 },
    })
    expect(reading.statusCode).toBe(507)
    expect((await send(test, places.get, { params: { placeId: place_id } }, owner)).status).toBe(200)
    expect(await ready()).toBe(503)
    await expect(test.worker.drain()).rejects.toMatchObject({ code: 'storage_full' })
    leave(RESERVE_BYTES)
    expect((await send(test, entries.create, input(), owner)).status).toBe(201)
    expect(await ready()).toBe(200)
    await test.worker.drain()
  })
})

describe('in every call', () => {
  let test: TestApp
  let scene: Scene
  const calls: { readonly route: ServedRoute; readonly sent: Sent }[] = []
  /** What a browser of a person does with a full disk: files, tables, documents and archives. */
  const prepared = /import|export|upload|bundle|\.download|report|pdf|print|label|create$|change$/

  beforeAll(async () => {
    test = await openTestApp()
    scene = await withPlan(await makeScene(test))
    for (const route of routes.filter((one) => !isWriting(one) || prepared.test(one.name))) {
      await forgetAttempts(test)
      const sent = await goodCall(route, scene).catch(() => null)
      if (sent !== null) calls.push({ route, sent })
    }
    // Confirmed plans are made and kept.
    await test.worker.drain()
    watchRoom(test.database.pool, () => RESERVE_BYTES - 1)
  }, 240_000)
  afterAll(() => test.close())

  const statusesOf = async (writes: boolean): Promise<readonly string[]> => {
    const statuses: string[] = []
    for (const { route, sent } of calls.filter((one) => isWriting(one.route) === writes)) {
      emptyBuckets(test.platform).clear()
      const { status } = await send(test, route, sent, sent.caller ?? scene.owner)
      statuses.push(`${route.name} ${status === route.status ? 'done' : status}`)
    }
    return statuses
  }

  it('goes on reading: lists, tables, documents and archives', async () => {
    const statuses = await statusesOf(false)
    expect(statuses.length).toBeGreaterThan(100)
    expect(statuses.filter((one) => / 5\d\d$/.test(one))).toEqual([])
  }, 240_000)

  it('refuses what is written, imports and exports too, and stores nothing of it', async () => {
    const statuses = await statusesOf(true)
    expect(statuses.filter((one) => one.endsWith(' 507')).length).toBeGreaterThan(60)
    expect(statuses.filter((one) => one.endsWith(' done') || / 50[0-6]$/.test(one))).toEqual([])
  }, 240_000)

  it('stores no content of a file', async () => {
    const stored = () =>
      readdirSync(join(test.platform.config.data_folder, 'files'), { recursive: true }).length
    const before = stored()
    expect((await sendFile(test, scene.file, { bytes: tinyPng }, scene.owner)).status).toBe(507)
    expect(stored()).toBe(before)
  })
})

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

type Process = { readonly url: string; readonly end: () => Promise<void> }

/** Its lines go to the file; the port tells that it is ready. */
async function start(env: Record<string, string>, output: number | 'ignore'): Promise<Process> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), LARDER_ALTCHA: 'off', ...env },
    stdio: ['ignore', output, output],
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status, body }) => (void body?.cancel(), status),
          () => 0,
        ),
      {
        timeout: 60_000,
        interval: 100,
      },
    )
    .toBe(200)
  return {
    url,
    end: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

it('serves on while no line of its log can be written', async () => {
  const data = mkdtempSync(join(tmpdir(), 'larder-log-'))
  const server = await start({ LARDER_DATA: data, LARDER_LOG_LEVEL: 'info' }, openSync('/dev/full', 'w'))
  try {
    for (let count = 0; count < 5; count += 1)
      expect((await fetch(`${server.url}/api/account/check_valid_token?password_token=x`)).status).toBe(200)
  } finally {
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}, 90_000)

const disk = mkdtempSync(join(tmpdir(), 'larder-disk-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', disk]).status === 0
if (!mounted) process.stderr.write('Not tested on a real full disk: this user may not mount one.\n')
afterAll(() => {
  if (mounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

it.skipIf(!mounted)(
  'keeps all that it acknowledged on a disk that others fill up',
  async () => {
    const server = await start({ LARDER_DATA: disk }, 'ignore')
    const names: string[] = []
    const register = async (): Promise<number> => {
      const username = `${randomUUID()}@example.com`
      const response = await fetch(`${server.url}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${names.length}.1` },
        body: JSON.stringify({ username, password: 'a good one', first_name: 'A', lang: 'en' }),
      })
      await response.arrayBuffer()
      if (response.status < 300) names.push(username)
      return response.status
    }
    try {
      const { bavail, bsize } = statfsSync(disk)
      expect(await register()).toBeLessThan(300)
      writeFileSync(join(disk, 'others'), Buffer.alloc(bavail * bsize - RESERVE_BYTES / 2))
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
      expect(await register()).toBe(507)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
      rmSync(join(disk, 'others'))
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
      expect(await register()).toBeLessThan(300)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    } finally {
      await server.end()
    }
  },
  120_000,
)
