export { recallProjection } from './recall-projection.queries.ts'
