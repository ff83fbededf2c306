/**
 * Quantity of an ingredient as lists print it: Regulation (EU) No 1169/2011, Article 22 and Annex VIII.
 * Rounding by the Commission notice 2017/C 393/05: whole percent, below 5 % by halves.
 */
import { add, compare, divide, multiply, rational, toDecimal, type Rational } from '../measures/index.ts'

const HUNDRED = rational(100n)
const FIVE = rational(5n)
const HALF = rational(1n, 2n)

type Bowl = {
  /** Kilograms of each ingredient when it is used. */
  readonly weights: readonly (Rational | null)[]
  /** Kilograms that the recipe yields; null where nothing says it. */
  readonly yielded: Rational | null
}

/**
 * Percent of an ingredient as decimal text; null where a weight is not known. Of all ingredients when used;
 * of the finished product where that weighs less (Annex VIII, point 4 (a)), and then it may be over 100.
 */
export function percentOf(weight: Rational | null, { weights, yielded }: Bowl): string | null {
  const knownWeights = weights.flatMap((one) => (one === null ? [] : [one]))
  if (weight === null || knownWeights.length < weights.length) return null
  const used = knownWeights.reduce(add, rational(0n))
  const whole = yielded !== null && compare(yielded, used) < 0 ? yielded : used
  if (whole.n <= 0n) return null
  const percent = multiply(divide(weight, whole), HUNDRED)
  return compare(percent, FIVE) < 0 ? byHalves(percent) : toDecimal(percent, 0)
}

/** At least a half: an ingredient that is there is not 0 %. */
function byHalves(percent: Rational): string {
  const halves = toDecimal(divide(percent, HALF), 0)
  return toDecimal(multiply(rational(halves === '0' ? 1n : BigInt(halves)), HALF), 1)
}
