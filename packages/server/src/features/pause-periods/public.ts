export { asPause } from './as-pause.ts'
export { readClock } from './read-clock.ts'
export { listPauses } from './pause-periods.queries.ts'
