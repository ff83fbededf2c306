/**
 * Production processes of a place and the list they are chosen from. Plan specification, sections 3, 4 and 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { processesSchemas } from './processes.schemas.ts'

export type * from './processes.schemas.ts'

export const processes = declareRoutes<typeof processesSchemas>({
  offered: {
    name: 'processes.offered',
    method: 'GET',
    path: '/api/classifiers/business-activity/:id/production-processes',
    permission: 'classifiers.view',
    reads: ['plan_inputs'],
  },
  onboarding: {
    name: 'processes.onboarding',
    method: 'GET',
    path: '/api/places/:placeId/onboarding-profiles/production-processes',
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  list: {
    name: 'processes.list',
    method: 'GET',
    path: '/api/places/:placeId/production-processes',
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  select: {
    name: 'processes.select',
    method: 'PUT',
    path: '/api/places/:placeId/production-processes',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  create: {
    name: 'processes.create',
    method: 'POST',
    path: '/api/places/:placeId/production-processes',
    permission: 'plans.edit',
    status: 201,
    writes: ['plan_inputs', 'plan_progress'],
  },
  find: {
    name: 'processes.find',
    method: 'GET',
    path: '/api/places/:placeId/production-processes/:id',
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  change: {
    name: 'processes.change',
    method: 'PUT',
    path: '/api/places/:placeId/production-processes/:id',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  remove: {
    name: 'processes.remove',
    method: 'DELETE',
    path: '/api/places/:placeId/production-processes/:id',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
})
