/** The owner takes the rounds: single tasks end, their entries stay, lines continue them. */
import type { ResponseOf } from '@larder/contract/kit'
import type { roundChange } from '@larder/contract/round-change'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { conflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { readStatus } from '../generate/read-status.ts'
import { makeAgain, storeAgain } from '../generate/remake-plan.ts'
import { lockPlan, newestEdition, noteEdit, setRestVersion } from '#features/plan-data/public.ts'
import { decideAll } from '../proposals/review-proposals.ts'
import { findOldForm, openedProposals, type OldForm } from './round-change.ts'

/**
 * Accepts tasks, programs, analyses and duties of the newest edition; its hazards and limits as the owner
 * says. A confirmed plan has to be confirmed again. @throws Problem 409 where the tasks are rounds already;
 * 422 where what is kept has no ground in the newest edition.
 */
export async function acceptRounds(
  ctx: Ctx,
  { params, body }: Input<typeof roundChange.accept>,
): Promise<ResponseOf<typeof roundChange.accept>> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const old = await findOldForm(ctx, at)
  if (old === null) throw conflict('The tasks of this place are rounds already.')
  const open = await openedProposals(ctx, at, old)
  if (open.length === 0) return remakeWithRounds(ctx, at, old)
  const decisions = open.map(({ id, kind }) => ({
    proposal_id: id,
    change_decision_type_id:
      kind === 'other' || body.other_changes === 'accept' ? (1 as const) : (2 as const),
  }))
  return decideAll(ctx, { params, query: {}, body: { decisions } })
}

/** Nothing else differs: the owner had kept the tasks of an older edition, or the rounds alone are new. */
async function remakeWithRounds(
  ctx: Ctx,
  at: PlaceKey,
  { row }: OldForm,
): Promise<ResponseOf<typeof roundChange.accept>> {
  const { plan, flow, is_outdated, knowledge_version } = row
  if (flow === null) throw conflict('The plan has to be generated first.')
  await setRestVersion(ctx.db, at, null)
  const newPlans = await makeAgain(ctx, at, plan, newestEdition)
  const { sha256 } = await storeAgain(ctx, at, newPlans, {
    before: { plan, flow },
    edition: newestEdition,
    is_outdated,
  })
  const detail = { from_version: knowledge_version, to_version: newestEdition.version, approved: ['other'] }
  await noteEdit(ctx, at, { sections: ['monitoring-tasks'], code: 'proposals_decided', detail })
  ctx.audit({ entity: 'plan', entity_id: row.id, detail: { ...detail, sha256 } })
  return readStatus(ctx.db, at)
}
