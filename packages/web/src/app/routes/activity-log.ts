import { createRoute, redirect } from '@tanstack/react-router'
import { panelsIn, type PanelSearch } from '#kit/use-panel.ts'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const activityLog = createRoute({
  getParentRoute,
  path: paths.activityLog,
  beforeLoad: () => {
    throw redirect({ to: paths.activityLogTimeline })
  },
})

/** `from=intro` marks users that come from the introduction. */
const timelineIn = (search: Record<string, unknown>): PanelSearch & { readonly from?: string } => ({
  ...panelsIn(search),
  ...(typeof search['from'] === 'string' && { from: search['from'] }),
})

const timeline = createRoute({
  getParentRoute,
  path: paths.activityLogTimeline,
  validateSearch: timelineIn,
  component: lazyPage(() => import('#features/entries/timeline-page.tsx'), 'TimelinePage', 'first'),
})
const history = () => import('#features/activity-log/history-page.tsx')
const entries = createRoute({
  getParentRoute,
  path: paths.activityLogEntries,
  validateSearch: panelsIn,
  component: lazyPage(history, 'HistoryPage'),
})
const taskEntries = createRoute({
  getParentRoute,
  path: paths.activityLogTaskEntries,
  validateSearch: panelsIn,
  component: lazyPage(history, 'HistoryPage'),
})
const entryDates = createRoute({
  getParentRoute,
  path: paths.activityLogEntryDates,
  validateSearch: panelsIn,
  component: lazyPage(history, 'HistoryPage'),
})
const unitEntries = createRoute({
  getParentRoute,
  path: paths.activityLogUnitEntries,
  validateSearch: panelsIn,
  component: lazyPage(history, 'HistoryPage'),
})
const entryUnits = createRoute({
  getParentRoute,
  path: paths.activityLogEntryUnits,
  component: lazyPage(() => import('#features/activity-log/units-page.tsx'), 'UnitsPage'),
})
const versions = () => import('#features/activity-log/versions-page.tsx')
const taskVersions = createRoute({
  getParentRoute,
  path: paths.activityLogTaskVersions,
  component: lazyPage(versions, 'VersionsPage'),
})
const verificationVersions = createRoute({
  getParentRoute,
  path: paths.activityLogVerificationVersions,
  component: lazyPage(
    () => import('#features/verifications/verified-versions-page.tsx'),
    'VerifiedVersionsPage',
  ),
})
const verificationEntries = createRoute({
  getParentRoute,
  path: paths.activityLogVerificationEntries,
  validateSearch: panelsIn,
  component: lazyPage(
    () => import('#features/verifications/verified-entries-page.tsx'),
    'VerifiedEntriesPage',
  ),
})
const intro = createRoute({
  getParentRoute,
  path: paths.activityLogIntro,
  beforeLoad: () => {
    throw redirect({ to: paths.activityLogIntroProgress })
  },
})
const introProgress = createRoute({
  getParentRoute,
  path: paths.activityLogIntroProgress,
  component: lazyPage(() => import('#features/intro/progress-page.tsx'), 'IntroProgressPage'),
})
const introTasks = createRoute({
  getParentRoute,
  path: paths.activityLogIntroTasks,
  component: lazyPage(() => import('#features/intro/tasks-page.tsx'), 'IntroTasksPage'),
})
const introTeam = createRoute({
  getParentRoute,
  path: paths.activityLogIntroTeam,
  component: lazyPage(() => import('#features/intro/team-page.tsx'), 'IntroTeamPage'),
})
const introTeamSimplified = createRoute({
  getParentRoute,
  path: paths.activityLogIntroTeamSimplified,
  component: lazyPage(() => import('#features/intro/team-page.tsx'), 'IntroTeamSimplifiedPage'),
})
const introDemo = createRoute({
  getParentRoute,
  path: paths.activityLogIntroDemo,
  component: lazyPage(() => import('#features/intro/demo-page.tsx'), 'IntroDemoPage'),
})
const mobileSetup = createRoute({
  getParentRoute,
  path: paths.activityLogTasksMobileSetup,
  component: lazyPage(() => import('#features/intro/mobile-setup-page.tsx'), 'TasksMobileSetupPage'),
})
const pauses = createRoute({
  getParentRoute,
  path: paths.activityLogPauseMonitoring,
  component: lazyPage(
    () => import('#features/pause-periods/pause-monitoring-page.tsx'),
    'PauseMonitoringPage',
  ),
})
const analyses = createRoute({
  getParentRoute,
  path: paths.activityLogAnalyses,
  component: lazyPage(() => import('#features/analyses/analyses-page.tsx'), 'AnalysesPage'),
})
const partners = createRoute({
  getParentRoute,
  path: paths.activityLogPartners,
  component: lazyPage(() => import('#features/partners/partners-page.tsx'), 'PartnersPage'),
})
const app = createRoute({
  getParentRoute,
  path: paths.activityLogApp,
  component: lazyPage(() => import('#features/activity-log/app-page.tsx'), 'AppPage'),
})
const tasks = createRoute({
  getParentRoute,
  path: paths.activityLogTasks,
  component: lazyPage(() => import('#features/tasks/tasks-page.tsx'), 'TasksPage'),
})
const rounds = createRoute({
  getParentRoute,
  path: paths.activityLogRounds,
  component: lazyPage(() => import('#features/tasks/rounds/rounds-page.tsx'), 'RoundsPage'),
})
const task = createRoute({
  getParentRoute,
  path: paths.activityLogTask,
  component: lazyPage(() => import('#features/tasks/task-page.tsx'), 'TaskPage'),
})
const equipment = createRoute({
  getParentRoute,
  path: paths.activityLogEquipment,
  component: lazyPage(() => import('#features/equipment/units-page.tsx'), 'EquipmentListPage'),
})
const equipmentItem = createRoute({
  getParentRoute,
  path: paths.activityLogEquipmentItem,
  component: lazyPage(() => import('#features/equipment/unit-page.tsx'), 'EquipmentPage'),
})
const rooms = createRoute({
  getParentRoute,
  path: paths.activityLogRooms,
  component: lazyPage(() => import('#features/equipment/units-page.tsx'), 'RoomsPage'),
})
const room = createRoute({
  getParentRoute,
  path: paths.activityLogRoom,
  component: lazyPage(() => import('#features/equipment/unit-page.tsx'), 'RoomPage'),
})
const verification = createRoute({
  getParentRoute,
  path: paths.activityLogVerification,
  validateSearch: panelsIn,
  component: lazyPage(() => import('#features/verifications/verification-page.tsx'), 'VerificationPage'),
})
const tickets = createRoute({
  getParentRoute,
  path: paths.activityLogTickets,
  component: lazyPage(() => import('#features/tickets/tickets-page.tsx'), 'TicketsPage'),
})
const ticket = createRoute({
  getParentRoute,
  path: paths.activityLogTicket,
  component: lazyPage(() => import('#features/tickets/ticket-page.tsx'), 'TicketPage'),
})
const proof = createRoute({
  getParentRoute,
  path: paths.activityLogProof,
  component: lazyPage(() => import('#features/records/proof-page.tsx'), 'ProofPage'),
})
const records = createRoute({
  getParentRoute,
  path: paths.activityLogRecords,
  component: lazyPage(() => import('#features/records/records-page.tsx'), 'RecordsPage'),
})

export const activityLogRoutes = [
  activityLog,
  timeline,
  entries,
  taskEntries,
  entryDates,
  entryUnits,
  unitEntries,
  taskVersions,
  verificationVersions,
  verificationEntries,
  intro,
  introProgress,
  introTasks,
  introTeam,
  introTeamSimplified,
  introDemo,
  mobileSetup,
  analyses,
  partners,
  pauses,
  app,
  rounds,
  tasks,
  task,
  equipment,
  equipmentItem,
  rooms,
  room,
  verification,
  proof,
  records,
  tickets,
  ticket,
] as const
