import { identifications } from '@larder/core/entries'
import { roundIds } from '@larder/core/haccp'
import { MAX_PARTS, unitKinds } from '@larder/core/tasks'
import { z } from 'zod'
import type { SchemaTable, Wire, WireInput } from './kit/route.ts'
import { HistoryQuery, Removal } from './activity-log.schemas.ts'
import {
  ActionOption,
  BatchOfEntry,
  ChosenAction,
  EntryField,
  EntryFieldInput,
  FileRef,
  ShownFile,
  StoredFile,
  TaskLimit,
  TicketOfEntry,
} from './entry-fields.schemas.ts'
import {
  BaseVersion,
  DateText,
  Done,
  Id,
  InLanguage,
  Instant,
  ClassifierItem,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import { FieldError } from './kit/problem.schemas.ts'
import { RelatedEntity, SubTask, TaskStep } from './task-parts.schemas.ts'

/** An entry that waits for a step with a timer, with all that going on with it takes. */
export const RunningEntry = z.object({
  id: z.number().int(),
  uuid: z.string(),
  version: z.number().int(),
  task_version: z.number().int(),
  performed_at: z.string(),
  /** The same at the place, `YYYY-MM-DDTHH:mm`. */
  local_time: z.string(),
  /** Of the version that it was made by. */
  task_steps: z.array(TaskStep),
  entry_fields: z.array(EntryField),
  action_options: z.array(ChosenAction),
  comment: z.string(),
  file_list: z.array(StoredFile),
  next_step_id: z.number().int(),
  due_at: z.string(),
  /** At the place, `YYYY-MM-DDTHH:mm`. */
  due_local: z.string(),
  is_overdue: z.boolean(),
})
export type RunningEntry = Wire<typeof RunningEntry>

export const TaskOfDay = z.object({
  id: z.number().int(),
  task_subtype_id: z.number().int(),
  name: z.string(),
  /**
   * Of a task of the plan: at most 28 characters, for one line of a phone; null or absent where it has none,
   * and in lists of today that a device has stored for long.
   */
  short_name: z.string().nullable().optional(),
  /** Foods that stay where the line is read and have no room in its short name. */
  short_foods: z.string().optional(),
  instruction: z.string(),
  /** The same in one line. */
  instructionSummaryText: z.string(),
  /** The round of the day that it is a line of; null = of none. */
  round: z.enum(roundIds).nullable(),
  /** It is only there for entries that are not finished. */
  is_disabled: z.boolean(),
  is_default: z.boolean(),
  /** The plan's id of it (`T-cook`); null = the place's own. */
  plan_task_id: z.string().nullable(),
  status: z.enum(['due', 'overdue', 'ok']),
  scheduled: z.boolean(),
  /** The next unfilled check of the day. */
  due_at: z.string().nullable(),
  /** Its wall time at the place, `HH:mm`. */
  due_time: z.string().nullable(),
  /**
   * Of a check of a week, month or longer: the last day on which it is due, `YYYY-MM-DD`; absent in lists of
   * today that a device has stored for long.
   */
  due_until: z.string().nullable().optional(),
  /** Times of the day that no entry has filled yet, `HH:mm`; none for a task that is due once in a period. */
  due_times: z.array(z.string()),
  /** It has no due day: it is filled when needed. */
  is_free: z.boolean(),
  /** Of a daily task that has not started: its first day, `YYYY-MM-DD`. */
  starts_on: z.string().nullable().optional(),
  /** Each check of the day and its status; absent in lists of today that a device has stored for long. */
  checks: z
    .array(
      z.object({
        /** Wall time at the place, `HH:mm`; null = until the end of the day. */ time: z.string().nullable(),
        status: z.enum(['due', 'overdue', 'ok']),
      }),
    )
    .optional(),
  /** On the requested day. */
  entries_today: z.number().int(),
  task_version: z.number().int(),
  is_checklist: z.boolean(),
  /** Of a form. */
  task_steps: z.array(TaskStep),
  /** Of a checklist. */
  sub_tasks: z.array(SubTask),
  /** Of the step that the plan makes, whose id is the task's own, in words. */
  limit: TaskLimit.nullable(),
  /** Corrective actions to choose from. */
  action_options: z.array(z.object({ id: z.number().int(), option_text: z.string() })),
  corrective_action: z.object({ text: z.string(), custom_options_enabled: z.boolean() }),
  /** Lines of a checklist with a frequency of their own that wait for their answer today. */
  lines_due: z.array(z.number().int()),
  /** Whose work it is; at a unit with a group of its own that one's. */
  user_group_id: z.number().int().nullable(),
  responsible_role_ids: z.array(z.number().int()),
  related_to: z.enum(['none', ...unitKinds]),
  /** The task's settings for its units. */
  related_entities: z.array(RelatedEntity),
  /** Where it is to be done; null = at no unit. A task that is done at several stands here once for each. */
  unit: z.object({ kind: z.enum(unitKinds), id: z.number().int(), name: z.string() }).nullable(),
  /** Entries that wait for their next step, the one that is due first first. */
  running: z.array(RunningEntry),
  last_entry: z
    .object({
      time: z.string(),
      /** At the place, `YYYY-MM-DDTHH:mm`. */ local_time: z.string(),
      name: z.string(),
      value: z.string().nullable(),
      unit: z.string().nullable(),
      status: z.string(),
    })
    .nullable(),
})
export type TaskOfDay = Wire<typeof TaskOfDay>

export const EntryInput = z.object({
  /** Made on the device; the entry's identity for ever. */
  uuid: z.uuid(),
  /** When it was measured, by the device; absent = now. */
  performed_at: Instant.optional(),
  /** When a sensor had measured what was confirmed; absent without a sensor. */
  entry_time: Instant.optional(),
  /** The version whose form was filled in; absent = the one of the moment it was done. */
  task_version: RowId.optional(),
  /** The unit it was done at, of a task that has units. */
  related_entity_id: RowId.optional(),
  entry_fields: z.array(EntryFieldInput).max(MAX_PARTS),
  action_options: z.array(ActionOption).max(50).default([]),
  comment: text(5_000).default(''),
  file_list: z.array(FileRef).max(20).default([]),
})
export type EntryInput = WireInput<typeof EntryInput>

/** The address is for those who manage people; empty for others. */
const NamedUser = z.object({ firstname: z.string(), lastname: z.string(), username: z.string() })

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
  /** Questions and answers by the version of the task at that moment. */
  entry_fields: z.array(EntryField),
  task_version: z.number().int(),
  related_entity_id: z.number().int().nullable(),
  action_options: z.array(ChosenAction),
  comment: z.string(),
  /**
   * The name of the task at that time; null for tasks of the plan, which are named in the reader's language.
   */
  task_desc: z.string().nullable(),
  filled_by_sensor: z.boolean(),
  has_issues: z.boolean(),
  /** The ticket that was raised with it; the first where there are several. */
  ticket: TicketOfEntry.nullable(),
  /** Number of the revision that is shown; a change names it as its `base_version`. */
  version: z.number().int(),
  updated_at: z.string().nullable(),
  /** One of its answers was changed; a later step is no correction. */
  is_corrected: z.boolean(),
  /** It was outside its limit once, even if it was corrected later. */
  had_breach: z.boolean(),
  /** The figure that was outside, “9.0 °C”, where it says another now. */
  breach_value: z.string().nullable(),
  /** It came in more than 30 minutes after it was done. */
  recorded_late: z.boolean(),
  /** Of a form with timers: the step that it waits for, and when that is due; null = it is finished. */
  next_step_id: z.number().int().nullable(),
  next_due_at: z.string().nullable(),
  /** The batch, or the goods received, to which the entry belongs. */
  traceability_record: BatchOfEntry.nullable(),
  verification: z
    .object({ verified_at: z.string(), verified_by: z.string(), comment: z.string() })
    .nullable(),
  file_list: z.array(StoredFile),
  /** The authors of the entry and of its last change; empty for a sensor. */
  created_by_user: NamedUser,
  updated_by_user: NamedUser,
  /** How the author was identified; null in entries from before this was kept. */
  identified_by: z.enum(identifications).nullable(),
  /** The author among the workers of the place. */
  worker_id: z.number().int().nullable(),
  /** The tablet on which the author signed in by PIN. */
  device_id: z.number().int().nullable(),
  device_name: z.string().nullable(),
  /** Who gave the code of the PIN; null where the person has chosen it in the own account. */
  vouched_by: z.string().nullable(),
  /** Name of the person of the last correction; null = it was not corrected. */
  corrected_by: z.string().nullable(),
})
export type ActivityEntry = Wire<typeof ActivityEntry>

/** The correction of an entry. The reason may be left out in the first 15 minutes. */
export const EntryChange = EntryInput.omit({ uuid: true }).extend({
  base_version: RowId,
  /** When what is new in it was answered, by the device; absent = now. */ answered_at: Instant.optional(),
  reason: text(2_000).default(''),
})
export type EntryChange = WireInput<typeof EntryChange>

/** One revision of an entry; the body is the whole entry at that time. */
export const EntryRevision = z.object({
  seq: z.number().int(),
  version: z.number().int(),
  entity: z.string(),
  op: z.string(),
  actor: z.string(),
  name: z.string(),
  performed_at: z.string(),
  received_at: z.string(),
  /** Of the receipt, at the place, `YYYY-MM-DDTHH:mm`. */ local_time: z.string(),
  reason: z.string().nullable(),
  source: z.string(),
  /** “phone”, “computer”, or what is not known. */ device: z.string().nullable(),
  body: z.record(z.string(), z.unknown()),
  hash: z.string(),
})
export type EntryRevision = Wire<typeof EntryRevision>

/** The questions for correcting an entry, from the version that it was made by. */
export const FillTask = TaskOfDay.pick({
  id: true,
  task_subtype_id: true,
  name: true,
  instruction: true,
  task_version: true,
  is_checklist: true,
  task_steps: true,
  sub_tasks: true,
  limit: true,
  action_options: true,
  corrective_action: true,
  related_to: true,
  related_entities: true,
})
export type FillTask = Wire<typeof FillTask>

export const EntryToChange = z.object({
  entry: ActivityEntry,
  /** When it was done, at the place, `YYYY-MM-DDTHH:mm`. */ local_time: z.string(),
  task: FillTask,
  /** Every file that it names. */ files: z.array(ShownFile),
  /** Of an entry that was removed. */ removal: Removal.nullable(),
})
export type EntryToChange = Wire<typeof EntryToChange>

const TaskParams = z.object({ placeId: Id, id: Id, taskId: Id })
const EntryParams = TaskParams.extend({ entryId: Id })
/** An entry that has not come yet has no id: it is named by its uuid. */
const ChangeParams = TaskParams.extend({ entryId: z.union([Id, z.uuid()]) })

export const entriesSchemas = {
  today: {
    params: PlaceParams,
    query: InLanguage.extend({
      date: DateText.optional(),
      /** 5 = tasks that ask for readings of batches, as they are today; absent = tasks of the day's work. */
      taskTypeId: z.coerce.number().int().min(4).max(5).default(4),
    }),
    response: z.array(TaskOfDay),
    summary:
      "The tasks of a day at the place with their status, in the reader's language; a task at units is listed once for each. Today without a date, else a day up to a year away, by the schedules and versions of that day. `taskTypeId=5`: tasks of traceability instead, of today",
  },
  choices: {
    params: PlaceParams,
    response: z.object({
      /** Work groups in use, and those of the user. */ groups: z.array(ClassifierItem),
      my_group_ids: z.array(z.number().int()),
      /** Names of suppliers and service providers. */ partners: z.array(z.string()),
      /** At most 300, dishes before ingredients. */ products: z.array(ClassifierItem),
      /** The others are found by `GET /api/places/:placeId/products`. */ has_more_products: z.boolean(),
      units: z.array(z.object({ kind: z.enum(unitKinds), id: z.number().int(), name: z.string() })),
    }),
    summary: 'Options of entries: partners and products of the place, and equipment and rooms of tasks',
  },
  create: {
    params: TaskParams,
    body: EntryInput,
    response: ActivityEntry,
    summary: 'Saves an entry; a repeat with the same uuid and body gets the same answer and saves nothing',
  },
  createMany: {
    params: z.object({ placeId: Id, id: Id }),
    body: z.object({
      entries: z
        .array(EntryInput.extend({ task_id: RowId }))
        .min(1)
        .max(100),
    }),
    response: z.object({
      results: z.array(
        z.object({
          uuid: z.string(),
          status: z.number().int(),
          entry: ActivityEntry.nullable(),
          problem: z
            .object({ code: z.string(), message: z.string(), errors: z.array(FieldError) })
            .nullable(),
        }),
      ),
    }),
    summary: 'Saves many entries of a kind of task; each has its own answer, in their order',
  },
  get: {
    params: EntryParams,
    query: InLanguage,
    response: EntryToChange,
    summary: 'One entry, a removed one too, with the questions of the version that it was made by',
  },
  item: {
    params: PlaceItemParams,
    query: InLanguage,
    response: ActivityEntry,
    summary: 'One entry by its id alone; with `lang` the words of the plan in that language',
  },
  change: {
    params: ChangeParams,
    body: EntryChange,
    response: ActivityEntry,
    summary:
      'Corrects an entry, or continues one that waits for a step; its history keeps the earlier version. 409 with the present one if it was changed meanwhile',
  },
  remove: {
    params: ChangeParams,
    body: z.object({ base_version: BaseVersion, reason: requiredText(2_000) }),
    response: Done,
    summary: 'Removes an entry from the lists; its history keeps it with the reason',
  },
  erase: {
    params: EntryParams,
    body: z.object({ reason: requiredText(2_000) }),
    response: Done,
    summary: 'Erases the free texts of an entry in all its revisions, without a gap in the chain',
  },
  revisions: {
    params: EntryParams,
    query: InLanguage,
    response: z.array(EntryRevision),
    summary: 'All revisions of an entry, oldest first; with `lang` the words of the plan in that language',
  },
  list: {
    params: z.object({ placeId: Id, id: Id }),
    query: HistoryQuery.omit({ taskSubtypeId: true }),
    response: z.object({
      data: z.array(ActivityEntry),
      meta: z.object({ current_page: z.number().int(), per_page: z.number().int(), total: z.number().int() }),
    }),
    summary: 'Entries of a kind of task by date, task, unit, status and words, newest first',
  },
} satisfies SchemaTable
