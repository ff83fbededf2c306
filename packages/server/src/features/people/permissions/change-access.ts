/**
 * The only code that changes access: levels of a company, of the current place and of its sibling places.
 * Users cannot give access that they do not manage, nor leave a company without an owner.
 */
import { NO_ACCESS } from '@larder/core/classifiers'
import { can } from '@larder/core/permissions'
import type { Ctx } from '#kit/context.ts'
import { Problem, invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { grantCompany, listPlaces, revokeCompany } from '#features/companies/public.ts'
import { enableWorkerOfUser } from '../workers/workers.queries.ts'
import { grantPlace, lockOwners, revokePlace } from './members.queries.ts'

type Level = string | null | undefined

export type Accesses = {
  readonly access_level?: Level
  readonly company_access_level?: Level
  readonly place_accesses?: readonly { readonly fhp_id: number; readonly access_level: Level }[] | undefined
}

/** Empty and `no_access` say the same as null. */
export const readLevel = (level: Level): string | null =>
  level == null || level === '' || level === NO_ACCESS ? null : level

/** @throws Problem `invalid` with code `last_owner` where the person is the company's only owner */
export async function keepAnOwner(
  ctx: Ctx,
  company_id: number,
  leaving: { readonly user_id: number; readonly field: string },
): Promise<void> {
  const owners = await lockOwners(ctx.db, company_id)
  if (owners.length === 1 && owners[0] === leaving.user_id)
    throw invalid(leaving.field, 'last_owner', 'A company needs an owner.')
}

/** A person with access to a place is a worker of it. Answers the id of the permission. */
export async function givePlace(
  ctx: Ctx,
  at: PlaceKey,
  { user_id, access_level }: { readonly user_id: number; readonly access_level: string },
): Promise<{ readonly id: number }> {
  const now = ctx.now.toISOString()
  const permission = await grantPlace(ctx.db, at, { user_id, access_level, created_at: now })
  await enableWorkerOfUser(ctx.db, at, user_id, now)
  return permission
}

async function setPlace(ctx: Ctx, at: PlaceKey, user_id: number, level: string | null): Promise<void> {
  if (level === null) await revokePlace(ctx.db, at, user_id)
  else await givePlace(ctx, at, { user_id, access_level: level })
}

type Person = {
  readonly user_id: number
  /** Level in the company before. */
  readonly company_access_level: string | null
}

async function setCompany(ctx: Ctx, company_id: number, person: Person, level: string | null): Promise<void> {
  if (level === person.company_access_level) return
  if (!can(ctx.actor, 'members.manage', { company_id }))
    throw new Problem('forbidden', 'You do not have sufficient permissions to do that.')
  if (level !== 'owner')
    await keepAnOwner(ctx, company_id, { user_id: person.user_id, field: 'company_access_level' })
  if (level === null) await revokeCompany(ctx.db, company_id, person.user_id)
  else
    await grantCompany(ctx.db, company_id, {
      user_id: person.user_id,
      access_level: level,
      created_at: ctx.now.toISOString(),
    })
}

/**
 * @throws Problem `invalid` for a place that is not the company's or not the actor's to manage, `forbidden`,
 * `last_owner`
 */
export async function changeAccess(
  ctx: Ctx,
  at: PlaceKey,
  person: Person,
  accesses: Accesses,
): Promise<void> {
  const siblings = accesses.place_accesses ?? []
  if (siblings.length > 0) {
    const there = new Set((await listPlaces(ctx.db, [at.company_id])).map(({ id }) => id))
    const wrong = siblings.findIndex(
      ({ fhp_id }) =>
        !there.has(fhp_id) ||
        !can(ctx.actor, 'place_users.manage', { company_id: at.company_id, place_id: fhp_id }),
    )
    if (wrong >= 0) throw invalid(`place_accesses.${wrong}.fhp_id`, 'unknown')
  }
  if (accesses.company_access_level !== undefined)
    await setCompany(ctx, at.company_id, person, readLevel(accesses.company_access_level))
  for (const { fhp_id, access_level } of siblings)
    await setPlace(
      ctx,
      { company_id: at.company_id, place_id: fhp_id },
      person.user_id,
      readLevel(access_level),
    )
  if (accesses.access_level !== undefined)
    await setPlace(ctx, at, person.user_id, readLevel(accesses.access_level))
}
