/** SQL of workers. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { accountOfWorker } from '#kit/worker-name.ts'

export type WorkerRow = {
  readonly id: number
  readonly place_id: number
  readonly user_id: number | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly position: string
  readonly idcode: string
  readonly is_disabled: boolean
  readonly kept_level: string | null
  readonly stop_notification_cert: boolean
  readonly stop_notification_training: boolean
  /** Whether names and address are those of an account. */
  readonly has_account: boolean
  readonly is_invited: boolean
  readonly access_level: string | null
  readonly company_access_level: string | null
  readonly groups: readonly number[]
  readonly version: number
}

/** Workers of the place by name, or one of them. */
export async function listWorkerRows(
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number | null = null,
): Promise<readonly WorkerRow[]> {
  const { rows } = await sql<WorkerRow>`
    select w.id, w.place_id, w.user_id, w.version, coalesce(u.firstname, w.first_name) as first_name,
      coalesce(u.lastname, w.last_name) as last_name, coalesce(u.username, w.email) as email, w.phone,
      w.position, w.idcode, w.is_disabled, w.kept_level, w.stop_notification_cert,
      w.stop_notification_training, u.id is not null as has_account,
      exists (select from invitations i where i.company_id = w.company_id and i.user_id = w.user_id)
        as is_invited,
      p.access_level, c.access_level as company_access_level, coalesce(g.ids, '{}') as groups
    from workers w
    ${accountOfWorker()}
    left join place_members p on p.company_id = w.company_id and p.place_id = w.place_id
      and p.user_id = w.user_id
    left join company_members c on c.company_id = w.company_id and c.user_id = w.user_id
    left join lateral (select array_agg(m.user_group_id order by m.user_group_id) as ids
      from work_group_members m where m.company_id = w.company_id and m.worker_id = w.id) g on true
    where w.company_id = ${company_id} and w.place_id = ${place_id} and w.removed_at is null
      and (${id}::int is null or w.id = ${id}::int)
    order by lower(coalesce(u.firstname, w.first_name)), lower(coalesce(u.lastname, w.last_name)), w.id`.execute(
    db,
  )
  return rows
}

export async function languageOfPlace(db: Db, { company_id, place_id }: PlaceKey): Promise<string> {
  const place = await db
    .selectFrom('places')
    .select('preferred_language')
    .where('company_id', '=', company_id)
    .where('id', '=', place_id)
    .executeTakeFirst()
  return place?.preferred_language ?? 'en'
}

/** Locked until the transaction ends; undefined where the place has no such worker. */
export async function lockWorker(db: Db, at: PlaceKey, id: number): Promise<WorkerRow | undefined> {
  await db
    .selectFrom('workers')
    .select('id')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return (await listWorkerRows(db, at, id))[0]
}

export type WorkerFields = {
  readonly user_id: number | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly position: string
  readonly idcode: string
  readonly is_disabled: boolean
  readonly kept_level: string | null
  readonly stop_notification_cert: boolean
  readonly stop_notification_training: boolean
}

/** An account that exists for a PIN alone has the name that the place gives; no other one changes. */
export const nameAccountOfPin = (
  db: Db,
  user_id: number,
  { first_name, last_name }: { readonly first_name: string; readonly last_name: string },
) => sql`select app.name_pin_account(${user_id}, ${first_name}, ${last_name})`.execute(db)

/** Answers the ids in the order of the rows. */
export async function insertWorkers(
  db: Db,
  at: PlaceKey,
  rows: readonly Partial<WorkerFields>[],
  now: string,
): Promise<number[]> {
  if (rows.length === 0) return []
  const newRows = await db
    .insertInto('workers')
    .values(
      rows.map(({ first_name = '', ...fields }) => ({
        ...fields,
        first_name,
        ...at,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute()
  return newRows.map(({ id }) => id)
}

export const updateWorker = (
  db: Db,
  company_id: number,
  id: number,
  { now, ...fields }: Partial<WorkerFields> & { readonly now: string },
) =>
  db
    .updateTable('workers')
    .set({ ...fields, updated_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

/** Erases what is personal; the row stays for the records that name it. */
export const eraseWorker = (db: Db, company_id: number, id: number, now: string) =>
  db
    .updateTable('workers')
    .set({
      user_id: null,
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      position: '',
      idcode: '',
      kept_level: null,
      is_disabled: true,
      removed_at: now,
      updated_at: now,
    })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

/** The worker of the account at the place. */
export const findWorkerOfUser = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  user_id: number,
): Promise<{ readonly id: number } | undefined> =>
  db
    .selectFrom('workers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/**
 * The worker of an account with access to the place, made where there is none. Access that is given anew
 * enables a disabled one.
 */
export async function enableWorkerOfUser(
  db: Db,
  { company_id, place_id }: PlaceKey,
  user_id: number,
  now: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into workers as w (company_id, place_id, user_id, first_name, last_name, email, created_at,
      updated_at)
    select ${company_id}, ${place_id}, u.id, u.firstname, u.lastname,
      case when coalesce(i.email, u.username) like '%@no-email.larder' then ''
        else coalesce(i.email, u.username) end, ${now}, ${now}
    from users u left join invitations i on i.company_id = ${company_id} and i.user_id = u.id
    where u.id = ${user_id}
    on conflict (company_id, place_id, user_id) where removed_at is null
      do update set is_disabled = false, kept_level = null returning w.id`.execute(db)
  return rows[0]?.id ?? 0
}

export type WorkerOfUser = { readonly id: number; readonly user_id: number; readonly place_id: number }

/** The workers that these accounts are at the company's places. */
export async function listWorkersOfUsers(
  db: Db,
  company_id: number,
  user_ids: readonly number[],
): Promise<readonly WorkerOfUser[]> {
  const { rows } = await sql<WorkerOfUser>`
    select id, user_id, place_id from workers where company_id = ${company_id} and removed_at is null
      and user_id = any (${[...user_ids]}::int[])`.execute(db)
  return rows
}

type Imported = {
  readonly id: number
  readonly person: {
    readonly email: string
    readonly phone: string
    readonly position: string
    readonly idcode: string
  }
}

/** Fills in what an import says of people that exist; an empty cell changes nothing, an address stays. */
export async function updateImported(
  db: Db,
  { company_id, place_id }: PlaceKey,
  rows: readonly Imported[],
  now: string,
): Promise<void> {
  if (rows.length === 0) return
  const personRows = rows.map(({ id, person: { email, phone, position, idcode } }) => ({
    id,
    email,
    phone,
    position,
    idcode,
  }))
  await sql`update workers w set email = coalesce(nullif(w.email, ''), g.email),
      phone = coalesce(nullif(g.phone, ''), w.phone),
      position = coalesce(nullif(g.position, ''), w.position),
      idcode = coalesce(nullif(g.idcode, ''), w.idcode), updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(personRows)}::jsonb)
      as g(id int, email text, phone text, position text, idcode text)
    where w.company_id = ${company_id} and w.place_id = ${place_id} and w.id = g.id`.execute(db)
}
