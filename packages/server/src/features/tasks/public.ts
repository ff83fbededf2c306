export { adoptPlanTasks } from './adopt-plan-tasks.ts'
