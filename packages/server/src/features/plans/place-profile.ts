/** From the rows of a place to the profile that the generator takes, and to the facts that its progress counts. */
import { findCountry, findState, locationTypeKey } from '@larder/core/classifiers'
import { defaultProfile, employeeRanges, extraSwitches, processOfNumber, type Activity, type ExtraSwitch, type PlaceProfile } from '@larder/core/haccp'
import { activityOfNumber, foodGroupOfNumber, plannedProcesses, planProgress, productGroupOfNumber, subProcessOfNumber, type PlanProgress } from '@larder/core/plan-progress'
import type { InputsRow, PlaceRow } from './plans.queries.ts'
import { knowledge } from './texts.ts'

type Described = Pick<PlaceRow, 'country_id' | 'state_id' | 'business_activity_id' | 'location_type_id' | 'number_of_employees' | 'extra_data'>

/** Great Britain's rules differ by country; elsewhere the state changes nothing. */
const regionsWithRules = new Set(['GB-SCT'])

export const findActivity = (number: number): Activity | undefined => knowledge.activities.find(({ id }) => id === activityOfNumber(number))

/** Switches as they are stored (a list of keys) or sent (`a,b`); what is not known is left out. */
export function readSwitches(given: unknown): readonly ExtraSwitch[] {
  const keys: readonly unknown[] = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',').map((key) => key.trim()) : []
  return extraSwitches.filter((key) => keys.includes(key))
}

/** What a place like this starts with; undefined when the knowledge base does not cover its activity. */
export function startingProfile(place: Described): PlaceProfile | undefined {
  const activity = findActivity(place.business_activity_id)
  const country = findCountry(place.country_id)
  const location_type = locationTypeKey(place.location_type_id)
  if (activity === undefined || country === undefined || location_type === undefined) return undefined
  const state = findState(place.state_id)?.key ?? ''
  return defaultProfile({
    country: country.key,
    region: regionsWithRules.has(state) ? state : null,
    activity: activity.id,
    location_type,
    number_of_employees: employeeRanges.find((range) => range === place.number_of_employees) ?? '4-14',
    extra_data: readSwitches(place.extra_data),
  }, knowledge)
}

const chosen = <T extends string>(numbers: readonly number[] | null, codeOf: (number: number) => T, offered: readonly T[]): readonly T[] =>
  (numbers ?? []).map(codeOf).filter((code) => offered.includes(code))

/** The place as its plan is made from it. Choices that its activity does not offer (it was another before) do not count. */
export function placeProfile(place: Described, inputs: InputsRow): PlaceProfile | undefined {
  const start = startingProfile(place)
  const activity = findActivity(place.business_activity_id)
  if (start === undefined || activity === undefined) return undefined
  const offered = new Set(activity.processes)
  return {
    ...start,
    processes: plannedProcesses(inputs.processes)
      .map(({ process_id, sub_processes }) => ({ id: processOfNumber(process_id), sub_processes: sub_processes.map(subProcessOfNumber) }))
      .filter(({ id }) => offered.has(id)),
    product_groups: chosen(inputs.product_groups, productGroupOfNumber, activity.product_groups),
    food_groups: chosen(inputs.food_groups, foodGroupOfNumber, activity.food_groups),
  }
}

/** How far the place is with what its plan needs. */
export function progressOf(place: Described, inputs: InputsRow): PlanProgress {
  const activity = findActivity(place.business_activity_id)
  const profile = placeProfile(place, inputs)
  const inFlow = new Set(knowledge.processes.filter(({ flow_order }) => flow_order !== null).map(({ id }) => id))
  return planProgress({
    saved: new Set(Object.keys(inputs.steps_saved)),
    activity_known: profile !== undefined,
    active_work_groups: inputs.active_work_groups,
    processes: profile?.processes.length ?? 0,
    flow_steps: profile?.processes.filter(({ id }) => inFlow.has(id)).length ?? 0,
    product_groups: { chosen: profile?.product_groups.length ?? 0, offered: activity?.product_groups.length ?? 1 },
    food_groups: { chosen: profile?.food_groups.length ?? 0, offered: activity?.food_groups.length ?? 1 },
  })
}
