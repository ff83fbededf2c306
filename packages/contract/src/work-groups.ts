/**
 * Work groups of a place: the people responsible for the plan's tasks. Plan specification, sections 3, 4 and
 * 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { workGroupsSchemas } from './work-groups.schemas.ts'

export type * from './work-groups.schemas.ts'

const item = { scope: { kind: 'item', table: 'user_groups', param: 'id' } } as const

export const workGroups = declareRoutes<typeof workGroupsSchemas>({
  list: {
    name: 'work_groups.list',
    method: 'GET',
    path: '/api/user-groups/:placeId',
    permission: 'work_groups.view',
    reads: ['work_groups', 'workers'],
  },
  create: {
    name: 'work_groups.create',
    method: 'POST',
    path: '/api/user-groups/:placeId/store',
    permission: 'work_groups.edit',
    status: 201,
    writes: ['work_groups', 'plan_progress'],
  },
  change: {
    name: 'work_groups.change',
    method: 'PUT',
    path: '/api/user-groups/:id/update',
    permission: 'work_groups.edit',
    ...item,
    writes: ['work_groups', 'plan_progress'],
  },
  remove: {
    name: 'work_groups.remove',
    method: 'DELETE',
    path: '/api/user-groups/:id/delete',
    permission: 'work_groups.edit',
    ...item,
    writes: ['work_groups', 'plan_progress'],
  },
  toggle: {
    name: 'work_groups.toggle',
    method: 'PUT',
    path: '/api/user-groups/:id/toggle-state',
    permission: 'work_groups.edit',
    ...item,
    writes: ['work_groups', 'plan_progress'],
  },
  rename: {
    name: 'work_groups.rename',
    method: 'PUT',
    path: '/api/job-titles/:id',
    permission: 'work_groups.edit',
    ...item,
    writes: ['work_groups', 'plan_progress'],
  },
  workers: {
    name: 'work_groups.workers',
    method: 'GET',
    path: '/api/user-groups/:id/workers',
    permission: 'work_groups.view',
    ...item,
    reads: ['work_groups', 'workers'],
  },
})
