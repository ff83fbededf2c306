export { sealRecallLate } from './recalls.ts'
export { sealedRecalls } from './recall-projection.queries.ts'
