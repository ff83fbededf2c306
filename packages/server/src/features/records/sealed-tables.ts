/** All tables that the chain says something of. */
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { projectionFaults } from '#kit/records/projection.ts'
import type { SealedTable } from '#kit/records/sealed-table.ts'
import { sealedAudits } from '#features/digital-audits/public.ts'
import { sealedEntries } from '#features/entries/public.ts'
import { sealedFiles } from '#features/files/public.ts'
import { sealedPauses } from '#features/pause-periods/public.ts'
import { sealedVersions } from '#features/plans/public.ts'
import { sealedRecalls } from '#features/recalls/public.ts'
import { sealedCertificates } from '#features/team-tasks/public.ts'
import { sealedTickets } from '#features/tickets/public.ts'
import { sealedImports, sealedTraceability } from '#features/traceability/public.ts'
import { sealedPins } from '#features/devices/public.ts'
import { listContents } from './records.queries.ts'

export const sealedTables: readonly SealedTable[] = [
  ...sealedEntries,
  ...sealedTickets,
  ...sealedAudits,
  ...sealedTraceability,
  ...sealedImports,
  ...sealedRecalls,
  ...sealedVersions,
  ...sealedFiles,
  ...sealedCertificates,
  ...sealedPins,
  ...sealedPauses,
]

export const tablesOfPlaces: readonly string[] = [
  ...new Set(sealedTables.filter(({ columns }) => 'place_id' in columns).map(({ table }) => table)),
]

/** Contents of the files that sealed rows show: bodies seal the hashes of some. */
export async function listShownContents(db: Db, at: PlaceKey): Promise<string[]> {
  const contents: string[] = []
  for (const { rows } of sealedTables.filter(({ table }) => table === 'files'))
    contents.push(...(await listContents(db, rows(at))))
  return contents
}

/** Everything of a place that is shown otherwise than it was recorded. */
export async function judgeTables(db: Db, at: PlaceKey): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const table of sealedTables) faults.push(...(await projectionFaults(db, at, table)))
  return faults
}
