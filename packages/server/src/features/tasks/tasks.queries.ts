import { sql } from 'kysely'
import type { PlanLimit } from '@larder/core/haccp'
import type { Db } from '#db/transaction.ts'

type At = { readonly company_id: number; readonly place_id: number }

export type PlanTaskRow = {
  readonly plan_task_id: string
  readonly task_subtype_id: number
  readonly frequency: string
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly entry_type: string
  readonly limit: PlanLimit | null
  readonly quantity: string | null
  readonly texts: Readonly<Record<string, unknown>>
  readonly order_number: number
}

/** All of them in one statement; a task that is there takes the plan's limit and texts, and is active again. */
export async function upsertPlanTasks(db: Db, at: At, rows: readonly PlanTaskRow[], now: string): Promise<void> {
  await sql`
    insert into tasks (company_id, place_id, plan_task_id, is_default, task_subtype_id, frequency, frequency_key, times, entry_type, "limit", quantity, texts, order_number, created_at, updated_at)
    select ${at.company_id}, ${at.place_id}, r.plan_task_id, true, r.task_subtype_id, r.frequency, r.frequency_key, r.times, r.entry_type, r."limit", r.quantity, r.texts, r.order_number, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(plan_task_id text, task_subtype_id int, frequency text, frequency_key text, times jsonb, entry_type text, "limit" jsonb, quantity text, texts jsonb, order_number int)
    on conflict (company_id, place_id, plan_task_id) do update set
      is_disabled = false, task_subtype_id = excluded.task_subtype_id, frequency = excluded.frequency, frequency_key = excluded.frequency_key, times = excluded.times,
      entry_type = excluded.entry_type, "limit" = excluded."limit", quantity = excluded.quantity, texts = excluded.texts, order_number = excluded.order_number, updated_at = excluded.updated_at`.execute(db)
}

/** Disables the plan's tasks that are not among the named. */
export async function disableOtherPlanTasks(db: Db, at: At, plan_task_ids: readonly string[], now: string): Promise<void> {
  await sql`
    update tasks set is_disabled = true, updated_at = ${now}
    where company_id = ${at.company_id} and place_id = ${at.place_id} and plan_task_id is not null and not is_disabled
      and not (plan_task_id = any (${[...plan_task_ids]}::text[]))`.execute(db)
}
