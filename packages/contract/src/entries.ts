/**
 * A first day: the tasks of the day and the entry of one. Document 3, sections 3, 4, 5 and 7; the rest of the
 * activity log comes later.
 */
import { declareRoutes } from './kit/route.ts'
import type { entriesSchemas } from './entries.schemas.ts'

export type * from './entries.schemas.ts'

export const entries = declareRoutes<typeof entriesSchemas>({
  today: {
    name: 'entries.today',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/scheduled-task-subtypes',
    permission: 'entries.view',
    reads: ['entries', 'tasks', 'plan', 'pause_periods', 'equipment', 'rooms'],
  },
  choices: {
    name: 'entries.choices',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/choices',
    permission: 'entries.view',
    reads: ['partners', 'equipment', 'rooms', 'work_groups', 'users', 'plan_inputs', 'products'],
  },
  create: {
    name: 'entries.create',
    method: 'POST',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries',
    permission: 'entries.create',
    status: 201,
    writes: ['entries', 'partners'],
  },
  createMany: {
    name: 'entries.create_many',
    method: 'POST',
    path: '/api/places/:placeId/task-subtypes/:id/entries',
    permission: 'entries.create',
    writes: ['entries', 'partners'],
  },
  get: {
    name: 'entries.get',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId',
    permission: 'entries.view',
    reads: ['entries', 'tickets', 'verifications'],
  },
  item: {
    name: 'entries.item',
    method: 'GET',
    path: '/api/places/:placeId/task-entries/:id',
    permission: 'entries.view',
    reads: ['entries', 'tickets', 'verifications'],
  },
  change: {
    name: 'entries.change',
    method: 'PUT',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId',
    permission: 'entries.change',
    writes: ['entries', 'partners'],
  },
  remove: {
    name: 'entries.remove',
    method: 'DELETE',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId',
    permission: 'entries.change',
    writes: ['entries'],
  },
  erase: {
    name: 'entries.erase',
    method: 'DELETE',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId/texts',
    permission: 'entries.erase',
    writes: ['entries'],
  },
  revisions: {
    name: 'entries.revisions',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId/revisions',
    permission: 'entries.view',
    reads: ['entries', 'verifications'],
  },
  list: {
    name: 'entries.list',
    method: 'GET',
    path: '/api/places/:placeId/task-subtypes/:id/entries',
    permission: 'entries.view',
    reads: ['entries', 'tickets', 'verifications'],
  },
})
