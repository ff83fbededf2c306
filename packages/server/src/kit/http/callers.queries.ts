/** SQL of the credentials of requests. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

/** The owners of those hashes that are credentials in use. */
export async function findOwners(
  db: Db,
  hashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ hash: Buffer; owner: string }>`
    select hash, owner from app.find_credentials(${hashes}::bytea[], ${now.toISOString()})`.execute(db)
  return new Map(rows.map(({ hash, owner }) => [Buffer.from(hash).toString('base64'), owner]))
}
