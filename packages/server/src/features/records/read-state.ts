/** How far the place's records are signed, and whether they hold. */
import type { records } from '@larder/contract/records'
import { readHeadText, readNote } from '@larder/core/records'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx } from '#kit/context.ts'
import { judgePlace } from './judge-place.ts'
import { findHead, findReceivedAt, listKeys, listPlaceHeads, type SignedPlaceHead } from './records.queries.ts'

const rootOf = ({ note }: SignedPlaceHead): string => readHeadText(readNote(note)?.text ?? '')?.root ?? ''

export async function readState(ctx: Ctx): Promise<ResponseOf<typeof records.state>> {
  const at = placeOf(ctx)
  const head = await findHead(ctx.db, at)
  const last = (await listPlaceHeads(ctx.db, at)).at(-1)
  const revisions = head?.seq ?? 0
  return {
    revisions, head: head === undefined || revisions === 0 ? null : head.hash.toString('hex'),
    signed: last === undefined ? null : { number: last.number, signed_at: last.signed_at, seq: last.seq, root: rootOf(last) },
    unsigned: revisions - (last?.seq ?? 0), oldest_unsigned_at: await findReceivedAt(ctx.db, at, (last?.seq ?? 0) + 1), keys: await listKeys(ctx.db),
  }
}

/** Judges the chain against the copies of its heads in the database; the operator's command takes those outside. */
export async function checkRecords(ctx: Ctx): Promise<ResponseOf<typeof records.check>> {
  const at = placeOf(ctx)
  const anchors = await listPlaceHeads(ctx.db, at)
  const { count, heads, fault } = await judgePlace(ctx.db, { at, head: (await findHead(ctx.db, at)) ?? null, anchors })
  return { revisions: count, signed_heads: heads, fault: fault === null ? null : { class: fault.class, seq: fault.seq, detail: fault.detail } }
}

/**
 * One line for the footer of exports and of confirmed plans: the last signed head that the place's records are in. Empty
 * before the first.
 */
export async function headLine(db: Ctx['db'], at: { readonly company_id: number; readonly place_id: number }): Promise<string> {
  const last = (await listPlaceHeads(db, at)).at(-1)
  return last === undefined ? '' : `#${last.number} ${last.signed_at.slice(0, 10)} ${rootOf(last)}`
}
