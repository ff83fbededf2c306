/**
 * The people of a place in a company with 500 places of 20 people each, every fourth with an account; and the
 * matrix of a place with 200 people and 30 requirements.
 */
import { makeCompany, makePlace, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const PLACES = 500
const PEOPLE = 20
const RUNS = 300
const MATRIX = { people: 200, requirements: 30, runs: 100 } as const

type Bed = { readonly places: readonly number[]; readonly crowded: number; readonly token: string }

async function plant(seed: TestApp): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const places: number[] = []
  for (let index = 0; index < PLACES; index += 1) places.push(await makePlace(seed, company))
  const { pool } = seed.database
  await pool.query(
    `with accounts as (insert into users (username, firstname, lastname, lang, created_at)
      select 'bench' || n || '@example.com', 'Mari', 'Nr' || n, 'en', now()
        from generate_series(1, $1::int) n returning id)
    insert into workers (company_id, place_id, user_id, first_name, last_name, created_at, updated_at)
      select $2, p, a.id, 'Mari', 'Tamm' || n, now(), now() from unnest($3::int[]) with ordinality as t(p, i)
      cross join generate_series(1, $4::int) n
      left join (select id, row_number() over (order by id) as r from accounts) a
        on n % 4 = 0 and a.r = (i - 1) * $4 / 4 + n / 4`,
    [(PLACES * PEOPLE) / 4, company, places, PEOPLE],
  )
  await pool.query(
    `insert into place_members (company_id, place_id, user_id, access_level, created_at)
      select company_id, place_id, user_id, 'readonly,temp-measurements', now() from workers
      where user_id is not null`,
  )
  const crowded = await plantMatrix(seed, company)
  await pool.query('analyze')
  return { places, crowded, token: owner.token }
}

/** A place whose people all have an entry of each requirement, half of them with a last day. */
async function plantMatrix(seed: TestApp, company: number): Promise<number> {
  const place = await makePlace(seed, company)
  await seed.database.pool.query(
    `with people as (
      insert into workers (company_id, place_id, first_name, last_name, created_at, updated_at)
      select $1, $2, 'Kati', 'Nr' || n, now(), now() from generate_series(1, $3::int) n returning id),
    required as (
      insert into team_tasks (company_id, place_id, name, task_subtype_id, task_frequency_type_id, created_at,
        updated_at)
      select $1, $2, 'Course ' || n, 7, 8, now(), now() from generate_series(1, $4::int) n returning id)
    select 1 from people, required limit 1`,
    [company, place, MATRIX.people, MATRIX.requirements],
  )
  await seed.database.pool.query(
    `insert into team_task_entries (company_id, place_id, team_task_id, worker_id, date, valid_until,
      created_at, updated_at)
    select w.company_id, w.place_id, t.id, w.id, current_date - t.id % 300,
      case when w.id % 2 = 0 then current_date + 20 end, now(), now()
    from workers w join team_tasks t on t.company_id = w.company_id and t.place_id = w.place_id
    where w.company_id = $1 and w.place_id = $2`,
    [company, place],
  )
  return place
}

type Server = { readonly url: string }

async function measureMatrix({ crowded, token }: Bed, server: Server): Promise<void> {
  const times: number[] = []
  for (let run = -10; run < MATRIX.runs; run += 1) {
    const start = performance.now()
    const answer = await fetch(`${server.url}/api/places/${crowded}/team-tasks/matrix`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { people, requirements } = (await answer.json()) as Readonly<
      Record<'people' | 'requirements', readonly unknown[]>
    >
    if (people.length !== MATRIX.people || requirements.length < MATRIX.requirements)
      throw new Error(`matrix: ${answer.status}, ${people.length} × ${requirements.length}`)
    if (run >= 0) times.push(performance.now() - start)
  }
  report('team_tasks.matrix.p99', quantile(times, 0.99), 'ms', 300)
}

/** Needs a PostgreSQL on this machine. */
export const measurePeople = (): Promise<void> =>
  withServer(plant, async (bed, server) => {
    const { places, token } = bed
    const times: number[] = []
    for (let run = -20; run < RUNS; run += 1) {
      const place = places[Math.floor(Math.random() * places.length)] ?? 0
      const start = performance.now()
      const answer = await fetch(`${server.url}/api/places/${place}/workers`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const people = (await answer.json()) as readonly unknown[]
      if (people.length !== PEOPLE) throw new Error(`workers: ${answer.status}, ${people.length} people`)
      if (run >= 0) times.push(performance.now() - start)
    }
    report('workers.list.p99', quantile(times, 0.99), 'ms', 100)
    await measureMatrix(bed, server)
  })
