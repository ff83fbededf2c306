import { featureOfPermission, type PackageFeature } from '@larder/core/billing'
import type { Permission } from '@larder/core/permissions'
import { paths } from '#app/paths.ts'

/** `whole`: the page is for changing alone, so that nothing of it is shown without the package. */
type Locked = { readonly below: string; readonly permission: Permission; readonly whole?: true }

/** The first that matches counts. */
const pages: readonly Locked[] = [
  { below: paths.planWorkGroupTasks, permission: 'work_group_tasks.edit' },
  { below: paths.planWorkGroups, permission: 'work_groups.edit' },
  { below: paths.planRounds, permission: 'plans.review', whole: true },
  { below: paths.plan, permission: 'plans.edit' },
  { below: paths.activityLogAnalyses, permission: 'plans.edit' },
  { below: `${paths.activityLogTasks}/`, permission: 'tasks.edit', whole: true },
  { below: paths.activityLogTasks, permission: 'tasks.edit' },
  { below: paths.activityLogRounds, permission: 'tasks.edit', whole: true },
  { below: paths.auditNewTemplate, permission: 'digital_audits.edit', whole: true },
  { below: paths.auditTemplates, permission: 'digital_audits.edit' },
  { below: paths.setUpPlaceGroups, permission: 'place_groups.edit', whole: true },
  { below: paths.setUpIntegrations, permission: 'webhooks.manage' },
]

const matches = (pathname: string, below: string): boolean =>
  pathname === below || pathname.startsWith(below.endsWith('/') ? below : `${below}/`)

export type PageLock = { readonly feature: PackageFeature; readonly whole: boolean }

/** What the package does not open on a page that the role may change; null where nothing is closed. */
export function lockOf(
  pathname: string,
  features: readonly PackageFeature[],
  holds: (permission: Permission) => boolean,
): PageLock | null {
  const page = pages.find(({ below }) => matches(pathname, below))
  const feature = page === undefined ? undefined : featureOfPermission[page.permission]
  if (page === undefined || feature === undefined || features.includes(feature) || !holds(page.permission))
    return null
  return { feature, whole: page.whole === true }
}
