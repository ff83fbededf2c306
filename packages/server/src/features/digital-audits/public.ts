export { auditsPercentOf } from './percent.queries.ts'
export { attachToAudit } from './responses.ts'
export { auditProjection } from './audit-projection.queries.ts'
