/**
 * Records from before their revisions said everything that is shown: each gets a revision `seal` with what was
 * found, by the system, at the time of the seal. What was changed before that, nobody can know.
 */
import { asOperator } from '#db/transaction.ts'
import { forCompany, type JobHandler } from '#kit/jobs/jobs.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { Platform } from '#kit/platform.ts'
import type { Recording, Revision } from '#kit/records/records.ts'
import { listUnsealed } from '#kit/records/sealed-table.ts'
import { sealAuditLate } from '#features/digital-audits/public.ts'
import { sealRecallLate } from '#features/recalls/public.ts'
import { sealTraceLate } from '#features/traceability/public.ts'
import { listChains } from './records.queries.ts'

type Late = {
  readonly entity: Revision['entity']
  /** The newest member of its body. */
  readonly member: string
  readonly seal: (ctx: Recording, at: PlaceKey, entity_id: string) => Promise<void>
}

const kinds: readonly Late[] = [
  { entity: 'digital_audit', member: 'started_at', seal: sealAuditLate },
  { entity: 'traceability_record', member: 'lots', seal: sealTraceLate },
  { entity: 'recall', member: 'notes', seal: sealRecallLate },
]

/** A transaction holds up other writers of the place, so that it is short. */
const AT_ONCE = 50

async function sealPlace(platform: Platform, at: PlaceKey, { entity, member, seal }: Late): Promise<void> {
  const found = await forCompany(platform, at.company_id, ({ db }) =>
    listUnsealed(db, at, { entity, member }),
  )
  for (let from = 0; from < found.length; from += AT_ONCE)
    await forCompany(platform, at.company_id, async (ctx) => {
      for (const entity_id of found.slice(from, from + AT_ONCE))
        await seal({ ...ctx, actor: { kind: 'system' } }, at, entity_id)
    })
}

export const sealLate: JobHandler = async (platform) => {
  for (const at of await asOperator(platform.pool, listChains))
    for (const kind of kinds) await sealPlace(platform, at, kind)
}
