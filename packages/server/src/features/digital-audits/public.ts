export { auditsPercentOf } from './percent.queries.ts'
export { attachToAudit } from './responses.ts'
export { sealAuditLate } from './results.ts'
export { sealedAudits } from './audit-projection.queries.ts'
