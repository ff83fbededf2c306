/** Chance that can be drawn again: the same seed gives the same faults in the same order of requests. */
export type Chance = {
  readonly next: () => number
  readonly below: (limit: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

/** Mulberry32: 32 bits of state are plenty for a few hundred thousand draws. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return { next, below, pick: (from) => from[below(from.length)] ?? from[0] }
}
