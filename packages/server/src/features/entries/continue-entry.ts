/**
 * An entry that waits for a step is continued by a change that only adds answers: that is no correction.
 * docs/decisions/093-timers-of-steps.md
 */
import type { ChosenAction, FieldValue } from '@larder/core/tasks'
import type { Ctx } from '#kit/context.ts'
import { saidTime } from '#kit/records/device-time.ts'
import { canonicalJson } from '#kit/records/records.ts'
import type { LockedEntry } from './changes.queries.ts'
import type { EntryBody } from './judge-entry.ts'

type Sent = Pick<EntryBody, 'entry_fields' | 'action_options' | 'comment' | 'file_list' | 'related_entity_id'>

/** Options compare by their ids, texts without the blanks around them. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const { id, text, ...rest } = value as { id?: number; text?: string }
  return id !== undefined ? { id } : text !== undefined ? { text: text.trim() } : rest
}
/** A figure may be sent without its unit: then it is that of the step. */
const hasUnit = (value: unknown): boolean => Boolean((value as { unit?: unknown } | null)?.unit)
const figure = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'amount' in value ? { amount: value.amount } : value

/** Whether a value that is sent is the stored one. */
export const sameValue = (stored: FieldValue, sent: unknown): boolean =>
  canonicalJson(comparable(hasUnit(sent) ? stored : figure(stored))) ===
  canonicalJson(comparable(hasUnit(sent) ? sent : figure(sent)))

const ids = (files: readonly { readonly id: number }[]): string =>
  files
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join()
const sameAction = (stored: ChosenAction, sent: Sent['action_options'][number]): boolean =>
  stored.id === undefined
    ? sent.id === undefined && sent.option_text?.trim() === stored.option_text
    : sent.id === stored.id

/** Whether the change repeats every answer of the entry as it was, and adds some. */
export function continuesEntry(entry: LockedEntry, sent: Sent): boolean {
  if (entry.next_step_id === null || (sent.related_entity_id ?? null) !== entry.related_entity_id)
    return false
  const repeats_answers = entry.entry_fields.every((stored) =>
    sent.entry_fields.some(
      ({ task_step_id, value, files, comment }) =>
        task_step_id === stored.task_step_id &&
        sameValue(stored.value, value) &&
        ids(stored.files) === ids(files) &&
        stored.comment === comment,
    ),
  )
  const repeats_actions = entry.action_options.every((stored) =>
    sent.action_options.some((one) => sameAction(stored, one)),
  )
  return (
    repeats_answers &&
    repeats_actions &&
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
  sentTime: string | undefined,
  { performed_at, entry_fields }: Pick<LockedEntry, 'performed_at' | 'entry_fields'>,
): string {
  const earlier = [performed_at, ...entry_fields.flatMap(({ answered_at }) => answered_at ?? [])].map(
    (time) => Date.parse(time),
  )
  return new Date(Math.max(Date.parse(saidTime(ctx, sentTime, 'answered_at')), ...earlier)).toISOString()
}
