export { asPause } from './as-pause.ts'
export { listPauses } from './pause-periods.queries.ts'
