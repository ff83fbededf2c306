/**
 * A chain of 500 places side by side: twelve weeks of counted days, open tickets, documents that end, people
 * with certificates and breaches of the last weeks.
 */
import { makeCompany, makePlace, makeTask, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const PLACES = 500
const RUNS = 200

type Bed = { readonly company: number; readonly token: string }

export async function plantChainOfPlaces(seed: TestApp): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const places: number[] = []
  for (let index = 0; index < PLACES; index += 1)
    places.push(await makePlace(seed, company, { name: `Place ${index}` }))
  const task = await makeTask(seed, { company_id: company, place_id: places[0] ?? 0 })
  const { pool } = seed.database
  await pool.query(
    `insert into place_days (company_id, place_id, date, ok, missed, breaches)
      select $1, p, current_date - d, 20 + p % 5, (p + d) % 4, (p * d) % 3
      from unnest($2::int[]) p cross join generate_series(1, 91) d`,
    [company, places],
  )
  await pool.query(
    `insert into workers (company_id, place_id, first_name, last_name, created_at, updated_at)
      select $1, p, 'Mari', 'Nr' || n, now(), now() from unnest($2::int[]) p, generate_series(1, 10) n`,
    [company, places],
  )
  await pool.query(
    `with required as (
      insert into team_tasks (company_id, place_id, name, task_subtype_id, task_frequency_type_id, created_at,
        updated_at)
      select $1, p, 'Course ' || n, 7, 8, now(), now() from unnest($2::int[]) p, generate_series(1, 3) n
      returning id, place_id)
    insert into team_task_entries (company_id, place_id, team_task_id, worker_id, date, valid_until, created_at,
      updated_at)
    select $1, r.place_id, r.id, w.id, current_date - 100, current_date + (w.id % 300)::int, now(), now()
    from required r join workers w on w.company_id = $1 and w.place_id = r.place_id`,
    [company, places],
  )
  await pool.query(
    `insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
      status, source, body_hash, created_by, entry_fields, had_breach)
    select $1, p, $3, gen_random_uuid(), current_date - d, now() - d * interval '1 day', now(), 'done', 'typed',
      '', $4, '[]', d % 4 = 0
    from unnest($2::int[]) p, generate_series(1, 28) d`,
    [company, places, task, owner.id],
  )
  await pool.query('analyze')
  return { company, token: owner.token }
}

/** Needs a PostgreSQL on this machine. */
export const measureChain = (): Promise<void> =>
  withServer(plantChainOfPlaces, async ({ company, token }, server) => {
    const times: number[] = []
    for (let run = -20; run < RUNS; run += 1) {
      const start = performance.now()
      const answer = await fetch(`${server.url}/api/company/${company}/places-overview`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { places } = (await answer.json()) as { readonly places: readonly unknown[] }
      if (places.length !== PLACES) throw new Error(`chain: ${answer.status}, ${places.length} places`)
      if (run >= 0) times.push(performance.now() - start)
    }
    report('place_groups.overview.p99', quantile(times, 0.99), 'ms', 300)
  })
