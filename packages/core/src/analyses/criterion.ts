/** A criterion for laboratory results, as Reg. (EC) 2073/2005 Annex I writes them: n, c, m and M. */
export type Criterion = {
  /** What is looked for: “Salmonella”. */
  readonly parameter: string
  /** Of the values: “cfu/g”; with `is_absence` the amount examined: “25 g”. */
  readonly unit: string
  /** The laboratory tells “detected” or “not detected”; m is 0 then and there is no M. */
  readonly is_absence: boolean
  /** How many samples are taken. */
  readonly n: number
  /** How many of them may lie above m. */
  readonly c: number
  /** In the unit; both limits are inclusive: a value equal to m is not above it. */
  readonly m: number
  /** Of a three-class plan: no sample may lie above it; null = a two-class plan. */
  readonly M: number | null
}

/** More samples than any criterion of Annex I asks for. */
export const MAX_SAMPLES = 100

/** Codes of what is wrong with a criterion, by its field; empty where it can be used. */
export function criterionFaults({ n, c, m, M, is_absence }: Criterion): readonly {
  readonly field: 'n' | 'c' | 'm' | 'M'
  readonly code: 'out_of_range' | 'min_above_max'
}[] {
  const faults: { field: 'n' | 'c' | 'm' | 'M'; code: 'out_of_range' | 'min_above_max' }[] = []
  if (!Number.isInteger(n) || n < 1 || n > MAX_SAMPLES) faults.push({ field: 'n', code: 'out_of_range' })
  if (!Number.isInteger(c) || c < 0 || c > n) faults.push({ field: 'c', code: 'out_of_range' })
  if (!(m >= 0) || (is_absence && m !== 0)) faults.push({ field: 'm', code: 'out_of_range' })
  if (M !== null && (is_absence || M < m))
    faults.push({ field: 'M', code: is_absence ? 'out_of_range' : 'min_above_max' })
  return faults
}
