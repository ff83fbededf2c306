/**
 * People of a place, with and without an account. Document 3, sections 3 (Team member and worker), 4 and 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { workersSchemas } from './workers.schemas.ts'

export type * from './workers.schemas.ts'

const path = '/api/places/:placeId/workers'
const writes = ['workers', 'users', 'user', 'permissions'] as const

export const workers = declareRoutes<typeof workersSchemas>({
  list: {
    name: 'workers.list',
    method: 'GET',
    path,
    permission: 'workers.view',
    reads: ['workers'],
  },
  create: {
    name: 'workers.create',
    method: 'POST',
    path,
    permission: 'workers.edit',
    status: 201,
    writes,
  },
  preview: {
    name: 'workers.preview',
    method: 'POST',
    path: `${path}/import/preview`,
    permission: 'workers.private',
    takes_file: true,
    reads: ['workers'],
  },
  import: {
    name: 'workers.import',
    method: 'POST',
    path: `${path}/import`,
    permission: 'workers.private',
    takes_file: true,
    writes: ['workers'],
  },
  change: {
    name: 'workers.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'workers.edit',
    writes,
  },
  remove: {
    name: 'workers.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'workers.edit',
    writes,
  },
})
