/** Changes of two people that were based on the same state: what each of them changed stays. */

/** A list of choices: what was added to `base` is added to `now`, and what was taken from it is taken away. */
export function mergeChoices<T>(now: readonly T[], base: readonly T[], mine: readonly T[]): T[] {
  const remainingChoices = now.filter((one) => mine.includes(one) || !base.includes(one))
  return [
    ...remainingChoices,
    ...mine.filter((one) => !base.includes(one) && !remainingChoices.includes(one)),
  ]
}

type Fields = Readonly<Record<string, unknown>>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Fields of a thing: each as the one who changed it left it; null where both changed one of them differently. */
export function mergeFields<T extends Fields>(now: T, base: T, mine: T): T | null {
  const merged: Record<string, unknown> = { ...now }
  for (const [name, value] of Object.entries(mine)) {
    if (isSame(value, base[name])) continue
    if (!isSame(now[name], base[name]) && !isSame(now[name], value)) return null
    merged[name] = value
  }
  return merged as T
}
