/** SQL of the installations that companies came from. */
import { asOperator } from '#db/transaction.ts'
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
