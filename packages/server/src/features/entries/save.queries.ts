/** SQL that saves an entry. */
import { sql, type RawBuilder } from 'kysely'
import type { IdentifiedBy } from '@larder/core/entries'
import type { Db } from '#db/transaction.ts'

export type NewEntry = {
  readonly company_id: number
  readonly place_id: number
  readonly task_id: number
  readonly uuid: string
  readonly entry_date: string
  readonly performed_at: string
  readonly received_at: string
  readonly status: 'done' | 'not_done'
  readonly value: string | null
  readonly unit: string | null
  readonly reading: number | null
  readonly within: boolean | null
  readonly limit: string | null
  readonly action_options: string
  readonly comment: string
  readonly task_version: number
  readonly entry_fields: string
  readonly related_entity_id: number | null
  readonly files: string
  /** Of a checklist: the state of its answered lines (`task_states.sub_states`). */
  readonly sub_states: string
  readonly source: string
  /** Some reading is outside its limit. */
  readonly had_breach: boolean
  readonly body_hash: Buffer
  /** Null = a sensor. */
  readonly created_by: number | null
  /** Of a form with timers that is not finished. */
  readonly next_step_id: number | null
  readonly next_due_at: string | null
  readonly identified_by: IdentifiedBy
  readonly worker_id: number | null
  readonly device_id: number | null
  readonly vouched_by: string | null
}

/**
 * Inserts the entry, updates the state of its task and appends the revision, in one statement. Undefined when
 * there is an entry with this uuid.
 */
export async function insertEntry(
  db: Db,
  entry: NewEntry,
  revision: RawBuilder<number>,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    with saved as (
      insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
        status, value, unit, reading, within, "limit", action_options, comment, task_version, entry_fields,
        related_entity_id, files, source, body_hash, created_by, had_breach, next_step_id, next_due_at,
        identified_by, worker_id, device_id, vouched_by)
      values (${entry.company_id}, ${entry.place_id}, ${entry.task_id}, ${entry.uuid}, ${entry.entry_date},
        ${entry.performed_at}, ${entry.received_at}, ${entry.status}, ${entry.value}, ${entry.unit},
        ${entry.reading}, ${entry.within}, ${entry.limit}, ${entry.action_options}, ${entry.comment},
          ${entry.task_version}, ${entry.entry_fields}, ${entry.related_entity_id}, ${entry.files},
          ${entry.source}, ${entry.body_hash}, ${entry.created_by}, ${entry.had_breach},
          ${entry.next_step_id}, ${entry.next_due_at},
          ${entry.identified_by}, ${entry.worker_id}, ${entry.device_id}, ${entry.vouched_by})
      on conflict (company_id, uuid) do nothing returning *
    ), state as (
      insert into task_states as s (company_id, place_id, task_id, unit_id, last_entry_id, last_entry_at,
        last_entry_date, entries_on_date, last_status, last_value, last_unit, last_by, sub_states)
      select company_id, place_id, task_id, coalesce(related_entity_id, 0), id, performed_at, entry_date, 1,
        status, value, unit, created_by, ${entry.sub_states}::jsonb from saved
      on conflict (company_id, place_id, task_id, unit_id) do update set
        sub_states = case when excluded.sub_states = '{}' then s.sub_states
          else app.join_sub_states(s.sub_states, excluded.sub_states) end,
        entries_on_date = case when excluded.last_entry_date > s.last_entry_date then 1
          when excluded.last_entry_date = s.last_entry_date then s.entries_on_date + 1
          else s.entries_on_date end,
        last_entry_id = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_entry_id
          else s.last_entry_id end,
        last_status = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_status
          else s.last_status end,
        last_value = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_value
          else s.last_value end,
        last_unit = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_unit
          else s.last_unit end,
        last_by = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_by
          else s.last_by end,
        last_entry_date = greatest(excluded.last_entry_date, s.last_entry_date),
        last_entry_at = greatest(excluded.last_entry_at, s.last_entry_at)
    )
    select id, ${revision} as seq from saved`.execute(db)
  return rows[0]
}
