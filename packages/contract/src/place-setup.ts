/** The set-up of a place in minutes: questions, units, and what they mean for the plan and the day. */
import { declareRoutes } from './kit/route.ts'
import type { placeSetupSchemas } from './place-setup.schemas.ts'

export type * from './place-setup.schemas.ts'

const setup = '/api/places/:placeId/setup'

export const placeSetup = declareRoutes<typeof placeSetupSchemas>({
  get: {
    name: 'place_setup.get',
    method: 'GET',
    path: setup,
    permission: 'plans.view',
    reads: ['plan_inputs', 'place', 'equipment', 'companies'],
  },
  preview: {
    name: 'place_setup.preview',
    method: 'GET',
    path: `${setup}/preview`,
    permission: 'plans.view',
    reads: ['plan_inputs', 'place'],
  },
  save: {
    name: 'place_setup.save',
    method: 'PUT',
    path: setup,
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'place', 'equipment', 'work_groups', 'tasks'],
  },
  copy: {
    name: 'place_setup.copy',
    method: 'POST',
    path: `${setup}/copy`,
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'place', 'work_groups', 'tasks', 'workers'],
  },
})
