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
  },
  choices: {
    name: 'entries.choices',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/choices',
    permission: 'entries.view',
  },
  create: {
    name: 'entries.create',
    method: 'POST',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries',
    permission: 'entries.create',
    status: 201,
  },
  createMany: {
    name: 'entries.create_many',
    method: 'POST',
    path: '/api/places/:placeId/task-subtypes/:id/entries',
    permission: 'entries.create',
  },
  get: {
    name: 'entries.get',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId',
    permission: 'entries.view',
  },
  item: {
    name: 'entries.item',
    method: 'GET',
    path: '/api/places/:placeId/task-entries/:id',
    permission: 'entries.view',
  },
  change: {
    name: 'entries.change',
    method: 'PUT',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId',
    permission: 'entries.change',
  },
  remove: {
    name: 'entries.remove',
    method: 'DELETE',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId',
    permission: 'entries.change',
  },
  erase: {
    name: 'entries.erase',
    method: 'DELETE',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId/texts',
    permission: 'entries.erase',
  },
  revisions: {
    name: 'entries.revisions',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id/tasks/:taskId/entries/:entryId/revisions',
    permission: 'entries.view',
  },
  list: {
    name: 'entries.list',
    method: 'GET',
    path: '/api/places/:placeId/task-subtypes/:id/entries',
    permission: 'entries.view',
  },
})
