/**
 * Files of a place: a row that says what it is, then its content. Plan specification, section 4; daily
 * operations, “Folders and files”.
 */
import { declareRoutes } from './kit/route.ts'
import type { filesSchemas } from './files.schemas.ts'

export type * from './files.schemas.ts'

export const files = declareRoutes<typeof filesSchemas>({
  list: {
    name: 'files.list',
    method: 'GET',
    path: '/api/places/:placeId/files',
    permission: 'files.view',
    reads: ['files'],
  },
  storage: {
    name: 'files.storage',
    method: 'GET',
    path: '/api/places/:placeId/storage',
    permission: 'files.edit',
    reads: ['files'],
  },
  attach: {
    name: 'files.attach',
    method: 'PUT',
    path: '/api/places/:placeId/files/:id',
    permission: 'files.edit',
    writes: ['files', 'plan_progress'],
  },
  get: {
    name: 'files.get',
    method: 'GET',
    path: '/api/files/:id',
    permission: 'files.view',
    scope: { kind: 'item', table: 'files', param: 'id' },
    produces: '*/*',
    reads: ['files'],
  },
  versions: {
    name: 'files.versions',
    method: 'GET',
    path: '/api/places/:placeId/files/:id/versions',
    permission: 'files.view',
    reads: ['files'],
  },
  openVersion: {
    name: 'files.open_version',
    method: 'GET',
    path: '/api/places/:placeId/files/:id/versions/:version',
    permission: 'files.view',
    produces: '*/*',
    reads: ['files'],
  },
  create: {
    name: 'files.create',
    method: 'POST',
    path: '/api/files',
    permission: 'files.send',
    scope: { kind: 'body', place_id: 'place_id' },
    status: 201,
    writes: ['files', 'plan_progress'],
  },
  change: {
    name: 'files.change',
    method: 'PUT',
    path: '/api/files/:id',
    permission: 'files.send',
    scope: { kind: 'item', table: 'files', param: 'id' },
    takes_file: true,
    writes: ['files', 'plan_progress', 'records'],
  },
  remove: {
    name: 'files.remove',
    method: 'DELETE',
    path: '/api/files/:id',
    permission: 'files.edit',
    scope: { kind: 'item', table: 'files', param: 'id' },
    writes: ['files', 'plan_progress', 'records'],
  },
})
