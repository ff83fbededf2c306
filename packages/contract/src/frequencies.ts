/** How often the lines of a plan are checked, by what their readings show. */
import { declareRoutes } from './kit/route.ts'
import type { frequenciesSchemas } from './frequencies.schemas.ts'

export type * from './frequencies.schemas.ts'

const path = '/api/places/:placeId/frequency-proposals'

export const frequencies = declareRoutes<typeof frequenciesSchemas>({
  proposals: {
    name: 'frequencies.proposals',
    method: 'GET',
    path,
    permission: 'tasks.edit',
    reads: ['tasks', 'plan', 'entries', 'pause_periods'],
  },
  decide: {
    name: 'frequencies.decide',
    method: 'POST',
    path: `${path}/:id/decide`,
    permission: 'tasks.edit',
    writes: ['tasks', 'task'],
  },
})
