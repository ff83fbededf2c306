/** The change of a place from single tasks to rounds: a preview, and the owner's acceptance. */
import { declareRoutes } from './kit/route.ts'
import type { roundChangeSchemas } from './round-change.schemas.ts'

export type * from './round-change.schemas.ts'

const path = '/api/places/:placeId/round-change'

export const roundChange = declareRoutes<typeof roundChangeSchemas>({
  get: {
    name: 'round_change.get',
    method: 'GET',
    path,
    permission: 'plans.review',
    reads: ['plan', 'tasks', 'change_proposals'],
  },
  accept: {
    name: 'round_change.accept',
    method: 'POST',
    path,
    permission: 'plans.review',
    writes: ['plan', 'plan_progress', 'change_proposals', 'tasks', 'task'],
  },
})
