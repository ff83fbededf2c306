import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { BaseQuery, Done, InLanguage, PlaceItemParams, PlaceParams } from './kit/fields.schemas.ts'
import { CustomAnalysis, CustomAnalysisChange, CustomAnalysisInput } from './plan-inputs.schemas.ts'
import { Criterion } from './task-parts.schemas.ts'

const verdicts = z.enum(['satisfactory', 'acceptable', 'unsatisfactory'])

export const Analysis = z.object({
  /** Of the stored row; null = as the knowledge base has it. */
  id: z.number().int().nullable(),
  /** Fact id in the knowledge base; null = the place's own. */
  default_key: z.string().nullable(),
  is_custom: z.boolean(),
  is_water_source: z.boolean(),
  is_disabled: z.boolean(),
  title: z.string(),
  /** The same name, of the place's own alone. */
  task_desc: z.string().optional(),
  comment: z.string(),
  task_subtype_id: z.number().int(),
  task_frequency_type_id: z.number().int(),
  custom_frequency: z.string(),
  /** In words. */
  frequency: z.string(),
  criteria: z.array(Criterion),
  /** Of the stored row; 0 = none. */
  version: z.number().int(),
  /** Its task of type 2; null = the plan was not generated since it is there. */
  task_id: z.number().int().nullable(),
  status: z.enum(['due', 'overdue', 'ok']),
  /** `YYYY-MM-DD` at the place, and whether it was as it must be; null = none yet. */
  last_result: z.object({ date: z.string(), is_good: z.boolean() }).nullable(),
})
export type Analysis = Wire<typeof Analysis>

export const AnalysisResult = z.object({
  entry_id: z.number().int(),
  uuid: z.string(),
  /** Local day that the result was entered for, `YYYY-MM-DD`. */
  date: z.string(),
  laboratory: z.string(),
  is_good: z.boolean(),
  files: z.number().int(),
  values: z.array(
    z.object({
      parameter: z.string(),
      value: z.string(),
      /** The highest of the samples, in the criterion's unit. */
      reading: z.number().nullable(),
      criterion: Criterion.nullable(),
      verdict: verdicts.nullable(),
    }),
  ),
})
export type AnalysisResult = Wire<typeof AnalysisResult>

export const analysesSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(Analysis),
    summary:
      "Laboratory analyses that the plan asks for and those of the place's own, with their last results",
  },
  create: {
    params: PlaceParams,
    body: CustomAnalysisInput,
    response: CustomAnalysis,
    summary: "Adds an analysis of the place's own, or changes one of the knowledge base for the place",
  },
  change: {
    params: PlaceItemParams,
    body: CustomAnalysisChange,
    response: CustomAnalysis,
    summary: 'Changes a stored analysis; 409 with the current one if another user has changed it',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary:
      "Removes an analysis of the place's own; one of the knowledge base is as that has it again. Results stay",
  },
  results: {
    params: PlaceItemParams,
    response: z.array(AnalysisResult),
    summary: 'Results of an analysis by its task, newest first, at most 500, with how each value was judged',
  },
} satisfies SchemaTable
