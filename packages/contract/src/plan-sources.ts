/** Where every statement of a plan comes from, as schemas (core's `Statement`). */
import { declareRoutes } from './kit/route.ts'
import type { planSourcesSchemas } from './plan-sources.schemas.ts'

export type * from './plan-sources.schemas.ts'

export const planSources = declareRoutes<typeof planSourcesSchemas>({
  list: {
    name: 'plans.sources',
    method: 'GET',
    path: '/api/places/:placeId/food-safety-plans/:planId/sources',
    permission: 'plans.view',
    reads: ['plan'],
  },
})
