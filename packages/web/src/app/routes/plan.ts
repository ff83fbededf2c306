import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

/** Around every page of the plan: which plan it is, its header, and the way to the wizard while it is not complete. */
const frame = createRoute({ getParentRoute: () => shellRoute, id: 'plan-frame', component: lazyPage(() => import('#features/plan/plan-frame.tsx'), 'PlanFrame') })
const getParentRoute = () => frame

const inputPages = () => import('#features/plan/inputs/input-pages.tsx')
const sectionPages = () => import('#features/plan/document/plan-section-pages.tsx')

const number = (value: unknown): number | undefined => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

const setup = createRoute({
  getParentRoute,
  path: paths.planSetup,
  validateSearch: (search): { step?: string } => (typeof search['step'] === 'string' ? { step: search['step'] } : {}),
  component: lazyPage(() => import('#features/plan/setup/setup-page.tsx'), 'PlanSetupPage'),
})
const summary = createRoute({ getParentRoute, path: paths.plan, component: lazyPage(() => import('#features/plan/plan-summary-page.tsx'), 'PlanSummaryPage') })
const titlePage = createRoute({ getParentRoute, path: paths.planTitlePage, component: lazyPage(sectionPages, 'TitlePage') })
const generalInfo = createRoute({ getParentRoute, path: paths.planGeneralInfo, component: lazyPage(inputPages, 'GeneralInfoPage') })
const workGroups = createRoute({ getParentRoute, path: paths.planWorkGroups, component: lazyPage(inputPages, 'WorkGroupsPage') })
const processes = createRoute({ getParentRoute, path: paths.planProductionProcesses, component: lazyPage(inputPages, 'ProductionProcessesPage') })
const readyToEatFood = createRoute({ getParentRoute, path: paths.planReadyToEatFood, component: lazyPage(inputPages, 'ReadyToEatFoodPage') })
const rawMaterials = createRoute({ getParentRoute, path: paths.planRawMaterials, component: lazyPage(inputPages, 'RawMaterialsPage') })
const analyses = createRoute({ getParentRoute, path: paths.planAnalyses, component: lazyPage(inputPages, 'AnalysesPage') })
const schema = createRoute({ getParentRoute, path: paths.planTechnologicalSchema, component: lazyPage(sectionPages, 'TechnologicalSchemaPage') })
const hazardList = createRoute({ getParentRoute, path: paths.planHazardsSummaryList, component: lazyPage(() => import('#features/plan/hazards/hazards-summary-page.tsx'), 'HazardsSummaryPage') })
const matrix = createRoute({ getParentRoute, path: paths.planHazardMatrix, component: lazyPage(() => import('#features/plan/hazards/hazard-matrix-page.tsx'), 'HazardMatrixPage') })
const hazardAnalyses = createRoute({
  getParentRoute,
  path: paths.planHazardAnalysesOverview,
  validateSearch: (search): { hazard?: number } => (number(search['hazard']) === undefined ? {} : { hazard: number(search['hazard']) as number }),
  component: lazyPage(() => import('#features/plan/hazards/hazard-analyses-page.tsx'), 'HazardAnalysesPage'),
})
const ccpList = createRoute({ getParentRoute, path: paths.planCcpList, component: lazyPage(() => import('#features/plan/hazards/ccp-list-page.tsx'), 'CcpListPage') })
const custom = createRoute({ getParentRoute, path: paths.planCustom, component: lazyPage(sectionPages, 'CustomSectionPage') })
const programmes = createRoute({ getParentRoute, path: paths.planPrerequisiteProgrammes, component: lazyPage(sectionPages, 'PrerequisiteProgrammesPage') })
const tasks = createRoute({ getParentRoute, path: paths.planMonitoringTasks, component: lazyPage(sectionPages, 'MonitoringTasksPage') })
const duties = createRoute({ getParentRoute, path: paths.planCountryDuties, component: lazyPage(sectionPages, 'CountryDutiesPage') })
const sources = createRoute({ getParentRoute, path: paths.planSources, component: lazyPage(sectionPages, 'SourcesPage') })

export const planRoutes = [
  frame.addChildren([setup, summary, titlePage, generalInfo, workGroups, processes, readyToEatFood, rawMaterials, analyses, schema, hazardList, matrix, hazardAnalyses, ccpList, custom, programmes, tasks, duties, sources]),
] as const
