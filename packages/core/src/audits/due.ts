/** Until when a finding is to be put right, where nobody chose a day. */
const DAYS = 14
const DAYS_OF_CRITICAL = 1

/** Days are `YYYY-MM-DD`. */
export function proposedDue({ is_critical }: { readonly is_critical: boolean }, found_on: string): string {
  const day = new Date(`${found_on}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + (is_critical ? DAYS_OF_CRITICAL : DAYS))
  return day.toISOString().slice(0, 10)
}
