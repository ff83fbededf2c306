/**
 * 50 companies with 20 places each, people at work: four reads to one write. Measures how the server holds
 * 600 requests a second, what happens at twice and ten times its capacity, and how soon it recovers.
 * `LOAD_SECONDS` (60): how long the rate is held; `LOAD_OVERLOAD_SECONDS` (a third of it): how long each
 * overload lasts; `LOAD_RATE` (600); `LOAD_ENTRIES` (200): entries a place. The generator is this process and
 * shares the machine: it runs at a lower priority than the server (`setPriority`); its own lag is reported
 * and must stay below 50 ms, else the figures are invalid. Debian's generators (h2load, wrk) cannot mix
 * methods at a fixed rate with a new uuid for every entry.
 */
import { randomUUID } from 'node:crypto'
import { loadavg, setPriority } from 'node:os'
import { readFileSync } from 'node:fs'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { closedLoop, openLoop, type Told } from './open-loop.ts'
import { plantPlaces, type PlantedPlace } from './plant-places.ts'
import { postgresSeconds, processSeconds, residentMegabytes } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60)
const RATE = Number(process.env['LOAD_RATE'] ?? 600)
const ENTRIES = Number(process.env['LOAD_ENTRIES'] ?? 200)
/** Of each overload. */
const OVERLOAD_SECONDS = Number(process.env['LOAD_OVERLOAD_SECONDS'] ?? Math.max(5, SECONDS / 3))
/** Less than what serves: two cores do not hold both. */
const GENERATOR_NICE = 10
const COMPANIES = 50
const PLACES = 20
const TASKS = 12

type Bed = { readonly places: readonly PlantedPlace[]; readonly postmaster: number }

/** Needs a PostgreSQL on this machine. */
export const measureLoad = (): Promise<void> =>
  withServer(prepare, async (bed, server) => {
    process.stderr.write(
      `${JSON.stringify({ loadavg: loadavg().map((load) => Math.round(load * 100) / 100), places: bed.places.length, entries: bed.places.length * ENTRIES })}\n`,
    )
    const next = mixOf(bed.places)
    const { url } = server
    setPriority(GENERATOR_NICE)
    // Warms the server up: frequent code is compiled and query plans are cached.
    await closedLoop({ url, seconds: Math.min(60, SECONDS / 2), next })
    await measureHeld(bed, server, next)
    const turns: number[] = []
    for (let turn = 0; turn < 3; turn += 1)
      turns.push((await closedLoop({ url, seconds: Math.min(20, Math.max(2, SECONDS / 12)), next })).goodput)
    const capacity = quantile(turns, 0.5)
    tell('load.capacity', { capacity })
    const before = await openLoop({ url, rate: capacity / 2, seconds: 5, next })
    for (const times of [2, 10]) await measureOverload(server, next, { times, capacity })
    await measureRecovery(server, next, { capacity, p99: before.p99 })
  })

async function prepare(seed: TestApp): Promise<Bed> {
  const places = await plantPlaces(seed, {
    companies: COMPANIES,
    places: PLACES,
    tasks: TASKS,
    entries: ENTRIES,
  })
  const { rows } = await seed.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = Number(
    /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8'))?.[1],
  )
  return { places, postmaster }
}

type Mix = () => string

const day = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The share of each read, of 16, as a phone and an office computer request them in a shift. */
const reads: readonly (readonly [share: number, path: string])[] = [
  [6, '/activity-log/scheduled-task-subtypes?lang=en'],
  [2, `/activity-log/statistics?startDate=${day(30)}&endDate=${day(0)}`],
  [2, '/activity-log/entries'],
  [2, '/notifications'],
  [1, '/tickets/status'],
]
const elsewhere: readonly (readonly [share: number, path: (place: PlantedPlace) => string])[] = [
  [1, ({ place_id }) => `/api/place/${place_id}`],
  [1, ({ place_id }) => `/api/place/${place_id}/tasks?lang=en`],
  [1, () => '/api/profile'],
]
const shares: readonly ((place: PlantedPlace) => string)[] = [
  ...reads.flatMap(([share, path]) =>
    Array.from(
      { length: share },
      () =>
        ({ place_id }: PlantedPlace) =>
          `/api/places/${place_id}${path}`,
    ),
  ),
  ...elsewhere.flatMap(([share, path]) => Array.from({ length: share }, () => path)),
]

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** The bytes of the next request: every fifth is an entry, with a uuid of its own. */
function mixOf(places: readonly PlantedPlace[]): Mix {
  let count = 0
  return () => {
    const place = pick(places)
    const head = `Host: larder.test\r\nAuthorization: Bearer ${place.token}\r\n`
    if ((count += 1) % 5 !== 0) return `GET ${pick(shares)(place)} HTTP/1.1\r\n${head}\r\n`
    const task = pick(place.tasks)
    const body = JSON.stringify({
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
    })
    return `POST /api/places/${place.place_id}/activity-log/task-subtypes/1/tasks/${task}/entries HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  }
}

const tell = (name: string, more: object): void => {
  process.stderr.write(`${JSON.stringify({ name, ...more })}\n`)
}
const failed = ({ statuses }: Told, but: readonly string[] = []): number =>
  Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (status.startsWith('2') || but.includes(status) ? 0 : count),
    0,
  )
const rounded = (told: Told): object => ({ ...told, by_second: told.by_second.map(Math.round) })

async function measureHeld({ postmaster }: Bed, server: RunningServer, next: Mix): Promise<void> {
  const before = { server: processSeconds(server.pid), database: postgresSeconds(postmaster) }
  const told = await openLoop({ url: server.url, rate: RATE, seconds: SECONDS, next })
  tell('load.held', {
    ...rounded(told),
    cpu_ms: {
      server: ((processSeconds(server.pid) - before.server) / told.sent) * 1_000,
      database: ((postgresSeconds(postmaster) - before.database) / told.sent) * 1_000,
    },
  })
  report('load.held.missing', Math.max(0, RATE - told.goodput), 'req/s', RATE * 0.005)
  report('load.held.p50', told.p50, 'ms', 15)
  report('load.held.p99', told.p99, 'ms', 150)
  report('load.held.errors', failed(told), 'answers', 0)
  report('load.held.generator_lag', told.lag, 'ms', 50)
}

async function measureOverload(
  server: RunningServer,
  next: Mix,
  { times, capacity }: { times: number; capacity: number },
): Promise<void> {
  let unnamed = 0
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid))
  }, 500)
  const told = await openLoop({
    url: server.url,
    rate: capacity * times,
    seconds: OVERLOAD_SECONDS,
    next,
    connections: 4_000,
    onAnswer: (status, head) => {
      if (status === 503 && !/\nretry-after: \d+/i.test(head)) unnamed += 1
    },
  })
  clearInterval(watch)
  tell(`load.overload.${times}`, rounded(told))
  // Limits for the lost capacity, in hundredths: 10 at twice, 30 at ten times.
  report(`load.overload.${times}.lost`, (1 - told.goodput / capacity) * 100, '%', times === 2 ? 10 : 30)
  report(`load.overload.${times}.p99`, told.p99, 'ms', 300)
  report(`load.overload.${times}.other_errors`, failed(told, ['503']), 'answers', 0)
  report(`load.overload.${times}.no_retry_after`, unnamed, 'answers', 0)
  report(`load.overload.${times}.memory`, most, 'MB', 600)
  report(`load.overload.${times}.generator_lag`, told.lag, 'ms', 50)
}

/**
 * How long after the overload until requests take what they took before, ten seconds at most. Single seconds
 * stand out before and after alike (the database writes its checkpoints): the middle of those that follow
 * counts.
 */
async function measureRecovery(
  server: RunningServer,
  next: Mix,
  { capacity, p99 }: { capacity: number; p99: number },
): Promise<void> {
  const told = await openLoop({ url: server.url, rate: capacity / 2, seconds: 12, next })
  tell('load.recovery', { ...rounded(told), before: p99 })
  const normal = told.by_second.findIndex(
    (_, second) =>
      quantile(told.by_second.slice(second), 0.5) <= Math.max(p99 * 2, 50) &&
      (told.by_second[second] ?? 0) <= Math.max(p99 * 2, 50),
  )
  report('load.recovery', normal === -1 ? Number.POSITIVE_INFINITY : normal, 's', 10)
}
