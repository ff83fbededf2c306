/** SQL of devices and PINs. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { accountOfWorker, shownName } from '#kit/worker-name.ts'

export type DeviceRow = {
  readonly id: number
  readonly name: string
  readonly is_paired: boolean
  readonly created_at: string
  readonly last_seen_at: string | null
}

export const listDeviceRows = (db: Db, { company_id, place_id }: PlaceKey): Promise<DeviceRow[]> =>
  db
    .selectFrom('devices')
    .select(['id', 'name', 'created_at', 'last_seen_at'])
    .select(sql<boolean>`token_hash is not null`.as('is_paired'))
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()

export const insertDevice = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  row: {
    readonly name: string
    readonly code_hash: Buffer
    readonly code_expires_at: string
    readonly created_by: number | null
    readonly created_at: string
  },
): Promise<{ readonly id: number }> =>
  db
    .insertInto('devices')
    .values({ company_id, place_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Whether there was such a device. */
export async function revokeDevice(
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  now: string,
): Promise<boolean> {
  const done = await db
    .updateTable('devices')
    .set({ revoked_at: now, token_hash: null, code_hash: null })
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (done === undefined) return false
  await sql`select app.end_device_sessions(${id})`.execute(db)
  return true
}

export async function storeCode(
  db: Db,
  company_id: number,
  worker_id: number,
  code: {
    readonly code_hash: Buffer
    readonly code_expires_at: string
    readonly code_given_by: string | null
  },
): Promise<void> {
  await db
    .insertInto('worker_pins')
    .values({ company_id, worker_id, ...code })
    .onConflict((conflict) => conflict.columns(['company_id', 'worker_id']).doUpdateSet(code))
    .execute()
}

export type FoundDevice = PlaceKey & {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly lang: string
  readonly sealing_key: Buffer | null
}

export const findDevice = async (db: Db, token: Buffer): Promise<FoundDevice | undefined> =>
  (await sql<FoundDevice>`select * from app.find_device(${token})`.execute(db)).rows[0]

export const pairDevice = async (db: Db, code: Buffer, token: Buffer, now: string): Promise<boolean> =>
  (await sql<{ paired: boolean }>`select app.pair_device(${code}, ${token}, ${now}) as paired`.execute(db))
    .rows[0]?.paired ?? false

export const enterWorker = async (
  db: Db,
  token: Buffer,
  worker_id: number,
  now: string,
): Promise<number | null> =>
  (
    await sql<{
      user_id: number | null
    }>`select app.enter_worker(${token}, ${worker_id}, ${now}) as user_id`.execute(db)
  ).rows[0]?.user_id ?? null

/** The first key stays: PINs are sealed for it. */
export const keepSealingKey = (db: Db, { company_id, id }: FoundDevice, sealing_key: Buffer) =>
  db
    .updateTable('devices')
    .set({ sealing_key })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('sealing_key', 'is', null)
    .execute()

/** The account of worker `w` where the person signs in to it: not one for records alone, none that waits. */
const ownAccount = sql<number | null>`(case when not exists (select from pin_accounts a
    where a.company_id = w.company_id and a.user_id = w.user_id) and not exists (select from invitations i
    where i.company_id = w.company_id and i.user_id = w.user_id) then w.user_id end)`

export type PersonRow = {
  readonly id: number
  readonly name: string
  readonly has_pin: boolean
  /** They choose the PIN in the own account. */
  readonly has_account: boolean
  readonly user_id: number | null
  readonly lang: string | null
}

/** People who may sign in on a device of the place; a PIN counts where the account has chosen it. */
export async function listPeople(db: Db, { company_id, place_id }: PlaceKey): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select w.id, ${shownName()} as name, a.id as user_id, a.lang,
      ${ownAccount} is not null as has_account,
      n.pin_hash is not null and n.set_by is not distinct from ${ownAccount} as has_pin
    from workers w ${accountOfWorker()}
    left join users a on a.id = w.user_id and not exists (select from invitations i
      where i.company_id = w.company_id and i.user_id = a.id)
    left join worker_pins n on n.company_id = w.company_id and n.worker_id = w.id
    where w.company_id = ${company_id} and w.place_id = ${place_id} and w.removed_at is null
      and not w.is_disabled
    order by lower(${shownName()}), w.id`.execute(db)
  return rows
}

export type Try = {
  readonly pin_hash: string | null
  readonly code_hash: Buffer | null
  readonly code_expires_at: string | null
  readonly tries: number
  /** The person has an account, and has not chosen the PIN there. */
  readonly is_unconfirmed: boolean
  /** Of the try before. */
  readonly last_try_at: string | null
}

/** Counts a try at a PIN or its code before it is judged: a failed one counts too. */
export async function takeTry(
  db: Db,
  { company_id, place_id }: PlaceKey,
  worker_id: number,
): Promise<Try | undefined> {
  const { rows } = await sql<Try>`
    select n.pin_hash, n.code_hash, n.code_expires_at, n.tries, n.last_try_at,
      n.set_by is distinct from ${ownAccount} as is_unconfirmed from worker_pins n
    join workers w on w.company_id = n.company_id and w.id = n.worker_id and w.place_id = ${place_id}
      and w.removed_at is null and not w.is_disabled
    where n.company_id = ${company_id} and n.worker_id = ${worker_id} for update of n`.execute(db)
  return rows[0]
}

export const noteTry = (db: Db, company_id: number, worker_id: number, now: string) =>
  sql`update worker_pins set tries = tries + 1, last_try_at = ${now} where company_id = ${company_id}
    and worker_id = ${worker_id}`.execute(db)

export const storePin = (db: Db, company_id: number, worker_id: number, pin_hash: string) =>
  db
    .updateTable('worker_pins')
    .set((row) => ({
      pin_hash,
      set_by: null,
      given_by: row.ref('code_given_by'),
      code_hash: null,
      code_expires_at: null,
      code_given_by: null,
      tries: 0,
    }))
    .where('company_id', '=', company_id)
    .where('worker_id', '=', worker_id)
    .execute()

/** Notes that the person was asked to choose a PIN in the own account; false where something was there. */
export const noteAsked = async (db: Db, company_id: number, worker_id: number): Promise<boolean> =>
  (await db
    .insertInto('worker_pins')
    .values({ company_id, worker_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('worker_id')
    .executeTakeFirst()) !== undefined

/** Who gives a code or asks for a PIN, and where. */
export async function readGiver(
  db: Db,
  { company_id, place_id }: PlaceKey,
  user_id: number,
): Promise<{ readonly giver: string; readonly company: string; readonly place: string }> {
  const { rows } = await sql<{ giver: string; company: string; place: string }>`
    select coalesce((select btrim(concat_ws(' ', u.firstname, u.lastname)) from users u
      where u.id = ${user_id}), '') as giver, c.name as company, p.name as place
    from places p join companies c on c.id = p.company_id
    where p.company_id = ${company_id} and p.id = ${place_id}`.execute(db)
  return rows[0] ?? { giver: '', company: '', place: '' }
}

/** Undefined for an account without access to the company. */
export const findUsernameOf = async (db: Db, user_id: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('username').where('id', '=', user_id).executeTakeFirst())?.username

/** The account of a worker, which chooses the PIN; null for people without one. */
export const findOwnAccount = async (db: Db, company_id: number, worker_id: number): Promise<number | null> =>
  (
    await sql<{ user_id: number | null }>`
      select ${ownAccount} as user_id from workers w
      where w.company_id = ${company_id} and w.id = ${worker_id}`.execute(db)
  ).rows[0]?.user_id ?? null

/** The account that entries of the worker name. */
export const findLinked = async (db: Db, company_id: number, id: number): Promise<number | null> =>
  (
    await db
      .selectFrom('workers')
      .select('user_id')
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.user_id ?? null

export type OwnPin = {
  readonly worker_id: number
  readonly company: string
  readonly place: string
  readonly has_pin: boolean
}

/** Places with tablets at which the account works. */
export const listOwnPins = async (db: Db): Promise<readonly OwnPin[]> =>
  (await sql<OwnPin>`select * from app.own_pins()`.execute(db)).rows

/** The place of the worker; undefined where the account is not this worker. */
export const storeOwnPin = async (
  db: Db,
  worker_id: number,
  pin_hash: string,
): Promise<PlaceKey | undefined> =>
  (await sql<PlaceKey>`select * from app.set_own_pin(${worker_id}, ${pin_hash})`.execute(db)).rows[0]

/** False where this encrypted PIN has been judged before. Old ones are too old to be opened again. */
export async function useSealedPin(
  db: Db,
  { company_id, id }: FoundDevice,
  digest: Buffer,
  now: Date,
): Promise<boolean> {
  const forgotten = new Date(now.getTime() - USED_DAYS * 86_400_000).toISOString()
  await db
    .deleteFrom('used_pins')
    .where('company_id', '=', company_id)
    .where('device_id', '=', id)
    .where('used_at', '<', forgotten)
    .execute()
  const used = await db
    .insertInto('used_pins')
    .values({ company_id, device_id: id, digest, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Longer than an encrypted PIN can be opened, with a clock that is a day ahead. */
const USED_DAYS = 16

/** Whether the place has this worker, and they are not disabled. */
export const isWorkerOf = async (db: Db, { company_id, place_id }: PlaceKey, id: number): Promise<boolean> =>
  (await db
    .selectFrom('workers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('is_disabled', '=', false)
    .executeTakeFirst()) !== undefined
