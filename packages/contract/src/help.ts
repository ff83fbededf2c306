/** Help of the screens: one topic for each page, in the language of the reader. */
import { declareRoutes } from './kit/route.ts'
import type { helpSchemas } from './help.schemas.ts'

export type * from './help.schemas.ts'

export const help = declareRoutes<typeof helpSchemas>({
  list: {
    name: 'help.list',
    method: 'GET',
    path: '/api/help/:lang.json',
    permission: 'public',
    reads: [],
  },
})
