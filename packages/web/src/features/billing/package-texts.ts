import type { TextKey } from '#kit/i18n.ts'

/** Names of packages, by the key and id of core's list. */
export const packageNames: Readonly<Record<string, TextKey>> = {
  fast_haccp: 'billing.package_fast_haccp',
  lite_fsms: 'billing.package_lite',
  full_fsms: 'billing.package_full',
}

/** What a package opens, one line each (decision 119). */
export const packageLines: Readonly<Record<string, readonly TextKey[]>> = {
  fast_haccp: ['billing.has_plan', 'billing.has_records'],
  lite_fsms: ['billing.has_plan', 'billing.has_records', 'billing.has_tasks', 'billing.has_products'],
  full_fsms: [
    'billing.has_plan',
    'billing.has_records',
    'billing.has_tasks',
    'billing.has_traceability',
    'billing.has_audits',
    'billing.has_chains',
  ],
}
