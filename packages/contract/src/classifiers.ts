/**
 * Lists to choose from. General 7.5, plan 7. Names come in `lang`, else in the language of the account, else
 * in English.
 */
import { declareRoutes, type RouteFacts } from './kit/route.ts'
import type { classifiersSchemas } from './classifiers.schemas.ts'

export type * from './classifiers.schemas.ts'

const list = (name: string, path: string): RouteFacts => ({
  name: `classifiers.${name}`,
  method: 'GET',
  path: `/api/classifiers/${path}`,
  permission: 'classifiers.view',
  reads: [],
})

export const classifiers = declareRoutes<typeof classifiersSchemas>({
  countries: list('countries', 'countries'),
  states: {
    name: 'classifiers.states',
    method: 'GET',
    path: '/api/classifiers/states',
    permission: 'classifiers.view',
    reads: [],
  },
  languages: list('languages', 'languages'),
  all_languages: list('all_languages', 'all-languages'),
  currencies: list('currencies', 'currencies'),
  business_activities: list('business_activities', 'business-activities'),
  location_types: {
    name: 'classifiers.location_types',
    method: 'GET',
    path: '/api/classifiers/location_types',
    permission: 'classifiers.view',
    reads: [],
  },
  customer_groups: list('customer_groups', 'customer-groups'),
  time_units: list('time_units', 'time-units'),
  new_time_units: list('new_time_units', 'new-time-units'),
  task_frequencies: {
    name: 'classifiers.task_frequencies',
    method: 'GET',
    path: '/api/classifiers/task-frequencies',
    permission: 'classifiers.view',
    reads: [],
  },
  frequencies_of_subtype: {
    name: 'classifiers.frequencies_of_subtype',
    method: 'GET',
    path: '/api/classifiers/task-subtypes/:id/frequencies',
    permission: 'classifiers.view',
    reads: [],
  },
  custom_frequency_types: list('custom_frequency_types', 'custom-frequency-types'),
  verification_notification_frequencies: list(
    'verification_notification_frequencies',
    'verification-notification-frequencies',
  ),
  production_units: list('production_units', 'production-units'),
  date_formats: list('date_formats', 'date-formats'),
  timezones: list('timezones', 'timezones'),
  company_levels: list('company_levels', 'access-levels/company-levels'),
  place_levels: list('place_levels', 'access-levels/place-levels'),
  measurement_systems: list('measurement_systems', 'measurement-systems'),
  temperature_scales: list('temperature_scales', 'temperature-scales'),
  storages: list('storages', 'storages'),
  fhp_feature_types: list('fhp_feature_types', 'fhp-feature-types'),
  hazard_types: list('hazard_types', 'fsp-hazard-types'),
  hazard_probabilities: list('hazard_probabilities', 'fsp-hazard-probabilities'),
  hazard_severities: list('hazard_severities', 'fsp-hazard-severities'),
  hazard_preventions: list('hazard_preventions', 'fsp-hazard-preventions'),
  food_resale_capacity_ranges: list('food_resale_capacity_ranges', 'food-resale-capacity-ranges'),
  food_production_capacity_ranges: list('food_production_capacity_ranges', 'food-production-capacity-ranges'),
  product_expiration_types: list('product_expiration_types', 'product-expiration-types'),
  esubstances: {
    name: 'classifiers.esubstances',
    method: 'GET',
    path: '/api/module/production/esubstances',
    permission: 'classifiers.view',
    reads: [],
  },
  packaging_materials: {
    name: 'classifiers.packaging_materials',
    method: 'GET',
    path: '/api/module/production/packaging-materials',
    permission: 'classifiers.view',
    reads: [],
  },
})
