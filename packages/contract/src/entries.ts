/** A first day: the tasks of the day and the entry of one. Document 3, sections 3, 4, 5 and 7; the rest of the activity log comes later. */
import { z } from 'zod'
import { DateText, Id, Instant, PlaceParams, RowId, route, text } from './kit/index.ts'

/** Limit as it stands in the plan, in °C for temperatures. */
export const TaskLimit = z.object({ min: z.number().nullable(), max: z.number().nullable(), text: z.string() })

export const TaskOfDay = z.object({
  id: z.number().int(),
  task_subtype_id: z.number().int(),
  name: z.string(),
  instruction: z.string(),
  is_default: z.boolean(),
  status: z.enum(['due', 'overdue', 'ok']),
  scheduled: z.boolean(),
  /** The next unfilled check of the day. */
  due_at: z.string().nullable(),
  /** Its wall time at the place, `HH:mm`. */
  due_time: z.string().nullable(),
  entries_today: z.number().int(),
  step: z.object({ id: z.number().int(), type: z.enum(['enter_temperature', 'enter_value', 'choose_one_answer']), quantity: z.string().nullable() }),
  limit: TaskLimit.nullable(),
  /** Corrective actions to choose from. */
  action_options: z.array(z.object({ id: z.number().int(), option_text: z.string() })),
  last_entry: z.object({ time: z.string(), /** At the place, `YYYY-MM-DDTHH:mm`. */ local_time: z.string(), name: z.string(), value: z.string().nullable(), unit: z.string().nullable(), status: z.string() }).nullable(),
})
export type TaskOfDay = z.infer<typeof TaskOfDay>

const TemperatureValue = z.object({ temp: text(20), unit: z.enum(['C', 'F']) })
const AmountValue = z.object({ amount: text(20), unit: text(20).optional() })
const AnswerValue = z.object({ text: z.enum(['done', 'not_done']) })

/** A corrective action: one of the task's own by id, or a custom one by its text. */
export const ActionOption = z.union([z.object({ id: RowId }), z.object({ option_text: text(2_000) })])

export const EntryInput = z.object({
  /** Made on the device; the entry's identity for ever. */
  uuid: z.uuid(),
  /** When it was measured, by the device; absent = now. */
  performed_at: Instant.optional(),
  entry_fields: z.array(z.object({ task_step_id: RowId, value: z.union([TemperatureValue, AmountValue, AnswerValue]) })).max(50),
  action_options: z.array(ActionOption).max(50).default([]),
  comment: text(5_000).default(''),
})
export type EntryInput = z.input<typeof EntryInput>

export const ActivityEntry = z.object({
  id: z.number().int(),
  uuid: z.string(),
  task_id: z.number().int(),
  task_subtype_id: z.number().int(),
  entry_date: z.string(),
  entry_time: z.string(),
  received_at: z.string(),
  status: z.enum(['done', 'not_done']),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  within: z.boolean().nullable(),
  limit: TaskLimit.nullable(),
  action_options: z.array(z.object({ id: z.number().int().optional(), option_text: z.string(), is_custom: z.boolean() })),
  comment: z.string(),
  updated_by_user: z.object({ firstname: z.string(), lastname: z.string(), username: z.string() }),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

const TaskParams = z.object({ placeId: Id, id: Id, taskId: Id })

export const entries = {
  today: route({
    name: 'entries.today', method: 'GET', path: '/api/places/:placeId/activity-log/scheduled-task-subtypes', permission: 'entries.view',
    params: PlaceParams, query: z.object({ date: DateText.optional(), lang: text(10).optional() }), response: z.array(TaskOfDay),
    summary: 'The tasks of today at the place with their status, in the reader\'s language',
  }),
  create: route({
    name: 'entries.create', method: 'POST', path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries', permission: 'entries.create',
    params: TaskParams, body: EntryInput, response: ActivityEntry, status: 201,
    summary: 'Saves an entry; sent again with the same uuid and body it answers the same and saves nothing twice',
  }),
  list: route({
    name: 'entries.list', method: 'GET', path: '/api/places/:placeId/task-subtypes/:id/entries', permission: 'entries.view',
    params: z.object({ placeId: Id, id: Id }), query: z.object({ fromDate: DateText, toDate: DateText, page: z.coerce.number().int().min(1).max(100_000).default(1), perPage: z.coerce.number().int().min(1).max(100).default(25) }),
    response: z.object({ data: z.array(ActivityEntry), meta: z.object({ current_page: z.number().int(), per_page: z.number().int(), total: z.number().int() }) }),
    summary: 'Entries of a kind of task, newest first',
  }),
}
