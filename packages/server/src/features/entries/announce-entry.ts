/** Tells webhooks of new entries of a place. */
import type { Enqueuing } from '#kit/jobs/jobs.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { announceAll } from '#features/webhooks/public.ts'
import type { EntryRecord } from './judge-entry.ts'
import type { EntryMark } from './keep-entry.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'

type NewEntry = {
  readonly id: number
  readonly mark: Pick<EntryMark, 'uuid' | 'performed_at'>
  readonly task: Pick<TaskToFill, 'id' | 'task_subtype_id'>
  readonly record: EntryRecord
}

export const announceEntries = (
  ctx: Enqueuing,
  at: PlaceKey,
  newEntries: readonly NewEntry[],
): Promise<void> =>
  announceAll(
    ctx,
    { ...at, event: 'entry.made' },
    newEntries.map(({ id, mark, task, record }) => ({
      key: `entry:${mark.uuid}`,
      data: {
        entry_id: id,
        uuid: mark.uuid,
        task_id: task.id,
        task_subtype_id: task.task_subtype_id,
        unit_id: record.related_entity_id ?? null,
        performed_at: mark.performed_at,
        status: record.status,
        source: record.source,
      },
    })),
  )
