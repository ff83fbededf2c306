/** Days for which an audit counts in the percentage of a place: the plan asks for one each year at least. */
export const AUDIT_COUNTS_DAYS = 365

export type PlaceAudits = {
  /** Templates in use by which an audit could be made. */
  readonly templates: number
  /** The last confirmed audit of each template of these days; null where none of its answers gives points. */
  readonly percents: readonly (number | null)[]
}

/**
 * The percentage of the area `audits`: the mean of the last confirmed audits, one for each template, rounded
 * down. Zero where the company has templates and the place was not audited for a year; null without both.
 */
export function auditsPercent({ templates, percents }: PlaceAudits): number | null {
  if (percents.length === 0) return templates === 0 ? null : 0
  const scored = percents.filter((percent) => percent !== null)
  if (scored.length === 0) return 100
  return Math.floor(scored.reduce((sum, percent) => sum + percent, 0) / scored.length)
}
