/**
 * Production processes of a place and the list they are chosen from. Plan specification, sections 3, 4 and 7.
 */
import { z } from 'zod'
import {
  Done,
  Flag,
  Id,
  InLanguage,
  ItemParams,
  PlaceItemParams,
  PlaceParams,
  RowId,
  requiredText,
  route,
  text,
} from './kit/index.ts'

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
export type ProcessChoice = z.infer<typeof ProcessChoice>

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
export type PlaceProcess = z.infer<typeof PlaceProcess>

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
  /** The process that this one replaces; its hazards hold for the copy. */
  original_production_process_id: RowId.nullable().optional(),
  sub_processes: SubProcessChoice.default([]),
  order: z.number().int().min(0).max(10_000).default(0),
})

/** What is left out stays as it is. `name` and `description` are changed on own processes only. */
export const ProcessChange = z.object({
  name: requiredText(255).optional(),
  description: text(5_000).optional(),
  sub_processes: SubProcessChoice.optional(),
  order: z.number().int().min(0).max(10_000).optional(),
  is_disabled: Flag.optional(),
  /**
   * The version that was seen: another one by now is answered 409 with the current one. Left out, it is not
   * asked.
   */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
})

const OfProductGroup = InLanguage.extend({ fsp_product_group_id: Id.optional() })

export const processes = {
  offered: route({
    name: 'processes.offered',
    method: 'GET',
    path: '/api/classifiers/business-activity/:id/production-processes',
    permission: 'classifiers.view',
    params: ItemParams,
    query: OfProductGroup.extend({ extra_datas: text(2_000).optional(), placeId: Id.optional() }),
    response: z.array(ProcessChoice),
    summary:
      'Processes of a business activity; selected as at the place when one is named, else as a new place starts with',
  }),
  onboarding: route({
    name: 'processes.onboarding',
    method: 'GET',
    path: '/api/places/:placeId/onboarding-profiles/production-processes',
    permission: 'plans.view',
    params: PlaceParams,
    query: InLanguage,
    response: z.array(ProcessChoice),
    summary: 'Processes as the place has chosen, or as it would start',
  }),
  list: route({
    name: 'processes.list',
    method: 'GET',
    path: '/api/places/:placeId/production-processes',
    permission: 'plans.view',
    params: PlaceParams,
    query: OfProductGroup,
    response: z.array(PlaceProcess),
    summary: 'Processes of the place, the disabled ones too',
  }),
  select: route({
    name: 'processes.select',
    method: 'PUT',
    path: '/api/places/:placeId/production-processes',
    permission: 'plans.edit',
    params: PlaceParams,
    query: OfProductGroup,
    body: ProcessSelection,
    response: z.array(PlaceProcess),
    summary: 'Sets which processes of the knowledge base the place works with; its own processes stay',
  }),
  create: route({
    name: 'processes.create',
    method: 'POST',
    path: '/api/places/:placeId/production-processes',
    permission: 'plans.edit',
    params: PlaceParams,
    query: OfProductGroup,
    body: OwnProcess,
    response: PlaceProcess,
    status: 201,
    summary: "Adds a process of the place's own, or a copy that replaces its original",
  }),
  find: route({
    name: 'processes.find',
    method: 'GET',
    path: '/api/places/:placeId/production-processes/:id',
    permission: 'plans.view',
    params: PlaceItemParams,
    query: InLanguage,
    response: PlaceProcess,
    summary: 'One process of the place',
  }),
  change: route({
    name: 'processes.change',
    method: 'PUT',
    path: '/api/places/:placeId/production-processes/:id',
    permission: 'plans.edit',
    params: PlaceItemParams,
    query: InLanguage,
    body: ProcessChange,
    response: PlaceProcess,
    summary:
      'Changes a process of the place: its sub-processes, whether it is in use, and name and description of its own; 409 with the current one where somebody else has changed it',
  }),
  remove: route({
    name: 'processes.remove',
    method: 'DELETE',
    path: '/api/places/:placeId/production-processes/:id',
    permission: 'plans.edit',
    params: PlaceItemParams,
    response: Done,
    summary: 'Removes a process from the place, with its sub-processes',
  }),
}
