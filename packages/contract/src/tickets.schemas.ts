import { answerStatuses, ticketStates } from '@larder/core/tickets'
import { z } from 'zod'
import type { SchemaTable, Wire, WireInput } from './kit/route.ts'
import { EntryRevision } from './entries.schemas.ts'
import { FileRef, ShownFile } from './entry-fields.schemas.ts'
import {
  BaseVersion,
  DateText,
  Done,
  Id,
  Instant,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

const Person = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null for readers of a shared link. */ phone: z.string().nullable(),
  id_code: z.string().nullable(),
})

/** A ticket with its answer: the ticket and the ticket entry of document 3 section 3 in one. */
export const Ticket = z.object({
  id: z.number().int(),
  uuid: z.string(),
  status: z.enum(ticketStates),
  description: z.string(),
  file_list: z.array(ShownFile),
  created_at: z.string(),
  /** The same as wall time at the place, `YYYY-MM-DDTHH:mm`. */
  created_local: z.string(),
  received_at: z.string(),
  /** It came in more than 30 minutes after it was raised. */
  recorded_late: z.boolean(),
  created_by: Person,
  related_task_entry_id: z.number().int().nullable(),
  /** The entry that it was raised with; removed ones too. */
  related_task_entry: z
    .object({
      id: z.number().int(),
      task_id: z.number().int(),
      task_subtype_id: z.number().int(),
      task_name: z.string(),
      entry_date: z.string(),
      entry_time: z.string(),
      value: z.string().nullable(),
      unit: z.string().nullable(),
      status: z.enum(answerStatuses),
    })
    .nullable(),
  /** Until when it is to be put right: of the findings of an audit. */
  due_on: z.string().nullable(),
  /** Day and id of that entry. */
  ticket_task_entry_date: z.string().nullable(),
  ticket_task_entry_id: z.number().int().nullable(),
  /** Number of the revision that is shown; a change names it as its `base_version`. */
  version: z.number().int(),
  updated_at: z.string().nullable(),
  /** The answer; null while there is none. */
  entry_status: z.enum(answerStatuses).nullable(),
  entry_comment: z.string(),
  entry_file_list: z.array(ShownFile),
  entry_time: z.string().nullable(),
  entry_local: z.string().nullable(),
  entry_recorded_late: z.boolean(),
  entry_created_by: Person.nullable(),
  /** 0 while there is no answer. */
  entry_version: z.number().int(),
})
export type Ticket = Wire<typeof Ticket>

const FileList = z.array(FileRef).max(20)

export const TicketInput = z.object({
  /** Made on the device; the ticket's identity for ever. */
  uuid: z.uuid(),
  /** When it was raised, by the device; absent = now. */
  performed_at: Instant.optional(),
  description: requiredText(5_000),
  file_list: FileList.default([]),
  related_task_entry_id: RowId.optional(),
})
export type TicketInput = WireInput<typeof TicketInput>

/** The reason may be left out in the first 15 minutes. */
const reason = text(2_000).default('')
const TicketChange = z.object({
  base_version: RowId,
  description: requiredText(5_000),
  file_list: FileList.default([]),
  reason,
})

export const AnswerInput = z.object({
  entry_status: z.enum(answerStatuses),
  entry_comment: text(5_000).default(''),
  file_list: FileList.default([]),
  performed_at: Instant.optional(),
})
export type AnswerInput = WireInput<typeof AnswerInput>

const AnswerParams = z.object({ placeId: Id, ticketId: Id })
const lang = text(10).optional()
const Filters = {
  /** Absent = from the first day of the month before today's; of the open ones all. */
  fromDate: DateText.optional(),
  /** Absent = today. */
  toDate: DateText.optional(),
  status: z.enum(['open', 'answered', ...answerStatuses]).optional(),
  lang,
}

export const ticketsSchemas = {
  list: {
    params: PlaceParams,
    query: z.object({ lang }),
    response: z.array(Ticket),
    summary: 'Tickets of today: the open ones, oldest first, then those answered today; at most 500',
  },
  status: {
    params: PlaceParams,
    query: z.object({ date: DateText.optional() }),
    response: z.object({
      date: z.string(),
      /** Nothing was left open at the end of the day, or is now. */ filled: z.boolean(),
      status: z.enum(['due', 'ok']),
      open: z.number().int(),
      raised: z.number().int(),
      answered: z.number().int(),
    }),
    summary: 'Status of the tickets on a day: due while one is open, otherwise ok',
  },
  entries: {
    params: PlaceParams,
    query: z.object({
      ...Filters,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce
        .number()
        .int()
        .refine((size) => [10, 25, 50].includes(size), { message: 'not_offered' })
        .default(25),
    }),
    response: z.object({
      data: z.array(Ticket),
      meta: z.object({ current_page: z.number().int(), per_page: z.number().int(), total: z.number().int() }),
    }),
    summary: 'Tickets raised between two days with their answers, newest first',
  },
  export: {
    params: PlaceParams,
    query: z.object({ ...Filters, format: z.enum(['xlsx', 'csv']) }),
    summary: 'The same tickets, all of them, as a table for a spreadsheet',
  },
  get: {
    params: PlaceItemParams,
    query: z.object({ lang }),
    response: Ticket,
    summary: 'One ticket',
  },
  revisions: {
    params: PlaceItemParams,
    response: z.array(EntryRevision),
    summary: 'All revisions of a ticket and its answer, oldest first',
  },
  create: {
    params: PlaceParams,
    body: TicketInput,
    response: Ticket,
    summary: 'Raises a ticket; a repeat with the same uuid and body gets the same answer and raises nothing',
  },
  change: {
    params: PlaceItemParams,
    body: TicketChange,
    response: Ticket,
    summary:
      'Corrects a ticket; its history keeps the earlier version. 409 with the present one if it was changed meanwhile',
  },
  changeByPost: {
    params: PlaceItemParams,
    body: TicketChange,
    response: Ticket,
    summary: 'The same as PUT',
  },
  remove: {
    params: PlaceItemParams,
    body: z.object({ base_version: BaseVersion, reason: requiredText(2_000) }),
    response: Done,
    summary: 'Removes a ticket from the lists; its history keeps it',
  },
  erase: {
    params: PlaceItemParams,
    body: z.object({ reason: requiredText(2_000) }),
    response: Done,
    summary: 'Erases the free texts of a ticket and its answer in all revisions, without a gap in the chain',
  },
  answer: {
    params: AnswerParams,
    body: AnswerInput,
    response: Ticket,
    summary: 'Answers a ticket; 409 with the present one if it is answered',
  },
  changeAnswer: {
    params: AnswerParams,
    body: AnswerInput.omit({ performed_at: true }).extend({ base_version: RowId, reason }),
    response: Ticket,
    summary: 'Corrects an answer; the earlier one stays in the history',
  },
} satisfies SchemaTable
