/**
 * R4.4: the server is killed between the readings that make an alarm, and while it receives the last of them;
 * the sender repeats messages without an acknowledgement. One alarm, at exactly that reading, notified once.
 * `LARDER_SENSOR_KILLS` (2): how often.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openPglite, openPostgres } from '#db/open.ts'
import { makeCompany, makePlace, makeUser } from '../../../test/builders.ts'
import { asAdmin, withDatabase } from '../../../test/global-setup.ts'
import type { TestApp } from '../../../test/harness.ts'
import { startServer, type RunningServer } from '../../../test/running-server.ts'
import { isQuick } from '../../../test/is-quick.ts'

const postgres = process.env['TEST_DATABASE_URL']
/** `npm test` leaves the kills to CI. */
const KILLS = Number(process.env['LARDER_SENSOR_KILLS'] ?? 2)
/** Trials at each kill. */
const FRIDGES = 4
const data = mkdtempSync(join(tmpdir(), 'larder-kills-'))
const database =
  postgres === undefined
    ? null
    : withDatabase(postgres, `${inject('postgresTemplate')}_${randomBytes(4).toString('hex')}`)
const start = (): Promise<RunningServer> =>
  startServer({ LARDER_DATA: data, ...(database === null ? {} : { DATABASE_URL: database }) })

let token: string
let place: number
let server: RunningServer

beforeAll(async () => {
  if (isQuick) return
  if (postgres !== undefined && database !== null)
    await asAdmin(
      postgres,
      `create database ${new URL(database).pathname.slice(1)} template ${inject('postgresTemplate')}`,
    )
  const opened =
    database === null ? await openPglite({ folder: join(data, 'database') }) : openPostgres(database)
  await migrate(opened.pool)
  const seed = { database: opened, clock: { now: new Date() } } as unknown as TestApp
  const owner = await makeUser(seed)
  place = await makePlace(seed, await makeCompany(seed, owner))
  token = owner.token
  await opened.close()
  server = await start()
}, 60_000)
afterAll(async () => {
  if (!isQuick) await server.end()
  rmSync(data, { recursive: true, force: true })
})

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${server.url}/api/places/${place}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<T>
}

/** A fridge whose sensor alarms at its `count`-th reading above 5 °C in a row. */
type Trial = {
  readonly count: number
  readonly sensor_id: number
  readonly time: (index: number) => string
  readonly send: (index: number) => Promise<void>
}

async function prepare(sender: string, number: number): Promise<Trial> {
  const count = 2 + (number % 4)
  const device = `probe-${number}`
  const { sensor_id } = await ask<{ sensor_id: number }>('equipment', {
    name: `Fridge ${number}`,
    equipment_type: { id: 1 },
    sensor: {
      name: 'Probe',
      upper_error_margin: 5,
      max_error_count: count,
      device_id: device,
      interval_minutes: 5,
    },
  })
  // The limits hold from when the sensor was made.
  const begun = Date.now() + 1_000
  const time = (index: number): string => new Date(begun + index * 10).toISOString()
  return {
    count,
    sensor_id,
    time,
    send: async (index) => {
      const { status } = await fetch(`${server.url}/api/sensor-data`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sender}` },
        body: JSON.stringify({ device, time: time(index), temperature: 6 + index }),
      })
      if (status !== 200) throw new Error(String(status))
    },
  }
}

async function raised({ sensor_id, time }: Trial): Promise<string[]> {
  const { alarms } = await ask<{ alarms: readonly { kind: string; raised_at: string }[] }>(
    `sensors/${sensor_id}/readings?from=${time(-1_000)}&to=${time(10_000)}`,
  )
  return alarms.map(({ kind, raised_at }) => `${kind} ${new Date(raised_at).toISOString()}`)
}

it.skipIf(isQuick)(
  `an alarm is raised at its reading and notified once, over ${KILLS * FRIDGES} trials with ${KILLS} kills`,
  async () => {
    const sender = (await ask<{ token: string }>('sensor-sources', { name: 'Script', kind: 'json' })).token
    for (let kill = 0; kill < KILLS; kill += 1) {
      const trials = await Promise.all(
        Array.from({ length: FRIDGES }, (_, index) => prepare(sender, kill * FRIDGES + index)),
      )
      for (const { count, send } of trials) for (let index = 1; index < count; index += 1) await send(index)
      const between = kill % 2 === 0
      const under_way = between ? [] : trials.map(({ count, send }) => send(count).catch(() => undefined))
      if (!between)
        await new Promise((resolve) => {
          setTimeout(resolve, Math.random() * 25)
        })
      await server.kill()
      server = await start()
      await Promise.all(under_way)
      const early = between ? await Promise.all(trials.map(raised)) : []
      expect(early.flat()).toEqual([])
      for (const { count, send } of trials) for (const index of [count, count + 1]) await send(index)
      const { items } = await ask<{ items: readonly { kind: string; sensor_id: number | null }[] }>(
        'notifications',
      )
      const found = await Promise.all(
        trials.map(async (trial) => [
          ...(await raised(trial)),
          ...items.filter(({ sensor_id }) => sensor_id === trial.sensor_id).map(({ kind }) => kind),
        ]),
      )
      expect(found).toEqual(trials.map(({ count, time }) => [`limit ${time(count)}`, 'sensor_outside']))
    }
  },
  30_000 + KILLS * 30_000,
)
