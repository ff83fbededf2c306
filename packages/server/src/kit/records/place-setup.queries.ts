import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '../place-key.ts'

/** When the place was set up, and its time zone. */
export const findSetup = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('places')
    .select(['created_at', 'timezone'])
    .where('company_id', '=', company_id)
    .where('id', '=', place_id)
    .executeTakeFirstOrThrow()
