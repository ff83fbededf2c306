import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { ProgressItem } from '@larder/core/places'

const columns = [
  'id',
  'name',
  'address',
  'email',
  'reg_code',
  'vat_number',
  'country_id',
  'state_id',
  'preferred_language',
  'volume_system',
  'weight_system',
  'temperature_scale',
  'production_currency_id',
  'date_format_id',
  'entry_created_at_hidden',
  'is_temp_predictions_enabled',
  'sales_pipe_type',
  'trial_end_date',
  'version',
] as const

export type CompanyRow = Awaited<ReturnType<typeof listCompanies>>[number]

/** Those of the transaction's tenancy that are not removed, by id. */
export const listCompanies = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('companies')
    .select([...columns, sql<ProgressItem[]>`onboarding_progress`.as('onboarding_progress')])
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()

export const listPlaces = (db: Db, company_ids: readonly number[]) =>
  db
    .selectFrom('places')
    .select(['id', 'company_id', 'name', 'timezone'])
    .where('company_id', 'in', company_ids.length === 0 ? [0] : [...company_ids])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()

/** An id for a company that does not exist yet, admitted to the tenancy of this transaction. */
export async function reserveCompanyId(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('companies', 'id'))::int as id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`select app.admit(${id}::int)`.execute(db)
  return id
}

export type CompanyWrite = {
  name: string
  address: string
  email: string
  reg_code: string | null
  vat_number: string | null
  country_id: number
  state_id: number | null
  preferred_language: string
  volume_system: number
  weight_system: number
  temperature_scale: number
  production_currency_id: number | null
  date_format_id: number
  entry_created_at_hidden: boolean
  is_temp_predictions_enabled?: boolean
}

/** Removed companies count: otherwise removing would make room for any number. */
export async function countCompaniesBy(db: Db, user_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select app.count_companies_by(${user_id}) as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export const insertCompany = (
  db: Db,
  row: CompanyWrite & {
    id: number
    sess_id: string | null
    trial_end_date: string
    created_by: number
    created_at: string
  },
) => db.insertInto('companies').values(row).execute()

export const updateCompany = (db: Db, id: number, row: CompanyWrite) =>
  db.updateTable('companies').set(row).where('id', '=', id).execute()

export const removeCompanyRow = (db: Db, id: number, removed_at: string) =>
  db
    .updateTable('companies')
    .set({ removed_at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()

/** The stored onboarding progress, held until the end of the transaction. */
export async function lockCompanyProgress(db: Db, id: number): Promise<ProgressItem[]> {
  const row = await db
    .selectFrom('companies')
    .select(sql<ProgressItem[]>`onboarding_progress`.as('progress'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.progress
}

export const storeCompanyProgress = (db: Db, id: number, progress: readonly ProgressItem[]) =>
  db
    .updateTable('companies')
    .set({ onboarding_progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .execute()
