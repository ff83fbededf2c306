import type { DecodedReading } from './reading.ts'

const DAY_MS = 86_400_000
const OLDEST_MS = 400 * DAY_MS
const AHEAD_MS = 5 * 60_000

/**
 * When a reading was measured, in milliseconds: the time in the message where it can be right, from 400 days before it was
 * received to 5 minutes after; else when it was received. A clock that was never set must not make history.
 */
export function measuredAt({ time, time_source }: Pick<DecodedReading, 'time' | 'time_source'>, received_at: number): { readonly at: number; readonly source: DecodedReading['time_source'] } {
  if (time === null || time < received_at - OLDEST_MS || time > received_at + AHEAD_MS) return { at: received_at, source: 'received' }
  return { at: time, source: time_source }
}
