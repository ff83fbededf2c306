/** Food handling places. General 5.3 and 7.3. */
import { declareRoutes } from './kit/route.ts'
import type { placesSchemas } from './places.schemas.ts'

export type * from './places.schemas.ts'

export const places = declareRoutes<typeof placesSchemas>({
  get: {
    name: 'places.get',
    method: 'GET',
    path: '/api/place/:placeId',
    permission: 'places.view',
    reads: ['place', 'plan_progress'],
  },
  create: {
    name: 'places.create',
    method: 'POST',
    path: '/api/place/:companyId',
    permission: 'places.create',
    writes: ['companies', 'place', 'users', 'records'],
  },
  change: {
    name: 'places.change',
    method: 'PUT',
    path: '/api/place/:placeId',
    permission: 'places.edit',
    writes: ['companies', 'place', 'users', 'work_groups', 'plan', 'plan_inputs', 'plan_progress'],
  },
  remove: {
    name: 'places.remove',
    method: 'DELETE',
    path: '/api/place/:placeId',
    permission: 'places.remove',
    writes: ['companies'],
  },
  change_location_type: {
    name: 'places.change_location_type',
    method: 'PUT',
    path: '/api/place/:placeId/location-type/:locationTypeId',
    permission: 'places.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  change_extra_data: {
    name: 'places.change_extra_data',
    method: 'PUT',
    path: '/api/place/:placeId/extra-data',
    permission: 'places.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  change_customer_groups: {
    name: 'places.change_customer_groups',
    method: 'PUT',
    path: '/api/place/:placeId/customer-groups',
    permission: 'places.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  change_on_paper: {
    name: 'places.change_on_paper',
    method: 'PUT',
    path: '/api/place/:placeId/on-paper',
    permission: 'places.edit',
    writes: ['plan_progress'],
  },
  change_water_source: {
    name: 'places.change_water_source',
    method: 'PUT',
    path: '/api/place/:placeId/water-source',
    permission: 'places.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  change_plan_source: {
    name: 'places.change_plan_source',
    method: 'PUT',
    path: '/api/place/:placeId/uses-custom-plan',
    permission: 'plans.edit',
    writes: ['plan_progress'],
  },
  ask_mail_address: {
    name: 'places.ask_mail_address',
    method: 'POST',
    path: '/api/places/:placeId/mail-addresses',
    permission: 'places.edit',
    writes: ['sessions'],
  },
  visit: {
    name: 'places.visit',
    method: 'PUT',
    path: '/api/place/:placeId/set_last_visit',
    permission: 'places.visit',
    writes: ['place'],
  },
  save_progress: {
    name: 'places.save_progress',
    method: 'POST',
    path: '/api/save-progress',
    permission: 'places.edit',
    scope: { kind: 'body', place_id: 'place_id', company_id: 'company_id' },
    writes: ['place'],
  },
})
