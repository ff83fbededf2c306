/** Tasks of the place's own: made, removed, put in order, confirmed. */
import { taskCategories } from '@larder/core/haccp'
import { changeDefinition, countNew, emptyDefinition } from '@larder/core/tasks'
import { localDate, scheduleOptions } from '@larder/core/schedule'
import type { Task, tasks } from '@larder/contract/tasks'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { checkParts, refuseFaults } from './check-task.ts'
import { findRow } from './change-task.ts'
import { activateGroups } from './task-groups.ts'
import { readSchedule } from './read-schedule.ts'
import { readTask } from './read-tasks.ts'
import {
  confirmTasks,
  listKnownTasks,
  nextOrderNumber,
  orderTasks,
  takeIds,
  timezoneOf,
} from './tasks.queries.ts'
import { changeTasks, createTasks, type NewTask } from './write-task.ts'

const kinds: readonly number[] = Object.values(taskCategories)

/**
 * @throws Problem 422 for an unknown kind, a frequency that the kind does not offer, and the faults of
 * `checkDefinition` and `checkParts`.
 */
export async function createTask(ctx: Ctx, { query, body }: Input<typeof tasks.create>): Promise<Task> {
  const at = placeOf(ctx)
  const {
    name,
    instructionText = '',
    is_disabled = false,
    task_frequency_type_id,
    custom_frequency,
    task_subtype_id,
    ...change
  } = body
  if (!kinds.includes(task_subtype_id))
    throw invalid('task_subtype_id', 'unknown_kind', 'There is no such kind of task.')
  const offered = scheduleOptions(task_subtype_id)
  const today = localDate(ctx.now.toISOString(), await timezoneOf(ctx.db, at))
  const schedule = readSchedule(
    { task_frequency_type_id, custom_frequency },
    { before: null, line: undefined, offered, today },
  )
  refuseFaults(
    changeDefinition(
      emptyDefinition,
      change,
      Array.from({ length: countNew(change) }, (_, index) => index + 1),
    ),
    { change, added: 0 },
    emptyDefinition,
  )
  const newDefinition = changeDefinition(emptyDefinition, change, await takeIds(ctx.db, countNew(change)))
  const definition = await checkParts(ctx, at, newDefinition, { before: emptyDefinition, added: 0, offered })
  await activateGroups(ctx, at, definition.related_entities, task_subtype_id)
  const task: NewTask = {
    ...schedule,
    is_default: false,
    task_type_id: query.taskTypeId,
    task_subtype_id,
    is_disabled,
    switched_off: is_disabled,
    definition,
    // One name for every reader: a task without words in a language is read in English.
    texts: { en: { name: name.trim(), instruction: instructionText, limit: '', options: [] } },
    order_number: await nextOrderNumber(ctx.db, at),
    created_by: userId(ctx),
  }
  const [id = 0] = await createTasks(ctx.db, at, [task], ctx.now.toISOString())
  ctx.audit({
    entity: 'task',
    entity_id: id,
    detail: { name, task_subtype_id, is_checklist: definition.is_checklist },
  })
  return readTask(ctx, at, id, query.lang)
}

/** @throws Problem 404; 422 for a task of the plan. */
export async function removeTask(ctx: Ctx, { params }: Input<typeof tasks.remove>): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const row = await findRow(ctx, at, params.id)
  if (row.plan_task_id !== null) throw invalid('id', 'of_plan', 'The plan has this task; it can be disabled.')
  const now = ctx.now.toISOString()
  const removed = { is_disabled: true, switched_off: true, removed_at: now }
  await changeTasks(ctx.db, at, new Map([[row.id, removed]]), now)
  ctx.audit({ entity: 'task', entity_id: row.id, detail: { name: row.texts['en']?.name ?? '' } })
  return { ok: true }
}

export async function confirmAll(ctx: Ctx): Promise<{ confirmed_at: string; task_count: number }> {
  const confirmed_at = ctx.now.toISOString()
  const task_count = await confirmTasks(ctx.db, placeOf(ctx), confirmed_at)
  ctx.audit({ entity: 'task', entity_id: null, detail: { task_count } })
  return { confirmed_at, task_count }
}

/** Ids that are none of the place's are passed over. */
export async function putInOrder(ctx: Ctx, { body }: Input<typeof tasks.order>): Promise<{ ok: true }> {
  const existingIds = new Set(await listKnownTasks(ctx.db, placeOf(ctx), body.ids))
  if (body.ids.some((id) => !existingIds.has(id))) throw invalid('ids', 'unknown_task')
  await orderTasks(ctx.db, placeOf(ctx), body.ids)
  ctx.audit({ entity: 'task', entity_id: null, detail: { ids: body.ids } })
  return { ok: true }
}
