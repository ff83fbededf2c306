/** Tablets of a place, on which people sign in with a PIN (docs/decisions/100-tablets.md, 129). */
import { declareRoutes } from './kit/route.ts'
import type { devicesSchemas } from './devices.schemas.ts'

export type * from './devices.schemas.ts'

const path = '/api/places/:placeId/devices'

export const devices = declareRoutes<typeof devicesSchemas>({
  list: { name: 'devices.list', method: 'GET', path, permission: 'devices.manage', reads: ['devices'] },
  create: {
    name: 'devices.create',
    method: 'POST',
    path,
    permission: 'devices.manage',
    status: 201,
    writes: ['devices'],
  },
  remove: {
    name: 'devices.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'devices.manage',
    writes: ['devices'],
  },
  giveCode: {
    name: 'devices.give_code',
    method: 'POST',
    path: '/api/places/:placeId/workers/:id/pin-code',
    permission: 'devices.manage',
    writes: ['devices', 'records'],
  },
  ownPins: {
    name: 'devices.own_pins',
    method: 'GET',
    path: '/api/account/pins',
    permission: 'account.self',
    reads: ['devices', 'workers'],
  },
  setOwnPin: {
    name: 'devices.set_own_pin',
    method: 'PUT',
    path: '/api/account/pins/:id',
    permission: 'account.self',
    writes: ['devices', 'records'],
  },
  pair: {
    name: 'devices.pair',
    method: 'POST',
    path: '/api/devices/pair',
    permission: 'public',
    writes: ['devices'],
  },
  people: {
    name: 'devices.people',
    method: 'POST',
    path: '/api/devices/people',
    permission: 'public',
    reads: ['workers', 'devices'],
  },
  setPin: {
    name: 'devices.set_pin',
    method: 'POST',
    path: '/api/devices/pin',
    permission: 'public',
    writes: ['devices', 'workers', 'records'],
  },
  enter: {
    name: 'devices.enter',
    method: 'POST',
    path: '/api/devices/enter',
    permission: 'public',
    writes: ['sessions', 'devices', 'workers'],
  },
})
