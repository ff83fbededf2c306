import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { ActivityEntry } from './entries.schemas.ts'
import { ShownFile } from './entry-fields.schemas.ts'
import { DateText, Id, InLanguage, PlaceParams, QueryFlag, RowId, text } from './kit/fields.schemas.ts'
import { TaskVersion } from './tasks.schemas.ts'

/** A task whose entries are verified, and how many wait for it. */
export const VerificationTask = z.object({
  task_id: z.number().int(),
  task_subtype_id: z.number().int(),
  name: z.string(),
  waiting: z.number().int(),
  /** Of these the reader's own: somebody else has to verify them. */
  waiting_own: z.number().int(),
  /** Local date of the oldest that waits. */
  oldest_date: z.string().nullable(),
  last_verified_at: z.string().nullable(),
})
export type VerificationTask = Wire<typeof VerificationTask>

const KindParams = z.object({ placeId: Id, id: Id })

export const verificationsSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(VerificationTask),
    summary: 'Tasks with entries to verify, those with open ones first',
  },
  entries: {
    params: KindParams,
    query: InLanguage.extend({
      fromDate: DateText,
      toDate: DateText,
      taskId: Id.optional(),
      waiting: QueryFlag.default(false),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({
      data: z.array(
        ActivityEntry.extend({
          /** The reader made or changed it: somebody else has to verify it. */ is_own: z.boolean(),
          /** Where it was done; empty = at no unit. */ unit_name: z.string(),
          /** Every file that it names. */ files: z.array(ShownFile),
        }),
      ),
      meta: z.object({ current_page: z.number().int(), per_page: z.number().int(), total: z.number().int() }),
    }),
    summary: 'Entries of a kind of task to be verified, verified ones too, oldest first',
  },
  versions: {
    params: KindParams,
    query: InLanguage.extend({ taskId: Id.optional() }),
    response: z.array(TaskVersion),
    summary: 'Versions of the tasks of a kind whose entries are verified, newest first',
  },
  verify: {
    params: KindParams,
    body: z.object({
      entries: z
        .array(z.object({ id: RowId, base_version: RowId, comment: text(2_000).default('') }))
        .min(1)
        .max(100),
    }),
    response: z.array(ActivityEntry),
    summary: 'Verifies entries as they were seen. 409 if one was changed meanwhile; own entries are refused',
  },
  verifyAll: {
    params: KindParams,
    body: z.object({
      task_id: RowId.optional(),
      /** The last local date that was seen. */ until: DateText,
      comment: text(2_000).default(''),
    }),
    response: z.object({
      verified: z.number().int(),
      own_left: z.number().int(),
      /** Others that still wait up to that day: at most 1,000 are verified at a time. */ left: z
        .number()
        .int(),
    }),
    summary: 'Verifies all open entries of a kind of task up to a day, except the own ones',
  },
  waiting: {
    params: PlaceParams,
    response: z.object({ waiting: z.number().int() }),
    summary: 'Number of entries to verify, for the mark in the menu',
  },
} satisfies SchemaTable
