/**
 * The badge of what waits for verification, at a place with five years of entries, beside the same count over the
 * whole history: with the statistics of the tables and without.
 */
import { asCompany, type Db } from '../packages/server/src/db/transaction.ts'
import { countWaiting } from '../packages/server/src/features/verifications/verifications.queries.ts'
import { query } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { plantPlaces } from './plant-places.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const ENTRIES = 67_500
const TASKS = 37
const VERIFIED_TASKS = 3
/** Counting by the whole history may take seconds. */
const RUNS = { badge: 200, history: 5 } as const

type Place = { readonly company_id: number; readonly place_id: number }

const byHistory = `select count(*)::int as n from task_entries e join tasks t on t.company_id = e.company_id
    and t.id = e.task_id
  where e.company_id = $1 and e.place_id = $2 and e.removed_at is null and e.verified_at is null
    and e.next_step_id is null and t.task_type_id = 4
    and (t.definition ->> 'is_verification_enabled')::boolean`

async function milliseconds(
  seed: TestApp,
  { company_id }: Place,
  runs: number,
  count: (db: Db) => Promise<unknown>,
): Promise<number> {
  const times = await asCompany(
    { pool: seed.database.pool, now: () => new Date() },
    company_id,
    async (db) => {
      const taken: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const start = performance.now()
        await count(db)
        taken.push(performance.now() - start)
      }
      return taken
    },
  )
  return quantile(times, 0.5)
}

async function compare(seed: TestApp, at: Place, name: string): Promise<void> {
  const badge = await milliseconds(seed, at, RUNS.badge, (db) => countWaiting(db, at))
  const history = await milliseconds(seed, at, RUNS.history, () =>
    query(seed, byHistory, [at.company_id, at.place_id]),
  )
  report(name, badge, 'ms', 1)
  report(`${name}.of.history`, badge / history, 'x', 0.1)
}

async function measure(seed: TestApp): Promise<void> {
  const [place] = await plantPlaces(seed, { companies: 1, places: 1, tasks: TASKS, entries: ENTRIES })
  if (place === undefined) throw new Error('no place')
  const verified = place.tasks.slice(0, VERIFIED_TASKS)
  await query(
    seed,
    `update tasks set definition = definition || '{"is_verification_enabled": true}' where id = any ($1)`,
    [verified],
  )
  await query(
    seed,
    `update task_entries set verified_at = performed_at where task_id = any ($1)
      and performed_at < (select max(performed_at) from task_entries) - interval '2 days'`,
    [verified],
  )
  await query(seed, 'vacuum analyze', [])
  await compare(seed, place, 'waiting.badge')
  await query(seed, 'delete from pg_statistic', [])
  await query(seed, `update pg_class set reltuples = -1 where relnamespace = 'public'::regnamespace`, [])
  await compare(seed, place, 'waiting.badge.without.statistics')
}

/** Needs a PostgreSQL on this machine. */
export const measureWaiting = (): Promise<void> => withServer(measure, async () => undefined)
