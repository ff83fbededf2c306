/** Tells webhooks of a new entry. */
import type { Enqueuing } from '#kit/jobs/jobs.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { announce } from '#features/webhooks/public.ts'
import type { EntryRecord } from './judge-entry.ts'
import type { EntryMark } from './keep-entry.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'

type Made = PlaceKey & {
  readonly id: number
  readonly mark: Pick<EntryMark, 'uuid' | 'performed_at'>
  readonly task: Pick<TaskToFill, 'id' | 'task_subtype_id'>
  readonly record: EntryRecord
}

export const announceEntry = (
  ctx: Enqueuing,
  { company_id, place_id, id, mark, task, record }: Made,
): Promise<void> =>
  announce(ctx, {
    company_id,
    place_id,
    event: 'entry.made',
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
  })
