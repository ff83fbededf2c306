/** A place whose refrigerators were within their limit at every check of the last 30 days. */
import { plans } from '@larder/contract/plans'
import type { TestUser } from './builders.ts'
import { fillPlan } from './fill-plan.ts'
import { call, type TestApp } from './harness.ts'

type Reading = { readonly value: number; readonly within: boolean; readonly days_ago: number }

/** One reading at 04:00 UTC, as an entry of the past. */
export async function addReading(
  { database, clock }: TestApp,
  task_id: number,
  { value, within, days_ago }: Reading,
): Promise<void> {
  const moment = new Date(clock.now.getTime() - days_ago * 86_400_000)
  await database.pool.query(
    `insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
       status, value, unit, reading, within, had_breach, source, body_hash)
     select company_id, place_id, id, gen_random_uuid(), $2::date, $3::timestamptz, $3::timestamptz, 'done', $4::text, 'C', $5::float8, $6,
       not $6, 'manual', '\\x00' from tasks where id = $1`,
    [task_id, moment.toISOString().slice(0, 10), moment.toISOString(), String(value), value, within],
  )
}

/** Makes the plan of the place and answers the id of its task for refrigerators, which is due twice a day. */
export async function makeGoodDays(test: TestApp, place: number, by: TestUser): Promise<number> {
  await fillPlan(test, place, by)
  await call(test, plans.generate, { params: { placeId: place } }, by)
  const { pool } = test.database
  const { rows } = await pool.query<{ id: number }>(
    `select id from tasks where place_id = $1 and plan_task_id like 'T-fridge%' and frequency = 'twice_a_day'
     order by id limit 1`,
    [place],
  )
  const id = rows[0]?.id ?? 0
  const since = new Date(test.clock.now.getTime() - 40 * 86_400_000).toISOString().slice(0, 10)
  await pool.query('update tasks set schedule_since = $2 where id = $1', [id, `${since}T00:00`])
  await pool.query('update task_schedules set from_date = $2 where task_id = $1', [id, since])
  for (let days_ago = 31; days_ago >= 1; days_ago -= 1)
    for (const value of [3.5, 4]) await addReading(test, id, { value, within: true, days_ago })
  return id
}
