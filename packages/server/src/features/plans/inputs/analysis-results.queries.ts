/** SQL of the tasks of analyses and of their results. */
import { sql } from 'kysely'
import type { Criterion } from '@larder/core/analyses'
import type { ScheduleFrequency } from '@larder/core/schedule'
import type { CustomFrequency, StoredField } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type AnalysisTask = {
  readonly id: number
  readonly plan_task_id: string | null
  readonly analysis_id: number | null
  readonly is_disabled: boolean
  readonly frequency: ScheduleFrequency
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
  /** Local wall time, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  readonly last_entry_date: string | null
  readonly last_status: string | null
}

export async function listAnalysisTasks(db: Db, at: PlaceKey): Promise<readonly AnalysisTask[]> {
  const { rows } = await sql<AnalysisTask>`
    select t.id, t.plan_task_id, t.analysis_id, t.is_disabled, t.frequency, t.times, t.custom_frequency,
      t.schedule_since as since, s.last_entry_date, s.last_status
    from tasks t left join task_states s on s.company_id = t.company_id and s.place_id = t.place_id
      and s.task_id = t.id and s.unit_id = 0
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.task_type_id = 2
      and t.removed_at is null`.execute(db)
  return rows
}

export type ResultRow = {
  readonly entry_id: number
  readonly uuid: string
  readonly date: string
  readonly status: string
  readonly entry_fields: readonly StoredField[]
  /** Of the form that it was filled with, by step. */
  readonly criteria: readonly { readonly id: number; readonly criterion: Criterion }[]
}

/** Newest first. */
export async function listResultRows(
  db: Db,
  at: PlaceKey,
  { task_id, limit }: { readonly task_id: number; readonly limit: number },
): Promise<readonly ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select e.id as entry_id, e.uuid, e.entry_date as date, e.status, e.entry_fields,
      coalesce((select jsonb_agg(jsonb_build_object('id', s -> 'id', 'criterion', s -> 'criterion'))
        from jsonb_array_elements(v.definition -> 'task_steps') s where s ? 'criterion'), '[]') as criteria
    from task_entries e join task_versions v on v.company_id = e.company_id and v.task_id = e.task_id
      and v.number = e.task_version
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.task_id = ${task_id}
      and e.removed_at is null
    order by e.performed_at desc, e.id desc limit ${limit}`.execute(db)
  return rows
}
