import type { PlanLimit } from '../generate/plan.ts'
import { OWN_DOCUMENT } from './plan-edits.ts'

/** Why a limit is another than the plan's: the place set it. */
export const OWN_LIMIT = 'limit.own'

/** The value a place sets itself. Temperatures are °C. */
export type OwnLimitValue = {
  readonly min: number | null
  readonly max: number | null
  readonly hold_minutes: number | null
}

const laxerEnd = (
  own: number | null,
  planValue: number | null,
  isLaxer: (own: number, given: number) => boolean,
): boolean => planValue !== null && (own === null || isLaxer(own, planValue))

/**
 * Whether the place's own value lets pass what the given one refuses: a higher maximum, a lower minimum, a
 * shorter time. Law may be tightened by the business, never loosened: Reg. (EC) 852/2004 Art. 5(2)(c) sets
 * limits within it.
 */
export const isLaxer = (
  own: OwnLimitValue,
  planLimit: Pick<PlanLimit, 'min' | 'max' | 'hold_minutes'>,
): boolean =>
  laxerEnd(own.max, planLimit.max, (mine, theirs) => mine > theirs) ||
  laxerEnd(own.min, planLimit.min, (mine, theirs) => mine < theirs) ||
  laxerEnd(own.hold_minutes, planLimit.hold_minutes, (mine, theirs) => mine < theirs)

/**
 * The limit with the place's own value: its sources stay to be read, its force is the place's own practice.
 */
export const withOwnValue = (limit: PlanLimit, own: OwnLimitValue): PlanLimit => ({
  ...limit,
  ...own,
  force: 'practice',
  evidence: 'expert',
  sources: [{ document: OWN_DOCUMENT }, ...limit.sources],
  lowered: { code: OWN_LIMIT, values: {} },
})

/** The end of the place's own value that is laxer than a legal one; null where none is. */
export function lawBroken(own: OwnLimitValue, values: readonly PlanLimit[]): keyof OwnLimitValue | null {
  const law = values.find((limit) => limit.force === 'law' && isLaxer(own, limit))
  if (law === undefined) return null
  if (law.max !== null && (own.max === null || own.max > law.max)) return 'max'
  return law.min !== null && (own.min === null || own.min < law.min) ? 'min' : 'hold_minutes'
}
