import { legalDocuments } from '@larder/contract/legal-documents'
import { serve } from '#kit/http/serve.ts'
import { getLegalDocument, listLegalDocuments } from './read-legal-documents.ts'

export const legalDocumentRoutes = [
  serve(legalDocuments.list, listLegalDocuments),
  serve(legalDocuments.get, getLegalDocument),
]
