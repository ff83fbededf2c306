import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

/**
 * Around every page of the plan: which plan it is, its header, and the way to the wizard while it is not
 * complete.
 */
const frame = createRoute({
  getParentRoute: () => shellRoute,
  id: 'plan-frame',
  component: lazyPage(() => import('#features/plans/plan-frame.tsx'), 'PlanFrame'),
})
const getParentRoute = () => frame

const inputPages = () => import('#features/plans/inputs/input-pages.tsx')
const sectionPages = () => import('#features/plans/document/plan-section-pages.tsx')

const number = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined

/** The product group that the page is about; the place where it is left out. */
const groupIn = (search: Record<string, unknown>): { fspProductGroupId?: number } => {
  const id = number(search['fspProductGroupId'])
  return id === undefined ? {} : { fspProductGroupId: id }
}

const setup = createRoute({
  getParentRoute,
  path: paths.planSetup,
  validateSearch: (search): { step?: string } =>
    typeof search['step'] === 'string' ? { step: search['step'] } : {},
  component: lazyPage(() => import('#features/plans/setup/setup-page.tsx'), 'PlanSetupPage'),
})
const summary = createRoute({
  getParentRoute,
  path: paths.plan,
  component: lazyPage(() => import('#features/plans/plan-summary-page.tsx'), 'PlanSummaryPage'),
})
const titlePage = createRoute({
  getParentRoute,
  path: paths.planTitlePage,
  component: lazyPage(sectionPages, 'TitlePage'),
})
const generalInfo = createRoute({
  getParentRoute,
  path: paths.planGeneralInfo,
  component: lazyPage(inputPages, 'GeneralInfoPage'),
})
const workGroups = createRoute({
  getParentRoute,
  path: paths.planWorkGroups,
  component: lazyPage(inputPages, 'WorkGroupsPage'),
})
const workGroupTasks = createRoute({
  getParentRoute,
  path: paths.planWorkGroupTasks,
  component: lazyPage(
    () => import('#features/work-group-tasks/work-group-tasks-page.tsx'),
    'WorkGroupTasksPage',
  ),
})
const processes = createRoute({
  getParentRoute,
  path: paths.planProductionProcesses,
  validateSearch: groupIn,
  component: lazyPage(inputPages, 'ProductionProcessesPage'),
})
const readyToEatFood = createRoute({
  getParentRoute,
  path: paths.planReadyToEatFood,
  component: lazyPage(inputPages, 'ReadyToEatFoodPage'),
})
const rawMaterials = createRoute({
  getParentRoute,
  path: paths.planRawMaterials,
  validateSearch: groupIn,
  component: lazyPage(inputPages, 'RawMaterialsPage'),
})
const analyses = createRoute({
  getParentRoute,
  path: paths.planAnalyses,
  component: lazyPage(inputPages, 'AnalysesPage'),
})
const schema = createRoute({
  getParentRoute,
  path: paths.planTechnologicalSchema,
  validateSearch: groupIn,
  component: lazyPage(() => import('#features/plans/flow/flow-page.tsx'), 'TechnologicalSchemaPage'),
})
const location = createRoute({
  getParentRoute,
  path: paths.planLocation,
  component: lazyPage(inputPages, 'LocationPage'),
})
const drawings = createRoute({
  getParentRoute,
  path: paths.planPlans,
  component: lazyPage(inputPages, 'DrawingsPage'),
})
const hazardList = createRoute({
  getParentRoute,
  path: paths.planHazardsSummaryList,
  validateSearch: groupIn,
  component: lazyPage(() => import('#features/plans/hazards/hazards-summary-page.tsx'), 'HazardsSummaryPage'),
})
const matrix = createRoute({
  getParentRoute,
  path: paths.planHazardMatrix,
  validateSearch: groupIn,
  component: lazyPage(() => import('#features/plans/hazards/hazard-matrix-page.tsx'), 'HazardMatrixPage'),
})
const hazardAnalyses = createRoute({
  getParentRoute,
  path: paths.planHazardAnalysesOverview,
  validateSearch: (search): { hazard?: number; fspProductGroupId?: number } => ({
    ...groupIn(search),
    ...(number(search['hazard']) === undefined ? {} : { hazard: number(search['hazard']) as number }),
  }),
  component: lazyPage(() => import('#features/plans/hazards/hazard-analyses-page.tsx'), 'HazardAnalysesPage'),
})
const ccpList = createRoute({
  getParentRoute,
  path: paths.planCcpList,
  validateSearch: groupIn,
  component: lazyPage(() => import('#features/plans/hazards/ccp-list-page.tsx'), 'CcpListPage'),
})
const capacity = createRoute({
  getParentRoute,
  path: paths.planProductionCapacity,
  component: lazyPage(() => import('#features/plans/capacity/capacity-page.tsx'), 'ProductionCapacityPage'),
})
const fspProducts = createRoute({
  getParentRoute,
  path: paths.planFspProducts,
  component: lazyPage(() => import('#features/plans/groups/group-products-page.tsx'), 'GroupProductsPage'),
})
const custom = createRoute({
  getParentRoute,
  path: paths.planCustom,
  validateSearch: (search): { inlineEditEnabled?: boolean } =>
    search['inlineEditEnabled'] === true || search['inlineEditEnabled'] === 'true'
      ? { inlineEditEnabled: true }
      : {},
  component: lazyPage(sectionPages, 'CustomSectionPage'),
})
const programmes = createRoute({
  getParentRoute,
  path: paths.planPrerequisiteProgrammes,
  component: lazyPage(sectionPages, 'PrerequisiteProgrammesPage'),
})
const tasks = createRoute({
  getParentRoute,
  path: paths.planMonitoringTasks,
  component: lazyPage(sectionPages, 'MonitoringTasksPage'),
})
const duties = createRoute({
  getParentRoute,
  path: paths.planCountryDuties,
  component: lazyPage(sectionPages, 'CountryDutiesPage'),
})
const sources = createRoute({
  getParentRoute,
  path: paths.planSources,
  component: lazyPage(sectionPages, 'SourcesPage'),
})
const statements = createRoute({
  getParentRoute,
  path: paths.planStatements,
  validateSearch: (search): { about?: string; fspProductGroupId?: number } => ({
    ...groupIn(search),
    ...(typeof search['about'] === 'string' &&
      search['about'] !== '' &&
      search['about'].length <= 60 && { about: search['about'] }),
  }),
  component: lazyPage(() => import('#features/plans/sources/statements-page.tsx'), 'StatementsPage'),
})
const versions = createRoute({
  getParentRoute,
  path: paths.planVersions,
  validateSearch: (search): { from?: number; to?: number } => {
    const [from, to] = [number(search['from']), number(search['to'])]
    return from === undefined ? {} : { from, ...(to !== undefined && { to }) }
  },
  component: lazyPage(() => import('#features/plans/versions/versions-page.tsx'), 'VersionsPage'),
})
const version = createRoute({
  getParentRoute,
  path: paths.planVersion,
  validateSearch: (search): { section?: string } =>
    typeof search['section'] === 'string' && search['section'].length <= 60
      ? { section: search['section'] }
      : {},
  component: lazyPage(() => import('#features/plans/versions/version-page.tsx'), 'VersionPage'),
})
const coherence = createRoute({
  getParentRoute,
  path: paths.planCoherence,
  component: lazyPage(() => import('#features/plans/coherence/coherence-page.tsx'), 'CoherencePage'),
})
const rounds = createRoute({
  getParentRoute,
  path: paths.planRounds,
  component: lazyPage(() => import('#features/plans/rounds/round-change-page.tsx'), 'RoundChangePage'),
})

export const planRoutes = [
  frame.addChildren([
    setup,
    summary,
    titlePage,
    generalInfo,
    workGroups,
    workGroupTasks,
    processes,
    readyToEatFood,
    capacity,
    rawMaterials,
    analyses,
    schema,
    location,
    drawings,
    hazardList,
    matrix,
    hazardAnalyses,
    ccpList,
    fspProducts,
    custom,
    programmes,
    tasks,
    duties,
    sources,
    statements,
    versions,
    version,
    coherence,
    rounds,
  ]),
] as const
