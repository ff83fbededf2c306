/**
 * The hazard-control plan of a place: its input, its progress, its content. Plan specification, sections 3, 4
 * and 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { plansSchemas } from './plans.schemas.ts'

export type * from './plans.schemas.ts'

const plan = '/api/places/:placeId/food-safety-plans'

export const plans = declareRoutes<typeof plansSchemas>({
  titles: {
    name: 'plans.titles',
    method: 'GET',
    path: `${plan}/titles`,
    permission: 'plans.view',
    reads: ['plan', 'plan_texts'],
  },
  status: {
    name: 'plans.status',
    method: 'GET',
    path: `${plan}/:planId/status`,
    permission: 'plans.view',
    reads: ['plan_progress', 'plan_texts'],
  },
  statuses: {
    name: 'plans.statuses',
    method: 'GET',
    path: `${plan}/:planId/statuses`,
    permission: 'plans.view',
    reads: ['plan_progress'],
  },
  versions: {
    name: 'plans.versions',
    method: 'GET',
    path: `${plan}/versions`,
    permission: 'plans.view',
    reads: ['plan_versions'],
  },
  unconfirmed: {
    name: 'plans.unconfirmed',
    method: 'GET',
    path: `${plan}/:planId/unconfirmed`,
    permission: 'plans.view',
    reads: ['plan_progress', 'plan_texts'],
  },
  versionSection: {
    name: 'plans.version_section',
    method: 'GET',
    path: `${plan}/versions/:version/sections/:id`,
    permission: 'plans.view',
    reads: ['plan_versions'],
  },
  versionTitles: {
    name: 'plans.version_titles',
    method: 'GET',
    path: `${plan}/versions/:version/titles`,
    permission: 'plans.view',
    reads: ['plan_versions'],
  },
  downloadVersion: {
    name: 'plans.download_version',
    method: 'GET',
    path: `${plan}/versions/:version/pdf`,
    permission: 'plans.download',
    produces: 'application/zip',
    reads: ['plan_versions'],
  },
  compare: {
    name: 'plans.compare',
    method: 'GET',
    path: `${plan}/compare`,
    permission: 'plans.view',
    reads: ['plan_progress', 'plan_texts'],
  },
  confirmStep: {
    name: 'plans.confirm_step',
    method: 'PUT',
    path: `${plan}/:planId/statuses`,
    permission: 'plans.edit',
    writes: ['plan_progress'],
  },
  section: {
    name: 'plans.section',
    method: 'GET',
    path: `${plan}/:planId/sections/:id`,
    permission: 'plans.view',
    reads: ['plan_progress', 'plan_texts', 'partners'],
  },
  hazards: {
    name: 'plans.hazards',
    method: 'GET',
    path: `${plan}/hazards`,
    permission: 'plans.view',
    reads: ['plan'],
  },
  hazard: {
    name: 'plans.hazard',
    method: 'GET',
    path: `${plan}/hazards/:id`,
    permission: 'plans.view',
    reads: ['plan'],
  },
  createHazard: {
    name: 'plans.create_hazard',
    method: 'POST',
    path: `${plan}/hazards`,
    permission: 'plans.edit',
    status: 201,
    writes: ['plan', 'plan_progress'],
  },
  changeHazard: {
    name: 'plans.change_hazard',
    method: 'PUT',
    path: `${plan}/hazards/:id`,
    permission: 'plans.edit',
    writes: ['plan', 'plan_progress'],
  },
  removeHazard: {
    name: 'plans.remove_hazard',
    method: 'DELETE',
    path: `${plan}/hazards/:id`,
    permission: 'plans.edit',
    writes: ['plan', 'plan_progress'],
  },
  limit: {
    name: 'plans.limit',
    method: 'GET',
    path: `${plan}/limits/:limitId`,
    permission: 'plans.view',
    reads: ['plan'],
  },
  changeLimit: {
    name: 'plans.change_limit',
    method: 'PUT',
    path: `${plan}/limits/:limitId`,
    permission: 'plans.edit',
    writes: ['plan', 'plan_progress'],
  },
  removeLimit: {
    name: 'plans.remove_limit',
    method: 'DELETE',
    path: `${plan}/limits/:limitId`,
    permission: 'plans.edit',
    writes: ['plan', 'plan_progress'],
  },
  generate: {
    name: 'plans.generate',
    method: 'POST',
    path: `${plan}/generate`,
    permission: 'plans.edit',
    writes: ['plan', 'plan_progress', 'change_proposals'],
  },
  download: {
    name: 'plans.download',
    method: 'GET',
    path: `${plan}/:planId/pdf`,
    permission: 'plans.download',
    produces: 'application/zip',
    reads: ['plan', 'plan_texts', 'partners'],
  },
  confirm: {
    name: 'plans.confirm',
    method: 'PUT',
    path: '/api/place/:placeId/confirm-plan',
    permission: 'plans.confirm',
    writes: ['plan', 'plan_progress', 'plan_versions'],
  },
})
