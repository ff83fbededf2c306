/** Posters for the walls of a place: washing hands, the order in the fridge, allergens. */
import { declareRoutes } from './kit/route.ts'
import type { postersSchemas } from './posters.schemas.ts'

export type * from './posters.schemas.ts'

export const posters = declareRoutes<typeof postersSchemas>({
  print: {
    name: 'posters.print',
    method: 'GET',
    path: '/api/places/:placeId/posters/:poster/pdf',
    permission: 'posters.print',
    reads: ['place', 'plan'],
    produces: 'application/pdf',
  },
})
