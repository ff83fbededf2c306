export { asPause } from './as-pause.ts'
export { readClock } from './read-clock.ts'
export { listPauses, type PauseRow } from './pause-periods.queries.ts'
