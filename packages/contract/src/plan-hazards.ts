/** A hazard of a plan as it is listed and as it is opened. */
import { z } from 'zod'

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
  /** «CCP 3», «oPRP 2» or «PRP». */
  label: z.string(),
  limits: z.array(z.string()),
  disabled_for_place: z.boolean(),
  unverified: z.boolean(),
})
export type HazardOfPlan = z.infer<typeof HazardOfPlan>

const LimitText = z.object({
  ids: z.array(z.string()), name: z.string(), value: z.string(), force: z.enum(['law', 'guide', 'practice']), force_text: z.string(),
  jurisdiction: z.string(), sources: z.string(), unverified: z.boolean(), lowered: z.string().nullable(),
})

export const HazardDetail = HazardOfPlan.extend({
  language: z.string(),
  texts: z.object({ hazard: z.string(), cause: z.string(), do: z.string(), check: z.string(), act: z.string() }),
  estimation: z.string(),
  adjustments: z.array(z.string()),
  decision: z.object({
    rule: z.string(),
    controlled_at: z.string().nullable(),
    codex: z.array(z.object({ question: z.string(), answer: z.boolean(), answer_text: z.string(), reason: z.string() })),
  }),
  limit_details: z.array(LimitText),
  tasks: z.array(z.object({ id: z.string(), name: z.string(), instruction: z.string(), frequency: z.string(), limit: z.string().nullable(), verification: z.string(), record: z.string() })),
  action: z.object({ product: z.string(), process: z.string(), record: z.string(), options: z.array(z.string()) }),
  programme: z.string(),
  sources: z.string(),
  /** «To be verified with your authority», or null. */
  unverified_note: z.string().nullable(),
})
export type HazardDetail = z.infer<typeof HazardDetail>
