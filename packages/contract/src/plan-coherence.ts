/** Compares monitoring with the plan: findings, computed on request, and how they are fixed. */
import { declareRoutes } from './kit/route.ts'
import type { planCoherenceSchemas } from './plan-coherence.schemas.ts'

export type * from './plan-coherence.schemas.ts'

export const planCoherence = declareRoutes<typeof planCoherenceSchemas>({
  get: {
    name: 'plan_coherence.get',
    method: 'GET',
    path: '/api/places/:placeId/plan-coherence',
    permission: 'plans.view',
    reads: ['plan', 'tasks'],
  },
  mend: {
    name: 'plan_coherence.mend',
    method: 'POST',
    path: '/api/places/:placeId/plan-coherence/mend',
    permission: 'plans.edit',
    writes: ['plan', 'plan_progress'],
  },
})
