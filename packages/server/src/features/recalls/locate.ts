/** Where lots came from, what was made of them, and where that is now. */
import { addTotals, balanceState, locatedPercent } from '@larder/core/traceability'
import type { Trace, TracedLot } from '@larder/contract/recalls'
import type { Db } from '#db/transaction.ts'
import {
  findClosure,
  listLinks,
  listLotRows,
  listSteps,
  sumLots,
  type Direction,
  type LotRow,
} from './trace.queries.ts'
import { findRecipients, inParts } from './recipients.ts'

/** Lots that an answer shows, the nearest ones; all are in the export. */
const SHOWN_LOTS = 500
const SHOWN_RECIPIENTS = 1_000

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
  const affectedIds = new Set(affected)
  return { origin: new Set(from), affected, sources: backward.filter((id) => !affectedIds.has(id)) }
}

/** The lots that are nearest to the origin, step by step in both directions. */
async function findNearest(db: Db, company_id: number, reached: Reached): Promise<readonly number[]> {
  const { origin, affected, sources } = reached
  if (affected.length + sources.length <= SHOWN_LOTS) return [...affected, ...sources]
  const nearestIds = new Set([...origin].slice(0, SHOWN_LOTS))
  let frontiers: { direction: Direction; ids: readonly number[] }[] = [
    { direction: 'forward', ids: [...nearestIds] },
    { direction: 'backward', ids: [...nearestIds] },
  ]
  while (frontiers.length > 0 && nearestIds.size < SHOWN_LOTS) {
    const next: typeof frontiers = []
    for (const { direction, ids } of frontiers) {
      const limit = SHOWN_LOTS + nearestIds.size
      const steps = await listSteps(db, company_id, ids, { direction, limit })
      const added = steps.filter((id) => !nearestIds.has(id)).slice(0, SHOWN_LOTS - nearestIds.size)
      for (const id of added) nearestIds.add(id)
      if (added.length > 0) next.push({ direction, ids: added })
    }
    frontiers = next
  }
  return [...nearestIds]
}

/** Lots whose movements one statement sums: it may take four seconds, on a busy machine too. */
const SUMMED_LOTS = 50_000

const presentLot = (
  { unconverted, received, used, sent, wasted, on_hand, missing, is_counted, ...row }: LotRow,
  relation: TracedLot['relation'],
): TracedLot => ({
  ...row,
  relation,
  balance: {
    received,
    used,
    sent,
    wasted,
    on_hand,
    missing,
    is_counted,
    state: balanceState(missing, unconverted),
  },
})

/** Presents lots of what was reached. */
export function lotsOf({ origin, affected }: Reached): (row: LotRow) => TracedLot {
  const isAffected = new Set(affected)
  return (row) =>
    presentLot(row, origin.has(row.id) ? 'origin' : isAffected.has(row.id) ? 'affected' : 'source')
}

/** The amounts, recipients and nearest lots of what was reached. */
export async function locate(db: Db, company_id: number, reached: Reached): Promise<Trace> {
  const { origin, affected, sources } = reached
  const nearest = await findNearest(db, company_id, reached)
  const rows = await listLotRows(db, company_id, nearest)
  const links = await listLinks(db, company_id, nearest)
  const sums = await inParts(affected, SUMMED_LOTS, (part) => sumLots(db, company_id, part))
  const totals = sums.reduce(addTotals, [])
  const recipients = await findRecipients(db, company_id, affected)
  return {
    totals: totals.map(({ imbalances: _imbalances, unknown: _unknown, ...amounts }) => amounts),
    located_percent: locatedPercent(totals),
    origin_count: origin.size,
    affected_count: affected.length - origin.size,
    source_count: sources.length,
    imbalance_count: totals.reduce((sum, { imbalances }) => sum + imbalances, 0),
    unknown_count: totals.reduce((sum, { unknown }) => sum + unknown, 0),
    lots: rows.map(lotsOf(reached)),
    links: links.map(([parent, child]) => ({ parent, child })),
    recipient_count: recipients.length,
    recipients: recipients.slice(0, SHOWN_RECIPIENTS).map((row) => ({
      ...row,
      informed_at: null,
      informed_by: null,
      answer: '',
    })),
  }
}
