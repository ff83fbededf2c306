/** Product groups of a place whose plan has an analysis for each. Plan specification, sections 3, 4 and 7. */
import { declareRoutes } from './kit/route.ts'
import type { productGroupsSchemas, capacitiesSchemas } from './product-groups.schemas.ts'

export type * from './product-groups.schemas.ts'

const groups = '/api/places/:placeId/food-safety-plans/:planId/fsp-product-groups'

export const productGroups = declareRoutes<typeof productGroupsSchemas>({
  list: {
    name: 'product_groups.list',
    method: 'GET',
    path: groups,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  create: {
    name: 'product_groups.create',
    method: 'POST',
    path: groups,
    permission: 'plans.edit',
    status: 201,
    writes: ['plan_inputs', 'plan_progress', 'products'],
  },
  change: {
    name: 'product_groups.change',
    method: 'PUT',
    path: `${groups}/:id`,
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'products'],
  },
  remove: {
    name: 'product_groups.remove',
    method: 'DELETE',
    path: `${groups}/:id`,
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'products'],
  },
  statuses: {
    name: 'product_groups.statuses',
    method: 'GET',
    path: `${groups}/:id/statuses`,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  haccp: {
    name: 'product_groups.haccp',
    method: 'GET',
    path: `${groups}/:id/haccp`,
    permission: 'plans.view',
    reads: ['plan'],
  },
  processes: {
    name: 'product_groups.processes',
    method: 'GET',
    path: `${groups}/:id/processes`,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  files: {
    name: 'product_groups.files',
    method: 'GET',
    path: `${groups}/:id/files`,
    permission: 'plans.view',
    reads: ['files'],
  },
  attachFile: {
    name: 'product_groups.attach_file',
    method: 'PUT',
    path: `${groups}/:id/files/:fileId`,
    permission: 'plans.edit',
    writes: ['files', 'plan_progress'],
  },
  foodGroups: {
    name: 'product_groups.food_groups',
    method: 'PUT',
    path: '/api/place/:placeId/fsp-product-group/:id/food-groups',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'products'],
  },
  use: {
    name: 'product_groups.use',
    method: 'PUT',
    path: '/api/place/:placeId/use-product-based-plan',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress', 'products'],
  },
})

export const capacities = declareRoutes<typeof capacitiesSchemas>({
  defaults: {
    name: 'product_groups.default_capacities',
    method: 'GET',
    path: '/api/places/:placeId/food-production-capacity-default',
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  change: {
    name: 'product_groups.change_capacities',
    method: 'PUT',
    path: '/api/production-capacity',
    permission: 'plans.edit',
    scope: { kind: 'body', place_id: 'place_id' },
    writes: ['plan_inputs', 'plan_progress', 'products'],
  },
})
