import { roundIds } from '@larder/core/haccp'
import { unitKinds, versionReasons } from '@larder/core/tasks'
import { z } from 'zod'
import type { SchemaTable, Wire, WireInput } from './kit/route.ts'
import { ActivityEntry } from './entries.schemas.ts'
import {
  BaseQuery,
  DateText,
  Done,
  Flag,
  Id,
  InLanguage,
  ClassifierItem,
  PlaceItemParams,
  PlaceParams,
  QueryFlag,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import {
  CorrectiveAction,
  CorrectiveActionInput,
  CustomFrequency,
  CustomFrequencyInput,
  RelatedEntity,
  RelatedEntityInput,
  StepLimit,
  SubTask,
  SubTaskInput,
  TaskStep,
  TaskStepInput,
} from './task-parts.schemas.ts'

/** With its limit in words, in the company's scale; null where there is none. The rest is the task's. */
export const TaskStepInWords = TaskStep.extend({
  limit_text: z.string().nullable(),
  original_id: z.number().int(),
  task_id: z.number().int(),
  fhp_id: z.number().int(),
  is_default: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})

/** The last answer: its time and author; null = never. */
const LastEntry = z
  .object({
    time: z.string(),
    /** The same at the place, `YYYY-MM-DDTHH:mm`. */ local_time: z.string(),
    name: z.string(),
  })
  .nullable()

/** A line of a checklist with where it stands. */
const LineThere = SubTask.extend({
  task_responsible_role: ClassifierItem.nullable(),
  last_entry: z
    .object({ time: z.string(), local_time: z.string(), status: z.enum(['done', 'not_done']) })
    .nullable(),
})

/** A unit with the task's state there. `status`: of today; “ok” too where nothing is due. */
const UnitThere = RelatedEntity.extend({
  name: z.string(),
  is_active: z.boolean(),
  is_default: z.boolean(),
  status: z.enum(['due', 'overdue', 'ok']),
  last_entry: LastEntry,
  task_responsible_roles: z.array(ClassifierItem),
})

/** As the plan has the task. */
const PlannedTask = z.object({
  task_frequency_type_id: z.number().int(),
  frequency: z.string(),
  times: z.array(z.string()),
  ...StepLimit,
  limit_text: z.string().nullable(),
})

export const Task = z.object({
  id: z.number().int(),
  /** Of the plan's task that it was made from; null for one of the place's own. */
  plan_task_id: z.string().nullable(),
  name: z.string(),
  /** The name that the place gave; absent for tasks of the plan. */
  task_desc: z.string().optional(),
  instructionText: z.string(),
  instructionSummaryText: z.string(),
  is_default: z.boolean(),
  is_disabled: z.boolean(),
  taskTypeId: z.number().int(),
  task_subtype_id: z.number().int(),
  is_checklist: z.boolean(),
  is_ticket: z.boolean(),
  task_steps: z.array(TaskStepInWords),
  sub_tasks: z.array(LineThere),
  corrective_action: CorrectiveAction,
  related_to: z.enum(['none', ...unitKinds]),
  related_entities: z.array(UnitThere),
  same_task_for_all: z.boolean(),
  sameFrequencyForTasks: z.boolean(),
  sameRoleForTasks: z.boolean(),
  user_group_id: z.number().int().nullable(),
  user_group: ClassifierItem.nullable(),
  task_responsible_roles: z.array(ClassifierItem),
  task_notify_roles: z.array(ClassifierItem),
  is_verification_enabled: z.boolean(),
  verification_user_group_id: z.number().int().nullable(),
  verification_notification_frequency_type_id: z.number().int().nullable(),
  task_frequency_type_id: z.number().int(),
  /** In words: “twice a day”, “each delivery”. */
  frequency: z.string(),
  custom_frequency: CustomFrequency,
  /** The month `YYYY-MM` at whose end a rare task is next due; null = at the end of its calendar period. */
  next_due_month: z.string().nullable(),
  order_number: z.number().int(),
  /** The round of the day that it is a line of; null = of none. */
  round: z.enum(roundIds).nullable(),
  /** The number of items to fill in at one time: units, or lines of a checklist. */
  task_count: z.number().int(),
  scheduled: z.boolean(),
  status: z.enum(['due', 'overdue', 'ok']),
  last_entry: LastEntry,
  hasEntries: z.boolean(),
  has_issues: z.boolean(),
  /** The task as the plan has it; null where the plan does not have it. */
  plan: PlannedTask.nullable(),
  /** The parts that the place has changed. */
  changed: z.object({ limit: z.boolean(), frequency: z.boolean(), disabled: z.boolean() }),
  /** The possible schedules. */
  frequencies: z.array(
    z.object({ id: z.number().int(), name: z.string(), times: z.number().int().nullable() }),
  ),
  /** Counts every change; a change names the version that the user saw. */
  version: z.number().int(),
  /** The version that new entries are made by. */
  task_version: z.number().int(),
  new_version_created_at: z.string().nullable(),
  prev_version_id: z.number().int().nullable(),
  confirmed_at: z.string().nullable(),
  /** The line of a round that continues it, and the single tasks that it continues. */
  continued_by: ClassifierItem.nullable(),
  continues: z.array(ClassifierItem),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Task = Wire<typeof Task>

const Groups = z.array(RowId).max(50)

const parts = {
  name: requiredText(255).optional(),
  instructionText: text(10_000).optional(),
  instructionSummaryText: text(2_000).optional(),
  round: z.enum(roundIds).nullable().optional(),
  is_disabled: Flag.optional(),
  is_ticket: Flag.optional(),
  task_frequency_type_id: RowId.optional(),
  /** Local wall times, as many as the frequency needs; or a frequency of the place's own. */
  custom_frequency: CustomFrequencyInput.optional(),
  task_steps: z.array(TaskStepInput).max(50).optional(),
  sub_tasks: z.array(SubTaskInput).max(50).optional(),
  corrective_action: CorrectiveActionInput.optional(),
  related_to: z.enum(['none', ...unitKinds]).optional(),
  related_entities: z.array(RelatedEntityInput).max(200).optional(),
  same_task_for_all: Flag.optional(),
  sameFrequencyForTasks: Flag.optional(),
  sameRoleForTasks: Flag.optional(),
  user_group_id: RowId.nullable().optional(),
  responsible_role_ids: Groups.optional(),
  notify_role_ids: Groups.optional(),
  is_verification_enabled: Flag.optional(),
  verification_user_group_id: RowId.nullable().optional(),
  verification_notification_frequency_type_id: z.number().int().min(1).max(4).nullable().optional(),
}

export const NewTask = z.object({
  ...parts,
  name: requiredText(255),
  task_subtype_id: z.number().int().min(1).max(100),
  is_checklist: Flag.default(false),
  task_frequency_type_id: RowId,
})
export type NewTask = WireInput<typeof NewTask>

/** Absent members stay as they are; lists replace lists. `version`: the one that the user saw. */
export const TaskChange = z.object({ ...parts, version: z.number().int().min(1).max(2_147_483_647) })
export type TaskChange = WireInput<typeof TaskChange>

export const TaskVersion = z.object({
  id: z.number().int(),
  task_id: z.number().int(),
  number: z.number().int(),
  prev_version_id: z.number().int().nullable(),
  valid_from: z.string(),
  /** The same at the place, `YYYY-MM-DDTHH:mm`. */
  valid_from_local: z.string(),
  created_by: z.string().nullable(),
  /** Why the task is checked less or more often since this version; null = it was made for another change. */
  reason: z.string().nullable(),
  name: z.string(),
  is_checklist: z.boolean(),
  task_steps: z.array(TaskStep),
  sub_tasks: z.array(SubTask),
  task_frequency_type_id: z.number().int(),
  custom_frequency: CustomFrequency,
})

export const TaskSubtype = z.object({
  id: z.number().int(),
  tasks: z.array(Task),
  task_count: z.number().int(),
  has_issues: z.boolean(),
  /** Newest first, at most a thousand; only on request. */
  entries: z.array(ActivityEntry).optional(),
})

const WithEntries = InLanguage.extend({
  includeEntries: QueryFlag.optional(),
  date: DateText.optional(),
  fromDate: DateText.optional(),
  toDate: DateText.optional(),
})
const TypeId = z.coerce.number().int().min(1).max(5).default(4)

export const tasksSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage.extend({ taskTypeId: TypeId }),
    response: z.array(Task),
    summary: 'Monitoring tasks of the place, disabled ones too, with the values of the plan',
  },
  hasVerification: {
    params: PlaceParams,
    response: z.object({ has_verification_tasks: z.boolean() }),
    summary: 'Whether entries of an active task are to be verified',
  },
  get: {
    params: PlaceItemParams,
    query: InLanguage,
    response: Task,
    summary: 'One monitoring task',
  },
  create: {
    params: PlaceParams,
    query: InLanguage.extend({ taskTypeId: TypeId }),
    body: NewTask,
    response: Task,
    summary: "Makes a task of the place's own: a form or a checklist",
  },
  startToday: {
    params: PlaceParams,
    response: z.object({ task_count: z.number().int() }),
    summary: 'Starts the daily tasks that begin with the next opening today',
  },
  confirm: {
    params: PlaceParams,
    response: z.object({ confirmed_at: z.string(), task_count: z.number().int() }),
    summary: 'Confirms the active tasks of the place',
  },
  order: {
    params: PlaceParams,
    body: z.object({ ids: z.array(RowId).min(1).max(1_000) }),
    response: Done,
    summary: 'Puts the tasks in this order; those that are not named follow',
  },
  change: {
    params: PlaceItemParams,
    query: InLanguage.extend({ create_new_version: QueryFlag.optional() }),
    body: TaskChange,
    response: Task,
    summary:
      'Changes a task; a new version is made on request or where old entries would be misread without it; a limit is never laxer than the law; 409 with the current one if another user has changed it',
  },
  newVersionRequired: {
    params: PlaceItemParams,
    body: TaskChange.omit({ version: true }),
    response: z.object({ is_new_version_required: z.boolean(), reasons: z.array(z.enum(versionReasons)) }),
    summary: 'Whether a change needs a new version, and why; changes nothing',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary:
      "Removes a task of the place's own; its entries and versions stay. A task of the plan can only be disabled",
  },
  versions: {
    params: z.object({ placeId: Id, id: Id }),
    query: InLanguage.extend({ taskId: Id.optional() }),
    response: z.array(TaskVersion),
    summary: 'Versions of the tasks of a kind, newest first',
  },
  subtypes: {
    params: PlaceParams,
    query: WithEntries,
    response: z.array(TaskSubtype),
    summary:
      'Kinds of tasks that the place has, with their tasks, and on request their entries of a day or a range',
  },
  subtype: {
    params: z.object({ placeId: Id, id: Id }),
    query: WithEntries,
    response: TaskSubtype,
    summary: 'One kind of tasks',
  },
} satisfies SchemaTable
