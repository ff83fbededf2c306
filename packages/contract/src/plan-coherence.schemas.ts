import { findingKinds, mendNames } from '@larder/core/coherence'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { InLanguage, PlaceParams, requiredText, text } from './kit/fields.schemas.ts'

export const Finding = z.object({
  /** The same as long as the same is wrong: `limit_differs:T-fridge`. */
  id: z.string(),
  kind: z.enum(findingKinds),
  /** How the task's limit or schedule stands to the plan's. */
  direction: z.enum(['laxer', 'stricter', 'other']).nullable(),
  /** A CCP or oPRP is watched less than the plan says. */
  is_critical: z.boolean(),
  task_id: z.number().int().nullable(),
  task_name: z.string(),
  /** The step and the unit whose range differs; empty for the task's own limit. */
  step_name: z.string(),
  unit_name: z.string(),
  hazards: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      name: z.string(),
      section_name: z.string(),
      label: z.string(),
      /** Of which product group's analysis; null = of the place's. */ group: z.string().nullable(),
    }),
  ),
  /** Limit or frequency in words; null = none. */
  plan_value: z.string().nullable(),
  task_value: z.string().nullable(),
  mends: z.array(z.enum(mendNames)),
})
export type Finding = Wire<typeof Finding>

export const PlanCoherence = z.object({
  /** False before the first plan is generated: there is nothing to compare. */
  has_plan: z.boolean(),
  is_coherent: z.boolean(),
  checked: z.object({ ccps: z.number().int(), oprps: z.number().int(), tasks: z.number().int() }),
  findings: z.array(Finding),
})
export type PlanCoherence = Wire<typeof PlanCoherence>

export const planCoherenceSchemas = {
  get: {
    params: PlaceParams,
    query: InLanguage,
    response: PlanCoherence,
    summary: 'Present differences between the plan and the monitoring tasks of the place',
  },
  mend: {
    params: PlaceParams,
    query: InLanguage,
    body: z.object({
      finding: requiredText(120),
      mend: z.enum(mendNames),
      /** The reason; shown in the list of changes where the plan changes. */ reason: text(1_000).default(''),
    }),
    response: PlanCoherence,
    summary: 'Fixes one finding and returns the remaining ones; a finding that is gone changes nothing',
  },
} satisfies SchemaTable
