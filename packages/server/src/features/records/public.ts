export { verifyRecords } from './verify-records.ts'
export type { RecordsReport } from './verify-records.ts'
export { signHeads, NotSigned } from './sign-heads.ts'
export { recordsState } from './records.jobs.ts'
