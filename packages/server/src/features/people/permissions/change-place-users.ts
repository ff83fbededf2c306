import type { placeUsers, PlaceUser } from '@larder/contract/permissions'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid, versionConflict } from '#kit/problem.ts'
import { setMemberships } from '../work-groups/set-memberships.ts'
import { enableWorkerOfUser, findWorkerOfUser } from '../workers/workers.queries.ts'
import { changeAccess, readLevel } from './change-access.ts'
import { endWhatNeedsAccess } from './end-access.ts'
import { findInvitedAccount } from './invited-account.ts'
import { lockOwners, revokePlace } from './members.queries.ts'
import { readPlaceUser, readPlaceUsers, withoutAccess } from './read-place-users.ts'

/** @throws Problem `conflict` for a person with access to the place, `invalid` where none is given */
export async function createPlaceUser(
  ctx: Ctx,
  { body }: Input<typeof placeUsers.create>,
): Promise<PlaceUser> {
  const at = placeOf(ctx)
  if (readLevel(body.access_level) === null && readLevel(body.company_access_level) === null)
    throw invalid('access_level', 'required')
  const { username, first_name, last_name, lang, sendEmail: send_email } = body
  const user_id = await findInvitedAccount(ctx, {
    company_id: at.company_id,
    username,
    first_name,
    last_name,
    lang,
    send_email,
  })
  const [before] = await readPlaceUsers(ctx, user_id)
  if (before && before.accessLevel !== null) throw conflict('This person has access already.')
  await changeAccess(ctx, at, { user_id, company_access_level: before?.company_access_level ?? null }, body)
  ctx.audit({
    entity: 'place_user',
    entity_id: user_id,
    detail: {
      access_level: body.access_level ?? null,
      company_access_level: body.company_access_level ?? null,
      place_accesses: body.place_accesses ?? [],
    },
  })
  return readPlaceUser(ctx, user_id)
}

/**
 * Names are the account's own; access and work groups change here. Changes of rights in a company wait for each
 * other. @throws Problem 409 where the rights are others than the user saw
 */
export async function changePlaceUser(
  ctx: Ctx,
  { params, body: { base_version, ...body } }: Input<typeof placeUsers.change>,
): Promise<PlaceUser> {
  await lockOwners(ctx.db, placeOf(ctx).company_id)
  const before = await readPlaceUser(ctx, params.id)
  if (base_version !== undefined && base_version !== before.version) throw versionConflict(before)
  await changeAccess(
    ctx,
    placeOf(ctx),
    { user_id: before.id, company_access_level: before.company_access_level },
    body,
  )
  if (body.groupsIds !== undefined) await setGroups(ctx, before.id, body.groupsIds)
  ctx.audit({
    entity: 'place_user',
    entity_id: before.id,
    detail: {
      before: {
        access_level: before.accessLevel,
        company_access_level: before.company_access_level,
        ...(body.groupsIds !== undefined && { groupsIds: before.groupsIds }),
      },
      ...body,
    },
  })
  const after = (await readPlaceUsers(ctx, before.id))[0] ?? withoutAccess(before)
  await endWhatNeedsAccess(ctx, placeOf(ctx).company_id, before.id)
  return after
}

/** A member of a group is a worker, with access by the company too. */
async function setGroups(ctx: Ctx, user_id: number, group_ids: readonly number[]): Promise<void> {
  const at = placeOf(ctx)
  const worker_id =
    (await findWorkerOfUser(ctx.db, at, user_id))?.id ??
    (group_ids.length > 0 ? await enableWorkerOfUser(ctx.db, at, user_id, ctx.now.toISOString()) : null)
  if (worker_id !== null) await setMemberships(ctx, at, { worker_id, field: 'groupsIds' }, group_ids)
}

/**
 * Takes the membership of the place. @throws Problem `invalid` `company_access` where access comes from the
 * company alone
 */
export async function removePlaceUser(
  ctx: Ctx,
  { params }: Input<typeof placeUsers.remove>,
): Promise<{ ok: true }> {
  const before = await readPlaceUser(ctx, params.id)
  if (before.accessLevel === null)
    throw invalid('id', 'company_access', 'The person has access by the company.')
  await revokePlace(ctx.db, placeOf(ctx), before.id)
  const worker = await findWorkerOfUser(ctx.db, placeOf(ctx), before.id)
  if (before.company_access_level === null && worker !== undefined)
    await setMemberships(ctx, placeOf(ctx), { worker_id: worker.id, field: 'id' }, [])
  await endWhatNeedsAccess(ctx, placeOf(ctx).company_id, before.id)
  ctx.audit({ entity: 'place_user', entity_id: before.id, detail: { access_level: before.accessLevel } })
  return { ok: true }
}
