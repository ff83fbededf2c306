/**
 * Chart, history and export on a database with `HISTORY_ENTRIES` entries (1,000,000 by default) of many
 * places, a year of 10,000 at each, compared with one that has a tenth: in turns, so that other load of the
 * machine affects both. One place has 100,000 more for the export.
 */
import { loadavg } from 'node:os'
import { readFileSync } from 'node:fs'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { plantPlaces, type PlantedPlace } from './plant-places.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const ENTRIES = Number(process.env['HISTORY_ENTRIES'] ?? 1_000_000)
const PER_PLACE = 10_000
const PLACES_EACH = 20
const EXPORTED = 100_000
const TASKS = 27
const RUNS = Number(process.env['HISTORY_RUNS'] ?? 120)

type Bed = { readonly places: readonly PlantedPlace[]; readonly large: PlantedPlace }
type Running = { readonly bed: Bed; readonly server: RunningServer }

const plant =
  (entries: number) =>
  async (seed: TestApp): Promise<Bed> => {
    const start = performance.now()
    const count = Math.max(2, Math.round(entries / PER_PLACE))
    const companies = Math.ceil(count / PLACES_EACH)
    const [large, ...places] = await plantPlaces(seed, {
      companies,
      places: Math.ceil(count / companies),
      tasks: TASKS,
      entries: PER_PLACE,
      at_first: EXPORTED,
    })
    if (large === undefined) throw new Error('no place')
    process.stderr.write(
      `${JSON.stringify({ planted: (places.length + 1) * PER_PLACE + EXPORTED, seconds: Math.round((performance.now() - start) / 1_000), loadavg: loadavg().map((load) => Math.round(load * 10) / 10) })}\n`,
    )
    return { places, large }
  }

/** Needs a PostgreSQL on this machine; 10,000,000 entries need 12 GB of disk. */
export const measureHistory = (): Promise<void> =>
  withServer(plant(ENTRIES / 10), (tenth, ofTenth) =>
    withServer(plant(ENTRIES), async (whole, ofWhole) => {
      const both = [
        { bed: tenth, server: ofTenth },
        { bed: whole, server: ofWhole },
      ] as const
      const day = (days: number): string =>
        new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      await timed(both, 'timeline', { path: 'scheduled-task-subtypes?lang=en', goal: 150 })
      await timed(both, 'statistics.month', {
        path: `statistics?startDate=${day(30)}&endDate=${day(0)}`,
        goal: 100,
      })
      await timed(both, 'statistics.year', {
        path: `statistics?startDate=${day(364)}&endDate=${day(0)}`,
        goal: 300,
      })
      await timed(both, 'history.page', { path: 'entries', goal: 100 })
      await timed(both, 'history.year.page', {
        path: `entries?fromDate=${day(363)}&page=190&perPage=50`,
        goal: 100,
      })
      await timed(both, 'history.search', {
        path: `entries?fromDate=${day(363)}&searchText=door&status=incorrect`,
        goal: 300,
      })
      await timed(both, 'history.page.large', {
        path: `entries?fromDate=${day(363)}`,
        goal: 100,
        large: true,
      })
      await timed(both, 'history.deep.page.large', {
        path: `entries?fromDate=${day(363)}&page=1900&perPage=50`,
        goal: 100,
        large: true,
      })
      for (const format of ['csv', 'xlsx'] as const)
        await exported({ bed: whole, server: ofWhole }, format, day(363))
    }),
  )

type Asked = {
  readonly path: string
  readonly goal: number
  /** At the place that has more. */
  readonly large?: boolean
}

async function timed(
  both: readonly [tenth: Running, whole: Running],
  name: string,
  { path, goal, large = false }: Asked,
): Promise<void> {
  const times: [tenth: number[], whole: number[]] = [[], []]
  for (let run = -10; run < RUNS; run += 1) {
    for (const index of [0, 1] as const) {
      const { bed, server } = both[index]
      const { place_id, token } = large
        ? bed.large
        : (bed.places[Math.floor(Math.random() * bed.places.length)] ?? bed.large)
      const start = performance.now()
      const answer = await fetch(`${server.url}/api/places/${place_id}/activity-log/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const text = await answer.text()
      if (answer.status !== 200 || text.length < 20)
        throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
      if (run >= 0) times[index].push(performance.now() - start)
    }
  }
  report(`activity_log.${name}.p99`, quantile(times[1], 0.99), 'ms', goal)
  report(`activity_log.${name}.beside_a_tenth`, quantile(times[1], 0.5) / quantile(times[0], 0.5), '×', 1.3)
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

async function exported(
  {
    bed: {
      large: { token, place_id },
    },
    server,
  }: Running,
  format: 'csv' | 'xlsx',
  fromDate: string,
): Promise<void> {
  const before = residentMegabytes(server.pid)
  let most = before
  const start = performance.now()
  const answer = await fetch(
    `${server.url}/api/places/${place_id}/activity-log/entries/export?format=${format}&fromDate=${fromDate}`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).length
    most = Math.max(most, residentMegabytes(server.pid))
  }
  if (answer.status !== 200 || bytes < 100_000) throw new Error(`export: ${answer.status}, ${bytes} bytes`)
  report(`activity_log.export.${format}`, performance.now() - start, 'ms', 5_000)
  report(`activity_log.export.${format}.memory`, most - before, 'MB', 50)
}
