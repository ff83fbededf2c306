import type { FoodGroupId, ProcessId, ProductGroupId } from '@larder/core/haccp'

const range = <T extends string>(prefix: string, first: number, last: number): readonly T[] =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${prefix}${String(first + index).padStart(2, '0')}` as T,
  )

/** The codes of a range, both ends included: `foods(1, 3)` is FG01, FG02, FG03. */
export const foods = (first: number, last: number): readonly FoodGroupId[] => range('FG', first, last)
export const products = (first: number, last: number): readonly ProductGroupId[] => range('PG', first, last)
export const steps = (first: number, last: number): readonly ProcessId[] => range('P', first, last)
