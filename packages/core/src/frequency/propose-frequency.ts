/**
 * When a line of the plan may be checked less often, and when as often as planned again. Codex CXC 1-1969
 * (2022), 3.5: how often is monitored follows from the evidence that the control works. The owner decides.
 */
import type { FrequencyName } from '../haccp/index.ts'

/** Days that the evidence covers, and for which a decision against a proposal counts. */
export const EVIDENCE_DAYS = 30
/** Fewer readings show nothing. */
export const MIN_READINGS = 20

/** Each may become the next. */
const steps = ['twice_a_day', 'once_a_day', 'once_a_week'] as const satisfies readonly FrequencyName[]
type Step = (typeof steps)[number]

export type WatchedLine = {
  /** How often the plan asks for it. */
  readonly planned: FrequencyName
  /** How often it is checked now. */
  readonly current: FrequencyName
  /** It reads a figure that is held against a limit. */
  readonly is_measured: boolean
  /** A critical control point is watched by it. */
  readonly is_critical: boolean
  /** Its limit is that of a law. */
  readonly is_law: boolean
  /** The rarest frequency that law or guides allow; null = none is known. */
  readonly least_often: FrequencyName | null
  /** It has been checked as often as now for all days of the evidence. */
  readonly is_steady: boolean
}

/** Of the last `EVIDENCE_DAYS` days. */
export type Evidence = {
  /** Checks that were due, and those of them that were filled. */
  readonly due: number
  readonly filled: number
  /** Readings that were judged, and those of them that were within the limit, corrected ones not. */
  readonly readings: number
  readonly within: number
  /** Breaches since the last decision to keep a lowered frequency. */
  readonly breaches: number
  /** A decision of these days was to go on checking as often. */
  readonly is_kept: boolean
}

export type FrequencyProposal = { readonly kind: 'lower' | 'raise'; readonly to: FrequencyName }

const isStep = (frequency: FrequencyName): frequency is Step =>
  (steps as readonly FrequencyName[]).includes(frequency)
const rarity = (frequency: FrequencyName): number => (isStep(frequency) ? steps.indexOf(frequency) : -1)

/**
 * Less often after days without a breach or a gap; as planned at once after a breach. Null = nothing to
 * propose. Never rarer than once a day where a critical control point or a law's limit is watched, nor than
 * `least_often`.
 */
export function proposeFrequency(line: WatchedLine, evidence: Evidence): FrequencyProposal | null {
  if (!isStep(line.planned) || !isStep(line.current) || !line.is_measured) return null
  const isLowered = rarity(line.current) > rarity(line.planned)
  if (isLowered && evidence.breaches > 0) return { kind: 'raise', to: line.planned }
  const to = steps[rarity(line.current) + 1]
  if (to === undefined || rarity(to) > rarity(rarest(line))) return null
  return line.is_steady && !evidence.is_kept && isProven(evidence) ? { kind: 'lower', to } : null
}

function rarest({ is_critical, is_law, least_often }: WatchedLine): Step {
  const rarestStep: Step = is_critical || is_law ? 'once_a_day' : 'once_a_week'
  if (least_often === null) return rarestStep
  // A frequency that is no step, as “each batch”, lets nothing be lowered.
  if (!isStep(least_often)) return 'twice_a_day'
  return rarity(least_often) < rarity(rarestStep) ? least_often : rarestStep
}

const isProven = ({ due, filled, readings, within, breaches }: Evidence): boolean =>
  filled >= due && readings >= MIN_READINGS && within === readings && breaches === 0
