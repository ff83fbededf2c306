import type { SharedModule } from '@larder/core/permissions'
import type { TextKey } from '#kit/i18n.ts'

/** The modules that can be shared, by their names in the navigation. */
export const moduleNames = {
  plan: 'nav.plan',
  activity_log: 'nav.activity_log',
  traceability: 'nav.traceability',
  allergens: 'nav.allergen_matrix',
  documents: 'nav.documents',
  audits: 'nav.audits',
  team: 'nav.team',
} as const satisfies Record<SharedModule, TextKey>
