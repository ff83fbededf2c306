import type { Db } from '#db/transaction.ts'

/** The PIN of a worker who is erased, and its code. */
export const deletePin = (db: Db, company_id: number, worker_id: number): Promise<unknown> =>
  db
    .deleteFrom('worker_pins')
    .where('company_id', '=', company_id)
    .where('worker_id', '=', worker_id)
    .execute()
