import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  BaseVersion,
  Done,
  Email,
  Flag,
  ItemParams,
  PlaceParams,
  requiredText,
  text,
} from './kit/fields.schemas.ts'

export const WorkGroupWorker = z.object({ id: z.number().int(), name: z.string() })

export const WorkGroup = z.object({
  id: z.number().int(),
  place_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** How many people are in the group, disabled ones not counted. */
  workers_count: z.number().int(),
  workers: z.array(WorkGroupWorker),
  is_default: z.boolean(),
  is_disabled: z.boolean(),
  /** Counts up with every change. */
  version: z.number().int(),
})
export type WorkGroup = Wire<typeof WorkGroup>

export const WorkGroupInput = z.object({
  name: requiredText(255),
  /** May be empty. */
  email: text(254)
    .refine((value) => value === '' || Email.safeParse(value).success, { message: 'email' })
    .default(''),
  is_disabled: Flag.default(false),
})

export const WorkGroupChange = WorkGroupInput.extend({
  /**
   * The version that the user saw: if it is outdated, the answer is 409 with the current one. Without it,
   * nothing is compared.
   */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
})

/** Job titles are the names of the work groups, which the plan and the tasks name as responsible. */
export const JobTitle = z.object({ id: z.number().int(), name: z.string(), version: z.number().int() })
export type JobTitle = Wire<typeof JobTitle>
export const JobTitleChange = z.object({ name: requiredText(255), base_version: BaseVersion })

const item = { params: ItemParams } as const

export const workGroupsSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(WorkGroup),
    summary: 'Work groups of the place, disabled ones too',
  },
  create: {
    params: PlaceParams,
    body: WorkGroupInput,
    response: WorkGroup,
    summary: 'Adds a work group',
  },
  change: {
    ...item,
    body: WorkGroupChange,
    response: WorkGroup,
    summary: 'Changes a work group; 409 with the current one if another user has changed it',
  },
  remove: {
    ...item,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a work group',
  },
  toggle: {
    ...item,
    /** What it becomes; without it, the opposite of what it is. */
    body: z.object({ is_disabled: Flag.optional() }),
    response: WorkGroup,
    summary: 'Disables a work group, or enables it again',
  },
  rename: {
    ...item,
    body: JobTitleChange,
    response: JobTitle,
    summary: 'Renames a job title, which is the name of a work group',
  },
  workers: {
    ...item,
    response: z.array(WorkGroupWorker),
    summary: 'Workers of a work group',
  },
} satisfies SchemaTable
