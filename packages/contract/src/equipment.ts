/**
 * Equipment and rooms of a place, with the sensor of each and the groups of tasks done there. Document 3,
 * sections 3, 4 and 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { equipmentSchemas, roomsSchemas } from './equipment.schemas.ts'

export type * from './equipment.schemas.ts'

const unit = { permission: 'equipment.view' } as const

const change = { permission: 'equipment.edit' } as const

export const equipment = declareRoutes<typeof equipmentSchemas>({
  list: {
    ...unit,
    name: 'equipment.list',
    method: 'GET',
    path: '/api/places/:placeId/equipment',
  },
  types: {
    ...unit,
    name: 'equipment.types',
    method: 'GET',
    path: '/api/places/:placeId/equipment/types',
  },
  get: {
    ...unit,
    name: 'equipment.get',
    method: 'GET',
    path: '/api/places/:placeId/equipment/:id',
  },
  create: {
    ...change,
    name: 'equipment.create',
    method: 'POST',
    path: '/api/places/:placeId/equipment',
    status: 201,
  },
  change: {
    ...change,
    name: 'equipment.change',
    method: 'PUT',
    path: '/api/places/:placeId/equipment/:id',
  },
})

export const rooms = declareRoutes<typeof roomsSchemas>({
  list: {
    ...unit,
    name: 'rooms.list',
    method: 'GET',
    path: '/api/place/:placeId/rooms',
  },
  types: {
    ...unit,
    name: 'rooms.types',
    method: 'GET',
    path: '/api/place/:placeId/rooms/types',
  },
  get: {
    ...unit,
    name: 'rooms.get',
    method: 'GET',
    path: '/api/place/:placeId/rooms/:id',
  },
  create: {
    ...change,
    name: 'rooms.create',
    method: 'POST',
    path: '/api/place/:placeId/rooms',
    status: 201,
  },
  change: {
    ...change,
    name: 'rooms.change',
    method: 'PUT',
    path: '/api/place/:placeId/rooms/:id',
  },
})
