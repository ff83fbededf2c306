/** Sensors of a place. Document 3, sections 3 and 7. Limits are inclusive, in °C (humidity in %). */
import { declareRoutes } from './kit/route.ts'
import type { sensorsSchemas } from './sensors.schemas.ts'

export type * from './sensors.schemas.ts'

const edits = { permission: 'equipment.edit' } as const

export const sensors = declareRoutes<typeof sensorsSchemas>({
  create: {
    ...edits,
    name: 'sensors.create',
    method: 'POST',
    path: '/api/places/:placeId/sensors',
    status: 201,
    writes: ['sensors'],
  },
  change: {
    ...edits,
    name: 'sensors.change',
    method: 'PUT',
    path: '/api/places/:placeId/sensors/:id',
    writes: ['sensors'],
  },
  remove: {
    name: 'sensors.remove',
    method: 'DELETE',
    path: '/api/places/:placeId/sensors/:id',
    permission: 'equipment.edit',
    writes: ['sensors'],
  },
})
