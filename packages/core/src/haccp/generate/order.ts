/** Order by code units: the same on every machine, independent of its locale data. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorted, each value once. */
export const sortedSet = <T extends string>(values: readonly T[]): readonly T[] =>
  values.length < 2 ? [...values] : [...new Set(values)].sort(byText)
