import type { MissingKind } from '@larder/core/statistics'
import { paths, type Path } from '#app/paths.ts'

/** Where a row without an item of its own is put right. */
export const missingPages = {
  plan_step: paths.planSetup,
  missed_checks: paths.activityLogEntries,
  document_missing: paths.documentsRequired,
  document_expired: paths.documentsRequired,
  audit_none: paths.audits,
  audit_low: paths.audits,
  certificate: paths.teamCertificates,
  batch: paths.traceability,
} as const satisfies Readonly<Record<MissingKind, Path>>

/** The page of the item that a row names. */
export const itemPages = { audit_low: paths.auditShow, batch: paths.traceabilityRecord } as const
