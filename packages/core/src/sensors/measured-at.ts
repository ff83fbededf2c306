import type { DecodedReading } from './reading.ts'

/** Clocks that were never set show an earlier date: 1970, 1980, 2000. */
const EARLIEST_MS = Date.UTC(2010, 0)
const AHEAD_MS = 5 * 60_000

/**
 * When a reading was measured, in milliseconds: the time in the message where it can be right, from 2010 to 5
 * minutes after it was received; else when it was received. A clock that was never set must not make history,
 * and an old reading that is sent again must not look like one of now.
 */
export function measuredAt(
  { time, time_source }: Pick<DecodedReading, 'time' | 'time_source'>,
  received_at: number,
): { readonly at: number; readonly source: DecodedReading['time_source'] } {
  if (time === null || time < EARLIEST_MS || time > received_at + AHEAD_MS)
    return { at: received_at, source: 'received' }
  return { at: time, source: time_source }
}
