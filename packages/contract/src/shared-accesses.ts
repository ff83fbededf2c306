/**
 * Shared links: the modules of a place that an inspector or an adviser may read until a day (general 3, 6.5;
 * daily operations 7). The secret of a link is sent once, when it is created; everywhere else `token` is the
 * link's public id.
 */
import { declareRoutes } from './kit/route.ts'
import type { sharedAccessesSchemas } from './shared-accesses.schemas.ts'

export type * from './shared-accesses.schemas.ts'

const path = '/api/places/:placeId/shared-accesses'

export const sharedAccesses = declareRoutes<typeof sharedAccessesSchemas>({
  list: {
    name: 'shared_accesses.list',
    method: 'GET',
    path,
    permission: 'shared_accesses.manage',
    reads: ['shared_accesses'],
  },
  create: {
    name: 'shared_accesses.create',
    method: 'POST',
    path,
    permission: 'shared_accesses.manage',
    writes: ['shared_accesses'],
  },
  get: {
    name: 'shared_accesses.get',
    method: 'GET',
    path: `${path}/:token`,
    permission: 'shared_accesses.manage',
    reads: ['shared_accesses'],
  },
  remove: {
    name: 'shared_accesses.remove',
    method: 'DELETE',
    path: `${path}/:token`,
    permission: 'shared_accesses.manage',
    writes: ['shared_accesses'],
  },
  exchange: {
    name: 'shared_accesses.exchange',
    method: 'POST',
    path: '/api/shared-access/exchange',
    permission: 'shared_accesses.self',
    writes: ['sessions', 'shared_accesses'],
  },
  demo: {
    name: 'shared_accesses.demo',
    method: 'GET',
    path: '/api/shared-access/demo',
    permission: 'public',
    reads: [],
  },
  visit: {
    name: 'shared_accesses.visit',
    method: 'GET',
    path: '/api/shared-access',
    permission: 'shared_accesses.self',
    reads: ['shared_accesses'],
  },
})
