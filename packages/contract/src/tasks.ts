/**
 * Monitoring tasks of a place. Document 3, sections 3, 4 and 7: forms and checklists, their schedule, roles,
 * versions.
 */
import { declareRoutes } from './kit/route.ts'
import type { tasksSchemas } from './tasks.schemas.ts'

export type * from './tasks.schemas.ts'

export const tasks = declareRoutes<typeof tasksSchemas>({
  list: {
    name: 'tasks.list',
    method: 'GET',
    path: '/api/place/:placeId/tasks',
    permission: 'tasks.view',
    reads: ['tasks', 'plan', 'entries'],
  },
  hasVerification: {
    name: 'tasks.has_verification',
    method: 'GET',
    path: '/api/place/:placeId/tasks/has-verification-tasks',
    permission: 'tasks.view',
    reads: ['tasks'],
  },
  get: {
    name: 'tasks.get',
    method: 'GET',
    path: '/api/place/:placeId/tasks/:id',
    permission: 'tasks.view',
    reads: ['task'],
  },
  create: {
    name: 'tasks.create',
    method: 'POST',
    path: '/api/place/:placeId/tasks',
    permission: 'tasks.edit',
    status: 201,
    writes: ['tasks'],
  },
  startToday: {
    name: 'tasks.start_today',
    method: 'POST',
    path: '/api/place/:placeId/tasks/start-today',
    permission: 'tasks.edit',
    writes: ['tasks', 'task'],
  },
  confirm: {
    name: 'tasks.confirm',
    method: 'POST',
    path: '/api/place/:placeId/tasks/confirm',
    permission: 'tasks.edit',
    writes: ['tasks', 'task'],
  },
  order: {
    name: 'tasks.order',
    method: 'POST',
    path: '/api/place/:placeId/tasks/order',
    permission: 'tasks.edit',
    writes: ['tasks'],
  },
  change: {
    name: 'tasks.change',
    method: 'PUT',
    path: '/api/place/:placeId/tasks/:id',
    permission: 'tasks.edit',
    writes: ['tasks', 'task'],
  },
  newVersionRequired: {
    name: 'tasks.new_version_required',
    method: 'POST',
    path: '/api/place/:placeId/tasks/:id/is-new-version-required',
    permission: 'tasks.edit',
    reads: ['tasks'],
  },
  remove: {
    name: 'tasks.remove',
    method: 'DELETE',
    path: '/api/place/:placeId/tasks/:id',
    permission: 'tasks.edit',
    writes: ['tasks'],
  },
  versions: {
    name: 'tasks.versions',
    method: 'GET',
    path: '/api/places/:placeId/task-subtypes/:id/versions',
    permission: 'tasks.view',
    reads: ['tasks'],
  },
  subtypes: {
    name: 'tasks.subtypes',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/task-subtypes',
    permission: 'tasks.view',
    reads: ['tasks', 'entries', 'verifications'],
  },
  subtype: {
    name: 'tasks.subtype',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/task-subtypes/:id',
    permission: 'tasks.view',
    reads: ['tasks', 'entries', 'verifications'],
  },
})
