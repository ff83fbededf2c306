import { criterionFaults } from '@larder/core/analyses'
import { analysisSubtypes } from '@larder/core/schedule'
import { z } from 'zod'
import type { SchemaTable, Wire, WireInput } from './kit/route.ts'
import {
  BaseQuery,
  baseOf,
  Done,
  Flag,
  Id,
  InLanguage,
  ItemParams,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import { Criterion } from './task-parts.schemas.ts'

/** A product or food group; `id` is the number of its code (PG07 → 7, FG07 → 7). */
export const GroupChoice = z.object({ id: z.number().int(), name: z.string(), selected: z.boolean() })
export type GroupChoice = Wire<typeof GroupChoice>
const GroupIds = z.array(RowId).max(200)
const ProductGroups = z.object({ product_groups: GroupIds })
const FoodGroups = z.object({ food_groups: GroupIds })

export const CustomAnalysis = z.object({
  id: z.number().int(),
  task_desc: z.string(),
  task_subtype_id: z.number().int(),
  task_frequency_type_id: z.number().int(),
  custom_frequency: z.string(),
  comment: z.string(),
  /** Of the knowledge base's analysis that it changes; null = the place's own. */
  default_key: z.string().nullable(),
  is_disabled: z.boolean(),
  /** What results are judged by; null = as the knowledge base has them. */
  criteria: z.array(Criterion).nullable(),
  /** Counts up with every change. */
  version: z.number().int(),
})
export type CustomAnalysis = Wire<typeof CustomAnalysis>
const CriterionInput = z
  .object({
    parameter: requiredText(80),
    unit: text(20).default(''),
    is_absence: Flag.default(false),
    n: z.number().int().min(1).max(100),
    c: z.number().int().min(0).max(100),
    m: z.number().min(0).max(10_000_000_000),
    M: z.number().min(0).max(10_000_000_000).nullable().default(null),
  })
  .superRefine((criterion, refinement) => {
    for (const { field, code } of criterionFaults(criterion))
      refinement.addIssue({ code: 'custom', message: code, path: [field] })
  })

export const CustomAnalysisInput = z.object({
  task_desc: requiredText(255),
  /** 16 water, 18 listeria, 19 extending best before, 20 custom. */
  task_subtype_id: z.literal(analysisSubtypes).default(20),
  /** 4 month, 5 two months, 6 quarter, 7 twice a year, 8 year, 9 other, 10 not specified. */
  task_frequency_type_id: z.literal([4, 5, 6, 7, 8, 9, 10]).default(10),
  custom_frequency: text(255).default(''),
  comment: text(5_000).default(''),
  /** Fact id of the knowledge base's analysis to change, `AN-minced`; it is fixed once stored. */
  default_key: text(60).nullable().default(null),
  is_disabled: Flag.default(false),
  criteria: z.array(CriterionInput).max(20).nullable().default(null),
})
export type CustomAnalysisInput = WireInput<typeof CustomAnalysisInput>
export const CustomAnalysisChange = CustomAnalysisInput.omit({ default_key: true }).extend({
  /**
   * The version that the user saw: if it is outdated, the answer is 409 with the current one. Without it,
   * nothing is compared.
   */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
})
const ExtraData = InLanguage.extend({
  extra_datas: text(2_000).optional(),
  extra_data: text(2_000).optional(),
})

export const planInputsSchemas = {
  productGroupsOffered: {
    params: ItemParams,
    query: ExtraData,
    response: z.array(GroupChoice),
    summary: 'Product groups of a business activity',
  },
  foodGroupsOffered: {
    params: ItemParams,
    query: ExtraData,
    response: z.array(GroupChoice),
    summary: 'Food groups of a business activity',
  },
  changeProductGroups: {
    params: PlaceParams,
    body: ProductGroups.extend({ base: baseOf(GroupIds) }),
    response: ProductGroups,
    summary: 'Sets the product groups (ready-to-eat food) of the place',
  },
  changeFoodGroups: {
    params: PlaceParams,
    body: FoodGroups.extend({ base: baseOf(GroupIds) }),
    response: FoodGroups,
    summary: 'Sets the food groups (raw materials) of the place',
  },
  customAnalyses: {
    params: PlaceParams,
    response: z.array(CustomAnalysis),
    summary: "Analyses of the place's own",
  },
  createAnalysis: {
    params: PlaceParams,
    body: CustomAnalysisInput,
    response: CustomAnalysis,
    summary: "Adds an analysis of the place's own",
  },
  changeAnalysis: {
    params: PlaceItemParams,
    body: CustomAnalysisChange,
    response: CustomAnalysis,
    summary:
      "Changes an analysis of the place's own; 409 with the current one if another user has changed it",
  },
  removeAnalysis: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: "Removes an analysis of the place's own",
  },
} satisfies SchemaTable

export const onboardingProfilesSchemas = {
  generalInfo: {
    params: PlaceParams,
    query: InLanguage.extend({
      business_activity_id: Id.optional(),
      extra_data: text(2_000).optional(),
      location_type: Id.optional(),
    }),
    response: z.object({
      business_activity_id: z.number().int(),
      location_types: z.array(z.object({ id: z.number().int(), name: z.string() })),
      location_type_id: z.number().int(),
      number_of_employees: z.string(),
      /** Questions that change the plan; `selected` as the place says, or as its activity starts. */
      extra_data: z.array(
        z.object({ key: z.string(), name: z.string(), hint: z.string(), selected: z.boolean() }),
      ),
    }),
    summary: 'Options for the general data of the place',
  },
  foodGroups: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(GroupChoice),
    summary: 'Chosen food groups of the place, or its defaults',
  },
  productGroups: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(GroupChoice),
    summary: 'Chosen product groups of the place, or its defaults',
  },
  workGroups: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(z.object({ name: z.string(), email: z.string() })),
    summary: 'Proposed work groups, without those that the place has',
  },
  analyses: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        comment: z.string(),
        task_subtype_id: z.number().int(),
        task_frequency_type_id: z.number().int(),
        frequency: z.string(),
      }),
    ),
    summary: 'Analyses that the plan requires by the answers so far',
  },
} satisfies SchemaTable
