import { createHash } from 'node:crypto'
import type { PlaceUser } from '@larder/contract/permissions'
import { rolesOf } from '@larder/core/classifiers'
import { can } from '@larder/core/permissions'
import { placeOf, type Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { listPlaces, type PlaceName } from '#features/companies/public.ts'
import { listMemberships } from '../work-groups/work-groups.queries.ts'
import { listWorkersOfUsers, type WorkerOfUser } from '../workers/workers.queries.ts'
import { listAccesses, listMembers, type AccessRow, type MemberRow } from './members.queries.ts'

/** Who has access to the place of the request; one person when named. */
export async function readPlaceUsers(ctx: Ctx, user_id: number | null = null): Promise<PlaceUser[]> {
  const at = placeOf(ctx)
  const members = await listMembers(ctx.db, at, user_id)
  const managed = (await listPlaces(ctx.db, [at.company_id])).filter(({ id }) =>
    can(ctx.actor, 'place_users.manage', { company_id: at.company_id, place_id: id }),
  )
  const accesses = await listAccesses(
    ctx.db,
    at.company_id,
    members.map(({ id }) => id),
  )
  const workers = await listWorkersOfUsers(
    ctx.db,
    at.company_id,
    members.map(({ id }) => id),
  )
  const memberships = await listMemberships(ctx.db, at, user_id)
  return members.map((member) =>
    versioned({
      ...present(member, managed, {
        accesses: accesses.filter((one) => one.user_id === member.id),
        workers: workers.filter((one) => one.user_id === member.id),
      }),
      groupsIds: memberships
        .filter((one) => one.user_id === member.id)
        .map(({ user_group_id }) => user_group_id),
    }),
  )
}

/** Rights are in several tables, which count no version: it is a hash of what is shown of them. */
function versioned(user: Omit<PlaceUser, 'version'>): PlaceUser {
  const { accessLevel, company_access_level, place_accesses, groupsIds } = user
  const rights = [
    accessLevel,
    company_access_level,
    place_accesses.map(({ fhp_id, access_level }) => [fhp_id, access_level]),
    groupsIds.toSorted((a, b) => a - b),
  ]
  const hash = createHash('sha256').update(JSON.stringify(rights)).digest()
  return { ...user, version: (hash.readUInt32BE() >>> 1) + 1 }
}

function present(
  member: MemberRow,
  managed: readonly PlaceName[],
  {
    accesses,
    workers,
  }: { readonly accesses: readonly AccessRow[]; readonly workers: readonly WorkerOfUser[] },
): Omit<PlaceUser, 'groupsIds' | 'version'> {
  const levels = new Map(accesses.map(({ place_id, access_level }) => [place_id, access_level]))
  return {
    id: member.id,
    name: `${member.firstname} ${member.lastname}`.trim(),
    first_name: member.firstname,
    last_name: member.lastname,
    email: member.username,
    has_seen_intro_slides: member.has_seen_intro_slides,
    accessLevel: member.access_level,
    company_access_level: member.company_access_level,
    roles: [...new Set([...rolesOf(member.company_access_level), ...rolesOf(member.access_level)])],
    status: member.is_invited ? 'invited' : 'active',
    permission_id: member.permission_id,
    company_permission_id: member.company_permission_id,
    place_accesses: managed.map(({ id, name }) => {
      const access_level = levels.get(id) ?? null
      const worker = workers.find(({ place_id }) => place_id === id)
      return {
        fhp_id: id,
        fhp_name: name,
        access_level,
        roles: rolesOf(access_level),
        worker: worker === undefined ? null : { id: worker.id },
      }
    }),
  }
}

/** @throws Problem `not_found` where the account has no access to the place */
export async function readPlaceUser(ctx: Ctx, user_id: number): Promise<PlaceUser> {
  const [user] = await readPlaceUsers(ctx, user_id)
  if (!user) throw notFound('User')
  return user
}

/** The person after all access was removed, as the list shows them. */
export const withoutAccess = (user: PlaceUser): PlaceUser =>
  versioned({
    ...user,
    accessLevel: null,
    company_access_level: null,
    roles: [],
    permission_id: null,
    company_permission_id: null,
    place_accesses: user.place_accesses.map((access) => ({ ...access, access_level: null, roles: [] })),
  })
