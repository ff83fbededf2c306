/** Terms, privacy notice and imprint of the installation: files of its operator, for everybody. */
import { declareRoutes } from './kit/route.ts'
import type { legalDocumentsSchemas } from './legal-documents.schemas.ts'

export type * from './legal-documents.schemas.ts'

const open = { method: 'GET', permission: 'public', reads: [] } as const

export const legalDocuments = declareRoutes<typeof legalDocumentsSchemas>({
  list: { ...open, name: 'legal_documents.list', path: '/api/legal-documents' },
  get: { ...open, name: 'legal_documents.get', path: '/api/legal-documents/:key' },
})
