/** At which line of a round a unit is read: that of the strictest limit for what it holds. */

export type LineOfUnits = {
  readonly id: string
  /** Keys of the foods that the line is for; absent = all that is kept in such units. */
  readonly foods?: readonly string[] | undefined
  readonly min: number | null
  readonly max: number | null
}
export type HoldingUnit = { readonly id: number; readonly holds: readonly string[] }

/** A colder cold limit before a warmer one, a hotter hot limit before a cooler one. */
const byStrictness = (a: LineOfUnits, b: LineOfUnits): number =>
  (a.max ?? Infinity) - (b.max ?? Infinity) || (b.min ?? -Infinity) - (a.min ?? -Infinity)

const serves = ({ foods }: LineOfUnits, holds: readonly string[]): boolean =>
  foods === undefined || holds.length === 0 || foods.some((food) => holds.includes(food))

/**
 * The units of each line, of one kind of unit. Each unit is at exactly one line; one that holds nothing of
 * any line is at the strictest. A line without units stays one reading.
 */
export function attachUnits(
  lines: readonly LineOfUnits[],
  units: readonly HoldingUnit[],
): ReadonlyMap<string, readonly number[]> {
  const strictestFirst = lines.toSorted(byStrictness)
  const placed = units.flatMap(({ id, holds }) => {
    const line = strictestFirst.find((one) => serves(one, holds)) ?? strictestFirst[0]
    return line === undefined ? [] : [{ line: line.id, id }]
  })
  return new Map(
    [...Map.groupBy(placed, ({ line }) => line)].map(([line, own]) => [line, own.map(({ id }) => id)]),
  )
}
