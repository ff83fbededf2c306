/** How other companies estimate a hazard, in figures that reveal no single company. */

export type EstimationCount = {
  readonly severity: number
  readonly probability: number
  readonly companies: number
}
export type PopularEstimation = {
  readonly severity: number
  readonly probability: number
  readonly share_percent: number
}

/** The least number of other companies behind a figure before it is shown. */
export const LEAST_COMPANIES = 10
const STEP_PERCENT = 5

/**
 * The estimation that most other companies have, with their share rounded to five percent; null where fewer
 * than ten others have the hazard. The asker's own company is taken out of the count first.
 */
export function popularEstimation(
  counts: readonly EstimationCount[],
  own: { readonly severity: number; readonly probability: number } | null,
): PopularEstimation | null {
  const others = counts.map((count) =>
    own !== null && count.severity === own.severity && count.probability === own.probability
      ? { ...count, companies: count.companies - 1 }
      : count,
  )
  const all = others.reduce((sum, { companies }) => sum + companies, 0)
  if (all < LEAST_COMPANIES) return null
  const [most] = [...others].sort(
    (a, b) => b.companies - a.companies || b.severity - a.severity || b.probability - a.probability,
  )
  if (most === undefined) return null
  return {
    severity: most.severity,
    probability: most.probability,
    share_percent: Math.round(((most.companies / all) * 100) / STEP_PERCENT) * STEP_PERCENT,
  }
}
