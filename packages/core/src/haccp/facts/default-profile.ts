import { holds, type PlaceContext } from './conditions.ts'
import type { ActivityId, EmployeeRange, ExtraSwitch, Knowledge, ProcessId } from './facts.ts'
import { jurisdictionChain } from './jurisdictions.ts'
import type { PlaceProfile } from '../generate/plan.ts'
import { PlanError } from '../generate/plan-error.ts'

/** The number of a process on the wire: 9 for `P09`. */
export const processNumber = (id: ProcessId): number => Number(id.slice(1))

/** The process of a number on the wire: `P09` for 9. It need not exist. */
export const processOfNumber = (number: number): ProcessId => `P${String(number).padStart(2, '0')}`

/** Left out when a new place gets its processes (plan specification, section 5); it can be chosen by hand. */
const notInitialised = 39

/** The owner's description of a new place. Without `extra_data` the activity's default switches apply. */
export type NewPlace = {
  readonly country: string
  readonly region: string | null
  readonly activity: ActivityId
  readonly location_type: string
  readonly number_of_employees: EmployeeRange
  readonly extra_data?: readonly ExtraSwitch[]
}

/**
 * The profile that a new place starts with: the activity's product and food groups and those of its processes
 * whose condition is met. @throws PlanError `unknown_fact` when the activity is not known.
 */
export function defaultProfile(place: NewPlace, knowledge: Knowledge): PlaceProfile {
  const activity = knowledge.activities.find(({ id }) => id === place.activity)
  if (activity === undefined)
    throw new PlanError('unknown_fact', 'Unknown business activity', [place.activity])
  const rare = new Set(knowledge.food_groups.filter(({ is_rare }) => is_rare).map(({ id }) => id))
  const without = activity.starts_without?.[place.location_type]
  const starts = <T>(all: readonly T[], left: readonly T[] = []): readonly T[] =>
    all.filter((item) => !left.includes(item))
  const food_groups = starts(activity.food_groups, without?.food_groups).filter((id) => !rare.has(id))
  const product_groups = starts(activity.product_groups, without?.product_groups)
  const extra = place.extra_data ?? activity.starts_with ?? []
  const chosen: Chosen = {
    country: place.country,
    region: place.region,
    activity: activity.id,
    location_type: place.location_type,
    number_of_employees: place.number_of_employees,
    extra_data: extra,
    product_groups,
    food_groups,
  }
  const processes = usualProcesses(chosen, knowledge)
  return { ...chosen, processes: processes.map((id) => ({ id, sub_processes: [] })) }
}

type Chosen = Omit<PlaceProfile, 'processes'>

/** The processes that a new place with these choices starts with, in the order of the knowledge base. */
export function usualProcesses(chosen: Chosen, knowledge: Knowledge): readonly ProcessId[] {
  const activity = knowledge.activities.find(({ id }) => id === chosen.activity)
  const without = activity?.starts_without?.[chosen.location_type]?.processes ?? []
  const offered = new Set((activity?.processes ?? []).filter((id) => !without.includes(id)))
  const context: PlaceContext = {
    extra: new Set(chosen.extra_data),
    food_groups: new Set(chosen.food_groups),
    product_groups: new Set(chosen.product_groups),
    processes: offered,
    sub_processes: new Set(),
    location_type: chosen.location_type,
    activity: chosen.activity,
    employees: chosen.number_of_employees,
    jurisdictions: jurisdictionChain(chosen.country, chosen.region),
    feeds_vulnerable: chosen.extra_data.includes('vulnerable_consumers'),
  }
  return knowledge.processes
    .filter(({ id, when }) => offered.has(id) && processNumber(id) !== notInitialised && holds(when, context))
    .map(({ id }) => id)
}
