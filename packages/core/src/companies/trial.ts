/** Days that a new company may try everything without paying. */
export const TRIAL_DAYS = 30

/** The last day of the trial of a company created at the instant (ISO, UTC): `YYYY-MM-DD`. */
export function trialEnd(created_at: string): string {
  const day = new Date(`${created_at.slice(0, 10)}T00:00:00.000Z`)
  day.setUTCDate(day.getUTCDate() + TRIAL_DAYS)
  return day.toISOString().slice(0, 10)
}
