/** When a sensor that is heard of no more is an alarm. Times in milliseconds. */
export type Silence = {
  /** When it was last heard of, or since when it has a device. */
  readonly heard_at: number
  readonly interval_minutes: number
  readonly now: number
  /** When we ourselves did not listen, the last time: from our last beat to the next; null = never. */
  readonly downtime: { readonly from: number; readonly to: number } | null
}

const MINUTE_MS = 60_000

/** Three intervals missed, and at least a quarter of an hour. */
export const silentAfterMs = (interval_minutes: number): number =>
  Math.max(3 * interval_minutes, 15) * MINUTE_MS

/** Our own downtime since then is not counted to the sensor. */
export function isSilent({ heard_at, interval_minutes, now, downtime }: Silence): boolean {
  const away =
    downtime === null ? 0 : Math.max(0, Math.min(downtime.to, now) - Math.max(downtime.from, heard_at))
  return now - heard_at - away > silentAfterMs(interval_minutes)
}
