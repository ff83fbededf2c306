/** What visitors with a shared link may reach: the pages of the modules that were chosen, and of these never the wizard nor older versions of the plan. */
import { sharedModules, type SharedModule } from '@larder/core/permissions'
import type { TextKey } from '#kit/i18n.ts'
import { paths, type Path } from './paths.ts'

const pages = {
  plan: { label: 'nav.plan', to: paths.plan },
  activity_log: { label: 'nav.activity_log', to: paths.activityLog },
  traceability: { label: 'nav.traceability', to: paths.traceability },
  documents: { label: 'nav.documents', to: paths.documents },
  audits: { label: 'nav.audits', to: paths.audits },
  team: { label: 'nav.team', to: paths.team },
} as const satisfies Record<SharedModule, { label: TextKey; to: Path }>

/** The first pages of these modules, in the order of the navigation. */
export const visitPages = (modules: readonly string[]): readonly { readonly label: TextKey; readonly to: Path }[] =>
  sharedModules.filter((module) => modules.includes(module)).map((module) => pages[module])

const isUnder = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

/** The page to show instead of the asked one: itself where it may be shown, else the module's first, else the first of all. */
export function pageForVisitor(pathname: string, modules: readonly string[]): string {
  const mine = visitPages(modules)
  if (isUnder(pathname, paths.planSetup) || isUnder(pathname, paths.planVersions)) return mine.find(({ to }) => to === paths.plan)?.to ?? mine[0]?.to ?? paths.plan
  return mine.some(({ to }) => isUnder(pathname, to)) ? pathname : (mine[0]?.to ?? paths.plan)
}
