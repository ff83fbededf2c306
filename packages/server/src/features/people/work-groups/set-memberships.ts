import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { deleteMemberships, insertMemberships, listGroups } from './work-groups.queries.ts'

/**
 * The groups of the place that a worker belongs to, and no others. `field` names them in the request.
 * @throws Problem 422 `unknown_group`
 */
export async function setMemberships(
  ctx: Ctx,
  at: PlaceKey,
  { worker_id, field }: { readonly worker_id: number; readonly field: string },
  group_ids: readonly number[],
): Promise<void> {
  const placeGroupIds = new Set((await listGroups(ctx.db, at)).map(({ id }) => id))
  if (group_ids.some((id) => !placeGroupIds.has(id)))
    throw invalid(field, 'unknown_group', 'The place has no such group.')
  await deleteMemberships(ctx.db, at.company_id, [worker_id])
  await insertMemberships(
    ctx.db,
    at,
    [...new Set(group_ids)].map((user_group_id) => ({ worker_id, user_group_id })),
  )
}
