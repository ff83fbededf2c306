/**
 * Where tasks are listed and changed: those of the day's work, and those that ask for readings of batches.
 */
import { paths } from '#app/paths.ts'
import type { TextKey } from '#kit/i18n.ts'

export type TaskArea = {
  /** Null = the daily work. */
  readonly taskTypeId: 5 | null
  readonly title: TextKey
  readonly hint: TextKey
  readonly list: typeof paths.activityLogTasks | typeof paths.traceabilityMonitoringTasks
}

export const dailyWork: TaskArea = {
  taskTypeId: null,
  title: 'nav.monitoring_tasks',
  hint: 'tasks.hint',
  list: paths.activityLogTasks,
}

export const ofBatches: TaskArea = {
  taskTypeId: 5,
  title: 'nav.traceability_monitoring',
  hint: 'tasks.batches_hint',
  list: paths.traceabilityMonitoringTasks,
}
