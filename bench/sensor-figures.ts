/**
 * Readings of sensors over HTTP: 2,000 sensors of 100 places, one reading a message at `SENSOR_RATE` (1,100) a second for
 * `SENSOR_SECONDS` (30); then a gateway that comes back after a day with 57,600 readings while others go on. Nothing may be
 * lost or doubled. Processor time beside the clock, as other work on the machine changes it less.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { openPostgres } from '../packages/server/src/db/open.ts'
import { makeToken } from '../packages/server/src/kit/tokens.ts'
import { openLoop } from './open-loop.ts'
import { plantPlaces } from './plant-places.ts'
import { postgresSeconds, processSeconds } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const RATE = Number(process.env['SENSOR_RATE'] ?? 1_100)
const SECONDS = Number(process.env['SENSOR_SECONDS'] ?? 30)
const PLACES = 100
const SENSORS_EACH = 20
/** Of the gateway that was away: 200 sensors, every five minutes of a day. */
const LATE_SENSORS = 200
const LATE_EACH = 288
const LATE_AT_ONCE = 960
const LIVE_RATE = 50

type Bed = { readonly url: string; readonly postmaster: number; /** One sender a place; the last one is the gateway that was away. */ readonly senders: readonly string[] }

/** Needs a PostgreSQL on this machine. */
export const measureSensors = (): Promise<void> => withServer(prepare, async (bed, server) => {
  process.stderr.write(`${JSON.stringify({ loadavg: loadavg().map((load) => Math.round(load * 100) / 100) })}\n`)
  await measureRate(bed, server)
  await measureLate(bed, server)
})

async function prepare(seed: TestApp, url: string): Promise<Bed> {
  const { pool } = seed.database
  const places = await plantPlaces(seed, { companies: 10, places: PLACES / 10 + 1, tasks: 1, entries: 1 })
  const senders: string[] = []
  for (const [index, { company_id, place_id }] of places.slice(0, PLACES + 1).entries()) {
    const { token, hash, last4 } = makeToken('measuring')
    senders.push(token)
    await pool.query("insert into sensor_sources (company_id, place_id, name, kind, token_hash, last4, created_at) values ($1, $2, 'Gateway', 'json', $3, $4, now())", [company_id, place_id, hash, last4])
    await pool.query(`insert into sensors (company_id, place_id, name, lower_error_margin, upper_error_margin, max_error_count, device_id, interval_minutes, judged_since, created_at)
      select $1, $2, 'Probe ' || n, 0, 5, 3, 'probe-' || n, 5, now() - interval '2 days', now() - interval '2 days' from generate_series(1, $3::int) n`, [company_id, place_id, index === PLACES ? LATE_SENSORS : SENSORS_EACH])
  }
  await pool.query('analyze')
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8'))?.[1])
  return { url, postmaster, senders }
}

const post = (token: string, body: string): string => `POST /api/sensor-data HTTP/1.1\r\nHost: larder.test\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Every message the next sensor's next reading, each at a time of its own. */
function live({ senders }: Bed): () => string {
  let count = 0
  const begun = Date.now()
  return () => {
    const sensor = count % (PLACES * SENSORS_EACH)
    const time = new Date(begun - 3_600_000 + count * 20).toISOString()
    count += 1
    return post(senders[sensor % PLACES] ?? '', JSON.stringify({ device: `probe-${1 + Math.floor(sensor / PLACES)}`, time, temperature: 3 + (count % 15) / 10 }))
  }
}

async function countReadings(bed: Bed): Promise<number> {
  const { pool, close } = openPostgres(bed.url)
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from sensor_readings')
  await close()
  return rows[0]?.count ?? 0
}

async function measureRate(bed: Bed, server: RunningServer): Promise<void> {
  const next = live(bed)
  const warm = await openLoop({ url: server.url, rate: RATE / 4, seconds: 3, next })
  const before = { server: processSeconds(server.pid), database: postgresSeconds(bed.postmaster) }
  const told = await openLoop({ url: server.url, rate: RATE, seconds: SECONDS, next })
  const each = (seconds: number): number => (seconds / told.sent) * 1_000
  const cpu = { server: each(processSeconds(server.pid) - before.server), database: each(postgresSeconds(bed.postmaster) - before.database) }
  process.stderr.write(`${JSON.stringify({ ...told, by_second: [], cpu_ms: cpu })}\n`)
  report('sensors.rate.missing', Math.max(0, RATE - told.goodput), 'msg/s', RATE * 0.005)
  report('sensors.rate.p99', told.p99, 'ms', 250)
  report('sensors.rate.lost_or_doubled', Math.abs((await countReadings(bed)) - told.sent - warm.sent), 'readings', 0)
  report('sensors.rate.per_reading', cpu.server + cpu.database, 'ms CPU', 1)
  // 2,000 sensors every five minutes are 6.7 readings a second; one of two cores.
  report('sensors.fleet.share', ((cpu.server + cpu.database) * (2_000 / 300)) / 10, '% of a core', 5)
  report('sensors.rate.generator_lag', told.lag, 'ms', 50)
}

async function measureLate(bed: Bed, server: RunningServer): Promise<void> {
  const token = bed.senders[PLACES] ?? ''
  const begun = Date.now() - 86_400_000
  const all = Array.from({ length: LATE_SENSORS * LATE_EACH }, (_, index) => ({ device: `probe-${1 + (index % LATE_SENSORS)}`, time: new Date(begun + Math.floor(index / LATE_SENSORS) * 300_000).toISOString(), temperature: 2 + (index % 25) / 10 }))
  const before = await countReadings(bed)
  const start = performance.now()
  let took = 0
  const late = (async () => {
    for (let at = 0; at < all.length; at += LATE_AT_ONCE) {
      const answer = await fetch(`${server.url}/api/sensor-data`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(all.slice(at, at + LATE_AT_ONCE)) })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(String(answer.status))
    }
    took = (performance.now() - start) / 1_000
  })()
  const next = live(bed)
  const seconds: number[] = []
  let sent = 0
  while (took === 0) {
    const told = await openLoop({ url: server.url, rate: LIVE_RATE, seconds: 2, next })
    sent += told.sent
    seconds.push(told.p99)
  }
  await late
  report('sensors.late.took', took, 's', 60)
  report('sensors.late.others_p99', quantile(seconds, 1), 'ms', 1_000)
  report('sensors.late.lost_or_doubled', Math.abs((await countReadings(bed)) - before - all.length - sent), 'readings', 0)
}
