import { createRoute, redirect } from '@tanstack/react-router'
import { panelsIn } from '#kit/use-panel.ts'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const preparation = createRoute({
  getParentRoute,
  path: paths.traceabilityPreparation,
  beforeLoad: () => {
    throw redirect({ to: paths.traceabilityRecords, replace: true })
  },
})
const records = createRoute({
  getParentRoute,
  path: paths.traceabilityRecords,
  component: lazyPage(() => import('#features/traceability/records-page.tsx'), 'RecordsPage'),
})
const record = createRoute({
  getParentRoute,
  path: paths.traceabilityRecord,
  validateSearch: panelsIn,
  component: lazyPage(() => import('#features/traceability/record-page.tsx'), 'RecordPage'),
})
const edit = createRoute({
  getParentRoute,
  path: paths.traceabilityRecordEdit,
  component: lazyPage(() => import('#features/traceability/edit-record-page.tsx'), 'EditRecordPage'),
})
const newRecord = () => import('#features/traceability/new-record-page.tsx')
const receive = createRoute({
  getParentRoute,
  path: paths.traceabilityReceive,
  component: lazyPage(newRecord, 'ReceivePage'),
})
const prepare = createRoute({
  getParentRoute,
  path: paths.traceabilityPrepare,
  component: lazyPage(newRecord, 'PreparePage'),
})
const dispatch = createRoute({
  getParentRoute,
  path: paths.traceabilityDispatch,
  component: lazyPage(newRecord, 'DispatchPage'),
})
const waste = createRoute({
  getParentRoute,
  path: paths.traceabilityWaste,
  component: lazyPage(newRecord, 'WastePage'),
})
const count = createRoute({
  getParentRoute,
  path: paths.traceabilityCount,
  component: lazyPage(newRecord, 'CountPage'),
})
const demo = createRoute({
  getParentRoute,
  path: paths.traceabilityDemo,
  component: lazyPage(newRecord, 'PreparationDemoPage'),
})
const stock = createRoute({
  getParentRoute,
  path: paths.traceabilityStock,
  component: lazyPage(() => import('#features/traceability/stock-page.tsx'), 'StockPage'),
})
const lot = createRoute({
  getParentRoute,
  path: paths.traceabilityStockLot,
  validateSearch: panelsIn,
  component: lazyPage(() => import('#features/traceability/lot-page.tsx'), 'LotPage'),
})
const search = createRoute({
  getParentRoute,
  path: paths.traceabilitySearch,
  component: lazyPage(() => import('#features/traceability/search-page.tsx'), 'SearchPage'),
})
const monitoring = createRoute({
  getParentRoute,
  path: paths.traceabilityMonitoring,
  beforeLoad: () => {
    throw redirect({ to: paths.traceabilityMonitoringTasks, replace: true })
  },
})
const monitoringTasks = createRoute({
  getParentRoute,
  path: paths.traceabilityMonitoringTasks,
  component: lazyPage(() => import('#features/tasks/tasks-page.tsx'), 'BatchTasksPage'),
})
const monitoringTask = createRoute({
  getParentRoute,
  path: paths.traceabilityMonitoringTask,
  component: lazyPage(() => import('#features/tasks/task-page.tsx'), 'BatchTaskPage'),
})
const monitoringVersions = createRoute({
  getParentRoute,
  path: paths.traceabilityMonitoringVersions,
  component: lazyPage(() => import('#features/activity-log/versions-page.tsx'), 'BatchVersionsPage'),
})
const monitoringRecords = createRoute({
  getParentRoute,
  path: paths.traceabilityMonitoringRecords,
  validateSearch: panelsIn,
  component: lazyPage(() => import('#features/activity-log/history-page.tsx'), 'BatchHistoryPage'),
})
const stages = createRoute({
  getParentRoute,
  path: paths.traceabilityStages,
  component: lazyPage(() => import('#features/traceability/stages-page.tsx'), 'StagesPage'),
})
const oneStage = () => import('#features/traceability/stage-page.tsx')
const newStage = createRoute({
  getParentRoute,
  path: paths.traceabilityNewStage,
  component: lazyPage(oneStage, 'NewStagePage'),
})
const stage = createRoute({
  getParentRoute,
  path: paths.traceabilityStage,
  component: lazyPage(oneStage, 'StagePage'),
})

const epcis = createRoute({
  getParentRoute,
  path: paths.traceabilityEpcis,
  component: lazyPage(() => import('#features/traceability/epcis-import-page.tsx'), 'EpcisImportPage'),
})

export const traceabilityRoutes = [
  preparation,
  records,
  record,
  edit,
  receive,
  prepare,
  dispatch,
  waste,
  count,
  demo,
  stock,
  lot,
  search,
  monitoring,
  monitoringTasks,
  monitoringTask,
  monitoringVersions,
  monitoringRecords,
  stages,
  newStage,
  stage,
  epcis,
] as const
