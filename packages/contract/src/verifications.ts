/** A second look at what was entered. Document 3, sections 2, 6 and 7. */
import { declareRoutes } from './kit/route.ts'
import type { verificationsSchemas } from './verifications.schemas.ts'

export type * from './verifications.schemas.ts'

export const verifications = declareRoutes<typeof verificationsSchemas>({
  list: {
    name: 'verifications.list',
    method: 'GET',
    path: '/api/places/:placeId/verifications/task-subtypes',
    permission: 'verifications.edit',
    reads: ['entries', 'tasks', 'verifications'],
  },
  entries: {
    name: 'verifications.entries',
    method: 'GET',
    path: '/api/places/:placeId/verifications/task-subtypes/:id/entries',
    permission: 'verifications.edit',
    reads: ['entries', 'verifications'],
  },
  versions: {
    name: 'verifications.versions',
    method: 'GET',
    path: '/api/places/:placeId/verifications/task-subtypes/:id/versions',
    permission: 'verifications.edit',
    reads: ['tasks'],
  },
  verify: {
    name: 'verifications.verify',
    method: 'PUT',
    path: '/api/places/:placeId/verifications/task-subtypes/:id/entries',
    permission: 'verifications.edit',
    writes: ['verifications'],
  },
  verifyAll: {
    name: 'verifications.verify_all',
    method: 'PUT',
    path: '/api/places/:placeId/verifications/task-subtypes/:id/verify-all',
    permission: 'verifications.edit',
    writes: ['verifications'],
  },
  waiting: {
    name: 'verifications.waiting',
    method: 'GET',
    path: '/api/places/:placeId/verifications/waiting',
    permission: 'entries.view',
    reads: ['entries', 'verifications'],
  },
})
