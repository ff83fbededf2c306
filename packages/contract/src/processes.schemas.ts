import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  Done,
  Flag,
  Id,
  InLanguage,
  ItemParams,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

export const SubProcess = z.object({ id: z.number().int(), name: z.string(), selected: z.boolean() })

/** A process of the knowledge base; `id` is the number of its code (P09 → 9). */
export const ProcessChoice = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  order: z.number().int(),
  selected: z.boolean(),
  sub_processes: z.array(SubProcess),
})
export type ProcessChoice = Wire<typeof ProcessChoice>

/** A process of the place: chosen from the knowledge base (`process_id`), or its own. */
export const PlaceProcess = z.object({
  id: z.number().int(),
  process_id: z.number().int().nullable(),
  name: z.string(),
  description: z.string(),
  order: z.number().int(),
  original_production_process_id: z.number().int().nullable(),
  food_handling_place_id: z.number().int(),
  fsp_product_group_id: z.number().int().nullable(),
  sub_processes: z.array(SubProcess),
  is_disabled: z.boolean(),
  /** Counts up with every change of this process. */
  version: z.number().int(),
})
export type PlaceProcess = Wire<typeof PlaceProcess>

/** As in answers; those that are not selected may be left out. */
const SubProcessChoice = z.array(z.object({ id: RowId, selected: Flag.default(true) })).max(100)

export const ProcessSelection = z
  .array(
    z.object({
      process_id: RowId,
      fsp_product_group_id: RowId.nullable().optional(),
      sub_processes: SubProcessChoice.default([]),
    }),
  )
  .max(200)

export const OwnProcess = z.object({
  name: requiredText(255),
  description: text(5_000).default(''),
  /** The process that this one replaces; its hazards apply to the copy. */
  original_production_process_id: RowId.nullable().optional(),
  sub_processes: SubProcessChoice.default([]),
  order: z.number().int().min(0).max(10_000).default(0),
})

/** Absent members stay as they are. `name` and `description` are changed on own processes only. */
export const ProcessChange = z.object({
  name: requiredText(255).optional(),
  description: text(5_000).optional(),
  sub_processes: SubProcessChoice.optional(),
  order: z.number().int().min(0).max(10_000).optional(),
  is_disabled: Flag.optional(),
  /**
   * The version that the user saw: if it is outdated, the answer is 409 with the current one. Without it,
   * nothing is compared.
   */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
})

const OfProductGroup = InLanguage.extend({ fsp_product_group_id: Id.optional() })

export const processesSchemas = {
  offered: {
    params: ItemParams,
    query: OfProductGroup.extend({ extra_datas: text(2_000).optional(), placeId: Id.optional() }),
    response: z.array(ProcessChoice),
    summary: 'Processes of a business activity; selected as at the given place, else as for a new place',
  },
  onboarding: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(ProcessChoice),
    summary: 'Chosen processes of the place, or its defaults',
  },
  list: {
    params: PlaceParams,
    query: OfProductGroup,
    response: z.array(PlaceProcess),
    summary: 'Processes of the place, disabled ones too',
  },
  select: {
    params: PlaceParams,
    query: OfProductGroup,
    body: ProcessSelection,
    response: z.array(PlaceProcess),
    summary: 'Sets the processes of the knowledge base that the place uses; its own processes stay',
  },
  create: {
    params: PlaceParams,
    query: OfProductGroup,
    body: OwnProcess,
    response: PlaceProcess,
    summary: "Adds a process of the place's own, or a copy that replaces its original",
  },
  find: {
    params: PlaceItemParams,
    query: InLanguage,
    response: PlaceProcess,
    summary: 'One process of the place',
  },
  change: {
    params: PlaceItemParams,
    query: InLanguage,
    body: ProcessChange,
    response: PlaceProcess,
    summary:
      'Changes a process of the place: its sub-processes, whether it is in use, and name and description of its own; 409 with the current one if another user has changed it',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a process from the place, with its sub-processes',
  },
} satisfies SchemaTable
