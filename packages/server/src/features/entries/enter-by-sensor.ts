/** An entry of a sensor: judged by the same rules and stored in the same chain as one of a person. */
import { strictestFood } from '@larder/core/entries'
import type { TaskDefinition } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import { Problem } from '#kit/problem.ts'
import { canonicalJson, hashing } from '#kit/records/records.ts'
import { announceEntries } from './announce-entry.ts'
import { bySensor } from '#kit/records/identity.ts'
import { findTaskToFill, type TaskToFill } from './task-to-fill.queries.ts'
import { judgeEntry, type EntryBody } from './judge-entry.ts'
import { keepEntries, type JudgedEntry } from './keep-entry.ts'

export type SensorValue = {
  readonly task_step_id: number
  readonly value: EntryBody['entry_fields'][number]['value']
  /** ISO. */
  readonly measured_at: string
}

export type SensorCheck = {
  readonly company_id: number
  readonly place_id: number
  readonly task_subtype_id: number
  readonly task_id: number
  /** 0 = the task is done at no unit. */
  readonly unit_id: number
  /** Derived from the check, so that it is entered once. */
  readonly uuid: string
  readonly entry_date: string
  readonly values: readonly SensorValue[]
}

export type SensorEntry = {
  readonly id: number
  readonly status: 'done' | 'not_done'
  /** Of the first answer outside its limit. */
  readonly breached_step: number | null
}

/**
 * The limit is that of the version of the moment of measuring. Undefined where nothing was written: the check
 * has its entry, the task is disabled, or its form has questions that sensors cannot answer.
 */
export async function enterBySensor(ctx: WithoutUser, check: SensorCheck): Promise<SensorEntry | undefined> {
  const { company_id, place_id, task_subtype_id, task_id, values } = check
  const performed_at = values
    .map(({ measured_at }) => measured_at)
    .toSorted()
    .at(-1)
  if (performed_at === undefined) return undefined
  const task = await findTaskToFill(ctx.db, {
    company_id,
    place_id,
    task_subtype_id,
    task_id,
    task_version: null,
    performed_at,
    file_ids: [],
    product_ids: [],
  })
  if (!task || task.definition.is_checklist) return undefined
  try {
    return await saveReading(ctx, check, { task, performed_at })
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

type WithoutUser = { readonly db: Db; readonly now: Date }
type Reading = { readonly task: TaskToFill; readonly performed_at: string }

/** @throws Problem where the entry is refused. */
async function saveReading(
  ctx: WithoutUser,
  check: SensorCheck,
  { task, performed_at }: Reading,
): Promise<SensorEntry | undefined> {
  const { company_id, place_id, uuid, entry_date, values } = check
  const body = bodyOf(check, task)
  const record = judgeEntry(task, body, {
    answered_at: performed_at,
    measured: new Map(values.map(({ task_step_id, measured_at }) => [task_step_id, measured_at])),
  })
  if (record.next_step_id != null) return undefined
  const entry: JudgedEntry = {
    task,
    record,
    mark: {
      uuid,
      entry_date,
      performed_at,
      body_hash: hashing.ofText(canonicalJson({ ...body, task_id: check.task_id })) as Buffer,
      created_by: null,
      next_due_at: null,
      identity: bySensor,
    },
  }
  const at = { company_id, place_id }
  const id = (await keepEntries({ ...ctx, actor: { kind: 'system' } }, at, [entry])).get(entry)
  if (id === undefined) return undefined
  await announceEntries(ctx, at, [{ ...entry, id }])
  const breach = record.entry_fields.find(({ within }) => within === false)
  return { id, status: record.status, breached_step: breach?.task_step_id ?? null }
}

const bodyOf = ({ uuid, unit_id, values }: SensorCheck, { definition }: TaskToFill): EntryBody => ({
  uuid,
  ...(unit_id === 0 ? {} : { related_entity_id: unit_id }),
  action_options: [],
  comment: '',
  file_list: [],
  entry_fields: values.map(({ task_step_id, value }) => ({
    task_step_id,
    value,
    food: foodAt(definition, task_step_id),
    files: [],
    source: 'typed',
    action_options: [],
    comment: '',
  })),
})

function foodAt({ task_steps }: TaskDefinition, id: number): string | undefined {
  const step = task_steps.find((one) => one.id === id)
  return step && strictestFood(step)?.key
}
