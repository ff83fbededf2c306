export { adoptAnalyses } from './adopt-analyses.ts'
export { adoptPlanTasks, isSchedule } from './adopt-plan-tasks.ts'
export { copyOwnTasks } from './copy-tasks.ts'
export { frequencyText, lineOf } from './plan-line.ts'
export { listTaskRows, type TaskRow } from './tasks.queries.ts'
export { changeTasks } from './write-task.ts'
export { readVersions } from './read-versions.ts'
export {
  listPlaceTasks,
  switchOff,
  takeBackChange,
  tightenRange,
  noteUnitSwitch,
  type NamedTask,
} from './place-tasks.ts'
export { makeGroups, saveGroups } from './task-groups.ts'
export { listGroups, type GroupRow } from './task-groups.queries.ts'
