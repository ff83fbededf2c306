/** Writes a judged entry, the state of its task and its revision, as one statement. */
import { isOutside } from '@larder/core/entries'
import { revisionCall, type Recording } from '#kit/records/records.ts'
import { insertEntry } from './save.queries.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'
import type { EntryRecord } from './judge-entry.ts'
import type { Identity } from './identity.ts'
import { recordedBy } from './seal-record.ts'

export type Judged = {
  readonly at: { readonly company_id: number; readonly place_id: number }
  readonly task: TaskToFill
  readonly record: EntryRecord
}
/** `entry_date`: the local day whose check it fills. `created_by`: null = a sensor. */
export type EntryMark = {
  readonly uuid: string
  readonly entry_date: string
  readonly performed_at: string
  readonly body_hash: Buffer
  readonly created_by: number | null
  readonly identity: Identity
  /** When its next step is due; null = it is finished. */
  readonly next_due_at: string | null
}

/** Undefined where the uuid is there already: nothing was written. */
export function keepEntry(
  ctx: Recording,
  { at, task, record }: Judged,
  { identity, ...mark }: EntryMark,
): Promise<{ id: number } | undefined> {
  const { source, files, ...kept } = record
  const revision = revisionCall(ctx, {
    ...at,
    entity: 'entry',
    entity_id: mark.uuid,
    op: 'create',
    performed_at: mark.performed_at,
    reason: null,
    source,
    body: recordedBy(identity, record, mark),
  })
  return insertEntry(
    ctx.db,
    {
      ...at,
      next_step_id: null,
      ...kept,
      ...mark,
      ...identity,
      received_at: ctx.now.toISOString(),
      limit: record.limit === null ? null : JSON.stringify(record.limit),
      action_options: JSON.stringify(record.action_options),
      entry_fields: JSON.stringify(record.entry_fields),
      files: JSON.stringify(files),
      sub_states: JSON.stringify(
        subStates(record, task.definition.is_checklist, { at: mark.performed_at, date: mark.entry_date }),
      ),
      source,
      had_breach: isOutside(record),
    },
    revision,
  )
}

const subStates = (
  { entry_fields }: EntryRecord,
  is_checklist: boolean,
  when: { readonly at: string; readonly date: string },
): Readonly<Record<string, unknown>> =>
  is_checklist
    ? Object.fromEntries(
        entry_fields.map(({ task_step_id, value }) => [
          task_step_id,
          { ...when, count: 1, status: value !== null && 'text' in value ? value.text : 'done' },
        ]),
      )
    : {}
