/** SQL of devices and PINs. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { accountOfWorker, shownName } from '#features/workers/public.ts'

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
  return done !== undefined
}

export async function storeCode(
  db: Db,
  company_id: number,
  worker_id: number,
  code: { readonly code_hash: Buffer; readonly code_expires_at: string },
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

export type PersonRow = {
  readonly id: number
  readonly name: string
  readonly has_pin: boolean
  readonly user_id: number | null
  readonly lang: string | null
}

/** People who may sign in on a device of the place. */
export async function listPeople(db: Db, { company_id, place_id }: PlaceKey): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select w.id, ${shownName()} as name, n.pin_hash is not null as has_pin, a.id as user_id, a.lang
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
    select n.pin_hash, n.code_hash, n.code_expires_at, n.tries, n.last_try_at from worker_pins n
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
    .set({ pin_hash, code_hash: null, code_expires_at: null, tries: 0 })
    .where('company_id', '=', company_id)
    .where('worker_id', '=', worker_id)
    .execute()
