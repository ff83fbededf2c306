export { verifyRecords } from './verify-records.ts'

export { signHeads } from './sign-heads.ts'
export { clockState, recordsState } from './records.jobs.ts'
export { readStructure, structureState } from './structure.ts'
export type { StructureChange } from './structure.ts'
