/**
 * The shape of the knowledge base: language-neutral facts, each with its source. Texts stand apart
 * (`texts.ts`), keyed by the fact's id. @larder/knowledge holds the data, this file only its types.
 */
import type { ExtraSwitch, Condition } from './place-conditions.ts'
import type {
  ActivityId,
  ProcessId,
  SubProcessId,
  HazardId,
  ProductGroupId,
  FoodGroupId,
  LimitId,
  TaskId,
  ActionId,
  PrpId,
  AnalysisId,
  DutyId,
} from './ids.ts'
import type { FrequencyName, MonitoringTask } from './monitoring.ts'
import type { Jurisdiction, Provenance, Document } from './provenance.ts'

export * from './ids.ts'
export * from './monitoring.ts'
export * from './place-conditions.ts'
export * from './provenance.ts'
export * from './setup-questions.ts'

export type Activity = Provenance & {
  readonly id: ActivityId
  readonly location_types: readonly string[]
  readonly extra_data: readonly ExtraSwitch[]
  /** Those that are on for a new place (a school kitchen feeds vulnerable consumers); absent = none. */
  readonly starts_with?: readonly ExtraSwitch[]
  readonly processes: readonly ProcessId[]
  readonly product_groups: readonly ProductGroupId[]
  readonly food_groups: readonly FoodGroupId[]
  /** What a new place of that location type does not start with: a dry warehouse has no chilled food. */
  readonly starts_without?: Readonly<
    Record<
      string,
      {
        readonly processes?: readonly ProcessId[]
        readonly product_groups?: readonly ProductGroupId[]
        readonly food_groups?: readonly FoodGroupId[]
      }
    >
  >
}

export type ProductGroup = Provenance & {
  readonly id: ProductGroupId
  /** Steps of the flow that a batch of it may pass, where the place has them; absent = any. */
  readonly route?: readonly ProcessId[]
  /** Raw materials that go into it; absent = any. */
  readonly made_from?: readonly FoodGroupId[]
  /**
   * Foods that leave the place in it without a step that kills (raw cuts, salad, cream); absent or empty =
   * all is heated.
   */
  readonly uncooked?: readonly FoodGroupId[]
  /** Shell eggs go into it raw where the place makes dishes with raw egg. */
  readonly raw_egg_dishes?: true
}

export type FoodGroup = Provenance & {
  readonly id: FoodGroupId
  /** Offered, but not chosen for a new place: few places have it (horse meat). */
  readonly is_rare?: true
}

export type Process = Provenance & {
  readonly id: ProcessId
  /**
   * Place in the flow of a batch: steps are ordered by it; site-wide processes (cleaning, pests …) have none
   * and are PRPs.
   */
  readonly flow_order: number | null
  /**
   * Another place in the flow where this holds: ice cream is frozen after heating, fish to be eaten raw
   * before.
   */
  readonly elsewhere?: {
    readonly flow_order: number
    readonly follows: readonly ProcessId[]
    readonly when: Condition
  }
  /**
   * A step that kills vegetative pathogens in the batch that passes it (cooking, pasteurising, retorting, hot
   * smoking, reheating).
   */
  readonly kill_step: boolean
  readonly sub_processes: readonly SubProcessId[]
  /** Processes whose output this one takes, for the arrows of the flow diagram. */
  readonly follows: readonly ProcessId[]
  /** Pre-selected for a new place only when this holds. */
  readonly when: Condition
}

export type HazardType = 'biological' | 'chemical' | 'physical' | 'allergen'

/** How the hazard behaves at the step; decides which later step can remove it. */
export const hazardKinds = [
  'growth',
  'survival',
  'contamination',
  'toxin',
  'residue',
  'foreign_body',
  'cross_contact',
] as const
export type HazardKind = (typeof hazardKinds)[number]

export type ControlClass = 'CCP' | 'oPRP' | 'PRP'

/** One hazard; `at` lists its steps and the controls there. */
export type Hazard = Provenance & {
  readonly id: HazardId
  readonly type: HazardType
  readonly kind: HazardKind
  /** 1 limited … 4 very serious (Notice 2022/C 355/01). */
  readonly severity: 1 | 2 | 3 | 4
  /** 1 very small … 4 high: presence when the specific control fails while general hygiene is in place. */
  readonly probability: 1 | 2 | 3 | 4
  /** Severity + 1 (max 4) where vulnerable consumers eat. */
  readonly worse_for_vulnerable: boolean
  /**
   * The agent or its toxin survives heat (histamine, staphylococcal and emetic toxins, mycotoxins): a later
   * kill step does not help.
   */
  readonly heat_stable: boolean
  /** Raw-to-ready separation and allergen information: never below oPRP. */
  readonly at_least_oprp: boolean
  /** Only when the place works with one of these raw materials; empty = any. */
  readonly food_groups: readonly FoodGroupId[]
  readonly when: Condition
  readonly at: readonly HazardAtStep[]
}

export type HazardAtStep = {
  readonly process: ProcessId
  /** Measurable critical limits at this step; empty = none. */
  readonly limits: readonly LimitId[]
  /** True when the measure is a prerequisite programme that alone keeps the hazard acceptable (Codex Q1). */
  readonly prp_suffices: boolean
  /** The programme that carries it when it ends as PRP. */
  readonly prp: PrpId
  /** True when the limit here is a process limit made for this hazard (Codex Q2/Q4 “specific”). */
  readonly specific: boolean
  /** Monitoring tasks that watch it. */
  readonly tasks: readonly TaskId[]
  readonly action: ActionId
  readonly when?: Condition
  /**
   * True where the food in question is eaten without a further kill step (sliced ham, salad, raw fish,
   * bread): cooking elsewhere in the kitchen does not take this hazard away. Absent = as `eatenAsIs` infers.
   */
  readonly eaten_as_is?: boolean
  /** Overrides of `heat_stable` and of the scores at this step: raw meat in the cold holds no toxin yet. */
  readonly heat_stable?: boolean
  readonly severity?: 1 | 2 | 3 | 4
  readonly probability?: 1 | 2 | 3 | 4
}

export const quantities = [
  'celsius',
  'celsius_difference',
  'minutes',
  'hours',
  'days',
  'ph',
  'aw',
  'percent',
  'mg_per_kg',
  'ppm',
  'mm',
  'cfu_per_g',
  'positive_samples',
  /** Faults that somebody sees: 0 faults is a limit that is observed, not measured (Codex CXC 1-1969). */
  'faults',
  'degree_hours',
] as const
export type Quantity = (typeof quantities)[number]

/** One jurisdiction's value. Both ends are inclusive. */
export type LimitValue = Provenance & {
  readonly jurisdiction: Jurisdiction
  /**
   * Further jurisdictions in which the same figure stands. Only our own proposals have it: they belong to no
   * country, so they are held once. Resolving a limit gives each of them a value of its own.
   */
  readonly also_in?: readonly Jurisdiction[]
  readonly min: number | null
  readonly max: number | null
  /**
   * Time that belongs to it: “72 °C for 2 min” has hold_minutes 2; “60 → 10 °C within 2 h” has from 60, max
   * 10, within_minutes 120.
   */
  readonly hold_minutes?: number
  readonly from?: number
  readonly within_minutes?: number
  /** A second stage: US cooling 57→21 in 2 h, then →5 within 6 h in all. */
  readonly then?: { readonly max: number; readonly within_minutes: number }
  /** Which of several values: the food it speaks of, as a text key. */
  readonly note_key?: string
  /**
   * Readings of this food or way are judged by this value, in a separate task; otherwise a note only explains
   * a value.
   */
  readonly judged_apart?: true
  /** Holds only where this does: eggs served at once have another figure than egg dishes in batches. */
  readonly when?: Condition
}

export type Limit = {
  readonly id: LimitId
  readonly quantity: Quantity
  /** Which food groups it speaks of; empty = all. The most specific limit wins for a step. */
  readonly food_groups: readonly FoodGroupId[]
  readonly when?: Condition
  readonly values: readonly LimitValue[]
}

export type CorrectiveAction = Provenance & { readonly id: ActionId }

export type Prp = Provenance & {
  readonly id: PrpId
  readonly processes: readonly ProcessId[]
  readonly when: Condition
}

export type Analysis = Provenance & {
  readonly id: AnalysisId
  /** 16 water, 18 listeria, 19 extending best before, 20 custom (document 3 section 9). */
  readonly subtype: 16 | 18 | 19 | 20
  readonly frequency: FrequencyName
  /**
   * The law requires the analysis and leaves its frequency to the business: the frequency is our proposal.
   */
  readonly own_frequency?: true
  readonly when: Condition
}

/** A duty of one country: a document, a training, a retention period … */
export type Duty = Provenance & {
  readonly id: DutyId
  readonly jurisdiction: Jurisdiction
  readonly kind: 'document' | 'training' | 'retention' | 'information' | 'task' | 'prohibition'
  readonly when: Condition
}

export type Knowledge = {
  readonly version: number
  readonly documents: readonly Document[]
  readonly activities: readonly Activity[]
  readonly product_groups: readonly ProductGroup[]
  readonly food_groups: readonly FoodGroup[]
  /** Groups of older editions with the parts they were split into; absent = none was. */
  readonly replaced_food_groups?: Readonly<Partial<Record<FoodGroupId, readonly FoodGroupId[]>>>
  readonly processes: readonly Process[]
  readonly hazards: readonly Hazard[]
  readonly limits: readonly Limit[]
  readonly tasks: readonly MonitoringTask[]
  readonly actions: readonly CorrectiveAction[]
  readonly prps: readonly Prp[]
  readonly analyses: readonly Analysis[]
  readonly duties: readonly Duty[]
}

/**
 * Texts of one language, keyed by fact id. A text may name a limit as `{limit:L-cook-core}`: the writer puts
 * the place's own value there, in its own scale, with the force of the value; no text contains a number that
 * is a limit. Times and mg/kg have no comparison sign in sentences (“10 days”), so the text says “at most” or
 * “longer than” itself.
 */
export type KnowledgeTexts = {
  readonly language: string
  readonly activities: Readonly<Record<ActivityId, string>>
  readonly location_types: Readonly<Record<string, string>>
  readonly extra_data: Readonly<Record<ExtraSwitch, { readonly name: string; readonly hint: string }>>
  readonly product_groups: Readonly<Record<ProductGroupId, string>>
  readonly food_groups: Readonly<Record<FoodGroupId, string>>
  readonly processes: Readonly<Record<ProcessId, { readonly name: string; readonly description: string }>>
  readonly sub_processes: Readonly<Record<SubProcessId, string>>
  /**
   * `hazard` its name, `cause` why, `do` preventive measure with its limit, `check` person/method/frequency,
   * `act` product and process.
   */
  readonly hazards: Readonly<
    Record<
      HazardId,
      {
        readonly name: string
        readonly hazard: string
        readonly cause: string
        readonly do: string
        readonly check: string
        readonly act: string
        readonly at?: Readonly<
          Partial<
            Record<
              ProcessId,
              {
                readonly name?: string
                readonly hazard?: string
                readonly cause?: string
                readonly do?: string
                readonly check?: string
                readonly act?: string
              }
            >
          >
        >
      }
    >
  >
  /** The measured quantity of a limit: “Core temperature when cooking”. */
  readonly limits: Readonly<Record<LimitId, string>>
  readonly tasks: Readonly<
    Record<
      TaskId,
      {
        readonly name: string
        readonly instruction: string
        readonly verification: string
        readonly record: string
      }
    >
  >
  readonly actions: Readonly<
    Record<
      ActionId,
      {
        readonly product: string
        readonly process: string
        readonly record: string
        readonly options: readonly string[]
      }
    >
  >
  readonly prps: Readonly<Record<PrpId, { readonly name: string; readonly rules: readonly string[] }>>
  readonly analyses: Readonly<Record<AnalysisId, { readonly name: string; readonly comment: string }>>
  readonly duties: Readonly<Record<DutyId, string>>
  /**
   * Words of the plan itself: headings, columns, decision reasons, units, notes. Keyed by the writer
   * (`plan-words.ts`).
   */
  readonly words: Readonly<Record<string, string>>
}
