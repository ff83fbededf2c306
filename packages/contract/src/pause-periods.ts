/** Days on which a place monitors nothing. Document 3, sections 3, 4 and 7. */
import { declareRoutes } from './kit/route.ts'
import type { pausePeriodsSchemas } from './pause-periods.schemas.ts'

export type * from './pause-periods.schemas.ts'

const path = '/api/places/:placeId/monitoring-pause-periods'

export const pausePeriods = declareRoutes<typeof pausePeriodsSchemas>({
  list: {
    name: 'pause_periods.list',
    method: 'GET',
    path,
    permission: 'pause_periods.view',
    reads: ['pause_periods'],
  },
  create: {
    name: 'pause_periods.create',
    method: 'POST',
    path,
    permission: 'pause_periods.edit',
    status: 201,
    writes: ['pause_periods', 'records'],
  },
  get: {
    name: 'pause_periods.get',
    method: 'GET',
    path: `${path}/:id`,
    permission: 'pause_periods.view',
    reads: ['pause_periods'],
  },
  change: {
    name: 'pause_periods.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'pause_periods.edit',
    writes: ['pause_periods', 'records'],
  },
  remove: {
    name: 'pause_periods.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'pause_periods.edit',
    writes: ['pause_periods', 'records'],
  },
})
