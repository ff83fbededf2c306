import { activityLog } from '@larder/contract/activity-log'
import { placeOf } from '#kit/context.ts'
import { serve } from '#kit/http/serve.ts'
import { exports } from '#kit/http/throttle.ts'
import { exportHistory } from './export-history.ts'
import { getStatistics } from './get-statistics.ts'
import { hasMobileEntries } from './history.queries.ts'
import { getHistory } from './read-history.ts'

export const activityLogRoutes = [
  serve(activityLog.statistics, getStatistics),
  serve(activityLog.history, getHistory),
  serve(activityLog.export, exportHistory, { throttles: [exports] }),
  serve(activityLog.hasMobileEntries, (ctx) => hasMobileEntries(ctx.db, placeOf(ctx))),
]
