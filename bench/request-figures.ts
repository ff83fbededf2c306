/**
 * The cost of a request compared with the same SQL run by pgbench on the same server in the same run: CPU of
 * server and database ÷ CPU of the database under pgbench. The SQL does the same work, written plainly, in a
 * database of 1,000 places with their statistics: in an empty one autovacuum changes the query plans of
 * either side in the middle of a run.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type RunningServer } from '../packages/server/test/running-server.ts'
import { hashToken } from '../packages/server/src/kit/tokens.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { plantPlaces } from './plant-places.ts'
import { processSeconds, postgresSeconds } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

/**
 * The two are measured in turns, so that what else the machine does falls on both; the median of the turns
 * counts.
 */
const TURNS = Number(process.env['BENCH_TURNS'] ?? 5)
const REQUESTS = 1_000
const CONNECTIONS = 8
const TASKS = 35
/** Of each of 1,000 places. */
const ENTRIES = 1_000

type Bed = {
  readonly url: string
  readonly postmaster: number
  readonly token: string
  readonly company: number
  readonly place: number
  readonly tasks: readonly number[]
  readonly user: number
}

/** Needs a PostgreSQL on this machine, with pgbench. */
export const measureRequests = (): Promise<void> =>
  withServer(prepare, async (bed, server) => {
    await measureIdleMemory(server, 'server.memory.idle')
    await measureSave(bed, server)
    await measureList(bed, server)
  })

async function prepare(seed: TestApp, url: string): Promise<Bed> {
  const [place] = await plantPlaces(seed, { companies: 50, places: 20, tasks: TASKS, entries: ENTRIES })
  if (place === undefined) throw new Error('no place')
  const { rows } = await seed.database.pool.query<{ pid: number; owner: number }>(
    `select pg_backend_pid() as pid, (select user_id from company_members where company_id = $1 and
      access_level = 'owner') as owner`,
    [place.company_id],
  )
  const postmaster = Number(
    /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8'))?.[1],
  )
  return {
    url,
    postmaster,
    token: place.token,
    company: place.company_id,
    place: place.place_id,
    tasks: place.tasks,
    user: rows[0]?.owner ?? 0,
  }
}

async function measureIdleMemory(server: RunningServer, name: string): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 2_000)
  })
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_024
  report(name, rss, 'MB', 300)
}

/** The same process with the embedded database in it, which was made by a start before. */
export async function measureEmbedded(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  await (await startServer({ LARDER_DATA: data })).end()
  const server = await startServer({ LARDER_DATA: data })
  try {
    await measureIdleMemory(server, 'server.memory.idle.embedded')
  } finally {
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}

type Load = { readonly cpu: number; readonly p50: number }

/** Sends the requests over the connections; CPU milliseconds a request of server and database, p50 in ms. */
async function drive(bed: Bed, server: RunningServer, request: () => [string, RequestInit]): Promise<Load> {
  const send = async (): Promise<number> => {
    const start = performance.now()
    const [path, init] = request()
    const response = await fetch(server.url + path, {
      ...init,
      headers: { authorization: `Bearer ${bed.token}`, 'content-type': 'application/json' },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return performance.now() - start
  }
  const run = async (count: number): Promise<number[]> => {
    let left = count
    const lanes = Array.from({ length: CONNECTIONS }, async () => {
      const times: number[] = []
      while (left-- > 0) times.push(await send())
      return times
    })
    return (await Promise.all(lanes)).flat()
  }
  await run(REQUESTS / 3)
  const before = { server: processSeconds(server.pid), database: postgresSeconds(bed.postmaster) }
  const times = await run(REQUESTS)
  const each = (seconds: number): number => (seconds / REQUESTS) * 1_000
  const load = {
    server: each(processSeconds(server.pid) - before.server),
    database: each(postgresSeconds(bed.postmaster) - before.database),
  }
  if (process.env['BENCH_DETAIL'] !== undefined) process.stderr.write(`${JSON.stringify(load)}\n`)
  return { cpu: load.server + load.database, p50: quantile(times, 0.5) }
}

/** The same statements by pgbench: CPU milliseconds a transaction of the database. */
function driveBare(bed: Bed, script: string): Load {
  const file = join(tmpdir(), `larder-bench-${randomUUID()}.sql`)
  writeFileSync(file, script)
  const pgbench = (transactions: number): string =>
    execFileSync(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-f',
        file,
        '-c',
        String(CONNECTIONS),
        '-j',
        '1',
        '-t',
        String(Math.ceil(transactions / CONNECTIONS)),
        bed.url,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    )
  pgbench(REQUESTS / 3)
  const before = postgresSeconds(bed.postmaster)
  const text = pgbench(REQUESTS)
  const cpu = ((postgresSeconds(bed.postmaster) - before) / REQUESTS) * 1_000
  rmSync(file)
  if (process.env['BENCH_DETAIL'] !== undefined) process.stderr.write(`${JSON.stringify({ bare: cpu })}\n`)
  return { cpu, p50: Number(/latency average = ([\d.]+)/.exec(text)?.[1]) }
}

const pick = (bed: Bed): number => bed.tasks[Math.floor(Math.random() * bed.tasks.length)] ?? 0

type Compared = {
  readonly name: string
  readonly goal: number
  readonly request: () => [string, RequestInit]
  readonly script: string
}

async function compare(
  bed: Bed,
  server: RunningServer,
  { name, goal, request, script }: Compared,
): Promise<void> {
  const turns: { cpu: number; p50: number }[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const load = await drive(bed, server, request)
    const bare = driveBare(bed, script)
    turns.push({ cpu: load.cpu / bare.cpu, p50: load.p50 / bare.p50 })
  }
  report(
    `${name}.cpu_ratio`,
    quantile(
      turns.map(({ cpu }) => cpu),
      0.5,
    ),
    '×',
    goal,
  )
  report(
    `${name}.p50_ratio`,
    quantile(
      turns.map(({ p50 }) => p50),
      0.5,
    ),
    '×',
    5,
  )
}

function measureSave(bed: Bed, server: RunningServer): Promise<void> {
  const request = (): [string, RequestInit] => {
    const task = pick(bed)
    return [
      `/api/places/${bed.place}/activity-log/task-subtypes/1/tasks/${task}/entries`,
      {
        method: 'POST',
        body: JSON.stringify({
          uuid: randomUUID(),
          entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
        }),
      },
    ]
  }
  return compare(bed, server, { name: 'entry.save', goal: 3, request, script: saveScript(bed) })
}

const measureList = (bed: Bed, server: RunningServer): Promise<void> =>
  compare(bed, server, {
    name: 'today.list',
    goal: 2.5,
    request: () => [`/api/places/${bed.place}/activity-log/scheduled-task-subtypes?lang=en`, {}],
    script: listScript(bed),
  })

/**
 * Token look-up, entry, state, revision, audit: bare tables under the owner, without row-level security or
 * functions.
 */
export function saveScript(bed: Bed): string {
  // Ids of tasks have gaps.
  const cases = bed.tasks.map((id, index) => `when :index = ${index} then ${id}`).join(' ')
  return `\\set index random(0, ${bed.tasks.length - 1})
\\set task case ${cases} end
begin;
select s.user_id, m.company_id, m.access_level from sessions s join company_members m on m.user_id = s.user_id
  where s.token_hash = '\\x${hashToken(bed.token).toString('hex')}'::bytea and s.expires_at > now();
select t.id, t.task_version, v.definition, p.timezone from tasks t
  join task_versions v on v.company_id = t.company_id and v.task_id = t.id and v.number = t.task_version
  join places p on p.company_id = t.company_id and p.id = t.place_id where t.company_id = ${bed.company}
  and t.place_id = ${bed.place} and t.id = :task;
with saved as (
  insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
    status, value, unit, reading, within, "limit", entry_fields, source, body_hash, created_by)
  values (${bed.company}, ${bed.place}, :task, gen_random_uuid(), current_date, now(), now(), 'done', '4.0',
    'C', 4, true, '{"max":5}', '[{"id":1,"task_step_id":1,"value":{"temp":"4.0","unit":"C"},"reading":4}]',
    'typed', '\\x00', ${bed.user}) returning *
) insert into task_states as s (company_id, place_id, task_id, last_entry_id, last_entry_at, last_entry_date,
  entries_on_date, last_status, last_value, last_unit, last_by)
  select company_id, place_id, task_id, id, performed_at, entry_date, 1, status, value, unit, created_by
    from saved
  on conflict (company_id, place_id, task_id, unit_id) do update set entries_on_date = s.entries_on_date + 1,
    last_entry_id = excluded.last_entry_id, last_entry_at = excluded.last_entry_at,
    last_value = excluded.last_value;
update chain_heads set seq = seq + 1, hash = sha256(hash) where company_id = ${bed.company}
  and place_id = ${bed.place} returning seq \\gset
insert into revisions (company_id, place_id, seq, entity, entity_id, version, op, actor, performed_at,
  received_at, source, body, prev_hash, hash)
  values (${bed.company}, ${bed.place}, :seq, 'entry', gen_random_uuid()::text, 1, 'create', 'user:1', now(),
    now(), 'typed', '{"value":"4.0"}', '\\x00', sha256('{"value":"4.0"}'));
insert into audit (at, company_id, place_id, actor, user_id, route, entity, detail, correlation_id)
  values (now(), ${bed.company}, ${bed.place}, 'user', ${bed.user}, 'entries.create', 'entry', '{}', 'x');
commit;
`
}

/** Token look-up and the day's tasks with their last entry. */
export function listScript(bed: Bed): string {
  return `begin read only;
select s.user_id, m.company_id, m.access_level from sessions s join company_members m on m.user_id = s.user_id
  where s.token_hash = '\\x${hashToken(bed.token).toString('hex')}'::bytea and s.expires_at > now();
select json_agg(json_build_object('id', t.id, 'task_subtype_id', t.task_subtype_id, 'name',
  t.texts -> 'en' ->> 'name', 'instruction', t.texts -> 'en' ->> 'instruction', 'is_default', t.is_default,
  'frequency', t.frequency, 'times', t.times,
  'task_version', t.task_version, 'is_checklist', t.definition -> 'is_checklist', 'task_steps',
    t.definition -> 'task_steps', 'sub_tasks', t.definition -> 'sub_tasks', 'limit', t."limit",
    'action_options', t.texts -> 'en' -> 'options', 'corrective_action', t.definition -> 'corrective_action',
    'related_entities', t.definition -> 'related_entities',
  'last_entry', json_build_object('time', s.last_entry_at, 'name', concat_ws(' ', u.firstname, u.lastname),
    'value', s.last_value, 'unit', s.last_unit, 'status', s.last_status)) order by t.order_number, t.id)::text
from tasks t left join task_states s on s.company_id = t.company_id and s.place_id = t.place_id
  and s.task_id = t.id and s.unit_id = 0 left join users u on u.id = s.last_by
where t.company_id = ${bed.company} and t.place_id = ${bed.place} and not t.is_disabled;
commit;
`
}
