/** Work groups of a place: who does what the plan asks for. Plan specification, sections 3, 4 and 7. */
import { z } from 'zod'
import { Done, Email, Flag, ItemParams, PlaceParams, requiredText, route, text } from './kit/index.ts'

export const WorkGroup = z.object({
  id: z.number().int(),
  place_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  workers_count: z.number().int(),
  is_default: z.boolean(),
  is_disabled: z.boolean(),
  /** Counts up with every change. */
  version: z.number().int(),
})
export type WorkGroup = z.infer<typeof WorkGroup>

export const WorkGroupInput = z.object({
  name: requiredText(255),
  /** May be empty. */
  email: text(254)
    .refine((value) => value === '' || Email.safeParse(value).success, { message: 'email' })
    .default(''),
  is_disabled: Flag.default(false),
  workers_count: z.number().int().min(0).max(100_000).default(0),
})

export const WorkGroupChange = WorkGroupInput.extend({
  /**
   * The version that was seen: another one by now is answered 409 with the current one. Left out, it is not
   * asked.
   */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
})

/** Job titles are the names of the work groups: whom the plan and the tasks name as responsible. */
export const JobTitle = z.object({ id: z.number().int(), name: z.string() })
export type JobTitle = z.infer<typeof JobTitle>
export const JobTitleChange = z.object({ name: requiredText(255) })

export const WorkGroupWorker = z.object({ id: z.number().int(), name: z.string() })

const item = { scope: { kind: 'item', table: 'user_groups', param: 'id' }, params: ItemParams } as const

export const workGroups = {
  list: route({
    name: 'work_groups.list',
    method: 'GET',
    path: '/api/user-groups/:placeId',
    permission: 'work_groups.view',
    params: PlaceParams,
    response: z.array(WorkGroup),
    summary: 'Work groups of the place, the disabled ones too',
  }),
  create: route({
    name: 'work_groups.create',
    method: 'POST',
    path: '/api/user-groups/:placeId/store',
    permission: 'work_groups.edit',
    params: PlaceParams,
    body: WorkGroupInput,
    response: WorkGroup,
    status: 201,
    summary: 'Adds a work group',
  }),
  change: route({
    name: 'work_groups.change',
    method: 'PUT',
    path: '/api/user-groups/:id/update',
    permission: 'work_groups.edit',
    ...item,
    body: WorkGroupChange,
    response: WorkGroup,
    summary: 'Changes a work group; 409 with the current one where somebody else has changed it',
  }),
  remove: route({
    name: 'work_groups.remove',
    method: 'DELETE',
    path: '/api/user-groups/:id/delete',
    permission: 'work_groups.edit',
    ...item,
    response: Done,
    summary: 'Removes a work group',
  }),
  toggle: route({
    name: 'work_groups.toggle',
    method: 'PUT',
    path: '/api/user-groups/:id/toggle-state',
    permission: 'work_groups.edit',
    ...item,
    response: WorkGroup,
    summary: 'Disables a work group, or enables it again',
  }),
  rename: route({
    name: 'work_groups.rename',
    method: 'PUT',
    path: '/api/job-titles/:id',
    permission: 'work_groups.edit',
    ...item,
    body: JobTitleChange,
    response: JobTitle,
    summary: 'Gives a job title, the name of a work group, anew',
  }),
  workers: route({
    name: 'work_groups.workers',
    method: 'GET',
    path: '/api/user-groups/:id/workers',
    permission: 'work_groups.view',
    ...item,
    response: z.array(WorkGroupWorker),
    summary: 'Workers of a work group',
  }),
}
