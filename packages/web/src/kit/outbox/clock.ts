/**
 * The error of the device's clock, by the `Date` of the server's answers. After the first answer nothing uses
 * the device's clock alone; users with the app open are warned when it is wrong by more than two minutes.
 */
import { createStore, useStore } from '../store.ts'

/** Milliseconds from which on people are warned. */
export const worthAWarning = 120_000

const clockSkew = createStore(0)

/** Notes one answer; its `Date` counts whole seconds. */
export function noteDate(date: string | null, now: number): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const measured = Math.abs(now - server) < 2_000 ? 0 : now - server
  const skew = clockSkew.get()
  const worth = Math.abs(measured) > worthAWarning
  if (worth === Math.abs(skew) > worthAWarning && Math.abs(measured - skew) < 60_000) return
  clockSkew.set(measured)
}

/** Milliseconds since 1970, by the server's clock as far as the device's is known to be off. */
export const timeNow = (): number => {
  const skew = clockSkew.get()
  return Date.now() - (Math.abs(skew) > worthAWarning ? skew : 0)
}

/** Minutes by which the device's clock is ahead (positive) or behind; 0 where it is near enough. */
export const useClockMinutes = (): number =>
  useStore(clockSkew, (skew) => (Math.abs(skew) > worthAWarning ? Math.round(skew / 60_000) : 0))
