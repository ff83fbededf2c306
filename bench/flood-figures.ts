/**
 * A signed-in person saves entries while strangers send slowly: 64, 256 and 1,000 connections, in turns with
 * quiet times of the same length. No save may be refused, and the time of 99 of 100 saves may double at most:
 * the median of the seconds of all turns, because single seconds stand out on a shared machine. The connections
 * of the flood come back as soon as they are closed. `FLOOD_SECONDS` (5): the length of each turn;
 * `FLOOD_TURNS` (6).
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import { openLoop, type Told } from './open-loop.ts'
import { plantPlaces, type PlantedPlace } from './plant-places.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const SECONDS = Number(process.env['FLOOD_SECONDS'] ?? 5)
const TURNS = Number(process.env['FLOOD_TURNS'] ?? 6)
const RATE = 60
const senders = fileURLToPath(new URL('slow-senders.ts', import.meta.url))

/** Needs a PostgreSQL on this machine. */
export const measureFlood = (): Promise<void> =>
  withServer(
    (seed) => plantPlaces(seed, { companies: 5, places: 2, tasks: 12, entries: 100 }),
    async ([place], server) => {
      if (place === undefined) throw new Error('no place')
      await save(server, place, SECONDS / 2)
      for (const connections of [64, 256, 1_000]) await measureAt(server, place, connections)
    },
  )

async function measureAt(server: RunningServer, place: PlantedPlace, connections: number): Promise<void> {
  const quiet: number[] = []
  const flooded: number[] = []
  let refused = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push(...(await save(server, place, SECONDS)).by_second)
    const flood = spawn(process.execPath, [senders, new URL(server.url).port, String(connections)])
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000)
    })
    const told = await save(server, place, SECONDS)
    flood.kill()
    await once(flood, 'exit')
    flooded.push(...told.by_second)
    refused += told.sent - (told.statuses['201'] ?? 0)
  }
  process.stderr.write(
    `${JSON.stringify({ name: `flood.${connections}`, quiet: quiet.map(Math.round), flooded: flooded.map(Math.round) })}\n`,
  )
  report(`flood.${connections}.refused`, refused, 'saves', 0)
  report(`flood.${connections}.p99_ratio`, quantile(flooded, 0.5) / quantile(quiet, 0.5), '×', 2)
}

function save({ url }: RunningServer, place: PlantedPlace, seconds: number): Promise<Told> {
  const next = (): string => {
    const task = place.tasks[Math.floor(Math.random() * place.tasks.length)] ?? 0
    const body = JSON.stringify({
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
    })
    return `POST /api/places/${place.place_id}/activity-log/task-subtypes/1/tasks/${task}/entries HTTP/1.1\r\nHost: larder.test\r\nX-Forwarded-For: 198.51.100.7\r\nAuthorization: Bearer ${place.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  }
  return openLoop({ url, rate: RATE, seconds, next })
}
