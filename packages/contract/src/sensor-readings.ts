/**
 * Readings of sensors, their senders, and messages that could not be read. Values in hundredths of °C (of %
 * for humidity).
 */
import { declareRoutes } from './kit/route.ts'
import type { sensorReadingsSchemas, sensorSourcesSchemas } from './sensor-readings.schemas.ts'

export type * from './sensor-readings.schemas.ts'

const manages = { permission: 'equipment.edit' } as const

export const sensorReadings = declareRoutes<typeof sensorReadingsSchemas>({
  list: {
    name: 'sensor_readings.list',
    method: 'GET',
    path: '/api/places/:placeId/sensors',
    permission: 'equipment.view',
    reads: ['sensors', 'sensor_readings'],
  },
  curve: {
    name: 'sensor_readings.curve',
    method: 'GET',
    path: '/api/places/:placeId/sensors/:id/readings',
    permission: 'equipment.view',
    reads: ['sensors', 'sensor_readings'],
  },
})

export const sensorSources = declareRoutes<typeof sensorSourcesSchemas>({
  list: {
    ...manages,
    name: 'sensor_sources.list',
    method: 'GET',
    path: '/api/places/:placeId/sensor-sources',
    reads: ['sensor_sources'],
  },
  create: {
    ...manages,
    name: 'sensor_sources.create',
    method: 'POST',
    path: '/api/places/:placeId/sensor-sources',
    status: 201,
    writes: ['sensor_sources'],
  },
  rotate: {
    name: 'sensor_sources.rotate',
    method: 'POST',
    path: '/api/places/:placeId/sensor-sources/:id/rotate',
    permission: 'equipment.edit',
    writes: ['sensor_sources'],
  },
  revoke: {
    name: 'sensor_sources.revoke',
    method: 'DELETE',
    path: '/api/places/:placeId/sensor-sources/:id',
    permission: 'equipment.edit',
    writes: ['sensor_sources'],
  },
  quarantine: {
    ...manages,
    name: 'sensor_sources.quarantine',
    method: 'GET',
    path: '/api/places/:placeId/sensor-quarantine',
    reads: ['sensor_messages'],
  },
  retry: {
    ...manages,
    name: 'sensor_sources.retry',
    method: 'POST',
    path: '/api/places/:placeId/sensor-quarantine/retry',
    writes: ['sensor_messages', 'sensor_readings'],
  },
})
