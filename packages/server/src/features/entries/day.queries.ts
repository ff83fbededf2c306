/** SQL of a day that is not today: its tasks in the versions of that day, and its entries. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'

export type TaskThen = Pick<TaskToFill, 'id' | 'task_subtype_id' | 'task_version' | 'definition'> & {
  readonly order_number: number
  readonly is_default: boolean
  readonly plan_task_id: string | null
}

/**
 * Tasks in the version that was valid before the moment, by their order; a task that is younger in its first
 * one.
 */
export const listTasksThen = async (
  db: Db,
  at: PlaceKey,
  { before, task_ids }: { readonly before: string; readonly task_ids: readonly number[] },
): Promise<readonly TaskThen[]> =>
  (
    await sql<TaskThen>`
    select t.id, t.task_subtype_id, t.order_number, t.is_default, t.plan_task_id, v.number as task_version, v.definition
    from tasks t cross join lateral (
      select o.number, o.definition from task_versions o where o.company_id = t.company_id
        and o.task_id = t.id
      order by (o.valid_from < ${before}::timestamptz) desc, case
        when o.valid_from < ${before}::timestamptz then o.number else -o.number end desc limit 1) v
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}
      and t.id = any (${[...task_ids]}::int[])
    order by t.order_number, t.id`.execute(db)
  ).rows

export type LastOfDay = {
  readonly task_id: number
  readonly unit_id: number
  readonly time: string
  readonly name: string
  readonly value: string | null
  readonly unit: string | null
  readonly status: string
}

/** The last entry of the day of each task at each unit. */
export const listLastOfDay = async (db: Db, at: PlaceKey, date: string): Promise<readonly LastOfDay[]> =>
  (
    await sql<LastOfDay>`
    select distinct on (e.task_id, coalesce(e.related_entity_id, 0)) e.task_id,
      coalesce(e.related_entity_id, 0) as unit_id, e.performed_at as time,
      concat_ws(' ', u.firstname, u.lastname) as name, e.value, e.unit, e.status
    from task_entries e left join users u on u.id = e.created_by
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.entry_date = ${date}
      and e.removed_at is null
    order by 1, 2, e.performed_at desc, e.id desc`.execute(db)
  ).rows
