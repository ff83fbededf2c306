import { legalDocuments } from '@larder/contract/legal-documents'
import { query } from '#kit/query.ts'

export const legalList = () => query(legalDocuments.list)
export const legalDocument = (key: string, lang: string) =>
  query(legalDocuments.get, { params: { key }, query: { lang } })
