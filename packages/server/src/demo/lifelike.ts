/** Lifelike values from a seeded chance: the same demo every time. */
import type { TaskOfDay } from '@larder/contract/entries'

/** Mulberry32: small, fast, good enough for a demo. Numbers from 0 to 1. */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A reading that a working kitchen has: inside the limit with room, or, `breach`, a little beyond it. */
export function reading(
  limit: NonNullable<TaskOfDay['limit']>,
  chance: () => number,
  breach: boolean,
): string {
  const { min, max } = limit
  const room = 0.4 + chance() * 2.2
  if (max !== null && min === null) return tenths(breach ? max + room : max - room)
  if (min !== null && max === null) return tenths(breach ? min - room : min + room)
  if (min !== null && max !== null)
    return tenths(breach ? max + room : min + (max - min) * (0.3 + chance() * 0.4))
  return tenths(3 + chance())
}

/** To one decimal, without “-0.0”. */
const tenths = (value: number): string => (Math.round(value * 10) / 10 + 0).toFixed(1)

/** As `reading`, for values that cannot be negative: hours, percent. */
export function amount(
  limit: NonNullable<TaskOfDay['limit']>,
  chance: () => number,
  breach: boolean,
): string {
  const typed = reading(limit, chance, breach)
  return typed.startsWith('-') ? ((limit.max ?? 0) / 2).toFixed(1) : typed
}
