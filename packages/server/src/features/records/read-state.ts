/** How far the place's records are signed, and whether they hold. */
import type { records } from '@larder/contract/records'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx } from '#kit/context.ts'
import { findLastPlaceHead, rootOf } from '#kit/records/signed-line.ts'
import { judgePlace } from './judge-place.ts'
import { judgeTables } from './sealed-tables.ts'
import { findHead, findReceivedAt, listKeys, listPlaceHeads } from './records.queries.ts'

export async function readState(ctx: Ctx): Promise<ResponseOf<typeof records.state>> {
  const at = placeOf(ctx)
  const head = await findHead(ctx.db, at)
  const last = await findLastPlaceHead(ctx.db, at)
  const revisions = head?.seq ?? 0
  return {
    revisions,
    head: head === undefined || revisions === 0 ? null : head.hash.toString('hex'),
    signed:
      last === undefined
        ? null
        : { number: last.number, signed_at: last.signed_at, seq: last.seq, root: rootOf(last) },
    unsigned: revisions - (last?.seq ?? 0),
    oldest_unsigned_at: await findReceivedAt(ctx.db, at, (last?.seq ?? 0) + 1),
    keys: await listKeys(ctx.db),
  }
}

/**
 * Judges the chain against the copies of its heads in the database; the operator's command takes those
 * outside.
 */
export async function checkRecords(ctx: Ctx): Promise<ResponseOf<typeof records.check>> {
  const at = placeOf(ctx)
  const anchors = await listPlaceHeads(ctx.db, at)
  const {
    count,
    heads,
    fault: unsound,
    clock,
  } = await judgePlace(ctx.db, { at, head: (await findHead(ctx.db, at)) ?? null, anchors })
  // Other faults would follow from an unsound chain.
  const [tableFault] = unsound === null ? await judgeTables(ctx.db, at) : []
  const fault = unsound ?? tableFault ?? clock
  return {
    revisions: count,
    signed_heads: heads,
    fault: fault === null ? null : { class: fault.class, seq: fault.seq, detail: fault.detail },
  }
}
