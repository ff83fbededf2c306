/** What other features may use of processes. */
export { followSwitches } from './follow-switches.ts'
export { listProcesses } from './list-processes.ts'
export { copyProcesses } from './processes.queries.ts'
