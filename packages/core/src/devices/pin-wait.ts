/** Tries of a PIN: 10,000 PINs are few, so that wrong ones have to become slow. */
const FREE_TRIES = 5
const FIRST_WAIT_SECONDS = 60
const LONGEST_WAIT_SECONDS = 86_400

/**
 * Seconds until the next try is taken, after so many in a row without a right one; 0 where it is taken now.
 * The sixth waits a minute after the fifth, each further one twice as long, at most a day.
 */
export function pinWait(tries: number, last_try_at: string | null, now: Date): number {
  if (tries < FREE_TRIES || last_try_at === null) return 0
  const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(20, tries - FREE_TRIES))
  return Math.max(0, Math.ceil(wait - (now.getTime() - Date.parse(last_try_at)) / 1_000))
}
