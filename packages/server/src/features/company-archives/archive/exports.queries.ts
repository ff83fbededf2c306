/** SQL of exports that a company requested. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type ExportRow = {
  readonly id: number
  readonly asked_at: string
  readonly bytes_total: number | null
  readonly bytes_done: number
  readonly sha256: string | null
  readonly size: number | null
  readonly made_at: string | null
  readonly failed_at: string | null
  /** Of the key that signed it. */
  readonly key_fingerprint: string | null
}

const columns = [
  'id',
  'asked_at',
  'bytes_total',
  'bytes_done',
  'sha256',
  'size',
  'made_at',
  'failed_at',
  'key_fingerprint',
] as const

/** Those requested since then, newest first. */
export const listExportRows = (db: Db, company_id: number, since: string): Promise<ExportRow[]> =>
  db
    .selectFrom('company_exports')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('asked_at', '>', since)
    .orderBy('id', 'desc')
    .execute()

export const findExportRow = (db: Db, company_id: number, id: number): Promise<ExportRow | undefined> =>
  db
    .selectFrom('company_exports')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertExport = (
  db: Db,
  row: { readonly company_id: number; readonly asked_by: number; readonly asked_at: string },
): Promise<ExportRow> =>
  db.insertInto('company_exports').values(row).returning(columns).executeTakeFirstOrThrow()

type ExportKey = { readonly company_id: number; readonly id: number }

export const updateExport = (
  db: Db,
  { company_id, id }: ExportKey,
  change: Partial<Omit<ExportRow, 'id' | 'asked_at'>>,
): Promise<unknown> =>
  db
    .updateTable('company_exports')
    .set(change)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

/**
 * One export of a company is requested at a time: the other requests wait for the end of this transaction.
 */
export const lockExports = (db: Db, company_id: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('larder.company_exports'), ${company_id}::int)`.execute(db)
