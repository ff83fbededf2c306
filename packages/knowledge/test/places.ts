/**
 * Realistic places, one an activity and one that does its steps in few ways: the examples for golden plans
 * and properties.
 */
import {
  defaultProfile,
  extraSwitches,
  type ActivityId,
  type ExtraSwitch,
  type FoodGroupId,
  type PlaceProfile,
  type PlanLimit,
  type PlanTask,
  type ProductGroupId,
  type SubProcessId,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { knowledge } from '../src/index.ts'

type Example = {
  readonly activity: ActivityId
  readonly location_type: string
  readonly extra_data: readonly ExtraSwitch[]
  readonly ways?: readonly SubProcessId[]
}

export const examples: Readonly<Record<string, Example>> = {
  restaurant: {
    activity: 'A01',
    location_type: 'in_house_kitchen',
    extra_data: [
      'raw_animal_rte',
      'raw_egg_dishes',
      'deep_frying',
      'hot_holding_buffet',
      'freezing_on_site',
      'ice_machine',
    ],
  },
  'fast-food': {
    activity: 'A02',
    location_type: 'mobile_unit',
    extra_data: ['deep_frying', 'grinding_mince'],
  },
  school: {
    activity: 'A05',
    location_type: 'own_kitchen',
    extra_data: ['vulnerable_consumers', 'retained_samples', 'hot_holding_buffet'],
  },
  grocery: { activity: 'A08', location_type: 'shop', extra_data: ['slicing_RTE'] },
  butcher: {
    activity: 'A10',
    location_type: 'shop_with_workroom',
    extra_data: ['grinding_mince', 'vacuum_or_MAP', 'smoking'],
  },
  fishmonger: {
    activity: 'A11',
    location_type: 'shop',
    extra_data: ['raw_animal_rte', 'freezing_on_site', 'live_bivalves_tanks', 'ice_machine'],
  },
  bakery: {
    activity: 'A12',
    location_type: 'craft_bakery',
    extra_data: ['raw_egg_dishes', 'deep_frying', 'metal_detection'],
  },
  warehouse: { activity: 'A22', location_type: 'chilled_warehouse', extra_data: ['delivery_transport'] },
  bar: { activity: 'A03', location_type: 'bar', extra_data: ['ice_machine'] },
  catering: {
    activity: 'A04',
    location_type: 'event_site',
    extra_data: ['cook_chill', 'hot_holding_buffet', 'retained_samples'],
  },
  hospital: {
    activity: 'A06',
    location_type: 'own_kitchen',
    extra_data: ['vulnerable_consumers', 'retained_samples', 'cook_chill'],
  },
  'central-kitchen': {
    activity: 'A07',
    location_type: 'factory',
    extra_data: ['cook_chill', 'vacuum_or_MAP', 'delivery_transport', 'metal_detection'],
  },
  supermarket: {
    activity: 'A09',
    location_type: 'shop',
    extra_data: ['slicing_RTE', 'grinding_mince', 'hot_holding_buffet', 'deep_frying'],
  },
  'ice-cream': { activity: 'A13', location_type: 'parlour', extra_data: [] },
  dairy: { activity: 'A14', location_type: 'farm_dairy', extra_data: ['slicing_RTE'] },
  'meat-plant': {
    activity: 'A15',
    location_type: 'factory',
    extra_data: [
      'grinding_mince',
      'slicing_RTE',
      'vacuum_or_MAP',
      'smoking',
      'fermentation_drying',
      'metal_detection',
    ],
  },
  slaughterhouse: { activity: 'A16', location_type: 'slaughterhouse', extra_data: [] },
  'fish-plant': {
    activity: 'A17',
    location_type: 'factory',
    extra_data: ['vacuum_or_MAP', 'smoking', 'freezing_on_site', 'acidification', 'metal_detection'],
  },
  'cold-smokery': {
    activity: 'A17',
    location_type: 'craft_workshop',
    extra_data: ['vacuum_or_MAP', 'smoking', 'freezing_on_site'],
    ways: ['P06.2', 'P16.2', 'P25.2', 'P27.1'],
  },
  produce: { activity: 'A18', location_type: 'factory', extra_data: ['vacuum_or_MAP', 'metal_detection'] },
  preserves: { activity: 'A19', location_type: 'craft_workshop', extra_data: ['glass_packaging'] },
  'dry-goods': { activity: 'A20', location_type: 'factory', extra_data: ['metal_detection'] },
  drinks: { activity: 'A21', location_type: 'microbrewery', extra_data: ['glass_packaging'] },
  delivery: { activity: 'A23', location_type: 'courier', extra_data: ['hot_holding_buffet'] },
  vending: { activity: 'A24', location_type: 'chilled_vending', extra_data: ['delivery_transport'] },
  'eggs-honey': { activity: 'A25', location_type: 'packing_centre', extra_data: ['glass_packaging'] },
  home: { activity: 'A26', location_type: 'dwelling', extra_data: ['glass_packaging'] },
  'food-bank': {
    activity: 'A27',
    location_type: 'warehouse',
    extra_data: ['delivery_transport', 'freezing_on_site'],
  },
  supplements: { activity: 'A28', location_type: 'factory', extra_data: ['metal_detection'] },
}

/** Those with a golden plan in each country; the others have one for Germany and the United States only. */
const everywhere = new Set([
  'restaurant',
  'fast-food',
  'school',
  'grocery',
  'butcher',
  'fishmonger',
  'bakery',
  'warehouse',
])

export const countries: Readonly<
  Record<string, { readonly country: string; readonly region: string | null }>
> = {
  EE: { country: 'EE', region: null },
  DE: { country: 'DE', region: null },
  ES: { country: 'ES', region: null },
  GB: { country: 'GB', region: null },
  'GB-SCT': { country: 'GB', region: 'GB-SCT' },
  US: { country: 'US', region: null },
  LV: { country: 'LV', region: null },
  UA: { country: 'UA', region: null },
  IE: { country: 'IE', region: null },
  CA: { country: 'CA', region: null },
  AU: { country: 'AU', region: null },
}

/** The default place of its kind, with cleaning chosen as an owner would. */
export function examplePlace(kind: string, where: string): PlaceProfile {
  const example = examples[kind]
  const country = countries[where]
  if (example === undefined || country === undefined) throw new Error(`no example ${kind} in ${where}`)
  const profile = defaultProfile({ ...country, ...example, number_of_employees: '4-14' }, knowledge)
  const waysOf = (process: string): readonly SubProcessId[] =>
    (example.ways ?? []).filter((way) => way.startsWith(`${process}.`))
  return {
    ...profile,
    processes: [
      ...profile.processes.map(({ id }) => ({ id, sub_processes: waysOf(id) })),
      { id: 'P39', sub_processes: [] },
    ],
  }
}

/** Reviewed only for the kinds that differ most between countries. */
const fewKinds: Readonly<Record<string, readonly string[]>> = {
  'GB-SCT': ['restaurant'],
  ...Object.fromEntries(
    ['LV', 'UA', 'IE', 'CA', 'AU'].map((where) => [
      where,
      ['restaurant', 'butcher', 'fishmonger', 'bakery', 'grocery'],
    ]),
  ),
}

/**
 * The first eight activities in each country (some only where they differ most); the others in two countries.
 */
export const goldenPlaces: readonly (readonly [kind: string, where: string])[] = Object.keys(
  examples,
).flatMap((kind) =>
  Object.keys(countries)
    .filter((where) =>
      everywhere.has(kind) ? (fewKinds[where]?.includes(kind) ?? true) : where === 'DE' || where === 'US',
    )
    .map((where) => [kind, where] as const),
)

/** Any place of these activities, in any jurisdiction, doing anything in any way. */
export const anyPlaceOf = (activities: readonly ActivityId[]): fc.Arbitrary<PlaceProfile> =>
  fc.record({
    country: fc.constantFrom('EE', 'DE', 'ES', 'GB', 'US', 'LV', 'IE', 'UA', 'CA', 'AU', 'NO'),
    region: fc.constantFrom(null, 'GB-SCT'),
    activity: fc.constantFrom(...activities),
    location_type: fc.constantFrom(
      ...new Set(knowledge.activities.flatMap(({ location_types }) => location_types)),
    ),
    number_of_employees: fc.constantFrom('1-3', '4-14', '15+'),
    extra_data: fc.subarray([...extraSwitches]),
    processes: fc
      .subarray([...knowledge.processes])
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map(({ id, sub_processes }) =>
            fc
              .oneof(fc.constant([]), fc.subarray([...sub_processes]))
              .map((ways) => ({ id, sub_processes: ways })),
          ),
        ),
      ),
    product_groups: fc.subarray(knowledge.product_groups.map(({ id }) => id)),
    food_groups: fc.subarray(knowledge.food_groups.map(({ id }) => id)),
  }) as fc.Arbitrary<PlaceProfile>

export type Given = {
  readonly location_type?: string
  readonly extra_data?: readonly ExtraSwitch[]
  readonly product_groups?: readonly ProductGroupId[]
  readonly food_groups?: readonly FoodGroupId[]
  readonly ways?: readonly SubProcessId[]
}

/** A new place of the activity with its default profile, changed by the given members. */
export function placeOf(
  activity: ActivityId,
  where: string,
  { ways = [], location_type, extra_data, ...given }: Given = {},
): PlaceProfile {
  const { location_types } = knowledge.activities.find(({ id }) => id === activity) ?? { location_types: [] }
  const country = countries[where] ?? { country: where, region: null }
  const start = defaultProfile(
    {
      ...country,
      activity,
      location_type: location_type ?? location_types[0] ?? '',
      number_of_employees: '4-14',
      ...(extra_data && { extra_data }),
    },
    knowledge,
  )
  const processes = start.processes.map(({ id }) => ({
    id,
    sub_processes: ways.filter((way) => way.startsWith(`${id}.`)),
  }))
  return { ...start, processes, ...given }
}

/** The limits of one food of a task, by the word for it; of a task with one limit for all, that one. */
export const limitsOfFood = (task: PlanTask | undefined, food: string): readonly PlanLimit[] =>
  task?.foods?.filter((limit) => limit.food === food) ?? (task?.limit ? [task.limit] : [])
