/** A hazard of a plan in a list, in detail, and with the parts that a place may change. */
import {
  frequencyNames,
  hazardKinds,
  quantities,
  taskCategories,
  type TaskCategory,
} from '@larder/core/haccp'
import { z } from 'zod'
import { Flag, requiredText, RowId, text } from './kit/fields.schemas.ts'
import { RichText } from './rich-text.schemas.ts'
import type { Wire } from './kit/route.ts'

export const HazardOfPlan = z.object({
  /** Process number × 1000 + hazard number. */
  id: z.number().int(),
  /** `P09/H16` */
  key: z.string(),
  process_id: z.number().int(),
  /** Name of the process at which it stands. */
  section_name: z.string(),
  parent_static_name: z.literal('hazard-analyses-overview'),
  name: z.string(),
  type: z.enum(['biological', 'chemical', 'physical', 'allergen']),
  type_name: z.string(),
  severity: z.number().int(),
  probability: z.number().int(),
  /** 1 … 7 */
  level: z.number().int(),
  class: z.enum(['CCP', 'oPRP', 'PRP']),
  number: z.number().int().nullable(),
  /** “CCP 3”, “oPRP 2” or “PRP”. */
  label: z.string(),
  limits: z.array(z.string()),
  /** The plan's ids of the tasks that watch it: `T-cook`. */
  watched_by: z.array(z.string()),
  disabled_for_place: z.boolean(),
  /** Of the place's own, not of the knowledge base. */
  is_own: z.boolean(),
  /** The place has changed something in it. */
  is_edited: z.boolean(),
  /** Who does it: names as the place knows them. */
  members: z.array(z.string()),
  original_fsp_section_group_id: z.number().int().nullable(),
  unverified: z.boolean(),
})
export type HazardOfPlan = Wire<typeof HazardOfPlan>

const LimitText = z.object({
  ids: z.array(z.string()),
  name: z.string(),
  value: z.string(),
  force: z.enum(['law', 'guide', 'practice']),
  force_text: z.string(),
  jurisdiction: z.string(),
  sources: z.string(),
  unverified: z.boolean(),
  lowered: z.string().nullable(),
})

const Score = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** Own words for a hazard; a part that is left out stays as the knowledge base says it. */
export const HazardWords = z.object({
  name: requiredText(255).optional(),
  hazard: RichText.optional(),
  cause: RichText.optional(),
  do: RichText.optional(),
  check: RichText.optional(),
  act: RichText.optional(),
})

/** How the place controls a hazard of its own. */
export const OwnControl = z
  .object({
    limit_name: requiredText(255),
    quantity: z.enum(quantities),
    min: z.number().min(-1_000_000).max(1_000_000).nullable(),
    max: z.number().min(-1_000_000).max(1_000_000).nullable(),
    hold_minutes: z.number().min(0).max(1_000_000).nullable(),
    category: z.enum(Object.keys(taskCategories) as [TaskCategory, ...TaskCategory[]]),
    frequency: z.enum(frequencyNames),
    /** Local wall times at which it is due. */
    times: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)).max(24),
    task_name: requiredText(255),
    instruction: text(2_000),
    corrective_action: requiredText(2_000),
    verification: requiredText(2_000),
    record: requiredText(2_000),
  })
  .refine(({ min, max }) => min !== null || max !== null, { message: 'required', path: ['max'] })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    message: 'min_above_max',
    path: ['min'],
  })

const common = {
  /** Language of the words. */
  language: text(10).default('en'),
  /** Work groups that do it. */
  members: z.array(RowId).max(50).default([]),
  /** The reason, in the user's words; shown in the list of changes. */
  reason: text(1_000).default(''),
}

export const HazardChange = z.object({
  ...common,
  words: HazardWords.default({}),
  /** Null = as the knowledge base estimates. */
  severity: Score.nullable().default(null),
  probability: Score.nullable().default(null),
  disabled_for_place: Flag.default(false),
  /** Only for a hazard of the place's own. */
  control: OwnControl.nullable().optional(),
  /** The version that was seen; 0 = never changed before. */
  version: z.number().int().min(0).max(2_147_483_647),
})

export const NewHazard = z.object({
  ...common,
  /** The process at which it stands; it has to be one of the plan. */
  process_id: RowId,
  fsp_product_group_id: RowId.nullish(),
  type: z.enum(['biological', 'chemical', 'physical', 'allergen']),
  words: HazardWords.extend({ name: requiredText(255) }),
  severity: Score,
  probability: Score,
  /** Null = covered by the prerequisite programmes of its step. */
  control: OwnControl.nullable().default(null),
})

/**
 * How other companies estimate the same hazard; only with figures of at least ten, in steps of five percent.
 */
export const PopularEstimation = z.object({
  severity: z.number().int(),
  probability: z.number().int(),
  share_percent: z.number().int(),
})

/** The place's own changes, in the form in which they are sent. */
const HazardEditing = z.object({
  version: z.number().int(),
  words: z.record(z.string(), HazardWords),
  severity: z.number().int().nullable(),
  probability: z.number().int().nullable(),
  member_ids: z.array(z.number().int()),
  control: OwnControl.nullable(),
  /** Kept as an older edition had it. */
  is_kept: z.boolean(),
})

/** The place's own value of a limit. Temperatures are °C. */
export const LimitChange = z
  .object({
    min: z.number().min(-1_000_000).max(1_000_000).nullable(),
    max: z.number().min(-1_000_000).max(1_000_000).nullable(),
    hold_minutes: z.number().min(0).max(1_000_000).nullable(),
    /** Why: evidence, advice of the authority … */
    reason: requiredText(1_000),
    version: z.number().int().min(0).max(2_147_483_647),
  })
  .refine(({ min, max }) => min !== null || max !== null, { message: 'required', path: ['max'] })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    message: 'min_above_max',
    path: ['min'],
  })

/** A limit of the plan with the values of the knowledge base and of the place. */
export const LimitOfPlan = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.enum(quantities),
  /** As the knowledge base holds it here, in words and in figures. */
  given: z.array(
    z.object({
      value: z.string(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      hold_minutes: z.number().nullable(),
      force: z.enum(['law', 'guide', 'practice']),
      unverified: z.boolean(),
      sources: z.string(),
    }),
  ),
  own: z
    .object({
      value: z.string(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      hold_minutes: z.number().nullable(),
      reason: z.string(),
    })
    .nullable(),
  version: z.number().int(),
})
export type LimitOfPlan = Wire<typeof LimitOfPlan>

export const HazardDetail = HazardOfPlan.extend({
  language: z.string(),
  texts: z.object({
    hazard: z.string(),
    cause: z.string(),
    do: z.string(),
    check: z.string(),
    act: z.string(),
  }),
  /** Those of the texts that the place has written itself, with their form. */
  rich: z.object({
    hazard: RichText.optional(),
    cause: RichText.optional(),
    do: RichText.optional(),
    check: RichText.optional(),
    act: RichText.optional(),
  }),
  editing: HazardEditing,
  most_popular_estimation: PopularEstimation.nullable(),
  /**
   * The data that decides the class, with the scores of the knowledge base: core's `decideControl` computes
   * the class for other scores. Null for a hazard that is kept from an older edition.
   */
  control_question: z
    .object({
      type: z.enum(['biological', 'chemical', 'physical', 'allergen']),
      kind: z.enum(hazardKinds),
      severity: z.number().int(),
      probability: z.number().int(),
      heat_stable: z.boolean(),
      at_least_oprp: z.boolean(),
      prp_suffices: z.boolean(),
      specific: z.boolean(),
      has_limit: z.boolean(),
      names_limit: z.boolean(),
      later_kill_step: z.string().nullable(),
      eaten_as_is: z.boolean(),
    })
    .nullable(),
  estimation: z.string(),
  adjustments: z.array(z.string()),
  decision: z.object({
    rule: z.string(),
    controlled_at: z.string().nullable(),
    /** Where products differ: the control for each of them, a sentence each. */
    by_product: z.array(z.string()),
    codex: z.array(
      z.object({ question: z.string(), answer: z.boolean(), answer_text: z.string(), reason: z.string() }),
    ),
  }),
  limit_details: z.array(LimitText),
  tasks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      instruction: z.string(),
      frequency: z.string(),
      limit: z.string().nullable(),
      verification: z.string(),
      record: z.string(),
    }),
  ),
  action: z.object({
    product: z.string(),
    process: z.string(),
    record: z.string(),
    options: z.array(z.string()),
  }),
  programme: z.string(),
  sources: z.string(),
})
export type HazardDetail = Wire<typeof HazardDetail>
