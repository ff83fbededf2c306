/**
 * The hazard-control plan of a place: what it follows from, how far it is, what it says. Plan specification,
 * sections 3, 4 and 7.
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
  },
  status: {
    name: 'plans.status',
    method: 'GET',
    path: `${plan}/:planId/status`,
    permission: 'plans.view',
  },
  statuses: {
    name: 'plans.statuses',
    method: 'GET',
    path: `${plan}/:planId/statuses`,
    permission: 'plans.view',
  },
  versions: {
    name: 'plans.versions',
    method: 'GET',
    path: `${plan}/versions`,
    permission: 'plans.view',
  },
  unconfirmed: {
    name: 'plans.unconfirmed',
    method: 'GET',
    path: `${plan}/:planId/unconfirmed`,
    permission: 'plans.view',
  },
  versionSection: {
    name: 'plans.version_section',
    method: 'GET',
    path: `${plan}/versions/:version/sections/:id`,
    permission: 'plans.view',
  },
  versionTitles: {
    name: 'plans.version_titles',
    method: 'GET',
    path: `${plan}/versions/:version/titles`,
    permission: 'plans.view',
  },
  downloadVersion: {
    name: 'plans.download_version',
    method: 'GET',
    path: `${plan}/versions/:version/pdf`,
    permission: 'plans.download',
    produces: 'application/zip',
  },
  compare: {
    name: 'plans.compare',
    method: 'GET',
    path: `${plan}/compare`,
    permission: 'plans.view',
  },
  confirmStep: {
    name: 'plans.confirm_step',
    method: 'PUT',
    path: `${plan}/:planId/statuses`,
    permission: 'plans.edit',
  },
  section: {
    name: 'plans.section',
    method: 'GET',
    path: `${plan}/:planId/sections/:id`,
    permission: 'plans.view',
  },
  hazards: {
    name: 'plans.hazards',
    method: 'GET',
    path: `${plan}/hazards`,
    permission: 'plans.view',
  },
  hazard: {
    name: 'plans.hazard',
    method: 'GET',
    path: `${plan}/hazards/:id`,
    permission: 'plans.view',
  },
  createHazard: {
    name: 'plans.create_hazard',
    method: 'POST',
    path: `${plan}/hazards`,
    permission: 'plans.edit',
    status: 201,
  },
  changeHazard: {
    name: 'plans.change_hazard',
    method: 'PUT',
    path: `${plan}/hazards/:id`,
    permission: 'plans.edit',
  },
  removeHazard: {
    name: 'plans.remove_hazard',
    method: 'DELETE',
    path: `${plan}/hazards/:id`,
    permission: 'plans.edit',
  },
  limit: {
    name: 'plans.limit',
    method: 'GET',
    path: `${plan}/limits/:limitId`,
    permission: 'plans.view',
  },
  changeLimit: {
    name: 'plans.change_limit',
    method: 'PUT',
    path: `${plan}/limits/:limitId`,
    permission: 'plans.edit',
  },
  removeLimit: {
    name: 'plans.remove_limit',
    method: 'DELETE',
    path: `${plan}/limits/:limitId`,
    permission: 'plans.edit',
  },
  generate: {
    name: 'plans.generate',
    method: 'POST',
    path: `${plan}/generate`,
    permission: 'plans.edit',
  },
  download: {
    name: 'plans.download',
    method: 'GET',
    path: `${plan}/:planId/pdf`,
    permission: 'plans.download',
    produces: 'application/zip',
  },
  confirm: {
    name: 'plans.confirm',
    method: 'PUT',
    path: '/api/place/:placeId/confirm-plan',
    permission: 'plans.confirm',
  },
})
