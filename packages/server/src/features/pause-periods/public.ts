export { listPauses, type PauseRow } from './pause-periods.queries.ts'
