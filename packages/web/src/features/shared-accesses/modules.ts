import type { SharedModule } from '@larder/core/permissions'
import { paths, type Path } from '#app/paths.ts'
import type { TextKey } from '#kit/i18n.ts'

/** What can be shared, by its name in the navigation. */
export const moduleNames = {
  plan: 'nav.plan',
  activity_log: 'nav.activity_log',
  traceability: 'nav.traceability',
  documents: 'nav.documents',
  audits: 'nav.audits',
  team: 'nav.team',
} as const satisfies Record<SharedModule, TextKey>

/** The page that must exist for a module to be offered. */
export const modulePages = {
  plan: paths.plan,
  activity_log: paths.activityLog,
  traceability: paths.traceability,
  documents: paths.documents,
  audits: paths.audits,
  team: paths.team,
} as const satisfies Record<SharedModule, Path>
