export { productionPercentOf } from './percent.queries.ts'
export { traceabilityProjection } from './projection.queries.ts'
export { attachToTraceability } from './seal-record.ts'
export { addUsualStages } from './stages.ts'
