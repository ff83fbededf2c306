/** The percentage “production” of the overview (docs/decisions/116-traceability-records.md). */

/** Batches of so many days count. */
export const BATCHES_COUNT_DAYS = 7

export type PlaceBatches = {
  readonly made: number
  /** Those with an expiry date and ingredients, each of a batch with a number. */
  readonly traceable: number
}

/** Share of the batches that can be traced; null where none was made. */
export const productionPercent = ({ made: batchCount, traceable }: PlaceBatches): number | null =>
  batchCount === 0 ? null : Math.floor((traceable * 100) / batchCount)
