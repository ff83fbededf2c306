/** SQL that saves entries. */
import { sql } from 'kysely'
import type { IdentifiedBy } from '@larder/core/entries'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { SealedRevision } from '#kit/records/records.ts'
import type { EntryRecord } from './judge-entry.ts'

/** `sub_states`: of a checklist, the state of its answered lines (`task_states.sub_states`). */
export type NewEntry = EntryRecord & {
  readonly uuid: string
  readonly entry_date: string
  readonly performed_at: string
  readonly received_at: string
  readonly sub_states: Readonly<Record<string, unknown>>
  /** Some reading is outside its limit. */
  readonly had_breach: boolean
  /** Hexadecimal, after `\x`. */
  readonly body_hash: string
  /** Null = a sensor. */
  readonly created_by: number | null
  /** Of a form with timers that is not finished. */
  readonly next_step_id: number | null
  readonly next_due_at: string | null
  readonly identified_by: IdentifiedBy
  readonly worker_id: number | null
  readonly device_id: number | null
  readonly vouched_by: string | null
  readonly revision: SealedRevision
}

/**
 * Inserts entries, each of another task or unit, updates the states of their tasks and appends their revisions
 * in their order, in one statement. Those whose uuid is there already are left out.
 */
export async function insertEntries(
  db: Db,
  { company_id, place_id }: PlaceKey,
  entries: readonly NewEntry[],
): Promise<readonly { readonly id: number; readonly uuid: string }[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<{ id: number; uuid: string }>`
    with sent as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r(task_id int, uuid uuid,
        entry_date date, performed_at timestamptz, received_at timestamptz, status text, value text, unit text,
        reading double precision, within boolean, "limit" jsonb, action_options jsonb, comment text,
        task_version int, entry_fields jsonb, related_entity_id int, files jsonb, source text, body_hash bytea,
        created_by int, had_breach boolean, next_step_id int, next_due_at timestamptz, identified_by text,
        worker_id int, device_id int, vouched_by text, sub_states jsonb, revision jsonb)
    ), saved as (
      insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
        status, value, unit, reading, within, "limit", action_options, comment, task_version, entry_fields,
        related_entity_id, files, source, body_hash, created_by, had_breach, next_step_id, next_due_at,
        identified_by, worker_id, device_id, vouched_by)
      select ${company_id}, ${place_id}, task_id, uuid, entry_date, performed_at, received_at, status, value,
        unit, reading, within, "limit", action_options, comment, task_version, entry_fields, related_entity_id,
        files, source, body_hash, created_by, had_breach, next_step_id, next_due_at, identified_by, worker_id,
        device_id, vouched_by
      from sent
      on conflict (company_id, uuid) do nothing returning *
    ), state as (
      insert into task_states as s (company_id, place_id, task_id, unit_id, last_entry_id, last_entry_at,
        last_entry_date, entries_on_date, last_status, last_value, last_unit, last_by, sub_states)
      select company_id, place_id, e.task_id, coalesce(e.related_entity_id, 0), e.id, e.performed_at,
        e.entry_date, 1, e.status, e.value, e.unit, e.created_by, r.sub_states
      from saved e join sent r on r.uuid = e.uuid
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
    select id, uuid, app.append_revision(revision ->> 'envelope', revision ->> 'body', nullif(revision -> 'texts', 'null')) as seq
    from (select e.id, e.uuid, r.revision from saved e join sent r on r.uuid = e.uuid order by e.id) one`.execute(
    db,
  )
  return rows
}
