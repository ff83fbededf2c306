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
    reads: ['equipment', 'rooms'],
  },
  types: {
    ...unit,
    name: 'equipment.types',
    method: 'GET',
    path: '/api/places/:placeId/equipment/types',
    reads: [],
  },
  get: {
    ...unit,
    name: 'equipment.get',
    method: 'GET',
    path: '/api/places/:placeId/equipment/:id',
    reads: ['equipment', 'rooms'],
  },
  create: {
    ...change,
    name: 'equipment.create',
    method: 'POST',
    path: '/api/places/:placeId/equipment',
    status: 201,
    writes: ['equipment', 'sensors'],
  },
  change: {
    ...change,
    name: 'equipment.change',
    method: 'PUT',
    path: '/api/places/:placeId/equipment/:id',
    writes: ['equipment', 'sensors'],
  },
})

export const rooms = declareRoutes<typeof roomsSchemas>({
  list: {
    ...unit,
    name: 'rooms.list',
    method: 'GET',
    path: '/api/place/:placeId/rooms',
    reads: ['rooms'],
  },
  types: {
    ...unit,
    name: 'rooms.types',
    method: 'GET',
    path: '/api/place/:placeId/rooms/types',
    reads: [],
  },
  get: {
    ...unit,
    name: 'rooms.get',
    method: 'GET',
    path: '/api/place/:placeId/rooms/:id',
    reads: ['rooms'],
  },
  create: {
    ...change,
    name: 'rooms.create',
    method: 'POST',
    path: '/api/place/:placeId/rooms',
    status: 201,
    writes: ['rooms', 'sensors'],
  },
  change: {
    ...change,
    name: 'rooms.change',
    method: 'PUT',
    path: '/api/place/:placeId/rooms/:id',
    writes: ['rooms', 'sensors'],
  },
})
