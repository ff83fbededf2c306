import { legalDocumentKeys } from '@larder/core/legal-documents'
import { z } from 'zod'
import { InLanguage } from './kit/fields.schemas.ts'
import type { SchemaTable, Wire } from './kit/route.ts'

const Key = z.enum(legalDocumentKeys)

export const LegalDocument = z.object({
  key: Key,
  /** The language that the text is in: the requested one, or another that the document exists in. */
  lang: z.string(),
  /** Markdown. */
  text: z.string(),
})
export type LegalDocument = Wire<typeof LegalDocument>

export const legalDocumentsSchemas = {
  list: {
    response: z.array(Key),
    summary: 'The documents of the operator that this installation has',
  },
  get: {
    params: z.object({ key: z.string().min(1).max(50) }),
    query: InLanguage,
    response: LegalDocument,
    summary: 'One document as Markdown; in another language where the requested one has none',
  },
} satisfies SchemaTable
