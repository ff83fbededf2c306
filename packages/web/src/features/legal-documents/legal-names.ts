import type { LegalDocumentKey } from '@larder/core/legal-documents'
import type { TextKey } from '#kit/i18n.ts'

export const legalNames: Readonly<Record<LegalDocumentKey, TextKey>> = {
  terms: 'legal.terms',
  privacy: 'legal.privacy',
  imprint: 'legal.imprint',
}
