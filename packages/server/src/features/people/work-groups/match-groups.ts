/**
 * Groups of a place for those of another place of the company: with the same name, made where there is none.
 */
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { createWorkGroup } from './change-work-groups.ts'
import { insertMemberships, listGroups } from './work-groups.queries.ts'

/** By the ids of `from`; ids that are none of its groups are left out. */
export async function matchGroups(
  ctx: Ctx,
  { from, to }: { readonly from: PlaceKey; readonly to: PlaceKey },
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const keyOf = (name: string): string => name.trim().toLowerCase()
  const groupIdsByName = new Map((await listGroups(ctx.db, to)).map(({ id, name }) => [keyOf(name), id]))
  const matched = new Map<number, number>()
  for (const { id, name } of (await listGroups(ctx.db, from)).filter((group) => ids.includes(group.id))) {
    const group =
      groupIdsByName.get(keyOf(name)) ??
      (
        await createWorkGroup(ctx, {
          params: { placeId: to.place_id },
          query: {},
          body: { name, email: '', is_disabled: false },
        })
      ).id
    groupIdsByName.set(keyOf(name), group)
    matched.set(id, group)
  }
  return matched
}

type Member = { readonly id: number; readonly groups: readonly number[] }

/** Puts workers of `to` into its groups for those of `from` that they name. */
export async function joinMatchingGroups(
  ctx: Ctx,
  places: { readonly from: PlaceKey; readonly to: PlaceKey },
  members: readonly Member[],
): Promise<void> {
  const groups = await matchGroups(
    ctx,
    places,
    members.flatMap((member) => member.groups),
  )
  const memberships = members.flatMap((member) =>
    member.groups.flatMap((group) => {
      const user_group_id = groups.get(group)
      return user_group_id === undefined ? [] : [{ worker_id: member.id, user_group_id }]
    }),
  )
  await insertMemberships(ctx.db, places.to, memberships)
}
