/** The part of people, their groups and their access that other features may use. */
export { createWorkGroup } from './work-groups/change-work-groups.ts'
export { joinMatchingGroups, matchGroups } from './work-groups/match-groups.ts'
export { listGroupWorkers } from './work-groups/work-groups.queries.ts'
export { copyWorkers } from './workers/copy-workers.ts'
