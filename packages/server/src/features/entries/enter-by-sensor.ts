/**
 * An entry that a sensor makes by itself: judged by the same rules and kept in the same chain as one that a
 * person makes.
 */
import type { Db } from '#db/transaction.ts'
import { Problem } from '#kit/problem.ts'
import { canonicalJson, hashing } from '#kit/records.ts'
import { findTaskToFill } from './task-to-fill.queries.ts'
import { judgeEntry, type EntryBody } from './judge-entry.ts'
import { keepEntry } from './keep-entry.ts'

export type SensorValue = {
  readonly task_step_id: number
  readonly value: EntryBody['entry_fields'][number]['value']
  /** ISO. */ readonly measured_at: string
}

export type SensorCheck = {
  readonly company_id: number
  readonly place_id: number
  readonly task_subtype_id: number
  readonly task_id: number
  /** 0 = the task is done at no unit. */
  readonly unit_id: number
  /** The check's own, always the same: it is entered once. */
  readonly uuid: string
  readonly entry_date: string
  readonly values: readonly SensorValue[]
}

export type SensorEntry = {
  readonly id: number
  readonly status: 'done' | 'not_done'
  /** Of the first answer outside its limit. */ readonly breached_step: number | null
}

/**
 * The limit is that of the version of the moment of measuring. Undefined where nothing was written: the check
 * has its entry, the task is off,
 * or its form asks for more than sensors tell.
 */
export async function enterBySensor(
  ctx: { readonly db: Db; readonly now: Date },
  check: SensorCheck,
): Promise<SensorEntry | undefined> {
  const { company_id, place_id, task_subtype_id, task_id, unit_id, uuid, entry_date, values } = check
  const at = { company_id, place_id }
  const performed_at = values
    .map(({ measured_at }) => measured_at)
    .toSorted()
    .at(-1)
  if (performed_at === undefined) return undefined
  const task = await findTaskToFill(ctx.db, {
    ...at,
    task_subtype_id,
    task_id,
    task_version: null,
    performed_at,
    file_ids: [],
    product_ids: [],
  })
  if (!task || task.definition.is_checklist) return undefined
  const body: EntryBody = {
    uuid,
    ...(unit_id === 0 ? {} : { related_entity_id: unit_id }),
    action_options: [],
    comment: '',
    file_list: [],
    entry_fields: values.map(({ task_step_id, value }) => ({
      task_step_id,
      value,
      files: [],
      source: 'typed',
      action_options: [],
      comment: '',
    })),
  }
  try {
    const record = judgeEntry(task, body, {
      answered_at: performed_at,
      measured: new Map(values.map(({ task_step_id, measured_at }) => [task_step_id, measured_at])),
    })
    if (record.next_step_id != null) return undefined
    const saved = await keepEntry(
      { ...ctx, actor: { kind: 'system' } },
      { at, task, record },
      {
        uuid,
        entry_date,
        performed_at,
        body_hash: hashing.ofText(canonicalJson({ ...body, task_id })) as Buffer,
        created_by: null,
        next_due_at: null,
      },
    )
    return (
      saved && {
        id: saved.id,
        status: record.status,
        breached_step: record.entry_fields.find(({ within }) => within === false)?.task_step_id ?? null,
      }
    )
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
