/** How far each place is, per area. General 7.3 and 9. */
import { declareRoutes } from './kit/route.ts'
import type { overviewSchemas } from './overview.schemas.ts'

export type * from './overview.schemas.ts'

/** What the percentages of a place are counted from. */
const countedIn = [
  'digital_audit_results',
  'digital_audits',
  'entries',
  'tasks',
  'pause_periods',
  'plan_progress',
  'team_tasks',
  'workers',
  'work_groups',
  'required_documents',
  'files',
  'traceability_records',
] as const

export const overview = declareRoutes<typeof overviewSchemas>({
  get: {
    name: 'overview.get',
    method: 'GET',
    path: '/api/overview',
    permission: 'overview.view',
    reads: ['companies', 'place_groups', ...countedIn],
  },
  attention: {
    name: 'overview.attention',
    method: 'GET',
    path: '/api/places/:placeId/attention',
    permission: 'tasks.view',
    reads: [
      ...countedIn,
      'tickets',
      'plan',
      'change_proposals',
      'sensor_readings',
      'sensors',
      'verifications',
      'equipment',
      'rooms',
    ],
  },
  missing: {
    name: 'overview.missing',
    method: 'GET',
    path: '/api/places/:placeId/missing/:area',
    permission: 'overview.missing',
    reads: countedIn,
  },
  temperatures: {
    name: 'overview.temperatures',
    method: 'GET',
    path: '/api/places/:placeId/temperatures',
    permission: 'entries.view',
    reads: ['entries', 'tasks', 'equipment', 'rooms'],
  },
})
