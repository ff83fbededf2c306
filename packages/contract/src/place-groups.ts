/** Groups of places of a company, and all places side by side. docs/decisions/115-place-groups.md */
import { declareRoutes } from './kit/route.ts'
import type { placeGroupsSchemas } from './place-groups.schemas.ts'

export type * from './place-groups.schemas.ts'

const path = '/api/company/:companyId/place-groups'
const overview = '/api/company/:companyId/places-overview'
const managed = { permission: 'place_groups.edit', writes: ['place_groups'] } as const
const read = {
  permission: 'place_groups.view',
  reads: ['place_groups', 'companies', 'entries', 'tickets', 'sensor_readings', 'plan', 'files'],
} as const

export const placeGroups = declareRoutes<typeof placeGroupsSchemas>({
  list: {
    name: 'place_groups.list',
    method: 'GET',
    path,
    permission: 'place_groups.view',
    reads: ['place_groups', 'companies'],
  },
  create: { ...managed, name: 'place_groups.create', method: 'POST', path, status: 201 },
  change: { ...managed, name: 'place_groups.change', method: 'PUT', path: `${path}/:id` },
  remove: { ...managed, name: 'place_groups.remove', method: 'DELETE', path: `${path}/:id` },
  overview: { ...read, name: 'place_groups.overview', method: 'GET', path: overview },
  export: {
    ...read,
    name: 'place_groups.export',
    method: 'GET',
    path: `${overview}/export`,
    produces: '*/*',
  },
})
