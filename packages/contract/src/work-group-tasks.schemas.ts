import { z } from 'zod'
import {
  BaseQuery,
  BaseVersion,
  Done,
  Flag,
  InLanguage,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  text,
} from './kit/fields.schemas.ts'
import type { SchemaTable, Wire } from './kit/route.ts'

/** Kinds of task, 8 pest control to 14 supervisory tasks: document 3, section 9. */
const Kind = z.number().int().min(8).max(14)

export const WorkGroupTask = z.object({
  /** Null for a default until something of it is saved. */ id: z.number().int().nullable(),
  is_default: Flag,
  task_subtype_id: Kind,
  /** The kind's name, or the place's own words. */ name: z.string(),
  /** Own words; null for a default. */ task_desc: z.string().nullable(),
  /** A work group or a person; empty = nobody is named yet. */ responsible_name: z.string(),
  /** The partner that does it; null = the place itself. */ service_provider: z.string().nullable(),
  is_outsourceable: Flag,
  is_outsourced: Flag,
  is_mandatory: Flag,
  /** A default that the place does not need. */ is_removed: Flag,
  /** The texts that ask for it, as the plan cites them; empty where none does. */ source: z.string(),
  /** A change names it as `base_version`; 0 where nothing is saved. */ version: z.number().int(),
})
export type WorkGroupTask = Wire<typeof WorkGroupTask>

const Fields = z.object({
  responsible_name: text(255).default(''),
  service_provider: text(255).nullable().default(null),
  is_outsourceable: Flag.default(true),
})

export const NewWorkGroupTask = Fields.extend({
  is_default: Flag.default(false),
  task_subtype_id: Kind,
  /** Required for an own one, left out for a default. */ task_desc: text(500).nullable().optional(),
  /** For a default alone: the place does not need it. */ is_removed: Flag.default(false),
})

export const workGroupTasksSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(WorkGroupTask),
    summary: 'Standing duties of the place: its own, and the defaults, also where nothing is saved yet',
  },
  create: {
    params: PlaceParams,
    query: InLanguage,
    body: NewWorkGroupTask,
    response: WorkGroupTask,
    summary: 'Adds a duty, or saves a default; a removed default counts again unless is_removed is set',
  },
  change: {
    params: PlaceItemParams,
    query: InLanguage,
    body: Fields.extend({ base_version: BaseVersion, task_desc: requiredText(500).nullable().optional() }),
    response: WorkGroupTask,
    summary: 'Changes who is responsible for a duty, and the words of an own one',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a duty; 422 for one that law requires',
  },
} satisfies SchemaTable
