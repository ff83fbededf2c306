import type { Activity } from '@larder/core/haccp'
import { foods, products, steps } from './group-ranges.ts'
import { expert } from './provenance.ts'

const proposal = expert('activities')

/** Those that serve, sell, store or carry food: bars, catering, care, supermarkets, delivery, vending, food banks. */
export const activitiesService: readonly Activity[] = [
  {
    id: 'A03', ...proposal,
    location_types: ['bar', 'kiosk', 'petrol_station'],
    extra_data: ['ice_machine', 'slicing_RTE', 'hot_holding_buffet', 'uses_own_well_water', 'delivery_transport', 'allergen_free_claim'],
    starts_with: ['ice_machine'],
    processes: [...steps(1, 5), 'P08', 'P11', 'P12', 'P19', 'P20', 'P21', 'P34', 'P35', 'P37', ...steps(39, 46)],
    product_groups: ['PG04', 'PG09', 'PG15', 'PG16', 'PG17', 'PG39'],
    food_groups: ['FG12', 'FG13', 'FG15', 'FG25', 'FG26', 'FG27', 'FG30', 'FG31'],
  },
  {
    id: 'A04', ...proposal,
    location_types: ['central_kitchen', 'event_site'],
    extra_data: [
      'vulnerable_consumers', 'raw_animal_rte', 'raw_egg_dishes', 'uses_own_well_water', 'vacuum_or_MAP', 'sous_vide', 'cook_chill',
      'freezing_on_site', 'smoking', 'acidification', 'deep_frying', 'hot_holding_buffet', 'slicing_RTE', 'grinding_mince',
      'ice_machine', 'allergen_free_claim', 'retained_samples',
    ],
    starts_with: ['cook_chill', 'hot_holding_buffet', 'retained_samples'],
    processes: [...steps(1, 23), ...steps(25, 27), ...steps(35, 46)],
    product_groups: [...products(1, 8), 'PG10', 'PG11', 'PG13', 'PG15'],
    food_groups: [...foods(1, 28), 'FG30', 'FG31', 'FG32'],
  },
  {
    id: 'A06', ...proposal,
    location_types: ['own_kitchen', 'satellite_kitchen', 'delivered_meals', 'ward_kitchen'],
    extra_data: [
      'vulnerable_consumers', 'retained_samples', 'cook_chill', 'allergen_free_claim', 'hot_holding_buffet', 'delivery_transport',
      'freezing_on_site', 'sous_vide', 'vacuum_or_MAP', 'deep_frying', 'slicing_RTE', 'grinding_mince', 'uses_own_well_water', 'ice_machine',
    ],
    starts_with: ['vulnerable_consumers', 'retained_samples', 'cook_chill'],
    processes: [...steps(1, 20), 'P22', 'P23', ...steps(35, 47)],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG07', 'PG11', 'PG12', 'PG13', 'PG15'],
    food_groups: [...foods(1, 28), 'FG30'],
  },
  {
    id: 'A09', ...proposal,
    location_types: ['meat_counter', 'fish_counter', 'deli_counter', 'bakery_counter', 'salad_bar', 'shop', 'online_pick_up'],
    extra_data: [
      'slicing_RTE', 'grinding_mince', 'hot_holding_buffet', 'deep_frying', 'vacuum_or_MAP', 'smoking', 'raw_animal_rte', 'live_bivalves_tanks',
      'freezing_on_site', 'ice_machine', 'delivery_transport', 'fermentation_drying', 'acidification', 'raw_egg_dishes', 'metal_detection',
      'allergen_free_claim', 'uses_own_well_water',
    ],
    starts_with: ['slicing_RTE', 'grinding_mince', 'hot_holding_buffet'],
    processes: [
      ...steps(1, 13), ...steps(15, 17), ...steps(19, 22), ...steps(25, 35), 'P37', ...steps(39, 46), 'P49',
    ],
    product_groups: [...products(1, 10), ...products(18, 24), 'PG30', 'PG39'],
    food_groups: [...foods(1, 10), ...foods(12, 32)],
  },
  {
    id: 'A23', ...proposal,
    location_types: ['fleet', 'courier', 'parcel'],
    extra_data: ['hot_holding_buffet', 'uses_own_well_water'],
    starts_with: ['hot_holding_buffet'],
    processes: ['P01', 'P02', 'P19', 'P35', 'P36', ...steps(39, 45)],
    product_groups: ['PG01', 'PG10', 'PG39'],
    food_groups: ['FG12', 'FG13', 'FG26', 'FG27', 'FG31'],
  },
  {
    id: 'A24', ...proposal,
    location_types: ['chilled_vending', 'hot_vending', 'frozen_vending', 'vending'],
    extra_data: ['delivery_transport', 'uses_own_well_water'],
    starts_with: ['delivery_transport'],
    processes: ['P01', 'P02', 'P03', 'P04', 'P05', 'P34', 'P35', 'P37', ...steps(39, 45)],
    product_groups: ['PG04', 'PG15', 'PG16', 'PG39'],
    food_groups: ['FG12', 'FG26', 'FG27', 'FG30', 'FG31'],
  },
  {
    id: 'A27', ...proposal,
    location_types: ['warehouse', 'social_kitchen'],
    extra_data: ['freezing_on_site', 'delivery_transport', 'retained_samples', 'hot_holding_buffet', 'uses_own_well_water'],
    starts_with: ['delivery_transport', 'freezing_on_site'],
    processes: [...steps(1, 6), 'P09', 'P16', 'P17', 'P19', 'P20', 'P32', 'P35', 'P38', ...steps(39, 45)],
    product_groups: ['PG01', 'PG39'],
    food_groups: ['FG01', 'FG02', 'FG12', 'FG13', 'FG14', 'FG15', 'FG17', 'FG19', 'FG25', 'FG26', 'FG27', 'FG31'],
  },
]
