/**
 * Who may what: the account's own permissions, invitations, and the users of a place. General 6.6 and 7.2.
 */
import { declareRoutes } from './kit/route.ts'
import type { permissionsSchemas, placeUsersSchemas } from './permissions.schemas.ts'

export type * from './permissions.schemas.ts'

const BodyScope = { kind: 'body', place_id: 'place_id', company_id: 'company_id' } as const

const path = '/api/places/:placeId/users'

export const permissions = declareRoutes<typeof permissionsSchemas>({
  list: {
    name: 'permissions.list',
    method: 'GET',
    path: '/api/permissions',
    permission: 'permissions.view',
    reads: ['permissions', 'companies'],
  },
  current: {
    name: 'permissions.current',
    method: 'GET',
    path: '/api/permissions/current',
    permission: 'session.self',
    reads: ['permissions', 'companies'],
  },
  remove: {
    name: 'permissions.remove',
    method: 'DELETE',
    path: '/api/permission/:id',
    permission: 'place_users.manage',
    scope: BodyScope,
    writes: ['permissions', 'users', 'user', 'workers'],
  },
  invite: {
    name: 'permissions.invite',
    method: 'POST',
    path: '/api/invitation',
    permission: 'invitations.create',
    scope: BodyScope,
    writes: ['permissions', 'users', 'user', 'workers'],
  },
})

export const placeUsers = declareRoutes<typeof placeUsersSchemas>({
  list: {
    name: 'place_users.list',
    method: 'GET',
    path,
    permission: 'place_users.view',
    reads: ['users'],
  },
  get: {
    name: 'place_users.get',
    method: 'GET',
    path: `${path}/:id`,
    permission: 'place_users.view',
    reads: ['user'],
  },
  create: {
    name: 'place_users.create',
    method: 'POST',
    path,
    permission: 'place_users.manage',
    writes: ['users', 'user', 'permissions', 'workers'],
  },
  change: {
    name: 'place_users.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'place_users.manage',
    writes: ['users', 'permissions', 'workers'],
  },
  remove: {
    name: 'place_users.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'place_users.manage',
    writes: ['users', 'permissions', 'workers'],
  },
})
