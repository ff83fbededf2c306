import { isAccessLevel, NO_ACCESS } from '@larder/core/classifiers'
import { languageKeys } from '@larder/core/languages'
import { importFields } from '@larder/core/workers'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseVersion,
  Done,
  Email,
  Flag,
  PlaceItemParams,
  PlaceParams,
  QueryFlag,
  requiredText,
  RowId,
  text,
  BaseQuery,
} from './kit/fields.schemas.ts'

export const Worker = z.object({
  id: z.number().int(),
  placeId: z.number().int(),
  /** The account, also while its invitation waits; null without one. */
  userId: z.number().int().nullable(),
  /** First and last name; of the account where the person has one with access to the company. */
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  /** Personal identification code; null for those who may not see it: owners and `personnel` may. */
  idCode: z.string().nullable(),
  isDisabled: z.boolean(),
  /** On this place, `no_access` without any; of a disabled person the level that they get back. */
  accessLevel: z.string(),
  /** Access that comes from the company and is not changed here. */
  company_access_level: z.string().nullable(),
  /** `none` without access to the place, `invited` until the person accepts. */
  status: z.enum(['none', 'invited', 'active']),
  stopNotificationCert: z.boolean(),
  stopNotificationTraining: z.boolean(),
  /** Work groups of the place. */
  groups: z.array(z.number().int()),
  /** The same: document 3 names it both ways. */
  groupsIds: z.array(z.number().int()),
  /** A change names it as `base_version`. */ version: z.number().int(),
})
export type Worker = Wire<typeof Worker>

const Level = text(60)
  .nullable()
  .refine((level) => level === null || level === '' || level === NO_ACCESS || isAccessLevel(level), {
    message: 'unknown',
  })
const MaybeEmail = text(254).refine((value) => value.trim() === '' || Email.safeParse(value.trim()).success, {
  message: 'email',
})
/** Of the invitation. */
const Lang = text(10).refine((key) => languageKeys.some((languageKey) => languageKey === key), {
  message: 'unknown_language',
})

const fields = {
  last_name: text(100).optional(),
  /** May be empty; required for access. */
  email: MaybeEmail.optional(),
  phone: text(50).optional(),
  position: text(100).optional(),
  idcode: text(50).optional(),
  /**
   * `no_access` (also empty and null), `readonly,temp-measurements`, `owner`, or the level that the person
   * has.
   */
  access_level: Level.optional(),
  groups: z.array(RowId).max(50).optional(),
  stopNotificationCert: Flag.optional(),
  stopNotificationTraining: Flag.optional(),
  sendEmail: Flag.default(true),
  lang: Lang.optional(),
}

export const NewWorker = z.object({ first_name: requiredText(100), ...fields })
/**
 * Fields that are not named stay. `isDisabled` also sets both stop flags to its value, unless they are named.
 */
export const WorkerChange = z.object({
  base_version: BaseVersion,
  first_name: requiredText(100).optional(),
  isDisabled: Flag.optional(),
  ...fields,
})

/** A table as rows of text, for callers that read the file themselves; else it comes as a file. */
const ImportTable = z.object({
  rows: z
    .array(z.array(text(1_000)).max(200))
    .max(5_001)
    .optional(),
})
const ImportQuery = z.object({
  /** Fields by column, separated by commas, empty where a column is left out; guessed where absent. */
  columns: text(2_000).optional(),
  /** Whether the first row names the columns. */
  head: QueryFlag.optional(),
})
const Field = z.enum(importFields)
export const ImportPreview = z.object({
  has_head: z.boolean(),
  /** The cell of the first row, and the field that the column holds. */
  columns: z.array(z.object({ name: z.string(), field: Field.nullable() })),
  new_count: z.number().int(),
  existing_count: z.number().int(),
  wrong_count: z.number().int(),
  /** The first 100, wrong ones first. */
  rows: z.array(
    z.object({
      line: z.number().int(),
      state: z.enum(['new', 'existing', 'wrong']),
      name: z.string(),
      email: z.string(),
      errors: z.array(z.object({ field: Field, code: z.string() })),
    }),
  ),
})
export type ImportPreview = Wire<typeof ImportPreview>
const Imported = z.array(z.object({ id: z.number().int(), name: z.string() }))
export const ImportResult = z.object({
  newWorkers: Imported,
  existingWorkers: Imported,
  skipped: z.number().int(),
})
export type ImportResult = Wire<typeof ImportResult>

export const workersSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(Worker),
    summary: 'People of the place, with and without an account, disabled ones too',
  },
  create: {
    params: PlaceParams,
    body: NewWorker,
    response: Worker,
    summary: 'Adds a person; invites them where an access level is given',
  },
  preview: {
    params: PlaceParams,
    query: ImportQuery,
    body: ImportTable,
    response: ImportPreview,
    summary: 'Shows what an import of people would do; nothing is stored',
  },
  import: {
    params: PlaceParams,
    query: ImportQuery.extend({ skip_wrong: QueryFlag.optional() }),
    body: ImportTable,
    response: ImportResult,
    summary: 'Adds and completes people from a table (CSV, XLSX, up to 5,000 rows): all of it or nothing',
  },
  change: {
    params: PlaceItemParams,
    body: WorkerChange,
    response: Worker,
    summary: 'Changes a person with access level and work groups, or disables them, in one step',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Ends the access of a person and erases their data; records stay',
  },
} satisfies SchemaTable
