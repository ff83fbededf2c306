/** The plan as it is stored. */
import type { AnalysisId, DutyId, FrequencyName, Jurisdiction, PrpId } from '../facts/facts.ts'
import type { PlanEdits } from '../hazards/plan-edits.ts'
import type {
  PlaceProfile,
  PlanLimit,
  Reason,
  PlanHazard,
  PlanTask,
  PlanStep,
  PlanFlow,
} from './plan-parts.ts'

export * from './plan-parts.ts'

export type Plan = {
  readonly knowledge_version: number
  readonly profile: PlaceProfile
  /** Most specific first: `['ES', 'EU']`. */
  readonly jurisdictions: readonly Jurisdiction[]
  /**
   * Warnings about the whole plan: no rules of this country available, no raw dishes for vulnerable guests …
   */
  readonly notes: readonly Reason[]
  /** Every limit that applies at this place, sorted; hazards and tasks refer to some of these objects. */
  readonly limits: readonly PlanLimit[]
  readonly steps: readonly PlanStep[]
  readonly hazards: readonly PlanHazard[]
  readonly tasks: readonly PlanTask[]
  readonly prps: readonly PrpId[]
  readonly analyses: readonly {
    readonly id: AnalysisId
    readonly subtype: number
    readonly frequency: FrequencyName
  }[]
  readonly duties: readonly DutyId[]
  readonly flow: PlanFlow
  /** Product groups with an analysis of their own each; absent = one analysis for the place. */
  readonly groups?: readonly { readonly id: number; readonly name: string; readonly hazards: number }[]
  /** Hazards that the place has disabled, as they would be in the plan; absent = none. */
  readonly disabled?: readonly PlanHazard[]
  /** The place's own changes; absent = none. */
  readonly edits?: PlanEdits
}

/**
 * The flow with coordinates (px, origin top left), laid out once and stored; browser and PDF draw the same.
 */
export type FlowLayout = {
  readonly width: number
  readonly height: number
  readonly nodes: readonly {
    readonly id: string
    readonly label: string
    readonly ccps: readonly number[]
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
  readonly edges: readonly {
    readonly id: string
    readonly points: readonly { readonly x: number; readonly y: number }[]
    /** Own words on the arrow. */
    readonly label?: string | undefined
  }[]
}
