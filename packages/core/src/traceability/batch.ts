/** What a batch is filled in with: scaled ingredients with their lots, expiry date, batch number. */
import {
  convertAmount,
  divide,
  multiply,
  ONE,
  parseDecimal,
  toDecimal,
  type Amount,
  type Rational,
} from '../measures/index.ts'
import { takeFromLots, type Measures, type StockLot, type Taken } from './lots.ts'
import { batchKey } from './types.ts'

const [HOURS, DAYS, WEEKS, MONTHS, YEARS] = [3, 4, 5, 6, 7]
const HOUR_MS = 3_600_000

export type ShelfLife = {
  readonly expiration_time_unit_count: number | null
  readonly expiration_time_unit_id: number | null
}

/** Calendar arithmetic as in UTC, where no day is shorter: a wall time has no time zone. */
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const plusDays = (date: string, days: number): string =>
  dateOf(Date.parse(`${date}T00:00Z`) + days * 24 * HOUR_MS)

/** The same day of a later month, or the last day of a shorter one. */
function plusMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)))
}

/**
 * Last day of a batch made at `local`, the wall time of the place (`YYYY-MM-DDTHH:mm`): by the shelf life of
 * the product, else the next day (document 3, section 4).
 */
export function expiryFor(
  { expiration_time_unit_count: count, expiration_time_unit_id: unit }: ShelfLife,
  local: string,
): string {
  const date = local.slice(0, 10)
  if (count === null) return plusDays(date, 1)
  if (unit === HOURS) return dateOf(Date.parse(`${local}Z`) + count * HOUR_MS)
  if (unit === DAYS) return plusDays(date, count)
  if (unit === WEEKS) return plusDays(date, 7 * count)
  if (unit === MONTHS) return plusMonths(date, count)
  return unit === YEARS ? plusMonths(date, 12 * count) : plusDays(date, 1)
}

/** “261126-2”: the day, and the first number that no lot of the product has. */
export function batchNumberFor(date: string, taken: readonly string[]): string {
  const day = date.slice(2).replaceAll('-', '')
  const keys = new Set(taken.map(batchKey))
  for (let number = 1; ; number += 1) {
    const proposed = `${day}-${number}`
    if (!keys.has(proposed)) return proposed
  }
}

export type BatchRecipe = {
  /** What the recipe yields; null = not entered. */
  readonly total: Amount | null
  readonly ingredients: readonly {
    readonly product_id: number
    readonly product_name: string
    readonly amount: string
    readonly amount_unit_id: number
  }[]
}

/** By how much the recipe is multiplied; 1 where nothing says what it yields in this unit. */
export function batchFactor(
  batchAmount: Amount | null,
  { total }: BatchRecipe,
  measures: Measures,
): Rational {
  const wanted =
    batchAmount === null || total === null ? null : convertAmount(batchAmount, total.unit_id, measures)
  const yields = total === null ? null : parseDecimal(total.amount)
  return wanted === null || yields === null || yields.n <= 0n || wanted.n <= 0n ? ONE : divide(wanted, yields)
}

export type Needed<L> = BatchRecipe['ingredients'][number] & { readonly taken: readonly Taken<L>[] }

/** Ingredients of the scaled recipe, each with the lots that expire first. */
export function neededFor<L extends StockLot>(
  recipe: BatchRecipe,
  factor: Rational,
  {
    today,
    lotsOf,
    measuresOf,
  }: {
    readonly today: string
    readonly lotsOf: (product_id: number) => readonly L[]
    readonly measuresOf: (product_id: number) => Measures
  },
): readonly Needed<L>[] {
  return recipe.ingredients.map((ingredient) => {
    const written = parseDecimal(ingredient.amount)
    const amount = written === null ? ingredient.amount : toDecimal(multiply(written, factor), 6)
    const needed = { amount, unit_id: ingredient.amount_unit_id }
    const taken = takeFromLots(needed, lotsOf(ingredient.product_id), {
      today,
      ...measuresOf(ingredient.product_id),
    })
    return { ...ingredient, amount, taken }
  })
}
