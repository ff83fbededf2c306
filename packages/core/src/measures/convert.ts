/**
 * Amounts from one unit into another, exactly: units of the product and own ones, weight and volume, pieces.
 */
import { divide, multiply, ONE, parseDecimal, type Rational } from './rational.ts'
import { units } from './units.ts'

export type OwnUnit = {
  readonly id: number
  /** A unit of the product, or another own one. */
  readonly base_unit_id: number
  /** So many of the base unit are one of it, as decimal text. */
  readonly base_unit_amount: string
}
export type OwnUnits = ReadonlyMap<number, OwnUnit>

export type Amount = { readonly amount: string; readonly unit_id: number }

/** What is known of a product for converting its amounts. */
export type ProductMeasures = {
  /** Kilograms of a litre, as decimal text. */
  readonly density: string | null
  readonly portion: Amount | null
  readonly piece: Amount | null
}
export const NO_MEASURES: ProductMeasures = { density: null, portion: null, piece: null }

const PIECE_ID = 3
const PORTION_ID = 18

/** What a unit measures, and how many kilograms, litres or counted things one of it is. */
export type Basis = {
  readonly dimension: 'weight' | 'volume' | `count:${number}`
  readonly factor: Rational
}

const unitsById = new Map(units.map((unit) => [unit.id, unit]))

/** Null for an unknown unit, and for a chain of own units that comes back to itself. */
export function basisOf(unit_id: number, own: OwnUnits): Basis | null {
  const seen = new Set<number>()
  let factor = ONE
  let at = unit_id
  for (;;) {
    const unit = unitsById.get(at)
    if (unit?.kind === 'count') return { dimension: `count:${unit.id}`, factor }
    if (unit !== undefined) {
      const base = parseDecimal(String(unit.in_base))
      return base === null ? null : { dimension: unit.kind, factor: multiply(factor, base) }
    }
    const step = own.get(at)
    const times = step === undefined ? null : parseDecimal(step.base_unit_amount)
    if (step === undefined || times === null || seen.has(at)) return null
    seen.add(at)
    factor = multiply(factor, times)
    at = step.base_unit_id
  }
}

/**
 * The ids from an own unit through its bases, for the refusal of a chain that comes back; null without one.
 */
export function findUnitCycle(unit_id: number, own: OwnUnits): readonly number[] | null {
  const path: number[] = []
  for (let at: number | undefined = unit_id; at !== undefined; at = own.get(at)?.base_unit_id) {
    if (path.includes(at)) return [...path.slice(path.indexOf(at)), at]
    path.push(at)
  }
  return null
}

type Converting = { readonly own: OwnUnits; readonly product: ProductMeasures }

/** One counted piece or portion of the product as an amount, null where it is not known. */
function countedAs(dimension: Basis['dimension'], product: ProductMeasures): Amount | null {
  if (dimension === `count:${PORTION_ID}`) return product.portion
  return dimension === `count:${PIECE_ID}` ? product.piece : null
}

/** Base units of the amount; pieces and portions by what one of them weighs, where that is known. */
function inBase({ amount, unit_id }: Amount, { own, product }: Converting): Basis | null {
  const basis = basisOf(unit_id, own)
  const value = parseDecimal(amount)
  if (basis === null || value === null) return null
  const counted = countedAs(basis.dimension, product)
  const whole = multiply(value, basis.factor)
  if (counted === null) return { dimension: basis.dimension, factor: whole }
  const one = basisOf(counted.unit_id, own)
  const size = parseDecimal(counted.amount)
  if (one === null || size === null || one.dimension.startsWith('count')) return null
  return { dimension: one.dimension, factor: multiply(whole, multiply(size, one.factor)) }
}

/** The same amount in kilograms or litres, by the density. */
function through(from: Basis, to: Basis['dimension'], density: string | null): Rational | null {
  if (from.dimension === to) return from.factor
  const per_litre = density === null ? null : parseDecimal(density)
  if (per_litre === null || per_litre.n <= 0n) return null
  if (from.dimension === 'volume' && to === 'weight') return multiply(from.factor, per_litre)
  return from.dimension === 'weight' && to === 'volume' ? divide(from.factor, per_litre) : null
}

/** Kilograms of the amount; null where nothing says it. */
export function kilogramsOf(amount: Amount, more: Converting): Rational | null {
  const base = inBase(amount, more)
  return base === null ? null : through(base, 'weight', more.product.density)
}

/** The amount in another unit; null where the units measure different things and nothing connects them. */
export function convertAmount(amount: Amount, to_unit_id: number, more: Converting): Rational | null {
  const raw = basisOf(amount.unit_id, more.own)
  const target = basisOf(to_unit_id, more.own)
  const value = parseDecimal(amount.amount)
  if (raw === null || target === null || value === null || target.factor.n === 0n) return null
  if (raw.dimension === target.dimension) return divide(multiply(value, raw.factor), target.factor)
  const base = inBase(amount, more)
  const one = inBase({ amount: '1', unit_id: to_unit_id }, more)
  if (base === null || one === null || one.factor.n === 0n) return null
  const reached = through(base, one.dimension, more.product.density)
  return reached === null ? null : divide(reached, one.factor)
}
