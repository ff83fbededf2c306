import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { InLanguage, PlaceItemParams, PlaceParams, requiredText, RowId } from './kit/fields.schemas.ts'

const Frequency = z.object({
  task_frequency_type_id: z.number().int(),
  /** In the language of the query. */
  name: z.string(),
  /** Local wall times, `HH:mm`. */
  times: z.array(z.string()),
})

/** Of the last 30 days. */
const Evidence = z.object({
  days: z.number().int(),
  due: z.number().int(),
  filled: z.number().int(),
  readings: z.number().int(),
  within: z.number().int(),
  breaches: z.number().int(),
})

export const FrequencyProposal = z.object({
  task_id: z.number().int(),
  /** Of the task: a decision names the one that was read. */
  version: z.number().int(),
  task_name: z.string(),
  /** `lower`: days without a breach; `raise`: a breach on a line that is checked less often than planned. */
  kind: z.enum(['lower', 'raise']),
  from: Frequency,
  to: Frequency,
  evidence: Evidence,
})
export type FrequencyProposal = Wire<typeof FrequencyProposal>

export const frequenciesSchemas = {
  proposals: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(FrequencyProposal),
    summary: 'Lines of the plan that may be checked less often, or are to be checked as planned again',
  },
  decide: {
    params: PlaceItemParams,
    query: InLanguage,
    body: z.object({
      decision: z.enum(['accept', 'keep']),
      reason: requiredText(2_000),
      version: RowId,
    }),
    response: z.array(FrequencyProposal),
    summary: 'Accepts the proposal for a task or keeps its frequency for 30 days; answers what is still open',
  },
} as const satisfies SchemaTable
