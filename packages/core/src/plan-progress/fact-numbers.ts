/**
 * Ids on the wire are whole numbers; those of the knowledge base are codes. A code that results need not
 * exist.
 */
import { ownHazardId } from '../haccp/index.ts'
import type { ActivityId, FoodGroupId, PlanHazard, ProductGroupId, SubProcessId } from '../haccp/index.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** 1 → `A01`. */
export const activityOfNumber = (number: number): ActivityId => `A${twoDigits(number)}`
/** 7 → `PG07`. */
export const productGroupOfNumber = (number: number): ProductGroupId => `PG${twoDigits(number)}`
/** 7 → `FG07`. */
export const foodGroupOfNumber = (number: number): FoodGroupId => `FG${twoDigits(number)}`

/** `PG07` → 7, `FG07` → 7. */
export const numberOfGroup = (id: ProductGroupId | FoodGroupId): number => Number(id.slice(2))

/** `P09.3` → 903: the process's number times 100 and the sub-process's own. */
export function numberOfSubProcess(id: SubProcessId): number {
  const [process = '', own = ''] = id.split('.')
  return Number(process.slice(1)) * 100 + Number(own)
}

/** 903 → `P09.3`. */
export const subProcessOfNumber = (number: number): SubProcessId =>
  `P${twoDigits(Math.floor(number / 100))}.${number % 100}`

const OWN_HAZARDS = 1_000_000

/** A hazard at its step: `P09/H16` → 9016; one of the place's own with the id 12 → 1000012. */
export function numberOfPlanHazard({ step, hazard }: Pick<PlanHazard, 'step' | 'hazard'>): number {
  const own = ownHazardId(hazard)
  return own === null ? Number(step.slice(1)) * 1_000 + Number(hazard.slice(1)) : OWN_HAZARDS + own
}

/** 1000012 → 12; null for a hazard of the knowledge base. */
export const ownHazardOfNumber = (number: number): number | null =>
  number > OWN_HAZARDS ? number - OWN_HAZARDS : null
