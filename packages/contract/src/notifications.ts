/**
 * Notifications for people of a place: alarms of sensors and their end, entries by sensors that need
 * attention, entries by people with a value outside its limit, tickets, steps that are due.
 */
import { declareRoutes } from './kit/route.ts'
import type { notificationsSchemas } from './notifications.schemas.ts'

export type * from './notifications.schemas.ts'

export const notifications = declareRoutes<typeof notificationsSchemas>({
  list: {
    name: 'notifications.list',
    method: 'GET',
    path: '/api/places/:placeId/notifications',
    permission: 'notifications.view',
    reads: ['notifications'],
  },
  read: {
    name: 'notifications.read',
    method: 'PUT',
    path: '/api/places/:placeId/notifications/read',
    permission: 'notifications.view',
    writes: ['notifications'],
  },
})
