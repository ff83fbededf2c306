import type { TokenScope } from '@larder/core/permissions'
import type { TextKey } from '#kit/i18n.ts'

/** Areas that a token reads, by their names in the navigation. */
export const scopeNames = {
  plan: 'nav.plan',
  activity_log: 'nav.activity_log',
  traceability: 'nav.traceability_records',
  products: 'nav.products',
  documents: 'nav.documents',
  audits: 'nav.audits',
} as const satisfies Record<TokenScope, TextKey>
