import { bindingForce } from './binding-force.ts'
import { holds, type PlaceContext } from './conditions.ts'
import type { Document, FoodGroupId, Jurisdiction, Knowledge, Limit, LimitId, LimitValue } from './facts.ts'
import { sortedSet } from '../generate/order.ts'
import type { PlanLimit, Reason } from '../generate/plan-parts.ts'

/** The values that a limit has in a jurisdiction: its own, and proposals that it shares with others. */
export const valuesIn = (limit: Limit, jurisdiction: Jurisdiction): readonly LimitValue[] =>
  limit.values
    .filter((value) => value.jurisdiction === jurisdiction || value.also_in?.includes(jurisdiction))
    .map((value) => (value.jurisdiction === jurisdiction ? value : { ...value, jurisdiction }))

function valuesFor(
  limit: Limit,
  place: PlaceContext,
): { values: readonly LimitValue[]; lowered: Reason | null } {
  const of = (jurisdiction: Jurisdiction) =>
    valuesIn(limit, jurisdiction).filter((value) => holds(value.when, place))
  const { chain, borrows, fallback } = place.jurisdictions
  const own = chain.find((jurisdiction) => of(jurisdiction).length > 0)
  if (own !== undefined) {
    const country = fallback?.values['country']
    return {
      values: of(own),
      lowered:
        country === undefined
          ? null
          : { code: 'limit.no_rules_of_country', values: { country, jurisdiction: own } },
    }
  }
  if (borrows === null) return { values: [], lowered: null }
  return {
    values: of(borrows),
    lowered: { code: 'limit.borrowed', values: { country: chain[0] ?? '', jurisdiction: borrows } },
  }
}

/**
 * The values of one limit at a place: those of the most specific jurisdiction that has any
 * (`jurisdictionChain`), in the order of the knowledge: the default first, then its equals or those of other
 * foods, which differ by their notes. Borrowed values lose their force, and so do those whose law does not
 * bind the activity. None when the limit does not concern the place.
 */
export function resolveLimit(
  limit: Limit,
  place: PlaceContext,
  documents: readonly Document[],
): ResolvedLimit {
  const groups = sortedSet(limit.food_groups.filter((group) => place.food_groups.has(group)))
  const conditional = Object.keys(limit.when ?? {}).length > 0
  if (!holds(limit.when, place) || (limit.food_groups.length > 0 && groups.length === 0))
    return { limit, conditional, values: [], apart: new Set() }
  const { values: limitValues, lowered } = valuesFor(limit, place)
  const values = limitValues
    .map((value) => ({ value, force: bindingForce(value, { activity: place.activity, documents }) }))
    .map(({ value, force }): PlanLimit => ({
      id: limit.id,
      quantity: limit.quantity,
      jurisdiction: value.jurisdiction,
      min: value.min,
      max: value.max,
      hold_minutes: value.hold_minutes ?? null,
      from: value.from ?? null,
      within_minutes: value.within_minutes ?? null,
      then:
        value.then === undefined ? null : { max: value.then.max, within_minutes: value.then.within_minutes },
      food_groups: groups,
      note_key: value.note_key ?? null,
      force: lowered === null ? force : ('practice' as const),
      evidence: value.evidence,
      sources: value.sources,
      lowered: lowered ?? (force === value.force ? null : { code: 'limit.not_for_retail', values: {} }),
    }))
  return {
    limit,
    conditional,
    values,
    apart: new Set(values.filter((_, index) => limitValues[index]?.judged_apart)),
  }
}

/**
 * A limit with its values at the place; without values it does not hold there. Conditional ones do not
 * compete with others. Values set apart are of one food or way, which has a task of its own.
 */
export type ResolvedLimit = {
  readonly limit: Limit
  readonly conditional: boolean
  readonly values: readonly PlanLimit[]
  readonly apart: ReadonlySet<PlanLimit>
}
export type ResolvedLimits = ReadonlyMap<LimitId, ResolvedLimit>

export const resolveLimits = (
  { limits, documents }: Pick<Knowledge, 'limits' | 'documents'>,
  place: PlaceContext,
): ResolvedLimits => new Map(limits.map((limit) => [limit.id, resolveLimit(limit, place, documents)]))

/** The limits that name the food most narrowly; none when none names it. */
function narrowest(food: FoodGroupId, limits: readonly ResolvedLimit[]): readonly ResolvedLimit[] {
  const naming = limits.filter(({ limit }) => limit.food_groups.includes(food))
  if (naming.length < 2) return naming
  const least = Math.min(...naming.map(({ limit }) => limit.food_groups.length))
  return naming.filter(({ limit }) => limit.food_groups.length === least)
}

/**
 * Which of the limits named at a step apply to the foods in question: for each food group the limit that
 * names it most narrowly, the general ones for groups without one. Limits with their own condition (vacuum
 * packs, meat preparations) apply as well, and limits of different quantities do not replace each other.
 */
export function pickLimits(
  ids: readonly LimitId[],
  foods: readonly FoodGroupId[],
  resolved: ResolvedLimits,
): readonly PlanLimit[] {
  const candidates = sortedSet(ids)
    .flatMap((id) => resolved.get(id) ?? [])
    .filter(({ values }) => values.length > 0)
  const picked = new Set(candidates.filter(({ conditional }) => conditional))
  const competing = candidates.filter(({ conditional }) => !conditional)
  for (const [, ofQuantity] of Map.groupBy(competing, ({ limit }) => limit.quantity)) {
    const general = ofQuantity.filter(({ limit }) => limit.food_groups.length === 0)
    const specific = ofQuantity.filter(({ limit }) => limit.food_groups.length > 0)
    const limitsByFood = foods.map((food) => narrowest(food, specific))
    for (const limits of limitsByFood) for (const limit of limits) picked.add(limit)
    if (limitsByFood.length === 0 || limitsByFood.some((limits) => limits.length === 0))
      for (const limit of general) picked.add(limit)
  }
  return candidates.filter((candidate) => picked.has(candidate)).flatMap(({ values }) => values)
}

const strictness = (limit: PlanLimit): number => (limit.max !== null ? limit.max : -(limit.min ?? 0))

/** The lowest maximum or the highest minimum; null of none. */
export const strictestLimit = (limits: readonly PlanLimit[]): PlanLimit | null =>
  [...limits].sort((a, b) => strictness(a) - strictness(b))[0] ?? null

/** The one value to use for all: the default (without a note), else the strictest. */
const soleLimit = (limits: readonly PlanLimit[]): PlanLimit | null =>
  limits.find((limit) => limit.note_key === null) ?? strictestLimit(limits)

/**
 * The values of one limit for judging readings: one for food in general, one for each food or way with its
 * own value.
 */
export function judgingLimits(
  values: readonly PlanLimit[],
  apart: ReadonlySet<PlanLimit>,
): readonly PlanLimit[] {
  const general = soleLimit(values.filter((limit) => !apart.has(limit)))
  return [...(general === null ? [] : [general]), ...values.filter((limit) => apart.has(limit))]
}
