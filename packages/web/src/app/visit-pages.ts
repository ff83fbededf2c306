/**
 * The pages for visitors with a shared link: those of the chosen modules, but never the wizard nor older
 * versions of the plan.
 */
import { sharedModules, type SharedModule } from '@larder/core/permissions'
import type { TextKey } from '#kit/i18n.ts'
import { paths, type Path } from './paths.ts'

type VisitPage = { readonly label: TextKey; readonly to: Path }

/** The tabs of each module. An inspector starts with the proof of the records. */
const pages: Readonly<Record<SharedModule, readonly VisitPage[]>> = {
  activity_log: [
    { label: 'nav.proof', to: paths.activityLogProof },
    { label: 'nav.records', to: paths.activityLogEntries },
    { label: 'nav.sensors', to: paths.activityLogSensors },
    { label: 'nav.tickets', to: paths.activityLogTickets },
    { label: 'shell.visit_today', to: paths.activityLogTimeline },
  ],
  plan: [{ label: 'nav.plan', to: paths.plan }],
  traceability: [
    { label: 'nav.traceability_records', to: paths.traceabilityRecords },
    { label: 'nav.traceability_stock', to: paths.traceabilityStock },
  ],
  allergens: [{ label: 'nav.allergen_matrix', to: paths.traceabilityMatrix }],
  documents: [{ label: 'nav.documents', to: paths.documents }],
  audits: [{ label: 'nav.audits', to: paths.audits }],
  // Data of people is in no shared link.
  team: [],
}

/** The part of the addresses that each module opens. */
const roots: Readonly<Record<SharedModule, Path>> = {
  activity_log: paths.activityLog,
  plan: paths.plan,
  traceability: paths.traceability,
  allergens: paths.traceabilityMatrix,
  documents: paths.documents,
  audits: paths.audits,
  team: paths.team,
}

const order: readonly SharedModule[] = [
  'activity_log',
  ...sharedModules.filter((module) => module !== 'activity_log'),
]
const chosen = (modules: readonly string[]): readonly SharedModule[] =>
  order.filter((module) => modules.includes(module))

/** The tabs of these modules; the first is where a visit starts. */
export const visitPages = (modules: readonly string[]): readonly VisitPage[] =>
  chosen(modules).flatMap((module) => pages[module])

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/**
 * The page to show instead of the requested one: itself where it is allowed, else the module's first, else
 * the first of all.
 */
export function pageForVisitor(pathname: string, modules: readonly string[]): string {
  const start = visitPages(modules)[0]?.to ?? paths.plan
  const isWizard = isUnder(pathname, paths.planSetup) || isUnder(pathname, paths.planVersions)
  if (isWizard) return modules.includes('plan') ? paths.plan : start
  if (pathname === paths.activityLog || pathname === paths.traceability) return start
  return chosen(modules).some((module) => isUnder(pathname, roots[module])) ? pathname : start
}
