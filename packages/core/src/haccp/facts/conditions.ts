import type {
  ActivityId,
  Condition,
  EmployeeRange,
  ExtraSwitch,
  FoodGroupId,
  Jurisdiction,
  ProcessId,
  ProductGroupId,
  SubProcessId,
} from './facts.ts'
import { intendedUse } from './intended-use.ts'
import { jurisdictionChain, type JurisdictionChain } from './jurisdictions.ts'
import type { PlaceProfile } from '../generate/plan-parts.ts'

/** The values that conditions are evaluated on. */
export type PlaceContext = {
  readonly extra: ReadonlySet<ExtraSwitch>
  readonly food_groups: ReadonlySet<FoodGroupId>
  readonly product_groups: ReadonlySet<ProductGroupId>
  readonly processes: ReadonlySet<ProcessId>
  readonly sub_processes: ReadonlySet<SubProcessId>
  readonly location_type: string
  readonly activity: ActivityId
  readonly employees: EmployeeRange
  readonly jurisdictions: JurisdictionChain
  /** Small children, elderly, pregnant or ill people eat here, alone or among others. */
  readonly feeds_vulnerable: boolean
}

/** Where all customers are vulnerable the switch for them is on, answered or not. */
function switchesOf({ extra_data, customers }: PlaceProfile): ReadonlySet<ExtraSwitch> {
  return new Set(
    intendedUse(customers) === 'vulnerable' ? [...extra_data, 'vulnerable_consumers'] : extra_data,
  )
}

export function placeContext(profile: PlaceProfile): PlaceContext {
  const extra = switchesOf(profile)
  return {
    extra,
    food_groups: new Set(profile.food_groups),
    product_groups: new Set(profile.product_groups),
    processes: new Set(profile.processes.map((process) => process.id)),
    sub_processes: new Set(profile.processes.flatMap((process) => process.sub_processes)),
    location_type: profile.location_type,
    activity: profile.activity,
    employees: profile.number_of_employees,
    jurisdictions: jurisdictionChain(profile.country, profile.region),
    feeds_vulnerable: extra.has('vulnerable_consumers') || intendedUse(profile.customers) !== 'anybody',
  }
}

const anyOf = <T>(alternatives: readonly T[] | undefined, there: (item: T) => boolean): boolean =>
  alternatives === undefined || alternatives.length === 0 || alternatives.some(there)

const processOf = (id: SubProcessId): string => id.slice(0, id.indexOf('.'))

/**
 * One of these is chosen, or none of all those of their process: a process without a chosen way counts as
 * done in every way.
 */
function worksBy(
  alternatives: readonly SubProcessId[] | undefined,
  { sub_processes }: PlaceContext,
): boolean {
  if (alternatives === undefined || alternatives.length === 0) return true
  const chosen = [...sub_processes]
  return alternatives.some(
    (id) => sub_processes.has(id) || !chosen.some((other) => processOf(other) === processOf(id)),
  )
}

/** True when every named part holds; an empty condition always holds. */
export function holds(condition: Condition | undefined, place: PlaceContext): boolean {
  if (condition === undefined) return true
  const chain: readonly Jurisdiction[] = place.jurisdictions.chain
  return (
    anyOf(condition.any_extra, (item) => place.extra.has(item)) &&
    !(condition.no_extra ?? []).some((item) => place.extra.has(item)) &&
    anyOf(condition.any_food_group, (item) => place.food_groups.has(item)) &&
    !(condition.no_food_group ?? []).some((item) => place.food_groups.has(item)) &&
    anyOf(condition.any_product_group, (item) => place.product_groups.has(item)) &&
    !(condition.no_product_group ?? []).some((item) => place.product_groups.has(item)) &&
    anyOf(condition.any_process, (item) => place.processes.has(item)) &&
    !(condition.no_process ?? []).some((item) => place.processes.has(item)) &&
    worksBy(condition.any_sub_process, place) &&
    !((condition.no_sub_process ?? []).length > 0 && worksBy(condition.no_sub_process, place)) &&
    anyOf(condition.named_sub_process, (item) => place.sub_processes.has(item)) &&
    anyOf(condition.any_location_type, (item) => item === place.location_type) &&
    anyOf(condition.any_jurisdiction, (item) => chain.includes(item)) &&
    !(condition.no_jurisdiction ?? []).some((item) => chain.includes(item)) &&
    anyOf(condition.activities, (item) => item === place.activity) &&
    anyOf(condition.any_employees, (item) => item === place.employees) &&
    anyOf(condition.any_of, (item) => holds(item, place))
  )
}
