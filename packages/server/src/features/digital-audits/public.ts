export { auditProjection } from './audit-projection.queries.ts'
