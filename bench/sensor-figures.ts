/**
 * Readings of sensors: 2,000 sensors of 100 places, one reading a message at `SENSORS_RATE` (1,100) a second
 * for `SENSORS_SECONDS` (8), over HTTP and over MQTT through a broker (`BENCH_MQTT_URL`; else a Mosquitto
 * with the settings that README.md names; left out where there is none); the same sensors every five minutes;
 * then a gateway that comes back after a day with 57,600 readings while others go on. Nothing may be lost or
 * doubled. Processor time beside the clock, as other work on the machine changes it less.
 */
import { randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import mqtt from 'mqtt'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { openPostgres } from '../packages/server/src/db/open.ts'
import { makeToken } from '../packages/server/src/kit/tokens.ts'
import { openBroker, openTap, type Broker, type Tap } from './mqtt-tap.ts'
import { atRate, openLoop } from './open-loop.ts'
import { plantPlaces } from './plant-places.ts'
import { processSeconds, secondsOf } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const RATE = Number(process.env['SENSORS_RATE'] ?? 1_100)
const SECONDS = Number(process.env['SENSORS_SECONDS'] ?? 8)
const PLACES = 100
const SENSORS_EACH = 20
/** 2,000 sensors every five minutes. */
const FLEET_RATE = (PLACES * SENSORS_EACH) / 300
/** Of the gateway that was away: 200 sensors, every five minutes of a day. */
const LATE_SENSORS = 200
const LATE_EACH = 288
const LATE_AT_ONCE = 960
const LIVE_RATE = 50

type Road = {
  readonly tap: Tap
  readonly broker: Broker
  readonly name: string
  readonly acknowledged: { take: (payload: string) => void }
}
type Bed = {
  readonly url: string
  /** One sender a place; the last one is the gateway that was away. */
  readonly senders: readonly string[]
  readonly road: Road | null
  readonly next: Readings
}

/** Needs a PostgreSQL on this machine. */
export async function measureSensors(): Promise<void> {
  const road = await openRoad()
  const env = ({ senders }: Bed): Record<string, string> =>
    road === null
      ? {}
      : {
          LARDER_MQTT_URL: road.tap.url,
          LARDER_MQTT_CLIENT_ID: road.name,
          LARDER_MQTT_TOPICS: JSON.stringify(
            senders.slice(0, PLACES).map((token, index) => ({ topic: `${road.name}/${index}/up`, token })),
          ),
        }
  await withServer(
    (seed, url) => prepare(seed, { url, road }),
    async (bed, server) => {
      process.stderr.write(
        `${JSON.stringify({ loadavg: loadavg().map((load) => Math.round(load * 100) / 100), seconds: SECONDS })}\n`,
      )
      await measureRate(bed, server)
      if (road !== null) await measureMqtt(bed, server, road)
      await measureFleet(bed, server)
      await measureLate(bed, server)
      process.stderr.write(
        `${JSON.stringify({ loadavg: loadavg().map((load) => Math.round(load * 100) / 100) })}\n`,
      )
    },
    env,
  )
  if (road !== null) await closeRoad(road)
}

async function openRoad(): Promise<Road | null> {
  const broker = await openBroker()
  if (broker === null) return null
  const acknowledged = { take: (_payload: string): void => undefined }
  return {
    name: `larder-bench-${randomBytes(4).toString('hex')}`,
    acknowledged,
    broker,
    tap: await openTap(broker.url, (payload) => acknowledged.take(payload)),
  }
}

/** The broker forgets the session. */
async function closeRoad({ tap, name, broker }: Road): Promise<void> {
  tap.close()
  await (await mqtt.connectAsync(broker.url.href, { clientId: name, clean: true })).endAsync()
  broker.close()
}

async function prepare(
  seed: TestApp,
  { url, road }: { readonly url: string; readonly road: Road | null },
): Promise<Bed> {
  const { pool } = seed.database
  const places = await plantPlaces(seed, { companies: 10, places: PLACES / 10 + 1, tasks: 1, entries: 1 })
  const senders: string[] = []
  for (const [index, { company_id, place_id }] of places.slice(0, PLACES + 1).entries()) {
    const { token, hash, last4 } = makeToken('measuring')
    senders.push(token)
    await pool.query(
      `insert into sensor_sources (company_id, place_id, name, kind, token_hash, last4, created_at)
        values ($1, $2, 'Gateway', 'json', $3, $4, now())`,
      [company_id, place_id, hash, last4],
    )
    await pool.query(
      `with made as (
        insert into sensors (company_id, place_id, name, lower_error_margin, upper_error_margin,
          max_error_count, device_id, interval_minutes, judged_since, created_at)
        select $1, $2, 'Probe ' || n, 0, 5, 3, 'probe-' || n, 5, now() - interval '2 days',
          now() - interval '2 days' from generate_series(1, $3::int) n returning id)
      insert into equipment (company_id, place_id, name, equipment_type_id, sensor_id, created_at)
      select $1, $2, 'Fridge', 1, id, now() from made`,
      [company_id, place_id, index === PLACES ? LATE_SENSORS : SENSORS_EACH],
    )
  }
  await pool.query('analyze')
  return { url, senders, road, next: readings() }
}

async function withPool<T>(
  { url }: Pick<Bed, 'url'>,
  work: (pool: ReturnType<typeof openPostgres>['pool']) => Promise<T>,
): Promise<T> {
  const { pool, close } = openPostgres(url)
  return work(pool).finally(close)
}

/** Processor seconds of the server and of its own connections to the database, while `work` is done. */
async function spent<T>(
  bed: Bed,
  server: RunningServer,
  work: () => Promise<T>,
): Promise<{ told: T; server: number; database: number }> {
  const backends = () =>
    withPool(bed, async (pool) =>
      secondsOf(
        (
          await pool.query<{ pid: number }>(
            'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
        ).rows.map(({ pid }) => pid),
      ),
    )
  const before = { server: processSeconds(server.pid), database: await backends() }
  const told = await work()
  const database = [...(await backends())].reduce(
    (sum, [pid, seconds]) => sum + seconds - (before.database.get(pid) ?? 0),
    0,
  )
  return { told, server: processSeconds(server.pid) - before.server, database }
}

const post = (token: string, body: string): string =>
  `POST /api/sensor-data HTTP/1.1\r\nHost: larder.test\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

type Readings = () => { readonly place: number; readonly body: string }

/**
 * Every message the next sensor's next reading, each at a time of its own; one for all that is measured, so
 * that none is late.
 */
function readings(): Readings {
  let count = 0
  const begun = Date.now()
  return () => {
    const sensor = count % (PLACES * SENSORS_EACH)
    const time = new Date(begun - 3_600_000 + count * 2).toISOString()
    count += 1
    return {
      place: sensor % PLACES,
      body: JSON.stringify({
        device: `probe-${1 + Math.floor(sensor / PLACES)}`,
        time,
        temperature: 3 + (count % 15) / 10,
        n: count,
      }),
    }
  }
}

function live({ senders, next }: Bed): () => string {
  return () => {
    const { place, body } = next()
    return post(senders[place] ?? '', body)
  }
}

const countReadings = (bed: Bed): Promise<number> =>
  withPool(
    bed,
    async (pool) =>
      (await pool.query<{ count: number }>('select count(*)::int as count from sensor_readings')).rows[0]
        ?.count ?? 0,
  )

type Measured = {
  readonly sent: number
  readonly goodput: number
  readonly p99: number
  readonly lag: number
  readonly stored: number
}

function reportRate(
  road: string,
  told: Measured,
  cpu: { readonly server: number; readonly database: number },
): void {
  process.stderr.write(`${JSON.stringify({ road, ...told, by_second: undefined, cpu })}\n`)
  report(`sensors.${road}.missing`, Math.max(0, RATE - told.goodput), 'msg/s', RATE * 0.005)
  report(`sensors.${road}.p99`, told.p99, 'ms', 250)
  report(`sensors.${road}.lost_or_doubled`, Math.abs(told.stored - told.sent), 'readings', 0)
  report(`sensors.${road}.per_reading`, ((cpu.server + cpu.database) / told.sent) * 1_000, 'ms CPU', 1)
  report(`sensors.${road}.generator_lag`, told.lag, 'ms', 50)
}

async function measureRate(bed: Bed, server: RunningServer): Promise<void> {
  const next = live(bed)
  await openLoop({ url: server.url, rate: RATE / 4, seconds: 3, next })
  const before = await countReadings(bed)
  const { told, ...cpu } = await spent(bed, server, () =>
    openLoop({ url: server.url, rate: RATE, seconds: SECONDS, next }),
  )
  reportRate('http', { ...told, stored: (await countReadings(bed)) - before }, cpu)
}

/**
 * From the moment at which each message is to be published to its acknowledgement by the server, which comes
 * after the commit.
 */
async function publish(
  { name, acknowledged, broker }: Road,
  { rate, seconds, next }: { readonly rate: number; readonly seconds: number; readonly next: Readings },
): Promise<Omit<Measured, 'stored'>> {
  const client = await mqtt.connectAsync(broker.url.href)
  const due = new Map<string, number>()
  const took: number[] = []
  const lags: number[] = []
  acknowledged.take = (payload) => {
    const at = due.get(payload)
    if (at !== undefined && due.delete(payload)) took.push(performance.now() - at)
  }
  const total = Math.round(rate * seconds)
  await atRate(rate, total, (at) => {
    const { place, body } = next()
    lags.push(performance.now() - at)
    due.set(body, at)
    client.publish(`${name}/${place}/up`, body, { qos: 1 })
  })
  for (const until = performance.now() + 10_000; due.size > 0 && performance.now() < until;)
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  await client.endAsync()
  return { sent: total, goodput: took.length / seconds, p99: quantile(took, 0.99), lag: quantile(lags, 0.99) }
}

async function measureMqtt(bed: Bed, server: RunningServer, road: Road): Promise<void> {
  const { next } = bed
  await publish(road, { rate: RATE / 4, seconds: 3, next })
  const before = await countReadings(bed)
  const { told, ...cpu } = await spent(bed, server, () =>
    publish(road, { rate: RATE, seconds: SECONDS, next }),
  )
  reportRate('mqtt', { ...told, stored: (await countReadings(bed)) - before }, cpu)
}

/** A fleet of normal size, while the server does its other work too. */
async function measureFleet(bed: Bed, server: RunningServer): Promise<void> {
  const seconds = Math.max(20, SECONDS / 3)
  const { told, ...cpu } = await spent(bed, server, () =>
    openLoop({ url: server.url, rate: FLEET_RATE, seconds, next: live(bed) }),
  )
  process.stderr.write(`${JSON.stringify({ fleet: told.sent, p99: told.p99, cpu })}\n`)
  report('sensors.fleet.share', ((cpu.server + cpu.database) / seconds) * 100, '% of a core', 5)
}

async function measureLate(bed: Bed, server: RunningServer): Promise<void> {
  const token = bed.senders[PLACES] ?? ''
  const begun = Date.now() - 86_400_000
  const all = Array.from({ length: LATE_SENSORS * LATE_EACH }, (_, index) => ({
    device: `probe-${1 + (index % LATE_SENSORS)}`,
    time: new Date(begun + Math.floor(index / LATE_SENSORS) * 300_000).toISOString(),
    temperature: 2 + (index % 25) / 10,
  }))
  const before = await countReadings(bed)
  const start = performance.now()
  let took = 0
  const late = (async () => {
    for (let at = 0; at < all.length; at += LATE_AT_ONCE) {
      const answer = await fetch(`${server.url}/api/sensor-data`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(all.slice(at, at + LATE_AT_ONCE)),
      })
      await answer.arrayBuffer()
      // Too much waits: a gateway sends the same again.
      if (answer.status === 503) {
        at -= LATE_AT_ONCE
        await new Promise((resolve) => {
          setTimeout(resolve, 1_000)
        })
      } else if (!answer.ok) throw new Error(String(answer.status))
    }
  })().finally(() => {
    took = (performance.now() - start) / 1_000
  })
  // The failure is reported where `late` is awaited, after the live messages.
  late.catch(() => undefined)
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
  report(
    'sensors.late.lost_or_doubled',
    Math.abs((await countReadings(bed)) - before - all.length - sent),
    'readings',
    0,
  )
}
