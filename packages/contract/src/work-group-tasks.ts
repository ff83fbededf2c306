/** Standing duties of a place, tasks of type 1: who answers for what all the time. Document 3, section 7. */
import { declareRoutes } from './kit/route.ts'
import type { workGroupTasksSchemas } from './work-group-tasks.schemas.ts'

export type * from './work-group-tasks.schemas.ts'

const path = '/api/places/:placeId/work-group-tasks'
const edit = {
  permission: 'work_group_tasks.edit',
  writes: ['work_group_tasks', 'partners', 'plan_progress'],
} as const

export const workGroupTasks = declareRoutes<typeof workGroupTasksSchemas>({
  list: {
    name: 'work_group_tasks.list',
    method: 'GET',
    path,
    permission: 'work_group_tasks.view',
    reads: ['work_group_tasks', 'work_groups', 'partners', 'place'],
  },
  create: { ...edit, name: 'work_group_tasks.create', method: 'POST', path, status: 201 },
  change: { ...edit, name: 'work_group_tasks.change', method: 'PUT', path: `${path}/:id` },
  remove: { ...edit, name: 'work_group_tasks.remove', method: 'DELETE', path: `${path}/:id` },
})
