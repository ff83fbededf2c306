/** SQL of required documents that a place does not need. */
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export const listExceptions = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('document_exceptions')
    .select(['document_key', 'reason', 'created_at'])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .execute()

/** Locked for a change until the transaction ends. */
export const lockException = (db: Db, { company_id, place_id }: PlaceKey, document_key: string) =>
  db
    .selectFrom('document_exceptions')
    .select('reason')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('document_key', '=', document_key)
    .forUpdate()
    .executeTakeFirst()

export const saveException = (
  db: Db,
  at: PlaceKey,
  row: { readonly document_key: string; readonly reason: string; readonly created_at: string },
): Promise<unknown> =>
  db
    .insertInto('document_exceptions')
    .values({ ...at, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'place_id', 'document_key'])
        .doUpdateSet({ reason: row.reason, created_at: row.created_at }),
    )
    .execute()

/** @returns whether there was one */
export async function deleteException(
  db: Db,
  { company_id, place_id }: PlaceKey,
  document_key: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('document_exceptions')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('document_key', '=', document_key)
    .returning('document_key')
    .executeTakeFirst()
  return row !== undefined
}
