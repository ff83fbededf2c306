/** Exact fractions: amounts and factors of units without the rounding of floating point. */
export type Rational = {
  /** Numerator. */
  readonly n: bigint
  /** Denominator: above zero, without a common divisor. */
  readonly d: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** The fraction in lowest terms. @throws RangeError for a denominator of zero */
export function rational(n: bigint, d: bigint = 1n): Rational {
  if (d === 0n) throw new RangeError('The denominator is zero.')
  const sign = d < 0n ? -1n : 1n
  const by = gcd(n, d) * sign
  return { n: n / by, d: d / by }
}

export const ONE = rational(1n)

/** “12.5” as a fraction; null for other texts, also “1e5” and “1,5”. */
export function parseDecimal(text: string): Rational | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (match === null) return null
  const [, sign = '', whole = '', decimals = ''] = match
  const n = BigInt(whole + decimals)
  return rational(sign === '-' ? -n : n, 10n ** BigInt(decimals.length))
}

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Rational, b: Rational): Rational => add(a, rational(-b.n, b.d))
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d)
/** @throws RangeError where `b` is zero */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n)
/** Below zero where `a` is less, above zero where it is more. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** With at most so many decimals, half away from zero, without zeros at the end. */
export function toDecimal({ n, d }: Rational, places: number): string {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(places)
  const digits = ((scaled * 2n + d) / (d * 2n)).toString().padStart(places + 1, '0')
  const cut = digits.length - places
  const decimals = digits.slice(cut).replace(/0+$/, '')
  const text = digits.slice(0, cut) + (decimals === '' ? '' : `.${decimals}`)
  return n < 0n && text !== '0' ? `-${text}` : text
}
