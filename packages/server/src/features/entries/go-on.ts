/**
 * Going on with an entry that waits for a step: what only adds to it is no correction.
 * docs/decisions/060-tasks.md
 */
import type { ChosenAction, FieldValue } from '@larder/core/tasks'
import type { Ctx } from '#kit/context.ts'
import { saidTime } from '#kit/device-time.ts'
import { canonicalJson } from '#kit/records.ts'
import type { LockedEntry } from './changes.queries.ts'
import type { EntryBody } from './judge-entry.ts'

type Sent = Pick<EntryBody, 'entry_fields' | 'action_options' | 'comment' | 'file_list' | 'related_entity_id'>

/** What was chosen is compared by its id, what was written without the blanks around it. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told)
  if (typeof value !== 'object' || value === null) return value
  const { id, text, ...rest } = value as { id?: number; text?: string }
  return id !== undefined ? { id } : text !== undefined ? { text: text.trim() } : rest
}
/** Whoever sends a figure may leave its unit to the step. */
const hasUnit = (value: unknown): boolean => Boolean((value as { unit?: unknown } | null)?.unit)
const figure = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'amount' in value ? { amount: value.amount } : value

/** Whether a value that is sent is the one that is kept. */
export const sameValue = (kept: FieldValue, sent: unknown): boolean =>
  canonicalJson(told(hasUnit(sent) ? kept : figure(kept))) ===
  canonicalJson(told(hasUnit(sent) ? sent : figure(sent)))

const ids = (files: readonly { readonly id: number }[]): string =>
  files
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join()
const sameAction = (kept: ChosenAction, sent: Sent['action_options'][number]): boolean =>
  kept.id === undefined
    ? sent.id === undefined && sent.option_text?.trim() === kept.option_text
    : sent.id === kept.id

/** Whether all that the entry says is said again as it was, and something more. */
export function goesOn(entry: LockedEntry, sent: Sent): boolean {
  if (entry.next_step_id === null || (sent.related_entity_id ?? null) !== entry.related_entity_id)
    return false
  const says = entry.entry_fields.every((kept) =>
    sent.entry_fields.some(
      ({ task_step_id, value, files, comment }) =>
        task_step_id === kept.task_step_id &&
        sameValue(kept.value, value) &&
        ids(kept.files) === ids(files) &&
        kept.comment === comment,
    ),
  )
  const acted = entry.action_options.every((kept) => sent.action_options.some((one) => sameAction(kept, one)))
  return (
    says &&
    acted &&
    sent.comment.startsWith(entry.comment) &&
    entry.files.every(({ id }) => sent.file_list.some((file) => file.id === id)) &&
    sent.entry_fields.length > entry.entry_fields.length
  )
}

/**
 * When what is new was answered: never before what was answered before it. @throws Problem 422 `answered_at`
 */
export function answeredAt(
  ctx: Ctx,
  said: string | undefined,
  { performed_at, entry_fields }: Pick<LockedEntry, 'performed_at' | 'entry_fields'>,
): string {
  const earlier = [performed_at, ...entry_fields.flatMap(({ answered_at }) => answered_at ?? [])].map(
    (time) => Date.parse(time),
  )
  return new Date(Math.max(Date.parse(saidTime(ctx, said, 'answered_at')), ...earlier)).toISOString()
}
