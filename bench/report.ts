/** One JSON line per figure: name, value, unit and goal. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal: number
  readonly ok: boolean
}

/** Prints the figure; it is reached when the value is at most the goal. */
export function report(name: string, value: number, unit: string, goal: number): Figure {
  const figure = { name, value: Math.round(value * 1_000) / 1_000, unit, goal, ok: value <= goal }
  process.stdout.write(`${JSON.stringify(figure)}\n`)
  return figure
}

/** The value below which the share `p` (0 … 1) of the samples lies. */
export function quantile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN
}
