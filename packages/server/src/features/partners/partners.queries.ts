/** SQL of partners. */
import { Partner } from '@larder/contract/partners.schemas'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** As the contract has it. */
const columns = Partner.keyof().options

const rowsOf = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('partners')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)

export const listPartnerRows = (db: Db, at: PlaceKey): Promise<Partner[]> =>
  rowsOf(db, at)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
export const lockPartner = (db: Db, at: PlaceKey, id: number): Promise<Partner | undefined> =>
  rowsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

export type NewPartners = {
  readonly names: readonly string[]
  readonly created_by: number | null
  readonly now: string
}

/** Returns the new ones; an existing name, ignoring case, stays as it is. */
export async function insertPartners(
  db: Db,
  { company_id, place_id }: PlaceKey,
  { names, created_by, now }: NewPartners,
): Promise<readonly Partner[]> {
  const { rows } = await sql<Partner>`
    insert into partners (company_id, place_id, name, created_by, created_at, updated_at)
    select ${company_id}, ${place_id}, name, ${created_by}, ${now}, ${now}
      from unnest(${[...names]}::text[]) as given(name)
    on conflict (company_id, place_id, lower(name)) do nothing
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db)
  return rows
}

/** The id of the partner of this name, ignoring case. @throws where the place has none */
export const findPartner = async (db: Db, at: PlaceKey, name: string): Promise<number> =>
  (
    await rowsOf(db, at)
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
      .executeTakeFirstOrThrow()
  ).id

export async function isTaken(
  db: Db,
  at: PlaceKey,
  { name, id }: { readonly name: string; readonly id: number },
): Promise<boolean> {
  const partner = await rowsOf(db, at)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  return partner !== undefined
}

export const updatePartner = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  row: Partial<Omit<Partner, 'id'>> & { readonly updated_at: string },
) =>
  db
    .updateTable('partners')
    .set(row)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()

/** Where it has none. */
export const giveGln = (db: Db, { company_id, place_id }: PlaceKey, id: number, gln: string) =>
  db
    .updateTable('partners')
    .set({ gln })
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .where('gln', '=', '')
    .execute()
