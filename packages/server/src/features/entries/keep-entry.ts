/** Writes judged entries, the states of their tasks and their revisions, as one statement. */
import { isOutside } from '@larder/core/entries'
import type { PlaceKey } from '#kit/place-key.ts'
import { sealRevision, type Recording } from '#kit/records/records.ts'
import { insertEntries, type NewEntry } from './save.queries.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'
import type { EntryRecord } from './judge-entry.ts'
import type { Identity } from '#kit/records/identity.ts'
import { recordedBy } from './seal-record.ts'

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

export type JudgedEntry = {
  readonly task: TaskToFill
  readonly record: EntryRecord
  readonly mark: EntryMark
}

/** The ids of those that are new; nothing is written of one whose uuid is there already. */
export async function keepEntries<E extends JudgedEntry>(
  ctx: Recording,
  at: PlaceKey,
  entries: readonly E[],
): Promise<ReadonlyMap<E, number>> {
  const ids = new Map<E, number>()
  for (const together of withoutTwins(entries)) {
    const rows = together.map((entry) => rowOf(ctx, at, entry))
    const saved = new Map((await insertEntries(ctx.db, at, rows)).map(({ uuid, id }) => [uuid, id]))
    for (const entry of together) {
      const id = saved.get(entry.mark.uuid)
      if (id !== undefined) ids.set(entry, id)
    }
  }
  return ids
}

/** One statement changes the state of a task at a unit once: a second entry of it waits for the next. */
function withoutTwins<E extends JudgedEntry>(entries: readonly E[]): readonly (readonly E[])[] {
  const batches: { readonly names: Set<string>; readonly entries: E[] }[] = []
  for (const entry of entries) {
    const { task, record, mark } = entry
    const names = [mark.uuid, `${task.id} ${record.related_entity_id ?? 0}`]
    const last = batches.at(-1)
    const batch =
      last === undefined || names.some((name) => last.names.has(name))
        ? { names: new Set<string>(), entries: [] }
        : last
    if (batch !== last) batches.push(batch)
    for (const name of names) batch.names.add(name)
    batch.entries.push(entry)
  }
  return batches.map(({ entries: together }) => together)
}

function rowOf(
  ctx: Recording,
  at: PlaceKey,
  { task, record, mark: { identity, ...mark } }: JudgedEntry,
): NewEntry {
  const { source, files, ...columns } = record
  return {
    next_step_id: null,
    ...columns,
    ...mark,
    ...identity,
    body_hash: `\\x${mark.body_hash.toString('hex')}`,
    received_at: ctx.now.toISOString(),
    files,
    sub_states: subStates(record, task.definition.is_checklist, {
      at: mark.performed_at,
      date: mark.entry_date,
    }),
    source,
    had_breach: isOutside(record),
    revision: sealRevision(ctx, {
      ...at,
      entity: 'entry',
      entity_id: mark.uuid,
      op: 'create',
      performed_at: mark.performed_at,
      reason: null,
      source,
      body: recordedBy(identity, record, mark),
    }),
  }
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
