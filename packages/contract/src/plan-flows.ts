/** The flow diagram of a plan as it is edited, and its verification on site. */
import { declareRoutes } from './kit/route.ts'
import type { planFlowsSchemas } from './plan-flows.schemas.ts'

export type * from './plan-flows.schemas.ts'

const path = '/api/places/:placeId/food-safety-plans/:planId/flow'

export const planFlows = declareRoutes<typeof planFlowsSchemas>({
  get: {
    name: 'plan_flows.get',
    method: 'GET',
    path,
    permission: 'plans.view',
    reads: ['plan_progress'],
  },
  change: {
    name: 'plan_flows.change',
    method: 'PUT',
    path,
    permission: 'plans.edit',
    writes: ['plan_progress'],
  },
  reset: {
    name: 'plan_flows.reset',
    method: 'DELETE',
    path,
    permission: 'plans.edit',
    writes: ['plan_progress'],
  },
  tidy: {
    name: 'plan_flows.tidy',
    method: 'POST',
    path: `${path}/layout`,
    permission: 'plans.edit',
    reads: [],
  },
  verify: {
    name: 'plan_flows.verify',
    method: 'PUT',
    path: `${path}/verification`,
    permission: 'plans.edit',
    writes: ['plan_progress', 'records'],
  },
})
