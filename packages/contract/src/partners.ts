/**
 * Suppliers and service providers of a place: the options of a step “supplier or partner”. Document 3,
 * section 3.
 */
import { declareRoutes } from './kit/route.ts'
import type { partnersSchemas } from './partners.schemas.ts'

export type * from './partners.schemas.ts'

const path = '/api/places/:placeId/partners'

export const partners = declareRoutes<typeof partnersSchemas>({
  list: {
    name: 'partners.list',
    method: 'GET',
    path,
    permission: 'partners.view',
    reads: ['partners'],
  },
  create: {
    name: 'partners.create',
    method: 'POST',
    path,
    permission: 'partners.edit',
    status: 201,
    writes: ['partners'],
  },
  change: {
    name: 'partners.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'partners.edit',
    writes: ['partners'],
  },
})
