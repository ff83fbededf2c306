/** All tables that the chain says something of. */
import { sql } from 'kysely'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { projectionFaults } from '#kit/records/projection.ts'
import type { SealedTable } from '#kit/records/sealed-table.ts'
import { sealedAudits } from '#features/digital-audits/public.ts'
import { sealedEntries } from '#features/entries/public.ts'
import { sealedFiles } from '#features/files/public.ts'
import { sealedVersions } from '#features/plans/public.ts'
import { sealedRecalls } from '#features/recalls/public.ts'
import { sealedCertificates } from '#features/team-tasks/public.ts'
import { sealedTickets } from '#features/tickets/public.ts'
import { sealedTraceability } from '#features/traceability/public.ts'

export const sealedTables: readonly SealedTable[] = [
  ...sealedEntries,
  ...sealedTickets,
  ...sealedAudits,
  ...sealedTraceability,
  ...sealedRecalls,
  ...sealedVersions,
  ...sealedFiles,
  ...sealedCertificates,
]

/** PostgreSQL: a text is no JSON, or a value has not its type. */
const unreadable: readonly unknown[] = ['22P02', '22P05', '22023', '22003', '22007', '22008']

/** Faults of one table; bodies that the database cannot read are one, and leave the transaction usable. */
async function judgeTable(db: Db, at: PlaceKey, table: SealedTable): Promise<Fault[]> {
  await sql`savepoint judged`.execute(db)
  try {
    return await projectionFaults(db, at, table)
  } catch (error) {
    const { code } = Object(error) as { readonly code?: unknown }
    if (!unreadable.includes(code)) throw error
    await sql`rollback to savepoint judged`.execute(db)
    const detail = `${table.name ?? table.entity}: revisions are not readable, nothing of the table was compared`
    return [{ class: 'content', place_id: at.place_id, seq: null, detail }]
  } finally {
    await sql`release savepoint judged`.execute(db)
  }
}

/** Everything of a place that is shown otherwise than it was recorded. */
export async function judgeTables(db: Db, at: PlaceKey): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const table of sealedTables) faults.push(...(await judgeTable(db, at, table)))
  return faults
}
