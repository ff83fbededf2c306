/** Ids of the facts of the knowledge base. */

export type ActivityId = `A${string}`
export type ProcessId = `P${string}`
export type SubProcessId = `${ProcessId}.${number}`
export type HazardId = `H${string}`
export type ProductGroupId = `PG${string}`
export type FoodGroupId = `FG${string}`
export type LimitId = `L-${string}`
export type TaskId = `T-${string}`
export type ActionId = `C-${string}`
export type PrpId = `PRP${string}`
export type AnalysisId = `AN-${string}`
export type DutyId = `D-${string}`
