/** Questions of Larder's makers to the owners of a company, each asked once (general 2.7, 4.8, 7.5). */
import { declareRoutes } from './kit/route.ts'
import type { questionnairesSchemas } from './questionnaires.schemas.ts'

export type * from './questionnaires.schemas.ts'

export const questionnaires = declareRoutes<typeof questionnairesSchemas>({
  list: {
    name: 'questionnaires.list',
    method: 'GET',
    path: '/api/classifiers/questionnaires/:companyId',
    permission: 'questionnaires.answer',
    reads: ['questionnaires'],
  },
  answer: {
    name: 'questionnaires.answer',
    method: 'POST',
    path: '/api/company/:companyId/questionnaires',
    permission: 'questionnaires.answer',
    writes: ['questionnaires'],
  },
})
