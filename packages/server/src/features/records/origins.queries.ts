/** SQL of the installations that companies came from. */
import { asOperator, type Db } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'

/** The keys that signed the archives of imported companies, in the order of their imports. */
export const listOrigins = ({ pool }: Platform) =>
  asOperator(pool, (db) =>
    db
      .selectFrom('imported_chains')
      .select(['company_id', 'imported_at', 'key_fingerprint', 'is_compared'])
      .orderBy('imported_at')
      .execute(),
  )

/** One archive that a company came in. */
export type Origin = {
  readonly imported_at: string
  readonly key_fingerprint: string
  readonly is_compared: boolean
}

export const listOriginsOf = (db: Db, company_id: number): Promise<Origin[]> =>
  db
    .selectFrom('imported_chains')
    .select(['imported_at', 'key_fingerprint', 'is_compared'])
    .where('company_id', '=', company_id)
    .orderBy('imported_at')
    .execute()
