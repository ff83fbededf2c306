import { identifications } from '@larder/core/entries'
import { unitKinds } from '@larder/core/tasks'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { BatchOfEntry, TicketOfEntry } from './entry-fields.schemas.ts'
import { DateText, Id, PlaceParams, QueryFlag, text } from './kit/fields.schemas.ts'
import { PausePeriod } from './pause-periods.schemas.ts'

export const StatisticsDay = z.object({
  date: z.string(),
  due: z.number().int(),
  overdue: z.number().int(),
  ok: z.number().int(),
  /** Of today: steps whose timer has ended without an answer. */
  timers_overdue: z.number().int(),
  /** The pause that contains the day. */
  pauseMonitoring: PausePeriod.nullable(),
})
export type StatisticsDay = Wire<typeof StatisticsDay>

/** “Correct” is done, “incorrect” is not done (document 3 section 4). */
const EntryStatus = z.enum(['correct', 'incorrect', 'done', 'not_done'])

const Filters = {
  /** Absent = from the first day of the month before today's. */
  fromDate: DateText.optional(),
  /** Absent = today. */
  toDate: DateText.optional(),
  taskId: Id.optional(),
  entityId: Id.optional(),
  /** Equipment and rooms have ids of their own; absent = either. */
  entityKind: z.enum(unitKinds).optional(),
  /** Readings of a record of traceability, or of the records that brought a lot: of all days by default. */
  recordId: Id.optional(),
  lotId: Id.optional(),
  searchText: text(200).optional(),
  status: EntryStatus.optional(),
  lang: text(10).optional(),
}

export const HistoryQuery = z.object({
  ...Filters,
  taskSubtypeId: Id.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce
    .number()
    .int()
    .refine((size) => [10, 25, 50].includes(size), { message: 'not_offered' })
    .default(25),
})

/** Who took an entry from the lists, when and why. */
export const Removal = z.object({
  removed_at: z.string(),
  /** At the place, `YYYY-MM-DDTHH:mm`. */ local_time: z.string(),
  removed_by: z.string(),
  /** Empty where it was erased. */ reason: z.string(),
})
export type Removal = Wire<typeof Removal>

export const HistoryEntry = z.object({
  id: z.number().int(),
  uuid: z.string(),
  task_id: z.number().int(),
  task_subtype_id: z.number().int(),
  task_name: z.string(),
  related_entity_id: z.number().int().nullable(),
  /** Of the equipment or room where it was done; empty = at none. */
  unit_name: z.string(),
  entry_date: z.string(),
  /** Wall time at the place, `HH:mm`. */
  entry_time: z.string(),
  received_at: z.string(),
  status: z.enum(['done', 'not_done']),
  /** The entered values, in words with units, one line a field. */
  values: z.array(z.object({ name: z.string(), text: z.string() })),
  limit: z.string().nullable(),
  within: z.boolean().nullable(),
  corrective_actions: z.array(z.string()),
  comment: z.string(),
  /** Files that it names, and how many of them have not come yet. */
  files: z.number().int(),
  files_waiting: z.number().int(),
  filled_by: z.string(),
  /** Who corrected it last; null = it was not corrected. */
  corrected_by: z.string().nullable(),
  /** How the author was identified; null in entries from before this was kept. */
  identified_by: z.enum(identifications).nullable(),
  /** Of the tablet on which the author signed in by PIN. */
  device_name: z.string().nullable(),
  /** Who gave the code of the PIN; null where the person has chosen it in the own account. */
  vouched_by: z.string().nullable(),
  /** The ticket that was raised with it; the first where there are several. */
  ticket: TicketOfEntry.nullable(),
  /** Above 1 it was corrected. */
  version: z.number().int(),
  is_corrected: z.boolean(),
  /** It was outside its limit once, even if it was corrected later. */
  had_breach: z.boolean(),
  /** The figure that was outside, “9.0 °C”, where it says another now. */
  breach_value: z.string().nullable(),
  recorded_late: z.boolean(),
  verified: z.boolean(),
  /** Required steps that it still waits for, by name; empty = it is finished. */
  missing: z.array(z.string()),
  /** The batch, or the goods received, to which it belongs. */
  traceability_record: BatchOfEntry.nullable(),
  removal: Removal.nullable(),
})
export type HistoryEntry = Wire<typeof HistoryEntry>

export const activityLogSchemas = {
  statistics: {
    params: PlaceParams,
    query: z.object({ startDate: DateText, endDate: DateText, taskSubtypeId: Id.optional() }),
    response: z.array(StatisticsDay),
    summary: 'Checks of each past, present and future day by status; at most 366 days',
  },
  history: {
    params: PlaceParams,
    query: HistoryQuery.extend({
      /** Removed ones stand among the others and are not counted. */ removed: QueryFlag.default(false),
    }),
    response: z.object({
      data: z.array(HistoryEntry),
      meta: z.object({ current_page: z.number().int(), per_page: z.number().int(), total: z.number().int() }),
    }),
    summary: 'Entries of the place by date, task, unit, status and words, newest first',
  },
  export: {
    params: PlaceParams,
    query: z.object({ ...Filters, taskSubtypeId: Id.optional(), format: z.enum(['xlsx', 'csv']) }),
    summary: 'The same entries, all of them, as a table for a spreadsheet',
  },
  hasMobileEntries: {
    params: PlaceParams,
    response: z.boolean(),
    summary: 'Whether anything was ever entered at the place from a phone',
  },
} satisfies SchemaTable
