import { teamFrequencyIds } from '@larder/core/team'
import { z } from 'zod'
import { ShownFile } from './entry-fields.schemas.ts'
import { FileName } from './files.schemas.ts'
import {
  BaseQuery,
  BaseVersion,
  DateText,
  Done,
  Flag,
  InLanguage,
  ClassifierItem,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import type { SchemaTable, Wire } from './kit/route.ts'

const Kind = z.enum(['certificate', 'training'])
const Day = z.string()

export const TeamTask = z.object({
  /** Null for a default until something of it is saved. */ id: z.number().int().nullable(),
  /** Null for the place's own. */ default_key: z.string().nullable(),
  name: z.string(),
  task_subtype_id: z.number().int(),
  /** Which of the two flags of a person stops its reminders. */ kind: Kind,
  task_frequency_type_id: z.number().int(),
  /** For frequency 9, “every so many months”. */ repeat_months: z.number().int().nullable(),
  /** Work groups that it is for; empty = everybody. */ groups: z.array(z.number().int()),
  is_active: Flag,
  /** The texts that ask for it, as the plan cites them; empty where none does. */ source: z.string(),
  /** A change names it as `base_version`; 0 where nothing is saved. */ version: z.number().int(),
})
export type TeamTask = Wire<typeof TeamTask>

export const TeamCell = z.object({
  /** As in `requirements`. */ index: z.number().int(),
  status: z.enum(['valid', 'expiring', 'missing', 'not_needed']),
  /** The last day, also one that is over; null = without an end, or nothing is there. */
  valid_until: Day.nullable(),
  /** Of the last entry. */ date: Day.nullable(),
})
export type TeamCell = Wire<typeof TeamCell>

export const TeamMatrix = z.object({
  /** Active ones. */ requirements: z.array(TeamTask),
  people: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      position: z.string(),
      employed_since: Day,
      cells: z.array(TeamCell),
    }),
  ),
  /** Share of the people who have everything, 0 to 100; null where nothing is required. */
  percent: z.number().int().nullable(),
})
export type TeamMatrix = Wire<typeof TeamMatrix>

export const TeamTaskEntry = z.object({
  id: z.number().int(),
  team_task_id: z.number().int(),
  name: z.string(),
  date: Day,
  valid_until: Day.nullable(),
  trainer: z.string(),
  comment: z.string(),
  /** The scan or photo, to be opened by `GET /api/files/{id}`. */ file: ShownFile.nullable(),
  /** A change names it as `base_version`. */ version: z.number().int(),
})
export type TeamTaskEntry = Wire<typeof TeamTaskEntry>

const Frequency = z
  .number()
  .int()
  .refine((id) => teamFrequencyIds.includes(id), { message: 'unknown' })

const rhythm = {
  task_frequency_type_id: Frequency,
  repeat_months: z.number().int().min(1).max(240).nullable().default(null),
  groups: z.array(RowId).max(50).default([]),
}
const TeamTaskInput = z.object({
  /** Saves this default instead of an own requirement. */ default_key: text(50).nullable().default(null),
  /** Required for an own one. */ name: text(255).default(''),
  task_subtype_id: z.number().int().min(1).max(7),
  ...rhythm,
  is_active: Flag.default(true),
})
const TeamTaskChange = z.object({
  base_version: BaseVersion,
  name: requiredText(255).optional(),
  ...rhythm,
  is_active: Flag.default(true),
})

const EntryFields = z.object({
  date: DateText,
  valid_until: DateText.nullable().default(null),
  trainer: text(255).default(''),
  comment: text(1000).default(''),
})
const NewEntry = EntryFields.extend({
  worker_id: RowId,
  /** The requirement by its id, or a default by its key. */ team_task_id: RowId.nullable().default(null),
  default_key: text(50).nullable().default(null),
})

export const teamTasksSchemas = {
  subtypes: {
    query: InLanguage,
    response: z.array(ClassifierItem.extend({ key: z.string(), kind: Kind })),
    summary: 'Kinds of certificates and trainings',
  },
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(TeamTask),
    summary: 'What the place requires of its people, with the defaults of its country, inactive ones too',
  },
  create: {
    params: PlaceParams,
    query: InLanguage,
    body: TeamTaskInput,
    response: TeamTask,
    summary: 'Adds a requirement, or saves a default',
  },
  change: {
    params: PlaceItemParams,
    query: InLanguage,
    body: TeamTaskChange,
    response: TeamTask,
    summary: 'Changes a requirement; the name of a default stays',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes an own requirement; a default becomes inactive. Entries stay',
  },
  matrix: {
    params: PlaceParams,
    query: InLanguage,
    response: TeamMatrix,
    summary: 'People by requirements: valid, expiring, missing, not needed; disabled people are left out',
  },
  export: {
    params: PlaceParams,
    query: InLanguage.extend({ format: z.enum(['csv', 'xlsx', 'pdf']).default('xlsx') }),
    response: z.unknown(),
    summary: 'The same matrix as a file',
  },
  entries: {
    params: PlaceItemParams,
    query: InLanguage,
    response: z.array(TeamTaskEntry),
    summary: 'Certificates and trainings of a person, the newest first',
  },
  createEntry: {
    params: PlaceParams,
    query: InLanguage,
    body: NewEntry,
    response: TeamTaskEntry,
    summary: 'Adds a certificate or training of a person',
  },
  changeEntry: {
    params: PlaceItemParams,
    query: InLanguage,
    body: EntryFields.extend({ base_version: BaseVersion }),
    response: TeamTaskEntry,
    summary: 'Corrects a certificate or training',
  },
  removeEntry: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a certificate or training that was entered by mistake',
  },
  sendScan: {
    params: PlaceItemParams,
    query: InLanguage.extend(BaseQuery.shape),
    body: z.object({ filename: FileName.optional() }),
    response: TeamTaskEntry,
    summary:
      'Takes the scan or photo of a certificate as a form, at most 5242880 bytes of PNG, JPEG, WebP or PDF, in place of an earlier one; or changes its name',
  },
  removeScan: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes the scan or photo of a certificate',
  },
  start: {
    params: PlaceItemParams,
    body: z.object({ employed_since: DateText, base_version: BaseVersion }),
    response: Done,
    summary: 'Sets the first day of work of a person',
  },
} satisfies SchemaTable
