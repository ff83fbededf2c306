/**
 * The side navigation (general 2.7). An item shows when its permission is held and its page exists in the
 * router, so a feature appears in the navigation by adding its route and, if it is new, one line here.
 */
import {
  IconClipboardList,
  IconFolder,
  IconLayoutDashboard,
  IconListCheck,
  IconRoute,
  IconSettings,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import type { Permission } from '@larder/core/permissions'
import type { ComponentType } from 'react'
import type { TextKey } from '#kit/i18n.ts'
import { paths, type Path } from './paths.ts'

export type NavChild =
  | {
      readonly label: TextKey
      readonly to: Path
      readonly permission: Permission
      /** Marked on its own page only: pages below it have links of their own. */
      readonly exact?: boolean
    }
  | { readonly separator: TextKey; readonly permission: Permission }

export type NavItem = {
  readonly label: TextKey
  readonly icon: ComponentType<{ size?: number; stroke?: number }>
  readonly to: Path
  readonly permission: Permission
  readonly children?: readonly NavChild[]
}

const planChildren: readonly NavChild[] = [
  { label: 'nav.plan_summary', to: paths.plan, permission: 'plans.view' },
  { label: 'nav.plan_setup', to: paths.planSetup, permission: 'plans.edit' },
  { label: 'nav.plan_coherence', to: paths.planCoherence, permission: 'plans.view' },
  { separator: 'nav.general', permission: 'plans.view' },
  { label: 'nav.plan_title_page', to: paths.planTitlePage, permission: 'plans.view' },
  { label: 'nav.plan_general_info', to: paths.planGeneralInfo, permission: 'plans.view' },
  { label: 'nav.plan_work_groups', to: paths.planWorkGroups, permission: 'plans.view' },
  { label: 'nav.work_group_tasks', to: paths.planWorkGroupTasks, permission: 'work_group_tasks.view' },
  { label: 'nav.plan_production_processes', to: paths.planProductionProcesses, permission: 'plans.view' },
  { label: 'nav.plan_ready_to_eat_food', to: paths.planReadyToEatFood, permission: 'plans.view' },
  { label: 'nav.plan_production_capacity', to: paths.planProductionCapacity, permission: 'plans.view' },
  { label: 'nav.plan_raw_materials', to: paths.planRawMaterials, permission: 'plans.view' },
  { label: 'nav.plan_analyses', to: paths.planAnalyses, permission: 'plans.view' },
  { label: 'nav.plan_technological_schema', to: paths.planTechnologicalSchema, permission: 'plans.view' },
  { label: 'nav.plan_location', to: paths.planLocation, permission: 'plans.view' },
  { label: 'nav.plan_plans', to: paths.planPlans, permission: 'plans.view' },
  { separator: 'nav.haccp_analysis', permission: 'plans.view' },
  { label: 'nav.plan_hazards_summary_list', to: paths.planHazardsSummaryList, permission: 'plans.view' },
  {
    label: 'nav.plan_hazard_analyses_overview',
    to: paths.planHazardAnalysesOverview,
    permission: 'plans.view',
  },
  { label: 'nav.plan_ccp_list', to: paths.planCcpList, permission: 'plans.view' },
  { separator: 'nav.annexes', permission: 'plans.view' },
  {
    label: 'nav.plan_prerequisite_programmes',
    to: paths.planPrerequisiteProgrammes,
    permission: 'plans.view',
  },
  { label: 'nav.plan_monitoring_tasks', to: paths.planMonitoringTasks, permission: 'plans.view' },
  { label: 'nav.plan_country_duties', to: paths.planCountryDuties, permission: 'plans.view' },
  { label: 'nav.plan_sources', to: paths.planSources, permission: 'plans.view' },
  { label: 'nav.plan_statements', to: paths.planStatements, permission: 'plans.view' },
  { label: 'nav.plan_hazard_matrix', to: paths.planHazardMatrix, permission: 'plans.view' },
  { label: 'nav.plan_versions', to: paths.planVersions, permission: 'plans.view' },
]

const activityLogChildren: readonly NavChild[] = [
  { separator: 'nav.monitoring', permission: 'tasks.view' },
  { label: 'nav.fill_entries', to: paths.activityLogTimeline, permission: 'tasks.view' },
  { label: 'nav.verify_entries', to: paths.activityLogVerification, permission: 'verifications.edit' },
  { label: 'nav.tickets', to: paths.activityLogTickets, permission: 'tickets.view' },
  { label: 'nav.analyses', to: paths.activityLogAnalyses, permission: 'plans.view' },
  { label: 'nav.entry_history', to: paths.activityLogEntries, permission: 'entries.view' },
  { label: 'nav.sensors', to: paths.activityLogSensors, permission: 'equipment.view' },
  { label: 'nav.proof', to: paths.activityLogProof, permission: 'records.view' },
  { label: 'nav.records', to: paths.activityLogRecords, permission: 'records.view' },
  { separator: 'nav.settings', permission: 'tasks.edit' },
  { label: 'nav.equipment', to: paths.activityLogEquipment, permission: 'equipment.edit' },
  { label: 'nav.rooms', to: paths.activityLogRooms, permission: 'equipment.edit' },
  { label: 'nav.monitoring_tasks', to: paths.activityLogTasks, permission: 'tasks.edit' },
  { label: 'nav.partners', to: paths.activityLogPartners, permission: 'partners.edit' },
  { label: 'nav.pause_monitoring', to: paths.activityLogPauseMonitoring, permission: 'pause_periods.edit' },
  { label: 'nav.download_app', to: paths.activityLogApp, permission: 'tasks.view' },
]

const documentChildren: readonly NavChild[] = [
  { label: 'nav.documents_all', to: paths.documents, permission: 'folders.view', exact: true },
  { label: 'nav.required_documents', to: paths.documentsRequired, permission: 'required_documents.view' },
  { separator: 'nav.settings', permission: 'shared_accesses.manage' },
  {
    label: 'nav.set_up_share_accesses',
    to: paths.documentsShareAccesses,
    permission: 'shared_accesses.manage',
  },
  { label: 'nav.manage_folders', to: paths.documentsManageFolders, permission: 'folders.edit' },
]

const auditChildren: readonly NavChild[] = [
  { label: 'nav.audits_all', to: paths.auditsAll, permission: 'digital_audit_results.view' },
  { label: 'nav.audit_templates', to: paths.auditTemplates, permission: 'digital_audits.view' },
]

const setUpChildren: readonly NavChild[] = [
  { label: 'nav.set_up_companies', to: paths.setUpCompanies, permission: 'companies.edit' },
  { label: 'nav.set_up_places', to: paths.setUpPlaces, permission: 'places.edit' },
  { label: 'nav.set_up_place_groups', to: paths.setUpPlaceGroups, permission: 'place_groups.edit' },
  { label: 'nav.set_up_users', to: paths.setUpUsers, permission: 'place_users.view' },
  { label: 'nav.set_up_share_accesses', to: paths.shareAccesses, permission: 'shared_accesses.manage' },
  { label: 'nav.set_up_integrations', to: paths.setUpIntegrations, permission: 'company_tokens.manage' },
]

/** For owners, of the place too, and `personnel` (general 6.2). */
const teamChildren: readonly NavChild[] = [
  { label: 'nav.people', to: paths.teamPeople, permission: 'workers.private' },
  { label: 'nav.roles', to: paths.teamRoles, permission: 'workers.private' },
  { label: 'nav.team_certificates', to: paths.teamCertificates, permission: 'team_tasks.view' },
  { label: 'nav.tablets', to: paths.teamTablets, permission: 'devices.manage' },
]

const traceabilityChildren: readonly NavChild[] = [
  { label: 'nav.traceability_records', to: paths.traceabilityRecords, permission: 'traceability.view' },
  { label: 'nav.traceability_stock', to: paths.traceabilityStock, permission: 'traceability.view' },
  { label: 'nav.traceability_search', to: paths.traceabilitySearch, permission: 'traceability.view' },
  { label: 'nav.traceability_monitoring', to: paths.traceabilityMonitoringTasks, permission: 'tasks.view' },
  { label: 'nav.products', to: paths.traceabilityProducts, permission: 'products.view' },
  { label: 'nav.allergen_matrix', to: paths.traceabilityMatrix, permission: 'products.matrix' },
  { label: 'nav.recalls', to: paths.traceabilityRecalls, permission: 'recalls.view' },
  { separator: 'nav.settings', permission: 'products.edit' },
  { label: 'nav.traceability_stages', to: paths.traceabilityStages, permission: 'traceability.settings' },
  { label: 'nav.product_units', to: paths.traceabilityUnits, permission: 'products.edit' },
]

export const navItems: readonly NavItem[] = [
  { label: 'nav.overview', icon: IconLayoutDashboard, to: paths.overview, permission: 'public' },
  {
    label: 'nav.plan',
    icon: IconShieldCheck,
    to: paths.plan,
    permission: 'plans.view',
    children: planChildren,
  },
  {
    label: 'nav.activity_log',
    icon: IconClipboardList,
    to: paths.activityLog,
    permission: 'tasks.view',
    children: activityLogChildren,
  },
  {
    label: 'nav.traceability',
    icon: IconRoute,
    to: paths.traceability,
    permission: 'products.view',
    children: traceabilityChildren,
  },
  {
    label: 'nav.audits',
    icon: IconListCheck,
    to: paths.audits,
    permission: 'digital_audit_results.view',
    children: auditChildren,
  },
  {
    label: 'nav.team',
    icon: IconUsers,
    to: paths.team,
    permission: 'workers.private',
    children: teamChildren,
  },
  {
    label: 'nav.documents',
    icon: IconFolder,
    to: paths.documents,
    permission: 'folders.view',
    children: documentChildren,
  },
  {
    label: 'nav.set_up',
    icon: IconSettings,
    to: paths.setUp,
    permission: 'place_users.view',
    children: setUpChildren,
  },
]

/** The name of the page with exactly this address. */
export const labelOfPage = (pathname: string): TextKey | undefined =>
  navItems
    .flatMap(({ children = [], ...item }) => [...children.filter(isLink), item])
    .find(({ to }) => to === pathname)?.label

const isLink = (child: NavChild): child is Extract<NavChild, { to: Path }> => 'to' in child

/**
 * The pages of a plan by product groups: analyses follow the drawings there (plan specification, section 2).
 */
export function withAnalysesLast(children: readonly NavChild[]): readonly NavChild[] {
  const analyses = children.filter((child) => isLink(child) && child.to === paths.planAnalyses)
  const others = children.filter((child) => !analyses.includes(child))
  const after = others.findIndex((child) => isLink(child) && child.to === paths.planPlans) + 1
  return [...others.slice(0, after), ...analyses, ...others.slice(after)]
}

/** Separators stay only before links. */
export const withoutIdleSeparators = (children: readonly NavChild[]): readonly NavChild[] =>
  children.filter((child, index) => {
    const next = children[index + 1]
    return isLink(child) || (next !== undefined && isLink(next))
  })

/**
 * The items that may be shown; a parent whose own page is missing stays for its children, separators only
 * before links.
 */
export function visibleNav(
  may: (permission: Permission) => boolean,
  exists: (path: Path) => boolean,
): readonly NavItem[] {
  return navItems.flatMap((item) => {
    if (!may(item.permission)) return []
    const visibleChildren = (item.children ?? []).filter(
      (child) => may(child.permission) && (!isLink(child) || exists(child.to)),
    )
    const children = withoutIdleSeparators(visibleChildren)
    if (children.some(isLink)) return [{ ...item, children }]
    const { children: _, ...bare } = item
    return exists(item.to) ? [bare] : []
  })
}

/** For the small package: products where others have traceability (general 2.1, 2.7). */
export const withProductsOnly = (items: readonly NavItem[]): readonly NavItem[] =>
  items.map((item) =>
    item.to === paths.traceability
      ? {
          ...item,
          label: 'nav.products',
          to: paths.traceabilityProducts,
          children: withoutIdleSeparators(
            (item.children ?? []).filter((child) => !isLink(child) || productPages.includes(child.to)),
          ),
        }
      : item,
  )

const productPages: readonly Path[] = [
  paths.traceabilityProducts,
  paths.traceabilityMatrix,
  paths.traceabilityUnits,
]

/** Addresses that belong to a page of the navigation without standing below it. */
const belongsTo: Readonly<Record<string, Path>> = {
  [paths.newShareAccess]: paths.shareAccesses,
  [paths.setUpSetUpCompanies]: paths.setUpCompanies,
  [paths.setUpSetUpPlaces]: paths.setUpPlaces,
}

/** The part of the address that a page and its subpages share. */
const rootOf = (to: Path): string => to.replace(/\/list$/, '')

const isBelow = (pathname: string, to: Path): boolean =>
  pathname === to || pathname.startsWith(`${rootOf(to)}/`)

export type NavPlace = { readonly item: NavItem | null; readonly to: Path | null }

/** The position of the current page in the navigation: the nearest page above it, and its item. */
export function placeInNav(items: readonly NavItem[], pathname: string): NavPlace {
  const navPath = belongsTo[pathname] ?? pathname
  const links = items.flatMap((item) =>
    [...(item.children ?? []).filter(isLink), item].map(({ to }) => ({ item, to })),
  )
  const above = links.filter(({ to }) => isBelow(navPath, to))
  const nearest = above.reduce<(typeof above)[number] | null>(
    (best, link) => (best === null || link.to.length > best.to.length ? link : best),
    null,
  )
  return nearest ?? { item: null, to: null }
}
