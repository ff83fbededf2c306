/**
 * Certificates and trainings, tasks of type 3: what a place requires of its people, and who has what.
 * Document 3, sections 3 and 7. Entries and matrix have no call there; they are ours.
 */
import { declareRoutes } from './kit/route.ts'
import type { teamTasksSchemas } from './team-tasks.schemas.ts'

export type * from './team-tasks.schemas.ts'

const path = '/api/places/:placeId/team-tasks'
const view = {
  permission: 'team_tasks.view',
  reads: ['team_tasks', 'workers', 'users', 'work_groups', 'place'],
} as const
const edit = { permission: 'team_tasks.edit', writes: ['team_tasks', 'records'] } as const

export const teamTasks = declareRoutes<typeof teamTasksSchemas>({
  subtypes: {
    name: 'classifiers.team_task_subtypes',
    method: 'GET',
    path: '/api/classifiers/team-task-subtypes',
    permission: 'classifiers.view',
    reads: [],
  },
  list: { ...view, name: 'team_tasks.list', method: 'GET', path },
  create: { ...edit, name: 'team_tasks.create', method: 'POST', path, status: 201 },
  change: { ...edit, name: 'team_tasks.change', method: 'PUT', path: `${path}/:id` },
  remove: { ...edit, name: 'team_tasks.remove', method: 'DELETE', path: `${path}/:id` },
  matrix: { ...view, name: 'team_tasks.matrix', method: 'GET', path: `${path}/matrix` },
  export: {
    ...view,
    name: 'team_tasks.export',
    method: 'GET',
    path: `${path}/export`,
    produces: '*/*',
  },
  entries: {
    ...view,
    name: 'team_tasks.entries',
    method: 'GET',
    path: '/api/places/:placeId/workers/:id/team-task-entries',
  },
  createEntry: {
    ...edit,
    name: 'team_tasks.create_entry',
    method: 'POST',
    path: '/api/places/:placeId/team-task-entries',
    status: 201,
  },
  changeEntry: {
    ...edit,
    name: 'team_tasks.change_entry',
    method: 'PUT',
    path: '/api/places/:placeId/team-task-entries/:id',
  },
  removeEntry: {
    ...edit,
    name: 'team_tasks.remove_entry',
    method: 'DELETE',
    path: '/api/places/:placeId/team-task-entries/:id',
  },
  sendScan: {
    ...edit,
    name: 'team_tasks.send_scan',
    method: 'PUT',
    path: '/api/places/:placeId/team-task-entries/:id/scan',
    takes_file: true,
    writes: ['team_tasks', 'files', 'records'],
  },
  removeScan: {
    ...edit,
    name: 'team_tasks.remove_scan',
    method: 'DELETE',
    path: '/api/places/:placeId/team-task-entries/:id/scan',
    writes: ['team_tasks', 'files', 'records'],
  },
  start: {
    ...edit,
    name: 'team_tasks.start',
    method: 'PUT',
    path: '/api/places/:placeId/workers/:id/employed-since',
    writes: ['team_tasks', 'workers'],
  },
})
