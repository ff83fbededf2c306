/** The part of processes that other features may use. */
export { selectProcesses } from './change-processes.ts'
export { followSwitches } from './follow-switches.ts'
export { listProcesses } from './list-processes.ts'
export { copyProcesses } from './processes.queries.ts'
