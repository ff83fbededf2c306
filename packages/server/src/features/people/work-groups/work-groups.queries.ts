/** SQL of work groups. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { accountOfWorker, shownName } from '#kit/worker-name.ts'

const columns = ['id', 'place_id', 'name', 'email', 'is_default', 'is_disabled', 'version'] as const

export type GroupRow = {
  readonly id: number
  readonly place_id: number
  readonly name: string
  readonly email: string
  readonly is_default: boolean
  readonly is_disabled: boolean
  readonly version: number
}

const rowsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('user_groups')
    .select(columns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

export const listGroups = (db: Db, at: PlaceKey) => rowsOf(db, at).orderBy('id').execute()
/** Locked for a change until the transaction ends. */
export const lockGroup = (db: Db, at: PlaceKey, id: number) =>
  rowsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export type GroupFields = {
  readonly name: string
  readonly email: string
  readonly is_disabled: boolean
}

export const insertGroup = (db: Db, at: PlaceKey, fields: GroupFields, created_at: string) =>
  db
    .insertInto('user_groups')
    .values({ ...at, ...fields, is_default: false, created_at })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateGroup = (db: Db, at: PlaceKey, id: number, fields: Partial<GroupFields>) =>
  db
    .updateTable('user_groups')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteGroup = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('user_groups')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

export type Membership = {
  readonly worker_id: number
  readonly user_id: number | null
  readonly user_group_id: number
}

/** Memberships of the place's workers; of one account where it is named. */
export async function listMemberships(
  db: Db,
  { company_id, place_id }: PlaceKey,
  user_id: number | null = null,
): Promise<readonly Membership[]> {
  const { rows } = await sql<Membership>`
    select m.worker_id, w.user_id, m.user_group_id from work_group_members m
    join workers w on w.company_id = m.company_id and w.id = m.worker_id and w.removed_at is null
    where w.company_id = ${company_id} and w.place_id = ${place_id}
      and (${user_id}::int is null or w.user_id = ${user_id}::int)
    order by m.user_group_id`.execute(db)
  return rows
}

export const deleteMemberships = (db: Db, company_id: number, worker_ids: readonly number[]) =>
  db
    .deleteFrom('work_group_members')
    .where('company_id', '=', company_id)
    .where('worker_id', 'in', worker_ids.length === 0 ? [0] : [...worker_ids])
    .execute()

export async function insertMemberships(
  db: Db,
  { company_id, place_id }: PlaceKey,
  memberships: readonly { readonly worker_id: number; readonly user_group_id: number }[],
): Promise<void> {
  if (memberships.length > 0)
    await sql`insert into work_group_members (company_id, place_id, user_group_id, worker_id)
      select ${company_id}, ${place_id}, g, w
        from unnest(${memberships.map(({ user_group_id }) => user_group_id)}::int[],
          ${memberships.map(({ worker_id }) => worker_id)}::int[]) as given(g, w)
      on conflict do nothing`.execute(db)
}

export type GroupWorker = { readonly user_group_id: number; readonly id: number; readonly name: string }

/**
 * The people of the place's groups, or of one of them: workers that are not disabled. The name is the
 * account's where the person has accepted an invitation, else as the place wrote it.
 */
export async function listGroupWorkers(
  db: Db,
  { company_id, place_id }: PlaceKey,
  group_id: number | null = null,
): Promise<readonly GroupWorker[]> {
  const { rows } = await sql<GroupWorker>`
    select m.user_group_id, w.id, ${shownName()} as name
    from work_group_members m
    join workers w on w.company_id = m.company_id and w.id = m.worker_id
    ${accountOfWorker()}
    where w.company_id = ${company_id} and w.place_id = ${place_id} and w.removed_at is null
      and not w.is_disabled and (${group_id}::int is null or m.user_group_id = ${group_id}::int)
    order by m.user_group_id, name, w.id`.execute(db)
  return rows
}
