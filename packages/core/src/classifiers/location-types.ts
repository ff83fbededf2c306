/**
 * Numbers of the knowledge base's activities and location types on the wire. An activity's number is the one
 * in its code; a location type's number is its place in this list, which only grows at its end.
 */
import type { ActivityId } from '../haccp/index.ts'

export const activityNumber = (id: ActivityId): number => Number(id.slice(1))

const keys = [
  'in_house_kitchen',
  'hotel',
  'pub',
  'pop_up',
  'food_court',
  'fixed_outlet',
  'mobile_unit',
  'market_stall',
  'bar',
  'kiosk',
  'petrol_station',
  'central_kitchen',
  'event_site',
  'own_kitchen',
  'satellite_kitchen',
  'delivered_meals',
  'ward_kitchen',
  'factory',
  'commissary',
  'shop',
  'online_pick_up',
  'meat_counter',
  'fish_counter',
  'deli_counter',
  'bakery_counter',
  'salad_bar',
  'shop_with_workroom',
  'craft_bakery',
  'bake_off',
  'home_bakery',
  'parlour',
  'soft_ice_machine',
  'farm_dairy',
  'cutting_plant',
  'slaughterhouse',
  'packhouse',
  'juice_bar',
  'craft_workshop',
  'home',
  'roastery',
  'repacking',
  'microbrewery',
  'vending',
  'dry_warehouse',
  'chilled_warehouse',
  'frozen_warehouse',
  'cross_dock',
  'fleet',
  'courier',
  'parcel',
  'chilled_vending',
  'hot_vending',
  'frozen_vending',
  'packing_centre',
  'apiary',
  'farm_shop',
  'dwelling',
  'warehouse',
  'social_kitchen',
  'reseller',
] as const

const numbers: ReadonlyMap<string, number> = new Map(keys.map((key, index) => [key, index + 1]))

/** Undefined for a key that the list does not know yet; the server's test refuses such a knowledge base. */
export const locationTypeNumber = (key: string): number | undefined => numbers.get(key)

export const locationTypeKey = (number: number): string | undefined => keys[number - 1]
