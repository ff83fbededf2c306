/**
 * The activity log of past and future days: the chart, the history, its export. Document 3, sections 2, 3, 7
 * and 9.
 */
import { declareRoutes } from './kit/route.ts'
import type { activityLogSchemas } from './activity-log.schemas.ts'

export type * from './activity-log.schemas.ts'

export const activityLog = declareRoutes<typeof activityLogSchemas>({
  statistics: {
    name: 'activity_log.statistics',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/statistics',
    permission: 'entries.view',
    reads: ['entries', 'tasks', 'plan', 'pause_periods'],
  },
  history: {
    name: 'activity_log.history',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/entries',
    permission: 'entries.view',
    reads: ['entries', 'tickets', 'verifications', 'traceability_records'],
  },
  export: {
    name: 'activity_log.export',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/entries/export',
    permission: 'entries.export',
    produces: '*/*',
    reads: ['entries', 'tickets', 'verifications'],
  },
  hasMobileEntries: {
    name: 'activity_log.has_mobile_entries',
    method: 'GET',
    path: '/api/places/:placeId/activity-log/has-mobile-entries',
    permission: 'entries.view',
    reads: ['entries'],
  },
})
