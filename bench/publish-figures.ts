/**
 * Publishing an edition of the knowledge base to 10,000 places: how long it takes, and how slow the API's
 * slowest requests become compared with before. It runs as operators run it: its own process beside a server,
 * on PostgreSQL.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { canonicalJson } from '@larder/core/canonical-json'
import { defaultProfile, extraSwitches, generatePlan, type PlaceProfile } from '@larder/core/haccp'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openPostgres } from '../packages/server/src/db/open.ts'
import { olderEdition } from '../packages/server/src/demo/older-edition.ts'
import { publishEdition } from '../packages/server/src/features/plan-data/public.ts'
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { startServer, type RunningServer } from '../packages/server/test/running-server.ts'
import { processSeconds } from './processor-time.ts'
import { quantile, report } from './report.ts'

const PLACES = 10_000
/** How many different profiles there are; each place's plan still counts as its own. */
const KINDS = 300
/** So many requests a second, as a few hundred people at work send them. */
const RATE = 25
const SECONDS_IDLE = 15
const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url))

type Bed = { readonly url: string; readonly token: string; readonly place: number }

/** Needs a PostgreSQL (`BENCH_DATABASE_URL`, default 127.0.0.1:5432). */
export async function measurePublishing(): Promise<void> {
  const admin = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const name = `larder_bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(`create database ${name}`)
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  try {
    const url = new URL(admin)
    url.pathname = `/${name}`
    const bed = await prepare(url.href)
    const server = await startServer({ DATABASE_URL: bed.url, LARDER_DATA: data })
    try {
      await measure(bed, server, data)
    } finally {
      await server.end()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

async function measure(bed: Bed, server: RunningServer, data: string): Promise<void> {
  await drive(
    bed,
    server,
    new Promise((resolve) => {
      setTimeout(resolve, 3_000)
    }),
  )
  const idle = await drive(
    bed,
    server,
    new Promise((resolve) => {
      setTimeout(resolve, SECONDS_IDLE * 1_000)
    }),
  )
  const publishing = publish(bed, data)
  const meanwhile = await drive(bed, server, publishing)
  const { seconds, cpu } = await publishing
  report('plan.publish.10000', seconds, 's', 60)
  // Its own processor time, without the database's, because other processes share the machine.
  report('plan.publish.10000.cpu', cpu, 's', 60)
  report('plan.publish.10000.p99_ratio', quantile(meanwhile, 0.99) / quantile(idle, 0.99), '×', 3)
  report('plan.publish.10000.p99', quantile(meanwhile, 0.99), 'ms', 100)
}

/** The operator's command: seconds it took, and seconds of the processor. */
async function publish(
  { url }: Bed,
  data: string,
): Promise<{ readonly seconds: number; readonly cpu: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, [main, 'knowledge-publish'], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: url, LARDER_DATA: data },
    stdio: ['ignore', process.env['BENCH_DETAIL'] === undefined ? 'ignore' : 'inherit', 'inherit'],
  })
  let cpu = 0
  const watch = setInterval(() => {
    cpu = Math.max(cpu, processSeconds(child.pid ?? 0))
  }, 100)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(watch)
  if (code !== 0) throw new Error(`publishing ended with ${code}`)
  return { seconds: (performance.now() - start) / 1_000, cpu }
}

/** The list of the day at a steady rate until the work is done; milliseconds each, slow ones included. */
async function drive(
  { token, place }: Bed,
  server: RunningServer,
  until: Promise<unknown>,
): Promise<number[]> {
  let over = false
  const done = until.finally(() => {
    over = true
  })
  const times: Promise<number>[] = []
  const send = async (): Promise<number> => {
    const start = performance.now()
    const response = await fetch(
      `${server.url}/api/places/${place}/activity-log/scheduled-task-subtypes?lang=en`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status}`)
    return performance.now() - start
  }
  while (!over) {
    times.push(send())
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000 / RATE)
    })
  }
  await done
  return Promise.all(times)
}

/** The profile differs from place to place: activity, country, size, switches, food groups. */
function profileOf(index: number, { knowledge } = olderEdition()): PlaceProfile {
  const activity = knowledge.activities[index % knowledge.activities.length]
  if (activity === undefined) throw new Error('no activity')
  const pick = <T>(list: readonly T[], by: number): T => list[by % list.length] as T
  const profile = defaultProfile(
    {
      country: pick(['EE', 'DE', 'ES', 'GB', 'US', 'LV', 'IE', 'UA', 'CA', 'AU'], Math.floor(index / 3)),
      region: null,
      activity: activity.id,
      location_type: pick(activity.location_types, index),
      number_of_employees: pick(['1-3', '4-14', '15+'] as const, index),
      extra_data: extraSwitches.filter(
        (one, bit) => activity.extra_data.includes(one) && (index * 7 + bit) % 3 === 0,
      ),
    },
    knowledge,
  )
  return { ...profile, food_groups: profile.food_groups.filter((_, at) => (at + index) % 5 !== 0) }
}

/** One place as the application makes it; the others are made from it in the database. */
async function prepare(url: string): Promise<Bed> {
  const database = openPostgres(url)
  await migrate(database.pool)
  const older = olderEdition()
  await publishEdition(database.pool, new Date(), older)
  const seed = { database, clock: { now: new Date() } } as unknown as TestApp
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const place = await makePlace(seed, company)
  for (let index = 0; index < 35; index += 1) await makeTask(seed, { company_id: company, place_id: place })
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create unlogged table kinds (id int, plan jsonb)')
  for (let kind = 0; kind < KINDS; kind += 1)
    await client.query('insert into kinds values ($1, $2)', [
      kind,
      canonicalJson(generatePlan(profileOf(kind, older), older.knowledge)),
    ])
  const columns = (
    await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'places' and column_name <>
        'id'`,
    )
  ).rows
    .map(({ column_name: column }) => `"${column}"`)
    .join(', ')
  await client.query(
    `insert into places (${columns}) select ${columns} from places p, generate_series(2, ${PLACES})
      where p.id = $1`,
    [place],
  )
  await client.query(
    `insert into food_safety_plans (company_id, place_id)
      select company_id, id from places where id <> $1`,
    [place],
  )
  await client.query(
    `update food_safety_plans p set plan = k.plan, flow = '{"width":0,"height":0,"nodes":[],"edges":[]}',
      sha256 = encode(sha256(int4send(p.id)), 'hex'), knowledge_version = $1, generated_at = now(),
      status_type_id = 2
     from kinds k where k.id = p.id % ${KINDS}`,
    [older.version],
  )
  await client.query('drop table kinds')
  await client.query('vacuum analyze')
  await client.end()
  return { url, token: owner.token, place }
}
