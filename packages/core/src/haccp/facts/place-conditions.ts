/** The description of a place, and conditions on it. */
import type { Jurisdiction } from './provenance.ts'
import type { ActivityId, ProcessId, SubProcessId, ProductGroupId, FoodGroupId } from './ids.ts'

/** Switches of `extra_data`: each changes the plan (haccp-facts 1c). */
export const extraSwitches = [
  'vulnerable_consumers',
  'raw_animal_rte',
  'raw_egg_dishes',
  'uses_own_well_water',
  'vacuum_or_MAP',
  'sous_vide',
  'cook_chill',
  'freezing_on_site',
  'smoking',
  'fermentation_drying',
  'acidification',
  'deep_frying',
  'hot_holding_buffet',
  'delivery_transport',
  'slicing_RTE',
  'grinding_mince',
  'live_bivalves_tanks',
  'ice_machine',
  'glass_packaging',
  'metal_detection',
  'allergen_free_claim',
  'retained_samples',
] as const
export type ExtraSwitch = (typeof extraSwitches)[number]

export const employeeRanges = ['1-3', '4-14', '15+'] as const
export type EmployeeRange = (typeof employeeRanges)[number]

/** Holds when every named part holds; a list holds when one of its items is there. Empty = always. */
export type Condition = {
  readonly any_extra?: readonly ExtraSwitch[]
  readonly no_extra?: readonly ExtraSwitch[]
  readonly any_food_group?: readonly FoodGroupId[]
  readonly no_food_group?: readonly FoodGroupId[]
  readonly any_product_group?: readonly ProductGroupId[]
  readonly no_product_group?: readonly ProductGroupId[]
  readonly any_process?: readonly ProcessId[]
  /** Holds where none of these is chosen. */
  readonly no_process?: readonly ProcessId[]
  /** One of these is a chosen way here, or no sub-process of their process is chosen. */
  readonly any_sub_process?: readonly SubProcessId[]
  /** The opposite: others of the process are chosen, and none of these. */
  readonly no_sub_process?: readonly SubProcessId[]
  /** One of these is chosen by name: for facts about special ways only (microwave, low temperature). */
  readonly named_sub_process?: readonly SubProcessId[]
  readonly any_location_type?: readonly string[]
  readonly any_jurisdiction?: readonly Jurisdiction[]
  /** Holds where none of these rules: a country has a duty of its own in place of the common one. */
  readonly no_jurisdiction?: readonly Jurisdiction[]
  readonly activities?: readonly ActivityId[]
  readonly any_employees?: readonly EmployeeRange[]
  /** One of these is met: a hot counter is chosen, or a product group implies it. */
  readonly any_of?: readonly Condition[]
}
