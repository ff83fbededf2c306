/**
 * Lists to choose from. General 7.5, plan 7. Names come in `lang`, else in the language of the account, else
 * in English.
 */
import { z } from 'zod'
import { Id, InLanguage, ItemParams, route } from './kit/index.ts'

const Item = z.object({ id: z.number().int(), key: z.string(), name: z.string() })

export const Country = Item.extend({ phone_code: z.string(), has_states: z.boolean() })
export const State = Item.extend({ country_id: z.number().int() })
/** `native_name` is the language's own name of itself. Latvian has no id. */
export const LanguageItem = z.object({
  id: z.number().int().nullable(),
  key: z.string(),
  name: z.string(),
  native_name: z.string(),
})
export const Currency = Item.extend({ symbol: z.string() })
export const LocationType = Item
export const BusinessActivity = Item.extend({
  location_types: z.array(LocationType),
  /** Switches that the activity offers in `extra_data`. */
  extra_data: z.array(z.object({ key: z.string(), name: z.string(), hint: z.string() })),
})
export const TimeUnit = Item.extend({ order_number: z.number().int() })
export const DateFormat = z.object({ id: z.number().int(), format: z.string() })
export const TimeZone = z.object({ key: z.string(), name: z.string(), offset_minutes: z.number().int() })
export const AccessLevel = Item
export const MeasureUnit = Item.extend({ is_measurement_system_base_unit: z.boolean() })
export const MeasurementSystem = Item.extend({ units: z.array(MeasureUnit) })
export const TemperatureScale = Item.extend({ unit: z.string() })
export const HazardPrevention = Item.extend({ order_number: z.number().int() })
/** Kilograms a week. */
export const CapacityRange = z.object({ id: z.number().int(), range_option: z.string() })

/** How often: `task_frequency_cnt` times in `time_unit_cnt` units; null where it has no rhythm. */
export const TaskFrequency = Item.extend({
  task_frequency_cnt: z.number().int().nullable(),
  time_unit_cnt: z.number().int().nullable(),
  time_unit: TimeUnit.nullable(),
})
/** `is_piece`: pieces, portions and the like, which some lists leave out. */
export const ProductionUnit = Item.extend({ is_piece: z.boolean() })

const list = <Name extends string, Shape extends z.ZodType>(
  name: Name,
  path: string,
  response: Shape,
  summary: string,
) =>
  route({
    name: `classifiers.${name}`,
    method: 'GET',
    path: `/api/classifiers/${path}`,
    permission: 'classifiers.view',
    query: InLanguage,
    response,
    summary,
  })

export const classifiers = {
  countries: list('countries', 'countries', z.array(Country), 'Countries'),
  states: route({
    name: 'classifiers.states',
    method: 'GET',
    path: '/api/classifiers/states',
    permission: 'classifiers.view',
    query: z.object({ country_id: Id }),
    response: z.array(State),
    summary: 'States of a country',
  }),
  languages: list('languages', 'languages', z.array(LanguageItem), 'Languages of the interface'),
  all_languages: list(
    'all_languages',
    'all-languages',
    z.array(LanguageItem),
    'Languages of accounts, companies and places',
  ),
  currencies: list('currencies', 'currencies', z.array(Currency), 'Currencies'),
  business_activities: list(
    'business_activities',
    'business-activities',
    z.array(BusinessActivity),
    'Business activities with their location types',
  ),
  location_types: route({
    name: 'classifiers.location_types',
    method: 'GET',
    path: '/api/classifiers/location_types',
    permission: 'classifiers.view',
    query: InLanguage.extend({ business_activity_id: Id.optional() }),
    response: z.array(LocationType),
    summary: 'Location types, all or of a business activity',
  }),
  customer_groups: list('customer_groups', 'customer-groups', z.array(Item), 'Customer groups'),
  time_units: list('time_units', 'time-units', z.array(TimeUnit), 'Units of time'),
  new_time_units: list(
    'new_time_units',
    'new-time-units',
    z.array(TimeUnit),
    'Units of time of production: no minute and no second',
  ),
  task_frequencies: route({
    name: 'classifiers.task_frequencies',
    method: 'GET',
    path: '/api/classifiers/task-frequencies',
    permission: 'classifiers.view',
    query: InLanguage.extend({ task_subtype_id: Id.optional() }),
    response: z.array(TaskFrequency),
    summary: 'How often a task can be done, all or what a kind of task offers',
  }),
  frequencies_of_subtype: route({
    name: 'classifiers.frequencies_of_subtype',
    method: 'GET',
    path: '/api/classifiers/task-subtypes/:id/frequencies',
    permission: 'classifiers.view',
    params: ItemParams,
    query: InLanguage,
    response: z.array(TaskFrequency),
    summary: 'How often a kind of task can be done',
  }),
  custom_frequency_types: list(
    'custom_frequency_types',
    'custom-frequency-types',
    z.array(TimeUnit),
    "Units of time that a frequency of the place's own repeats by",
  ),
  verification_notification_frequencies: list(
    'verification_notification_frequencies',
    'verification-notification-frequencies',
    z.array(Item),
    'How often somebody is told that entries are to be verified',
  ),
  production_units: list(
    'production_units',
    'production-units',
    z.array(ProductionUnit),
    'Units that products are counted in',
  ),
  date_formats: list('date_formats', 'date-formats', z.array(DateFormat), 'Date formats'),
  timezones: list('timezones', 'timezones', z.array(TimeZone), 'Time zones'),
  company_levels: list(
    'company_levels',
    'access-levels/company-levels',
    z.array(AccessLevel),
    'Access levels of a company',
  ),
  place_levels: list(
    'place_levels',
    'access-levels/place-levels',
    z.array(AccessLevel),
    'Access levels of a place',
  ),
  measurement_systems: list(
    'measurement_systems',
    'measurement-systems',
    z.object({ volume: z.array(MeasurementSystem), weight: z.array(MeasurementSystem) }),
    'Measurement systems with their units',
  ),
  temperature_scales: list(
    'temperature_scales',
    'temperature-scales',
    z.array(TemperatureScale),
    'Temperature scales',
  ),
  storages: list('storages', 'storages', z.array(Item), 'Kinds of storage'),
  hazard_types: list('hazard_types', 'fsp-hazard-types', z.array(Item), 'Types of hazards'),
  hazard_probabilities: list(
    'hazard_probabilities',
    'fsp-hazard-probabilities',
    z.array(Item),
    'Probabilities of hazards',
  ),
  hazard_severities: list(
    'hazard_severities',
    'fsp-hazard-severities',
    z.array(Item),
    'Severities of hazards',
  ),
  hazard_preventions: list(
    'hazard_preventions',
    'fsp-hazard-preventions',
    z.array(HazardPrevention),
    'Ways of controlling hazards',
  ),
  food_resale_capacity_ranges: list(
    'food_resale_capacity_ranges',
    'food-resale-capacity-ranges',
    z.array(CapacityRange),
    'Ranges of resale',
  ),
  food_production_capacity_ranges: list(
    'food_production_capacity_ranges',
    'food-production-capacity-ranges',
    z.array(CapacityRange),
    'Ranges of production',
  ),
}
