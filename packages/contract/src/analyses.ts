/**
 * Laboratory analyses of a place and their results. Document 3, section 7 (“Analyses”): those that the plan
 * asks for, as the place has changed them, and those of its own. One table with `custom_analyses` of the
 * plan.
 */
import { declareRoutes } from './kit/route.ts'
import type { analysesSchemas } from './analyses.schemas.ts'

export type * from './analyses.schemas.ts'

const path = '/api/places/:placeId/analyses'

export const analyses = declareRoutes<typeof analysesSchemas>({
  list: {
    name: 'analyses.list',
    method: 'GET',
    path,
    permission: 'plans.view',
    reads: ['custom_analyses', 'plan_inputs', 'plan', 'tasks', 'entries'],
  },
  create: {
    name: 'analyses.create',
    method: 'POST',
    path,
    permission: 'plans.edit',
    status: 201,
    writes: ['custom_analyses', 'plan_progress', 'tasks'],
  },
  change: {
    name: 'analyses.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'plans.edit',
    writes: ['custom_analyses', 'plan_progress', 'tasks'],
  },
  remove: {
    name: 'analyses.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'plans.edit',
    writes: ['custom_analyses', 'plan_progress', 'tasks'],
  },
  results: {
    name: 'analyses.results',
    method: 'GET',
    path: '/api/places/:placeId/analysis-tasks/:id/results',
    permission: 'plans.view',
    reads: ['tasks', 'entries'],
  },
})
