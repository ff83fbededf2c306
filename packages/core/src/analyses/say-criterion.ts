import type { Criterion } from './criterion.ts'

/**
 * “n = 5, c = 2, m = 50, M = 500 cfu/g”, “n = 5, c = 0, 25 g”: in the signs of Annex I, which every language
 * shares.
 */
export function sayCriterion({ n, c, m, M, unit, is_absence }: Criterion): string {
  const figures = is_absence ? '' : M === null ? `m = ${m}` : `m = ${m}, M = ${M}`
  const limits = [figures, unit].filter((part) => part !== '').join(' ')
  return [`n = ${n}`, `c = ${c}`, limits].filter((part) => part !== '').join(', ')
}
