import { proposalKinds } from '@larder/core/haccp'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { InLanguage, PlaceParams, RowId } from './kit/fields.schemas.ts'
import { PlanStatus } from './plans.schemas.ts'

const Texts = z.object({ hazard: z.string(), do: z.string(), check: z.string(), act: z.string() })

export const ChangeProposal = z.object({
  proposal_id: z.number().int(),
  /** A hazard, a limit with all hazards and tasks that carry it, or everything else together. */
  kind: z.enum(proposalKinds),
  /** Name of the product group whose analysis it is about; empty for the place. */
  group: z.string(),
  /** Name of the hazard or the limit; empty for everything else. */
  title: z.string(),
  /** The steps at which it stands. */
  steps: z.array(z.string()),
  is_new: z.boolean(),
  /** The newer edition has it no more. */
  is_removed: z.boolean(),
  current: Texts,
  new: Texts,
  /** The differences, word by word, under their heading; limits and estimation among them. */
  lines: z.array(
    z.object({
      label: z.string(),
      pieces: z.array(z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) })),
    }),
  ),
  /** The place has its own words here: they stay after either decision. */
  keeps_own_words: z.boolean(),
  /** The law is stricter than the present value. */
  is_stricter_law: z.boolean(),
  from_version: z.number().int(),
  to_version: z.number().int(),
})
export type ChangeProposal = Wire<typeof ChangeProposal>

export const planProposalsSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(ChangeProposal),
    summary: 'Changes that a newer edition of the knowledge base proposes, to be decided',
  },
  decide: {
    params: PlaceParams,
    body: z.object({
      decisions: z
        .array(
          z.object({
            proposal_id: RowId,
            /** 1 approved, 2 rejected. */ change_decision_type_id: z.literal([1, 2]),
          }),
        )
        .min(1)
        .max(2_000),
    }),
    response: PlanStatus,
    summary: 'Decides all proposals at once: the plan follows the newer edition except for rejected parts',
  },
} satisfies SchemaTable
