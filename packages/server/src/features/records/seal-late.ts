/**
 * Records from before their revisions said everything that is shown: each gets a revision `seal` with what was
 * found, by the system, at the time of the seal. What was changed before that, nobody can know.
 */
import { asOperator, type Db } from '#db/transaction.ts'
import { forCompany, type JobHandler } from '#kit/jobs/jobs.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { Platform } from '#kit/platform.ts'
import { appendRevision, type Recording, type Revision } from '#kit/records/records.ts'
import { hasOnlySealed, LATE, listUnsealed } from '#kit/records/sealed-table.ts'
import { sealAuditLate } from '#features/digital-audits/public.ts'
import { listUnsealedVersions, sealVersionLate } from '#features/plans/public.ts'
import { sealRecallLate } from '#features/recalls/public.ts'
import { listUnsealedEntries, sealCertificate } from '#features/team-tasks/public.ts'
import { sealTraceLate } from '#features/traceability/public.ts'
import { listUnsealedPins, sealPin } from '#features/workers/public.ts'
import { listChains } from './records.queries.ts'

type Late = {
  readonly entity: Revision['entity']
  /** Records whose last revision does not say all that is shown. */
  readonly list: (db: Db, at: PlaceKey) => Promise<readonly string[]>
  readonly seal: (ctx: Recording, at: PlaceKey, id: string) => Promise<unknown>
  /** Its rows had no revisions at all: once they have, rows without are faults. */
  readonly once?: true
}

/** `member`: the newest of its body. */
const without =
  (entity: Revision['entity'], member: string): Late['list'] =>
  (db, at) =>
    listUnsealed(db, at, { entity, member })

const kinds: readonly Late[] = [
  { entity: 'digital_audit', list: without('digital_audit', 'started_at'), seal: sealAuditLate },
  { entity: 'traceability_record', list: without('traceability_record', 'lots'), seal: sealTraceLate },
  { entity: 'recall', list: without('recall', 'notes'), seal: sealRecallLate },
  { entity: 'plan', list: listUnsealedVersions, seal: sealVersionLate },
  {
    entity: 'certificate',
    list: listUnsealedEntries,
    seal: (ctx, at, id) => sealCertificate(ctx, at, Number(id), 'seal'),
    once: true,
  },
  {
    entity: 'pin',
    list: listUnsealedPins,
    seal: (ctx, at, id) => sealPin(ctx, at, Number(id), 'generated'),
    once: true,
  },
]

/** A transaction holds up other writers of the place, so that it is short. */
const AT_ONCE = 50
const bySystem = { kind: 'system' } as const

async function sealPlace(
  platform: Platform,
  at: PlaceKey,
  { entity, list, seal, once }: Late,
): Promise<void> {
  const found = await forCompany(platform, at.company_id, async ({ db }) =>
    once === true && (await hasOnlySealed(db, at, entity)) ? null : list(db, at),
  )
  if (found === null) return
  for (let from = 0; from < found.length; from += AT_ONCE)
    await forCompany(platform, at.company_id, async (ctx) => {
      for (const id of found.slice(from, from + AT_ONCE)) await seal({ ...ctx, actor: bySystem }, at, id)
    })
  if (once === true && found.length > 0)
    await forCompany(platform, at.company_id, (ctx) =>
      appendRevision(
        { ...ctx, actor: bySystem },
        {
          ...at,
          entity,
          entity_id: LATE,
          op: 'seal',
          performed_at: ctx.now.toISOString(),
          reason: null,
          source: 'generated',
          body: { records: found.length },
        },
      ),
    )
}

export const sealLate: JobHandler = async (platform) => {
  for (const at of await asOperator(platform.pool, listChains))
    for (const kind of kinds) await sealPlace(platform, at, kind)
}
