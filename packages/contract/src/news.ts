/**
 * What is new in Larder (general 2.7, 4.11, 7.5). Names and text come in `lang`, else in the account's
 * language.
 */
import { declareRoutes } from './kit/route.ts'
import type { newsSchemas } from './news.schemas.ts'

export type * from './news.schemas.ts'

export const news = declareRoutes<typeof newsSchemas>({
  list: {
    name: 'news.list',
    method: 'GET',
    path: '/api/page-management/changelog',
    permission: 'account.self',
    reads: [],
  },
  get: {
    name: 'news.get',
    method: 'GET',
    path: '/api/page-management/changelog/:id',
    permission: 'account.self',
    reads: [],
  },
})
