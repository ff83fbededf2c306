/**
 * Chart, history and export on a database that holds `HISTORY_ENTRIES` entries (1,000,000 unless told) of many places, a
 * year of them at each; one place has 100,000 for the export.
 */
import { readFileSync } from 'node:fs'
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const ENTRIES = Number(process.env['HISTORY_ENTRIES'] ?? 1_000_000)
const PER_PLACE = 10_000
const EXPORTED = 100_000
const TASKS = 27
const RUNS = 60

type Bed = { readonly token: string; readonly place: number; readonly large: number }

export const measureHistory = (): Promise<void> => withServer(plant, async (bed, server) => {
  const day = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const log = `/api/places/${bed.place}/activity-log`
  await timed(server, bed, 'statistics.month.p99', { path: `${log}/statistics?startDate=${day(30)}&endDate=${day(0)}`, goal: 100 })
  await timed(server, bed, 'statistics.year.p99', { path: `${log}/statistics?startDate=${day(364)}&endDate=${day(0)}`, goal: 300 })
  await timed(server, bed, 'history.page.p99', { path: `${log}/entries`, goal: 100 })
  await timed(server, bed, 'history.year.page.p99', { path: `${log}/entries?fromDate=${day(364)}&page=200&perPage=50`, goal: 100 })
  await timed(server, bed, 'history.search.p99', { path: `${log}/entries?fromDate=${day(364)}&searchText=door&status=incorrect`, goal: 300 })
  await timed(server, bed, 'history.page.large.p99', { path: `/api/places/${bed.large}/activity-log/entries?fromDate=${day(364)}`, goal: 100 })
  await timed(server, bed, 'history.deep.page.large.p99', { path: `/api/places/${bed.large}/activity-log/entries?fromDate=${day(364)}&page=1900&perPage=50`, goal: 100 })
  for (const format of ['csv', 'xlsx'] as const) await exported(server, bed, format, day(364))
})

async function plant(seed: TestApp): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const places: number[] = []
  for (let index = 0; index <= Math.max(1, Math.round(ENTRIES / PER_PLACE)); index += 1) places.push(await makePlace(seed, company))
  for (const [index, place_id] of places.entries()) {
    const tasks: number[] = []
    for (let task = 0; task < (index < 2 ? TASKS : 3); task += 1) tasks.push(await makeTask(seed, { company_id: company, place_id }, { created_at: new Date(Date.now() - 400 * 86_400_000).toISOString() }))
    const count = index === 0 ? EXPORTED : PER_PLACE
    await seed.database.pool.query('set statement_timeout = 0')
    await seed.database.pool.query(
      `insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at, status, value, unit, source, body_hash, created_by, comment, entry_fields)
       select $1, $2, ($3::int[])[1 + n % $4], gen_random_uuid(), (now() - (n % 365) * interval '1 day')::date, now() - (n % 365) * interval '1 day' - n * interval '1 second' / 100, now(),
         case when n % 50 = 0 then 'not_done' else 'done' end, '4.0', 'C', 'typed', '', $5, case when n % 50 = 0 then 'Closed the door' else '' end,
         '[{"id":1,"name":"","type":"enter_temperature","value":{"temp":"4.0","unit":"C"},"files":[]}]'
       from generate_series(1, $6::int) n`, [company, place_id, tasks, tasks.length, owner.id, count])
  }
  // As autovacuum leaves a database that has run for some time.
  await seed.database.pool.query('vacuum analyze')
  return { token: owner.token, place: places[1] ?? 0, large: places[0] ?? 0 }
}

async function timed(server: RunningServer, { token }: Bed, name: string, { path, goal }: { path: string; goal: number }): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    if (run >= 5) times.push(performance.now() - start)
  }
  report(`activity_log.${name}`, quantile(times, 0.99), 'ms', goal)
}

const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

async function exported(server: RunningServer, { token, large }: Bed, format: 'csv' | 'xlsx', fromDate: string): Promise<void> {
  const before = residentMegabytes(server.pid)
  let most = before
  const start = performance.now()
  const answer = await fetch(`${server.url}/api/places/${large}/activity-log/entries/export?format=${format}&fromDate=${fromDate}`, { headers: { authorization: `Bearer ${token}` } })
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).length
    most = Math.max(most, residentMegabytes(server.pid))
  }
  if (answer.status !== 200 || bytes < 100_000) throw new Error(`export: ${answer.status}, ${bytes} bytes`)
  report(`activity_log.export.${format}`, performance.now() - start, 'ms', 5_000)
  report(`activity_log.export.${format}.memory`, most - before, 'MB', 50)
}
