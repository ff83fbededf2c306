export { adoptPlanTasks } from './adopt-plan-tasks.ts'
export { readVersions } from './read-versions.ts'
export {
  listPlaceTasks,
  switchOff,
  takeBackChange,
  tightenRange,
  noteUnitSwitch,
  type NamedTask,
} from './place-tasks.ts'
