/**
 * Something that a person entered is not as it should be: owners hear of it at once, not when they next read
 * the history.
 */
import { besideUnit, sayField } from '@larder/core/entries'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import { notify } from '#features/notifications/public.ts'
import { mailsBreaches } from './changes.queries.ts'
import type { EntryRecord } from './judge-entry.ts'

type Entered = {
  readonly id: number
  readonly uuid: string
  readonly performed_at: string
  readonly task_subtype_id: number
}

/** The figure that is outside its limit; empty where an answer says that something is wrong. */
function valueOf({ entry_fields }: Pick<EntryRecord, 'entry_fields'>): string {
  const field = entry_fields.find(({ within }) => within === false)
  const { value, unit } = field === undefined ? { value: null, unit: null } : sayField(field)
  return value === null ? '' : besideUnit(value, unit)
}

/**
 * Once for each entry, even if it is sent or corrected several times; not for its author, who has seen it.
 */
export async function announceBreach(
  ctx: Ctx,
  { id, uuid, performed_at, task_subtype_id }: Entered,
  record: EntryRecord,
): Promise<void> {
  if (record.status !== 'not_done') return
  const at = placeOf(ctx)
  const payload = {
    entry_id: id,
    task_id: record.task_id,
    task_subtype_id,
    unit_id: record.related_entity_id ?? 0,
    value: valueOf(record),
    at: performed_at,
  }
  await notify(ctx, [
    {
      ...at,
      key: `breach:${uuid}`,
      kind: 'entry_breach',
      at: ctx.now,
      payload,
      mailed: await mailsBreaches(ctx.db, at),
      read_by: userId(ctx),
    },
  ])
}
