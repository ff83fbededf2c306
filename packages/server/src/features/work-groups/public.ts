import type { Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { deleteMemberships, insertMemberships, listGroups } from './work-groups.queries.ts'

export { createWorkGroup } from './change-work-groups.ts'
export { listMemberships } from './work-groups.queries.ts'

/** The groups of the place that a person belongs to, and no others. @throws Problem 422 `unknown_group` */
export async function setMemberships(
  ctx: Ctx,
  at: PlaceKey,
  user_id: number,
  group_ids: readonly number[],
): Promise<void> {
  const known = new Set((await listGroups(ctx.db, at)).map(({ id }) => id))
  if (group_ids.some((id) => !known.has(id)))
    throw invalid('groupsIds', 'unknown_group', 'The place has no such group.')
  await deleteMemberships(ctx.db, at, user_id)
  await insertMemberships(ctx.db, at, user_id, [...new Set(group_ids)])
}
