/** The input of the generator, and the parts of the plan that it makes. Language-neutral and JSON-safe. */
import type {
  ActionId,
  ActivityId,
  ControlClass,
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
  RoundId,
  Source,
  SubProcessId,
  TaskCategory,
  TaskId,
} from '../facts/facts.ts'

/** The description of a place. Order of the lists does not matter: the generator sorts. */
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
  /** Whom the food is for (keys of `customerGroups`); absent = not answered. */
  readonly customers?: readonly string[]
}

/** A limit as it applies at this place, with its source. Temperatures are °C; the writer converts. */
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
  /** Why the value is not its own country's rule (borrowed from another, force lowered); null = it is. */
  readonly lowered: Reason | null
}

/** A limit of one food or way of a task, named by `food` (a key of the words), by `note_key`, or by both. */
export type PlanFood = PlanLimit & { readonly food?: string }

/** Why something was decided: a code with values, put into words by the writer. */
export type Reason = { readonly code: string; readonly values: Readonly<Record<string, string | number>> }

export type CodexAnswer = {
  readonly question: 'Q1' | 'Q2' | 'Q3' | 'Q4'
  readonly answer: boolean
  readonly reason: Reason
}

export type ProductDecision = {
  /** None = for raw materials that go into none of the products. */
  readonly products: readonly ProductGroupId[]
  readonly class: ControlClass
  readonly controlled_at: ProcessId | null
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
    /**
     * Where products differ: the control for each of them. The first is the strictest, which the plan uses.
     * Absent = all products that pass the step have the same.
     */
    readonly by_product?: readonly ProductDecision[]
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
   * The fact behind a task that stands more than once, for product groups with other limits; absent = `id`.
   */
  readonly of?: TaskId
  /** Names of the product groups that it is for, where others have it with another limit. */
  readonly groups?: readonly string[]
  readonly category: TaskCategory
  /** Absent in plans of older editions. */
  readonly round?: RoundId
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly entry: 'enter_temperature' | 'enter_value' | 'choose_one_answer'
  /** The same limit, value by value, as the hazards it watches carry. */
  readonly limit: PlanLimit | null
  /**
   * At least two, the first has the figures of `limit`: foods or ways with limits of their own. Who fills the
   * task chooses the one in hand. Absent = `limit` judges all.
   */
  readonly foods?: readonly PlanFood[]
  /**
   * Keys of the foods (`foodKey`) that it is for, where several lines of the same name differ by their limit;
   * absent = for all.
   */
  readonly stored?: readonly string[]
  readonly action: ActionId
  /** Keys of the hazards it watches; empty for tasks of a programme. */
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
