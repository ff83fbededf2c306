/** The set-up of a place in minutes: questions, units, and what they mean for the plan and the day. */
import { declareRoutes } from './kit/route.ts'
import type { placeSetupSchemas } from './place-setup.schemas.ts'

export type * from './place-setup.schemas.ts'

const setup = '/api/places/:placeId/setup'

export const placeSetup = declareRoutes<typeof placeSetupSchemas>({
  get: {
    name: 'plans.setup',
    method: 'GET',
    path: setup,
    permission: 'plans.view',
    reads: ['plan_inputs', 'equipment'],
  },
  preview: {
    name: 'plans.setup_preview',
    method: 'POST',
    path: `${setup}/preview`,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  save: {
    name: 'plans.save_setup',
    method: 'PUT',
    path: setup,
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'place', 'equipment', 'custom_analyses', 'work_groups'],
  },
  copy: {
    name: 'plans.copy_setup',
    method: 'POST',
    path: `${setup}/copy`,
    permission: 'plans.edit',
    writes: [
      'plan_inputs',
      'plan_progress',
      'place',
      'equipment',
      'custom_analyses',
      'work_groups',
      'tasks',
      'users',
    ],
  },
})
