/** What the generator takes and makes. Language-neutral, JSON-safe: it is stored as it is. */
import type {
  ActionId,
  ActivityId,
  AnalysisId,
  ControlClass,
  DutyId,
  EmployeeRange,
  Evidence,
  ExtraSwitch,
  FoodGroupId,
  Force,
  FrequencyName,
  HazardId,
  HazardType,
  Jurisdiction,
  LimitId,
  PrpId,
  ProcessId,
  ProductGroupId,
  Quantity,
  Source,
  SubProcessId,
  TaskCategory,
  TaskId,
} from './facts.ts'
import type { PlanEdits } from './plan-edits.ts'

/** What is known of a place. Order of the lists does not matter: the generator sorts. */
export type PlaceProfile = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 3166-2 subdivision when it changes the rules (`GB-SCT`). */
  readonly region: string | null
  readonly activity: ActivityId
  readonly location_type: string
  readonly number_of_employees: EmployeeRange
  readonly extra_data: readonly ExtraSwitch[]
  readonly processes: readonly { readonly id: ProcessId; readonly sub_processes: readonly SubProcessId[] }[]
  readonly product_groups: readonly ProductGroupId[]
  readonly food_groups: readonly FoodGroupId[]
}

/** A limit as it holds at this place, with where it comes from. Temperatures are °C; the writer converts. */
export type PlanLimit = {
  readonly id: LimitId
  readonly quantity: Quantity
  readonly jurisdiction: Jurisdiction
  readonly min: number | null
  readonly max: number | null
  readonly hold_minutes: number | null
  readonly from: number | null
  readonly within_minutes: number | null
  readonly then: { readonly max: number; readonly within_minutes: number } | null
  readonly food_groups: readonly FoodGroupId[]
  readonly note_key: string | null
  readonly force: Force
  readonly evidence: Evidence
  readonly sources: readonly Source[]
  /**
   * Why the value does not stand as its own country's rule (borrowed from another, force lowered); null = it
   * does.
   */
  readonly lowered: Reason | null
}

/** Why something was decided: a code with values, put into words by the writer. */
export type Reason = { readonly code: string; readonly values: Readonly<Record<string, string | number>> }

export type CodexAnswer = {
  readonly question: 'Q1' | 'Q2' | 'Q3' | 'Q4'
  readonly answer: boolean
  readonly reason: Reason
}

export type PlanHazard = {
  /** `P09/H16`: unique in the plan, stable over versions. */
  readonly key: string
  readonly step: ProcessId
  readonly hazard: HazardId
  readonly type: HazardType
  readonly severity: number
  readonly probability: number
  /** severity + probability − 1, 1 … 7. */
  readonly risk: number
  readonly adjustments: readonly Reason[]
  readonly decision: {
    readonly class: ControlClass
    /** 1, 2, 3 … over the plan for CCPs and, apart, for oPRPs; null for PRPs. */
    readonly number: number | null
    readonly codex: readonly CodexAnswer[]
    readonly rule: Reason
    /** The later step that takes the hazard away, if that was the reason. */
    readonly controlled_at: ProcessId | null
  }
  readonly prp: PrpId
  readonly limits: readonly PlanLimit[]
  readonly tasks: readonly TaskId[]
  readonly action: ActionId
  readonly evidence: Evidence
  readonly sources: readonly Source[]
  /** Name of the product group, in the common plan of a place that has groups. */
  readonly group?: string
}

export type PlanTask = {
  readonly id: TaskId
  /**
   * The fact behind a task that stands more than once, for foods or product groups with other limits; absent
   * = `id`.
   */
  readonly of?: TaskId
  /** The note of its limit, where the plan has the task for other foods too: «whole birds». */
  readonly food?: string
  /** Names of the product groups that it is for, where others have it with another limit. */
  readonly groups?: readonly string[]
  readonly category: TaskCategory
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly entry: 'enter_temperature' | 'enter_value' | 'choose_one_answer'
  /** The same limit, value by value, as the hazards it watches carry. */
  readonly limit: PlanLimit | null
  readonly action: ActionId
  /** Keys of the hazards it watches; empty for tasks that stand for a programme. */
  readonly hazards: readonly string[]
  readonly evidence: Evidence
  readonly sources: readonly Source[]
}

export type PlanStep = {
  readonly id: ProcessId
  readonly sub_processes: readonly SubProcessId[]
  /** 1-based order in the flow; null for site-wide programmes. */
  readonly order: number | null
  readonly kill_step: boolean
}

export type PlanFlow = {
  readonly nodes: readonly {
    readonly id: string
    readonly step: ProcessId
    readonly ccps: readonly number[]
  }[]
  readonly edges: readonly { readonly from: string; readonly to: string }[]
}

export type Plan = {
  readonly knowledge_version: number
  readonly profile: PlaceProfile
  /** Most specific first: `['ES', 'EU']`. */
  readonly jurisdictions: readonly Jurisdiction[]
  /**
   * What the reader has to know of the whole plan: no rules of this country held, no raw dishes for
   * vulnerable guests …
   */
  readonly notes: readonly Reason[]
  /** Every limit that holds at this place, sorted; hazards and tasks carry some of these objects. */
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
  /** Hazards that the place has switched off, as they would stand; absent = none. */
  readonly disabled?: readonly PlanHazard[]
  /** What the place has changed of its own accord; absent = nothing. */
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
    /** Own words on the arrow. */ readonly label?: string | undefined
  }[]
}
