import { createHash } from 'node:crypto'
import { checkEntry, type EntryDraft } from '@larder/core/entries'
import { localDate } from '@larder/core/schedule'
import type { entries } from '@larder/contract/entries'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { canonicalJson, revisionCall } from '#kit/records.ts'
import { findEntryByUuid, findTaskToFill, insertEntry, type EntryRow, type TaskToFill } from './entries.queries.ts'

type Body = Input<typeof entries.create>['body']

/** A device clock may run this far ahead before its time is not believed. */
const MAX_AHEAD_MS = 5 * 60_000

/**
 * Saves an entry with the limit of this moment and its revision. The uuid is its identity: the same one with the
 * same body answers as before and changes nothing, with another body it is refused.
 * @throws Problem 404 for a task that is not the place's; 422 with `entry_fields`, `action_options` or `uuid`.
 */
export async function createEntry(ctx: Ctx, { params, body }: Input<typeof entries.create>): Promise<EntryRow> {
  const at = placeOf(ctx)
  const task = await findTaskToFill(ctx.db, { ...at, task_subtype_id: params.id, task_id: params.taskId })
  if (!task) throw notFound('Task')
  const draft = readDraft(task, body)
  const verdict = checkEntry({ type: task.entry_type, limit: task.limit }, draft)
  if (!verdict.ok) throw invalid(verdict.field, verdict.code)

  const action_options = readActions(task, body)
  const performed_at = performedAt(ctx, body)
  const limit = task.limit === null ? null : { min: task.limit.min, max: task.limit.max, text: task.words.limit }
  const { status, reading, within } = verdict
  const record = { task_id: task.id, status, value: draft.value, unit: draft.unit, reading, within, limit, action_options, comment: body.comment }
  const body_hash = createHash('sha256').update(canonicalJson({ ...record, uuid: body.uuid, sent: body.performed_at ?? null, limit: null, reading: null, within: null, status: null })).digest()

  const revision = revisionCall(ctx, { ...at, entity: 'entry', entity_id: body.uuid, op: 'create', performed_at, reason: null, source: 'typed', body: { ...record, reading: reading === null ? null : String(reading) } })
  const saved = await insertEntry(ctx.db, {
    ...at, ...record, uuid: body.uuid, entry_date: localDate(performed_at, task.timezone), performed_at, received_at: ctx.now.toISOString(),
    limit: limit === null ? null : JSON.stringify(limit), action_options: JSON.stringify(action_options), source: 'typed', body_hash, created_by: userId(ctx),
  }, revision)
  const entry: EntryRow | undefined = saved
    ? { ...record, id: saved.id, uuid: body.uuid, task_subtype_id: task.task_subtype_id, entry_date: localDate(performed_at, task.timezone), entry_time: performed_at, received_at: ctx.now.toISOString(), updated_by_user: task.author, body_hash }
    : await findEntryByUuid(ctx.db, at, body.uuid)
  if (!entry || !entry.body_hash.equals(body_hash)) throw invalid('uuid', 'uuid_reused', 'Another entry has this uuid.')
  ctx.audit({ entity: 'entry', entity_id: entry.id, detail: { uuid: body.uuid, task_id: task.id, status, replayed: !saved } })
  return entry
}

/** @throws Problem 422 when the field is not the task's or has another type. */
function readDraft(task: TaskToFill, body: Body): EntryDraft {
  const field = body.entry_fields.find(({ task_step_id }) => task_step_id === task.id)
  if (body.entry_fields.some(({ task_step_id }) => task_step_id !== task.id) || body.entry_fields.length > 1) throw invalid('entry_fields', 'unknown_step')
  const base = { value: null, unit: null, answer: null, actions: body.action_options.filter((option) => 'id' in option || option.option_text.trim() !== '').length }
  if (!field) return base
  const { value } = field
  if (task.entry_type === 'enter_temperature' && 'temp' in value) return { ...base, value: value.temp, unit: value.unit }
  if (task.entry_type === 'enter_value' && 'amount' in value) return { ...base, value: value.amount, unit: value.unit ?? null }
  if (task.entry_type === 'choose_one_answer' && 'text' in value) return { ...base, answer: value.text }
  throw invalid('entry_fields', 'wrong_type')
}

type ChosenAction = { readonly id?: number; readonly option_text: string; readonly is_custom: boolean }

/** Keeps what was chosen as it read; actions with neither id nor text are dropped (document 3 section 5). */
function readActions(task: TaskToFill, body: Body): ChosenAction[] {
  return body.action_options.flatMap((option): ChosenAction[] => {
    if (!('id' in option)) return option.option_text.trim() === '' ? [] : [{ option_text: option.option_text.trim(), is_custom: true }]
    const known = task.words.options.find(({ id }) => id === option.id)
    if (!known) throw invalid('action_options', 'unknown_option')
    return [{ id: known.id, option_text: known.option_text, is_custom: false }]
  })
}

function performedAt(ctx: Ctx, body: Body): string {
  if (body.performed_at === undefined) return ctx.now.toISOString()
  const performed = new Date(body.performed_at)
  if (performed.getTime() > ctx.now.getTime() + MAX_AHEAD_MS) throw invalid('performed_at', 'ahead', 'The time lies ahead.')
  return performed.toISOString()
}
