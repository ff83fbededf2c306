/**
 * Records from before their revisions said everything that is shown: each gets a revision `seal` with what was
 * found, by the system, at the time of the seal. What was changed before that, nobody can know.
 */
import { asOperator, type Db } from '#db/transaction.ts'
import { forCompany, type JobHandler } from '#kit/jobs/jobs.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { Platform } from '#kit/platform.ts'
import type { Recording, Revision } from '#kit/records/records.ts'
import { listIncomplete, listUnsealed, noteComplete, type CompleteKind } from '#kit/records/sealed-table.ts'
import { sealAuditLate } from '#features/digital-audits/public.ts'
import { listUnsealedPauses, sealPause } from '#features/pause-periods/public.ts'
import { listUnsealedVersions, sealVersionLate } from '#features/plans/public.ts'
import { sealRecallLate } from '#features/recalls/public.ts'
import { listUnsealedEntries, sealCertificate } from '#features/team-tasks/public.ts'
import { listUnsealedTickets, sealTicketLate } from '#features/tickets/public.ts'
import { listUnsealedImports, sealImportsLate, sealTraceLate } from '#features/traceability/public.ts'
import { listUnsealedPins, sealPin } from '#features/devices/public.ts'
import { listChains, listPlaces } from './records.queries.ts'

type Late = {
  /** Records whose last revision does not say all that is shown. */
  readonly list: (db: Db, at: PlaceKey) => Promise<readonly string[]>
  readonly seal: (ctx: Recording, at: PlaceKey, id: string) => Promise<unknown>
}

/** `member`: the newest of its body. */
const without =
  (entity: Revision['entity'], member: string): Late['list'] =>
  (db, at) =>
    listUnsealed(db, at, { entity, member })

/** Looked at each day: the chain itself says which of its records lack something. */
const kinds: readonly Late[] = [
  { list: without('digital_audit', 'started_at'), seal: sealAuditLate },
  { list: without('traceability_record', 'lots'), seal: sealTraceLate },
  { list: without('recall', 'notes'), seal: sealRecallLate },
  { list: listUnsealedTickets, seal: sealTicketLate },
  { list: listUnsealedVersions, seal: sealVersionLate },
]
/** Their rows had no revisions at all, so each place is looked at once. */
const onces: Readonly<Record<CompleteKind, Pick<Late, 'list' | 'seal'>>> = {
  certificate: {
    list: listUnsealedEntries,
    seal: (ctx, at, id) => sealCertificate(ctx, at, Number(id), 'seal'),
  },
  epcis_import: { list: listUnsealedImports, seal: sealImportsLate },
  pause: { list: listUnsealedPauses, seal: (ctx, at, id) => sealPause(ctx, at, Number(id), 'seal') },
  pin: { list: listUnsealedPins, seal: (ctx, at, id) => sealPin(ctx, at, Number(id), 'generated') },
}

/** A transaction holds up other writers of the place, so that it is short. */
const AT_ONCE = 50
const bySystem = { kind: 'system' } as const

async function sealFound(
  platform: Platform,
  at: PlaceKey,
  { list, seal }: Pick<Late, 'list' | 'seal'>,
): Promise<void> {
  const ids = await forCompany(platform, at.company_id, ({ db }) => list(db, at))
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await forCompany(platform, at.company_id, async (ctx) => {
      for (const id of ids.slice(from, from + AT_ONCE)) await seal({ ...ctx, actor: bySystem }, at, id)
    })
}

/** A place without such rows is complete too: what is added to it past the application is a fault. */
async function sealOnce(platform: Platform, at: PlaceKey): Promise<void> {
  const incomplete = await forCompany(platform, at.company_id, ({ db }) => listIncomplete(db, at))
  if (incomplete.length === 0) return
  for (const kind of incomplete) await sealFound(platform, at, onces[kind])
  await forCompany(platform, at.company_id, (ctx) =>
    noteComplete({ ...ctx, actor: bySystem }, at, incomplete),
  )
}

export const sealLate: JobHandler = async (platform) => {
  const { chains, places } = await asOperator(platform.pool, async (db) => ({
    chains: await listChains(db),
    places: await listPlaces(db),
  }))
  for (const at of chains) for (const kind of kinds) await sealFound(platform, at, kind)
  for (const at of places) await sealOnce(platform, at)
}
