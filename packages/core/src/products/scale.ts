/** A recipe for another number of portions. */
import {
  convertAmount,
  divide,
  multiply,
  parseDecimal,
  type Amount,
  type OwnUnits,
  type ProductMeasures,
  type Rational,
} from '../measures/index.ts'

type Yield = {
  /** What the recipe as written gives. */
  readonly total: Amount
  readonly own: OwnUnits
  readonly product: ProductMeasures
}

const PORTION_ID = 18

/** By how much each amount is multiplied for so many portions; null where nothing says what a portion is. */
export function factorFor(portions: string, { total, own, product }: Yield): Rational | null {
  const recipePortions = convertAmount(total, PORTION_ID, { own, product })
  const wanted = parseDecimal(portions)
  if (recipePortions === null || wanted === null || recipePortions.n <= 0n || wanted.n <= 0n) return null
  return divide(wanted, recipePortions)
}

/** The amount times the factor; itself where it is no number. */
export function scaleAmount(amount: string, factor: Rational): Rational | null {
  const value = parseDecimal(amount)
  return value === null ? null : multiply(value, factor)
}
