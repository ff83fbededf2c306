import type { entries } from '@larder/contract/entries'
import type { Ctx, Input } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { clockSkew } from '#kit/records/device-time.ts'
import type { EntryRow } from '#features/activity-log/public.ts'
import { saveEntries } from './save-entries.ts'

/**
 * Saves an entry with the limit of this moment and its revision. The uuid is its identity: sent again with
 * the same body it gets the same answer and changes nothing, with another body it is refused.
 * @throws Problem 404 for a task that is not the place's; 422 as `judgeEntry` says, and `uuid`,
 * `performed_at` (`ahead`, `before_task`).
 */
export async function createEntry(
  ctx: Ctx,
  { params, body }: Input<typeof entries.create>,
): Promise<EntryRow> {
  const [saved] = await saveEntries(ctx, [{ task_subtype_id: params.id, task_id: params.taskId, sent: body }])
  if (saved === undefined) throw new Error('The entry has no answer.')
  if (saved instanceof Problem) throw saved
  const { entry, replayed } = saved
  const skew = clockSkew(ctx)
  ctx.audit({
    entity: 'entry',
    entity_id: entry.id,
    detail: {
      uuid: body.uuid,
      task_id: entry.task_id,
      status: entry.status,
      replayed,
      ...(skew !== 0 && { clock_skew_seconds: Math.round(skew / 1_000) }),
    },
  })
  return entry
}
