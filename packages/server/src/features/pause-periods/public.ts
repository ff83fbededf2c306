export { asPause } from './as-pause.ts'
export { listPauses, type PauseRow } from './pause-periods.queries.ts'
