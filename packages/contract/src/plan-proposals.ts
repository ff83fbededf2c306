/**
 * What a newer edition of the knowledge base would change in a plan, and the owner's decisions. Plan
 * specification, sections 2, 3 and 7.
 */
import { proposalKinds } from '@larder/core/haccp'
import { z } from 'zod'
import { InLanguage, PlaceParams, RowId, route } from './kit/index.ts'
import { PlanStatus } from './plans.ts'

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
  /** What differs, word by word, under its heading; limits and estimation among it. */
  lines: z.array(
    z.object({
      label: z.string(),
      pieces: z.array(z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) })),
    }),
  ),
  /** The place has words of its own here: they stay, whatever is decided. */
  keeps_own_words: z.boolean(),
  /** The law asks for more than what stands here now. */
  is_stricter_law: z.boolean(),
  from_version: z.number().int(),
  to_version: z.number().int(),
})
export type ChangeProposal = z.infer<typeof ChangeProposal>

const path = '/api/places/:placeId/food-safety-plans/change-proposals'

export const planProposals = {
  list: route({
    name: 'plan_proposals.list',
    method: 'GET',
    path,
    permission: 'plans.review',
    params: PlaceParams,
    query: InLanguage,
    response: z.array(ChangeProposal),
    summary: 'Changes that a newer edition of the knowledge base proposes, to be decided',
  }),
  decide: route({
    name: 'plan_proposals.decide',
    method: 'PUT',
    path,
    permission: 'plans.review',
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
    summary:
      'Decides all proposals at once: the plan follows the newer edition, what was rejected stays as it was',
  }),
}
