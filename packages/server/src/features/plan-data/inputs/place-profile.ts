/**
 * From the rows of a place to the profile that the generator takes, and to the facts that its progress
 * counts.
 */
import { customerGroups, findCountry, findState, locationTypeKey } from '@larder/core/classifiers'
import {
  currentFoods,
  defaultProfile,
  employeeRanges,
  extraSwitches,
  processOfNumber,
  regionWithRules,
  type Activity,
  type ExtraSwitch,
  type FoodGroupId,
  type PlaceProfile,
} from '@larder/core/haccp'
import {
  activityOfNumber,
  foodGroupOfNumber,
  plannedProcesses,
  planProgress,
  productBasedProgress,
  productGroupOfNumber,
  subProcessOfNumber,
  type GroupFacts,
  type PlanProgress,
} from '@larder/core/plan-progress'
import type { GroupInput, InputsRow, PlaceRow } from '../plans.queries.ts'
import { knowledge } from '../texts.ts'

type Described = Pick<
  PlaceRow,
  | 'country_id'
  | 'state_id'
  | 'business_activity_id'
  | 'location_type_id'
  | 'number_of_employees'
  | 'extra_data'
> &
  Partial<Pick<PlaceRow, 'customer_groups'>>

export const findActivity = (number: number): Activity | undefined =>
  knowledge.activities.find(({ id }) => id === activityOfNumber(number))

/** Switches as they are stored (a list of keys) or sent (`a,b`); unknown ones are left out. */
export function readSwitches(input: unknown): readonly ExtraSwitch[] {
  const keys: readonly unknown[] = Array.isArray(input)
    ? input
    : typeof input === 'string'
      ? input.split(',').map((key) => key.trim())
      : []
  return extraSwitches.filter((key) => keys.includes(key))
}

/**
 * The profile that such a place starts with; undefined when the knowledge base does not cover its activity.
 */
export function startingProfile(place: Described): PlaceProfile | undefined {
  const activity = findActivity(place.business_activity_id)
  const country = findCountry(place.country_id)
  const location_type = locationTypeKey(place.location_type_id)
  if (activity === undefined || country === undefined || location_type === undefined) return undefined
  return defaultProfile(
    {
      country: country.key,
      region: regionWithRules(findState(place.state_id)?.key),
      activity: activity.id,
      location_type,
      number_of_employees: employeeRanges.find((range) => range === place.number_of_employees) ?? '4-14',
      extra_data: readSwitches(place.extra_data),
    },
    knowledge,
  )
}

/** Food groups as they are stored, by the edition of today. */
export const foodsOfNumbers = (numbers: readonly number[]): readonly FoodGroupId[] =>
  currentFoods(numbers.map(foodGroupOfNumber), knowledge)

const chosenFoods = (
  numbers: readonly number[] | null,
  offered: readonly FoodGroupId[],
): readonly FoodGroupId[] => foodsOfNumbers(numbers ?? []).filter((code) => offered.includes(code))

const chosen = <T extends string>(
  numbers: readonly number[] | null,
  codeOf: (number: number) => T,
  offered: readonly T[],
): readonly T[] => (numbers ?? []).map(codeOf).filter((code) => offered.includes(code))

const describedCustomers = (ids: readonly number[] = []): Pick<PlaceProfile, 'customers'> =>
  ids.length === 0
    ? {}
    : { customers: customerGroups.filter(({ id }) => ids.includes(id)).map(({ key }) => key) }

/**
 * The place as its plan is made from it. Choices that its activity does not offer (it was another before) do
 * not count.
 */
export function placeProfile(place: Described, inputs: InputsRow): PlaceProfile | undefined {
  const start = startingProfile(place)
  const activity = findActivity(place.business_activity_id)
  if (start === undefined || activity === undefined) return undefined
  const offered = new Set(activity.processes)
  return {
    ...start,
    ...describedCustomers(place.customer_groups),
    processes: plannedProcesses(inputs.processes)
      .map(({ process_id, sub_processes }) => ({
        id: processOfNumber(process_id),
        sub_processes: sub_processes.map(subProcessOfNumber),
      }))
      .filter(({ id }) => offered.has(id)),
    product_groups: chosen(inputs.product_groups, productGroupOfNumber, activity.product_groups),
    food_groups: chosenFoods(inputs.food_groups, activity.food_groups),
  }
}

/** The place's profile with the product group's own processes, kinds of product and food groups. */
export function groupProfile(place: PlaceProfile, group: GroupInput): PlaceProfile {
  const activity = knowledge.activities.find(({ id }) => id === place.activity)
  const offered = new Set(activity?.processes ?? [])
  return {
    ...place,
    processes: plannedProcesses(group.processes)
      .map(({ process_id, sub_processes }) => ({
        id: processOfNumber(process_id),
        sub_processes: sub_processes.map(subProcessOfNumber),
      }))
      .filter(({ id }) => offered.has(id)),
    product_groups: chosen(
      group.products.flatMap(({ product_group_id }) => product_group_id ?? []),
      productGroupOfNumber,
      activity?.product_groups ?? [],
    ),
    food_groups: chosenFoods(group.food_groups, activity?.food_groups ?? []),
  }
}

/** The common profile of the place's groups: everything that any of them works with. */
export function commonProfile(place: PlaceProfile, groups: readonly PlaceProfile[]): PlaceProfile {
  const processes = Map.groupBy(
    groups.flatMap((group) => group.processes),
    ({ id }) => id,
  )
  return {
    ...place,
    processes: [...processes].map(([id, same]) => ({
      id,
      sub_processes: [...new Set(same.flatMap(({ sub_processes }) => sub_processes))],
    })),
    product_groups: [...new Set(groups.flatMap((group) => group.product_groups))],
    food_groups: [...new Set(groups.flatMap((group) => group.food_groups))],
  }
}

const inFlow = new Set(
  knowledge.processes.filter(({ flow_order }) => flow_order !== null).map(({ id }) => id),
)
const flowSteps = (profile: PlaceProfile | undefined): number =>
  profile?.processes.filter(({ id }) => inFlow.has(id)).length ?? 0

/**
 * The facts of a product group that count for progress; for an activity that is not covered, the answers as
 * given.
 */
export function groupFacts(place: PlaceProfile | undefined, group: GroupInput): GroupFacts {
  const profile = place === undefined ? undefined : groupProfile(place, group)
  const offered = knowledge.activities.find(({ id }) => id === place?.activity)?.food_groups.length ?? 1
  return {
    products: group.products.length,
    food_groups: { chosen: profile?.food_groups.length ?? 0, offered },
    processes: profile?.processes.length ?? 0,
    flow_steps: flowSteps(profile),
  }
}

/** The place's progress with the steps that its plan needs. */
export function progressOf(
  place: Described & Pick<PlaceRow, 'use_product_based_plan'>,
  inputs: InputsRow,
): PlanProgress {
  const activity = findActivity(place.business_activity_id)
  const profile = placeProfile(place, inputs)
  const facts = {
    saved: new Set(Object.keys(inputs.steps_saved)),
    activity_known: profile !== undefined,
    active_work_groups: inputs.active_work_groups,
    location_plan: inputs.location_plan,
    drawings: inputs.drawings,
    processes: profile?.processes.length ?? 0,
    flow_steps: flowSteps(profile),
    product_groups: {
      chosen: profile?.product_groups.length ?? 0,
      offered: activity?.product_groups.length ?? 1,
    },
    food_groups: { chosen: profile?.food_groups.length ?? 0, offered: activity?.food_groups.length ?? 1 },
  }
  return place.use_product_based_plan
    ? productBasedProgress(
        facts,
        inputs.groups.map((group) => groupFacts(profile, group)),
      )
    : planProgress(facts)
}
