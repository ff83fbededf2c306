/**
 * The changes that a newer edition of the knowledge base would make in a plan, and the owner's decisions.
 * Plan specification, sections 2, 3 and 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { planProposalsSchemas } from './plan-proposals.schemas.ts'

export type * from './plan-proposals.schemas.ts'

const path = '/api/places/:placeId/food-safety-plans/change-proposals'

export const planProposals = declareRoutes<typeof planProposalsSchemas>({
  list: {
    name: 'plan_proposals.list',
    method: 'GET',
    path,
    permission: 'plans.review',
    reads: ['change_proposals'],
  },
  decide: {
    name: 'plan_proposals.decide',
    method: 'PUT',
    path,
    permission: 'plans.review',
    writes: ['plan', 'plan_progress', 'change_proposals'],
  },
})
