/** Whether the server's clock was set back while records came in: that is how entries could be dated back. */
import type { Fault } from './check-chain.ts'
import type { StoredRevision } from './revision.ts'

/**
 * Requests that overlap, and a clock that is corrected by network time, put revisions this little out of
 * order.
 */
export const CLOCK_TOLERANCE_MS = 2 * 60_000

type Received = Pick<StoredRevision, 'seq' | 'received_at'>

export type ClockCheck = {
  readonly take: (row: Received) => void
  /** The first revision that was received before an earlier one. */
  readonly fault: () => Fault | null
}

/**
 * A check of one place's chain; give it the revisions ordered by `seq`. `after`: the last one that was
 * checked before.
 */
export function checkClock(place_id: number, after: Received | null = null): ClockCheck {
  let latest = after
  let fault: Fault | null = null
  const take = (row: Received): void => {
    const back = latest === null ? 0 : Date.parse(latest.received_at) - Date.parse(row.received_at)
    if (latest === null || back < 0) latest = row
    else if (back > CLOCK_TOLERANCE_MS)
      fault ??= {
        class: 'clock',
        place_id,
        seq: row.seq,
        detail: `the clock was set back: it was received ${Math.round(back / 60_000)} min before revision ${latest.seq}`,
      }
  }
  return { take, fault: () => fault }
}
