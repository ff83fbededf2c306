/**
 * Companies with places, tasks and a year of entries, made by the database itself: rows of all places lie
 * among each other, as time brings them.
 */
import type pg from 'pg'
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import { allowSilence } from '../packages/server/src/db/silence.ts'
import type { TestApp } from '../packages/server/test/harness.ts'

export type PlantedPlace = {
  readonly company_id: number
  readonly place_id: number
  /** Ids of its tasks. */
  readonly tasks: readonly number[]
  /** Session of the company's owner. */
  readonly token: string
}
export type Asked = {
  readonly companies: number
  readonly places: number
  readonly tasks: number
  /** Entries a place, spread over a year. */
  readonly entries: number
  /** More of them at the first place. */
  readonly at_first?: number
}

const PER_STATEMENT = 500_000

/** The columns of a table without those that differ by place or that the database fills. */
const columnsOf = async (client: pg.PoolClient, table: string, but: readonly string[]): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public'
        and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> all ($2)`,
      [table, but],
    )
  ).rows.map(({ name }) => name)

/** Plants and analyses; needs the rights of the database's owner. */
export async function plantPlaces(seed: TestApp, asked: Asked): Promise<PlantedPlace[]> {
  const owners = new Map<number, { id: number; token: string }>()
  for (let index = 0; index < asked.companies; index += 1) {
    const owner = await makeUser(seed)
    owners.set(await makeCompany(seed, owner), owner)
  }
  const [first = 0] = owners.keys()
  const pattern = { company_id: first, place_id: await makePlace(seed, first) }
  const task = await makeTask(seed, pattern, {
    created_at: new Date(Date.now() - 400 * 86_400_000).toISOString(),
  })
  const client = await seed.database.pool.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '1GB'",
    )
    const placeColumns = (await columnsOf(client, 'places', ['id', 'company_id'])).join(', ')
    await client.query(
      `insert into places (company_id, ${placeColumns}) select c, ${placeColumns}
        from places, unnest($1::int[]) c, generate_series(1, $2) where id = $3`,
      [[...owners.keys()], asked.places, pattern.place_id],
    )
    await client.query(
      `insert into food_safety_plans (company_id, place_id)
        select company_id, id from places where id <> $1`,
      [pattern.place_id],
    )
    await plantTasks(client, { task, count: asked.tasks, pattern_place: pattern.place_id })
    await allowSilence(client, () => plantEntries(client, asked))
    const { rows } = await client.query<{ company_id: number; place_id: number; tasks: number[] }>(
      `select company_id, place_id, array_agg(id order by id) as tasks from tasks where place_id <> $1
        group by 1, 2 order by 2`,
      [pattern.place_id],
    )
    return rows.map((place) => ({ ...place, token: owners.get(place.company_id)?.token ?? '' }))
  } finally {
    client.release(true)
  }
}

type Pattern = { readonly task: number; readonly count: number; readonly pattern_place: number }

/**
 * Copies of one task at every other place, with its version and schedule; the plan's step has the copy's id.
 */
async function plantTasks(client: pg.PoolClient, { task, count, pattern_place }: Pattern): Promise<void> {
  const columns = await columnsOf(client, 'tasks', ['id', 'company_id', 'place_id', 'definition'])
  await client.query('begin')
  await client.query(
    `insert into tasks (company_id, place_id, ${columns.join(', ')}, id, definition) overriding system value
      select n.company_id, n.place_id, ${columns.map((name) => `t.${name}`).join(', ')}, n.id,
        jsonb_set(t.definition, '{task_steps,0,id}', to_jsonb(n.id))
      from tasks t, (select p.company_id, p.id as place_id, nextval('tasks_id_seq')::int as id
        from places p, generate_series(1, $1) where p.id <> $3) n where t.id = $2`,
    [count, task, pattern_place],
  )
  const versions = await columnsOf(client, 'task_versions', [
    'id',
    'company_id',
    'place_id',
    'task_id',
    'definition',
  ])
  await client.query(
    `insert into task_versions (company_id, place_id, task_id, ${versions.join(', ')}, definition)
      select t.company_id, t.place_id, t.id, ${versions.map((name) => `v.${name}`).join(', ')},
        jsonb_set(v.definition, '{task_steps,0,id}', to_jsonb(t.id))
      from task_versions v, tasks t where v.task_id = $1 and t.place_id <> $2`,
    [task, pattern_place],
  )
  const schedules = await columnsOf(client, 'task_schedules', ['company_id', 'place_id', 'task_id'])
  await client.query(
    `insert into task_schedules (company_id, place_id, task_id, ${schedules.join(', ')})
      select t.company_id, t.place_id, t.id, ${schedules.map((name) => `s.${name}`).join(', ')}
      from task_schedules s, tasks t where s.task_id = $1 and t.place_id <> $2`,
    [task, pattern_place],
  )
  await client.query('commit')
}

/**
 * Indexes are made afterwards, in one go each; foreign keys and triggers have nothing to say of rows that are
 * right.
 */
async function plantEntries(client: pg.PoolClient, { entries, at_first = 0 }: Asked): Promise<void> {
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(`
    select 'drop index ' || i.indexrelid::regclass as drop, pg_get_indexdef(i.indexrelid) as make
      from pg_index i
    where i.indrelid = 'task_entries'::regclass
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    union all select 'alter table task_entries drop constraint ' || quote_ident(conname),
      'alter table task_entries add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where conrelid = 'task_entries'::regclass and contype = 'u'`)
  for (const { drop } of indexes) await client.query(drop)
  await client.query('set session_replication_role = replica')
  await client.query(
    `create temp table planted as select t.company_id, t.place_id, array_agg(t.id order by t.id) as
      tasks, min(c.created_by) as created_by from tasks t join companies c on c.id = t.company_id group by
      1, 2`,
  )
  const {
    rows: [{ count } = { count: 1 }],
  } = await client.query<{ count: number }>('select count(*) as count from planted')
  const step = Math.max(1, Math.floor(PER_STATEMENT / count))
  for (let from = 0; from < entries; from += step)
    await insertEntries(client, 'planted', { from, to: Math.min(entries, from + step), of: entries })
  // The first place is the pattern of the others and gets no entries.
  if (at_first > 0)
    await insertEntries(client, '(select * from planted order by place_id offset 1 limit 1) first', {
      from: 0,
      to: at_first,
      of: at_first,
    })
  for (const { make } of indexes) await client.query(make)
  await client.query('analyze task_entries')
  await client.query(`
    insert into task_states (company_id, place_id, task_id, last_entry_id, last_entry_at, last_entry_date,
      entries_on_date, last_status, last_value, last_unit, last_by)
    select p.company_id, p.place_id, e.task_id, e.id, e.performed_at, e.entry_date, 1, e.status, e.value,
      e.unit, e.created_by
    from planted p, lateral (select distinct on (task_id) * from task_entries e
    where e.company_id = p.company_id and e.place_id = p.place_id and e.entry_date > current_date - 10
    and removed_at is null order by task_id, performed_at desc) e`)
  await client.query('set session_replication_role = origin')
  // As autovacuum leaves a database that has run for some time.
  await client.query('vacuum analyze')
}

/** Entries number `from` to below `to` of each of the places, `of` in all over the year. */
const insertEntries = (
  client: pg.PoolClient,
  places: string,
  { from, to, of }: { from: number; to: number; of: number },
): Promise<unknown> =>
  client.query(
    `
  insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
    status, value, unit, source, body_hash, created_by, comment, entry_fields)
  select company_id, place_id, tasks[1 + n % cardinality(tasks)], gen_random_uuid(), at::date, at, at, case
    when n % 50 = 0 then 'not_done' else 'done' end, '4.0', 'C', 'typed', '', created_by, case
    when n % 50 = 0 then 'Closed the door' else '' end,
    '[{"id":1,"task_step_id":1,"name":"","type":"enter_temperature","value":{"temp":"4.0","unit":"C"},
      "reading":4,"limit":null,"within":null,"source":"typed","measured_at":null,"files":[],
      "action_options":[],"comment":""}]'
  from generate_series($1::int, $2::int) n,
  lateral (select now() - ($3::int - n) * (interval '364 days' / $3::int) as at) time, ${places}`,
    [from, to - 1, of],
  )
