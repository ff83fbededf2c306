/** Where lots came from, what was made of them, and where that is now. */
import { addRecipients, addTotals, balanceLot, locatedPercent } from '@larder/core/traceability'
import type { Trace } from '@larder/contract/recalls'
import type { Db } from '#db/transaction.ts'
import {
  findClosure,
  listLinks,
  listLotRows,
  listRecipientRows,
  listSentRows,
  listSteps,
  sumLots,
  type Direction,
  type LotRow,
  type RecipientRow,
  type SentRow,
} from './trace.queries.ts'

/** Lots that an answer shows, the nearest ones; all are in the export. */
const SHOWN_LOTS = 500
const SHOWN_RECIPIENTS = 1_000
const SENT_EACH = 20

export type Reached = {
  readonly origin: ReadonlySet<number>
  /** With the origin. */
  readonly affected: readonly number[]
  /** Without the origin, and without what is affected. */
  readonly sources: readonly number[]
}

/** Both directions from the lots. */
export async function reach(db: Db, company_id: number, from: readonly number[]): Promise<Reached> {
  const affected = await findClosure(db, company_id, from, 'forward')
  const backward = await findClosure(db, company_id, from, 'backward')
  const known = new Set(affected)
  return { origin: new Set(from), affected, sources: backward.filter((id) => !known.has(id)) }
}

/** The lots that are nearest to the origin, step by step in both directions. */
async function findNearest(db: Db, company_id: number, reached: Reached): Promise<readonly number[]> {
  const { origin, affected, sources } = reached
  if (affected.length + sources.length <= SHOWN_LOTS) return [...affected, ...sources]
  const found = new Set([...origin].slice(0, SHOWN_LOTS))
  let frontiers: { direction: Direction; ids: readonly number[] }[] = [
    { direction: 'forward', ids: [...found] },
    { direction: 'backward', ids: [...found] },
  ]
  while (frontiers.length > 0 && found.size < SHOWN_LOTS) {
    const next: typeof frontiers = []
    for (const { direction, ids } of frontiers) {
      const limit = SHOWN_LOTS + found.size
      const steps = await listSteps(db, company_id, ids, { direction, limit })
      const added = steps.filter((id) => !found.has(id)).slice(0, SHOWN_LOTS - found.size)
      for (const id of added) found.add(id)
      if (added.length > 0) next.push({ direction, ids: added })
    }
    frontiers = next
  }
  return [...found]
}

/** Lots whose movements one statement reads: it may take four seconds, on a busy machine too. */
const READ_LOTS = 50_000

/** What `read` finds of parts of the lots. */
export async function inParts<Found>(
  ids: readonly number[],
  read: (part: readonly number[]) => Promise<Found>,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (let at = 0; at < ids.length; at += READ_LOTS) found.push(await read(ids.slice(at, at + READ_LOTS)))
  return found
}

/** Everybody to whom the lots were sent: those who got the most lots first. */
export const findRecipients = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly RecipientRow[]> =>
  addRecipients(await inParts(ids, (part) => listRecipientRows(db, company_id, part)))

/** The newest deliveries to each recipient. */
export async function findSent(
  db: Db,
  company_id: number,
  ids: readonly number[],
  { each, only }: { readonly each: number; readonly only?: string },
): Promise<ReadonlyMap<string, readonly SentRow[]>> {
  const parts = await inParts(ids, (part) =>
    listSentRows(db, company_id, { ids: part, each, ...(only !== undefined && { only }) }),
  )
  const newest = parts.flat().toSorted((a, b) => (a.sent_at < b.sent_at ? 1 : a.sent_at > b.sent_at ? -1 : 0))
  return new Map(
    [...Map.groupBy(newest, ({ recipient }) => recipient)].map(([to, rows]) => [to, rows.slice(0, each)]),
  )
}

const presentLot = (
  { counted, expected, unconverted, received, used, sent, wasted, ...row }: LotRow,
  relation: Trace['lots'][number]['relation'],
): Trace['lots'][number] => ({
  ...row,
  relation,
  balance: balanceLot({ counted, expected, unconverted, received, used, sent, wasted }),
})

/** The amounts, recipients and nearest lots of what was reached. */
export async function locate(db: Db, company_id: number, reached: Reached): Promise<Trace> {
  const { origin, affected, sources } = reached
  const nearest = await findNearest(db, company_id, reached)
  const rows = await listLotRows(db, company_id, nearest)
  const links = await listLinks(db, company_id, nearest)
  const sums = await inParts(affected, (part) => sumLots(db, company_id, part))
  const totals = sums.reduce(addTotals, [])
  const recipients = await findRecipients(db, company_id, affected)
  const sent = await findSent(db, company_id, recipients.length === 0 ? [] : affected, { each: SENT_EACH })
  const isAffected = new Set(affected)
  return {
    totals: totals.map(({ imbalances: _imbalances, unknown: _unknown, ...amounts }) => amounts),
    located_percent: locatedPercent(totals),
    origin_count: origin.size,
    affected_count: affected.length - origin.size,
    source_count: sources.length,
    imbalance_count: totals.reduce((sum, { imbalances }) => sum + imbalances, 0),
    unknown_count: totals.reduce((sum, { unknown }) => sum + unknown, 0),
    lots: rows.map((row) =>
      presentLot(row, origin.has(row.id) ? 'origin' : isAffected.has(row.id) ? 'affected' : 'source'),
    ),
    links: links.map(([parent, child]) => ({ parent, child })),
    recipient_count: recipients.length,
    recipients: recipients.slice(0, SHOWN_RECIPIENTS).map((row) => ({
      ...row,
      sent: (sent.get(row.recipient) ?? []).map(({ recipient: _recipient, ...one }) => one),
      informed_at: null,
      informed_by: null,
      answer: '',
    })),
  }
}
