/** What lowers the percentages of a place: rows that name what is missing, and where it is put right. */
import type { Permission } from '../permissions/index.ts'
import type { OverviewArea } from './overall-percent.ts'

/** What a row says about its `name`. */
export const missingKinds = [
  'plan_step',
  'missed_checks',
  'document_missing',
  'document_expired',
  'audit_none',
  'audit_low',
  'certificate',
  'batch',
] as const
export type MissingKind = (typeof missingKinds)[number]

/** Who sees the rows of an area: those who may open its page. */
export const missingPermissions = {
  plan: 'plans.view',
  monitoring: 'tasks.view',
  documents: 'required_documents.view',
  audits: 'digital_audit_results.view',
  personnel: 'team_tasks.view',
  production: 'traceability.view',
} as const satisfies Readonly<Record<OverviewArea, Permission>>
