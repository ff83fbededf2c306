/** A daily check that was within its limit at every time of the last 31 days, for tests and a journey. */
import { join } from 'node:path'
import type pg from 'pg'
import { openPglite } from '#db/open.ts'

const DAY_MS = 86_400_000

export type PastReading = { readonly task_id: number; readonly value: number; readonly performed_at: Date }

/** A reading in °C as an entry of the past; `within`: inside its limit. */
export const addReading = (
  pool: Pick<pg.Pool, 'query'>,
  { task_id, value, performed_at }: PastReading,
  within: boolean,
): Promise<unknown> =>
  pool.query(
    `insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
       status, value, unit, reading, within, had_breach, source, body_hash)
     select t.company_id, place_id, t.id, gen_random_uuid(), ($2::timestamptz at time zone p.timezone)::date,
       $2::timestamptz, $2::timestamptz, 'done', $3::text, 'C', $4::float8, $5, not $5, 'manual', '\\x00'
       from tasks t join places p on p.id = t.place_id where t.id = $1`,
    [task_id, performed_at.toISOString(), String(value), value, within],
  )

/** Answers the id of the task: refrigerators twice a day, else another daily one that is measured. */
export async function addGoodDays(
  pool: Pick<pg.Pool, 'query'>,
  place_id: number,
  now: Date,
): Promise<number> {
  const { rows } = await pool.query<{ id: number; times: string[] }>(
    `select id, times from tasks where place_id = $1 and plan_task_id is not null
       and entry_type <> 'choose_one_answer' and frequency in ('twice_a_day', 'once_a_day')
     order by plan_task_id like 'T-fridge%' and frequency = 'twice_a_day' desc, id limit 1`,
    [place_id],
  )
  const [task] = rows
  if (task === undefined) throw new Error('The place has no daily task that is measured.')
  const { id: task_id, times } = task
  const since = new Date(now.getTime() - 40 * DAY_MS).toISOString().slice(0, 10)
  await pool.query('update tasks set schedule_since = $2 where id = $1', [task_id, `${since}T00:00`])
  // Its first schedule, which may begin tomorrow or today.
  await pool.query(
    `update task_schedules s set from_date = $2 where task_id = $1
       and from_date = (select min(from_date) from task_schedules where task_id = $1)`,
    [task_id, since],
  )
  for (let days_ago = 31; days_ago >= 1; days_ago -= 1)
    for (const value of times.map(() => 4))
      await addReading(
        pool,
        { task_id, value, performed_at: new Date(now.getTime() - days_ago * DAY_MS) },
        true,
      )
  return task_id
}

/** In the data folder of a server that does not run. */
export async function addGoodDaysIn(data_folder: string, place_id: number): Promise<void> {
  const { pool, close } = await openPglite({ folder: join(data_folder, 'database') })
  try {
    await addGoodDays(pool, place_id, new Date())
  } finally {
    await close()
  }
}
