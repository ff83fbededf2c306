import type { Activity } from '@larder/core/haccp'
import { activitiesProduction } from './activities-production.ts'
import { activitiesService } from './activities-service.ts'
import { foods, steps } from './group-ranges.ts'
import { expert } from './provenance.ts'

const proposal = expert('activities')

const first: readonly Activity[] = [
  {
    id: 'A01', ...proposal,
    location_types: ['in_house_kitchen', 'hotel', 'pub', 'pop_up', 'food_court'],
    extra_data: [
      'vulnerable_consumers', 'raw_animal_rte', 'raw_egg_dishes', 'uses_own_well_water', 'vacuum_or_MAP', 'sous_vide',
      'cook_chill', 'freezing_on_site', 'smoking', 'acidification', 'deep_frying', 'hot_holding_buffet',
      'delivery_transport', 'slicing_RTE', 'grinding_mince', 'live_bivalves_tanks', 'ice_machine', 'allergen_free_claim',
      'retained_samples',
    ],
    starts_with: ['deep_frying'],
    processes: [...steps(1, 24), 'P25', 'P26', 'P27', 'P34', 'P35', 'P37', 'P38', ...steps(39, 46), 'P49'],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG04', 'PG05', 'PG06', 'PG07', 'PG08', 'PG10', 'PG11', 'PG15', 'PG16', 'PG17'],
    food_groups: [...foods(1, 28), 'FG30', 'FG31', 'FG32'],
  },
  {
    id: 'A02', ...proposal,
    location_types: ['fixed_outlet', 'mobile_unit', 'market_stall'],
    extra_data: [
      'uses_own_well_water', 'freezing_on_site', 'deep_frying', 'hot_holding_buffet',
      'delivery_transport', 'slicing_RTE', 'grinding_mince', 'ice_machine', 'allergen_free_claim',
    ],
    starts_with: ['deep_frying'],
    processes: [
      ...steps(1, 6), 'P07', 'P08', ...steps(9, 13), 'P16', 'P17', 'P18', ...steps(19, 21), 'P34', 'P35', 'P37',
      ...steps(39, 46),
    ],
    product_groups: ['PG01', 'PG04', 'PG10', 'PG15', 'PG16'],
    food_groups: ['FG01', 'FG02', 'FG03', 'FG09', 'FG12', 'FG14', 'FG17', 'FG19', 'FG24', 'FG26', 'FG27', 'FG30', 'FG31'],
  },
  {
    id: 'A05', ...proposal,
    location_types: ['own_kitchen', 'satellite_kitchen', 'delivered_meals'],
    extra_data: [
      'vulnerable_consumers', 'retained_samples', 'allergen_free_claim', 'hot_holding_buffet', 'delivery_transport',
      'cook_chill', 'freezing_on_site', 'raw_egg_dishes', 'deep_frying', 'slicing_RTE', 'grinding_mince',
      'uses_own_well_water', 'ice_machine',
    ],
    starts_with: ['vulnerable_consumers', 'retained_samples'],
    processes: [...steps(1, 20), 'P35', 'P36', ...steps(37, 47)],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG07', 'PG11', 'PG12', 'PG13', 'PG15'],
    food_groups: [...foods(1, 28), 'FG30'],
  },
  {
    id: 'A08', ...proposal,
    location_types: ['shop', 'kiosk', 'online_pick_up'],
    extra_data: ['slicing_RTE', 'hot_holding_buffet', 'delivery_transport', 'uses_own_well_water'],
    processes: [...steps(1, 5), 'P08', 'P11', 'P12', 'P19', 'P20', 'P21', 'P32', 'P34', 'P35', ...steps(39, 45)],
    product_groups: ['PG04', 'PG09', 'PG39'],
    food_groups: ['FG12', 'FG13', 'FG14', 'FG15', 'FG25', 'FG26', 'FG27', 'FG31'],
  },
  {
    id: 'A10', ...proposal,
    location_types: ['shop', 'shop_with_workroom', 'mobile_unit'],
    extra_data: [
      'grinding_mince', 'slicing_RTE', 'vacuum_or_MAP', 'smoking', 'fermentation_drying', 'acidification',
      'freezing_on_site', 'raw_animal_rte', 'hot_holding_buffet', 'delivery_transport', 'uses_own_well_water',
      'allergen_free_claim',
    ],
    starts_with: ['grinding_mince', 'slicing_RTE'],
    processes: [...steps(1, 9), 'P12', ...steps(15, 17), 'P19', 'P20', 'P22', ...steps(25, 27), 'P29', 'P30', 'P32', 'P34', 'P35', ...steps(39, 45)],
    product_groups: ['PG18', 'PG19', 'PG20', 'PG21', 'PG22'],
    food_groups: ['FG01', 'FG02', 'FG03', 'FG04', 'FG23', 'FG26', 'FG29', 'FG30', 'FG32'],
  },
  {
    id: 'A11', ...proposal,
    location_types: ['shop', 'market_stall', 'mobile_unit'],
    extra_data: [
      'raw_animal_rte', 'smoking', 'live_bivalves_tanks', 'ice_machine', 'vacuum_or_MAP', 'acidification',
      'freezing_on_site', 'delivery_transport', 'uses_own_well_water', 'slicing_RTE',
    ],
    processes: [
      ...steps(1, 9), 'P12', 'P15', 'P16', 'P17', 'P20', 'P22', 'P25', 'P26', 'P27', 'P30', 'P31', 'P32', 'P34', 'P35', 'P37',
      ...steps(39, 45), 'P49',
    ],
    product_groups: ['PG05', 'PG06', 'PG23', 'PG24'],
    food_groups: ['FG05', 'FG06', 'FG07', 'FG08', 'FG19', 'FG30', 'FG32'],
  },
  {
    id: 'A12', ...proposal,
    location_types: ['craft_bakery', 'bake_off', 'home_bakery'],
    extra_data: [
      'raw_egg_dishes', 'deep_frying', 'metal_detection', 'allergen_free_claim', 'freezing_on_site', 'slicing_RTE',
      'delivery_transport', 'glass_packaging', 'uses_own_well_water',
    ],
    processes: [
      ...steps(1, 6), 'P08', 'P09', 'P10', 'P11', 'P13', 'P15', 'P16', 'P17', 'P20', 'P21', 'P28', 'P32', 'P33', 'P34', 'P35',
      ...steps(39, 46),
    ],
    product_groups: ['PG04', 'PG07', 'PG08', 'PG09', 'PG31'],
    food_groups: ['FG09', 'FG10', 'FG12', 'FG13', 'FG15', ...foods(20, 24), 'FG26', 'FG29', 'FG30'],
  },
  {
    id: 'A22', ...proposal,
    location_types: ['dry_warehouse', 'chilled_warehouse', 'frozen_warehouse', 'cross_dock'],
    extra_data: ['delivery_transport', 'freezing_on_site', 'glass_packaging', 'uses_own_well_water'],
    starts_with: ['delivery_transport'],
    processes: [...steps(1, 5), 'P16', 'P32', 'P35', ...steps(39, 45)],
    product_groups: ['PG39', 'PG40'],
    food_groups: ['FG01', 'FG02', 'FG03', 'FG05', 'FG06', 'FG09', 'FG12', 'FG13', 'FG14', 'FG15', 'FG19', 'FG20', 'FG22', 'FG25', 'FG26', 'FG27', 'FG31', 'FG32'],
  },
]

/** The 28 activities (haccp-facts 1c), in the order of their numbers. */
export const activities: readonly Activity[] = [...first, ...activitiesService, ...activitiesProduction]
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))
