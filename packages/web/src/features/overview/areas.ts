import type { OverviewArea } from '@larder/core/statistics'
import type { Permission } from '@larder/core/permissions'
import { paths, type Path } from '#app/paths.ts'
import type { TextKey } from '#kit/i18n.ts'

/** The page of each area, and who may open it, in the order of the overview. */
export const areaPages = {
  plan: [paths.plan, 'plans.view'],
  monitoring: [paths.activityLogTimeline, 'tasks.view'],
  documents: [paths.documentsRequired, 'required_documents.view'],
  audits: [paths.audits, 'places.view'],
  personnel: [paths.teamCertificates, 'team_tasks.view'],
  production: [paths.traceability, 'places.view'],
} as const satisfies Readonly<Record<OverviewArea, readonly [Path, Permission]>>

export const areaLabels = {
  plan: 'overview.plan',
  monitoring: 'overview.monitoring',
  documents: 'overview.documents',
  audits: 'overview.audits',
  personnel: 'overview.personnel',
  production: 'overview.production',
} as const satisfies Readonly<Record<OverviewArea, TextKey>>
