import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { Id, InLanguage, ItemParams } from './kit/fields.schemas.ts'

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
/** A food additive; its usual classes, the commonest first. */
export const ESubstance = Item.extend({ e_number: z.string(), classes: z.array(Item), source: z.string() })
/** A material in contact with food: the law of all of them, and the measure for this one. */
export const PackagingMaterial = Item.extend({
  general_law: z.string(),
  law: z.string().nullable(),
  /** Its measure wants a declaration of compliance from the supplier. */
  needs_declaration: z.boolean(),
})
/** `is_piece`: pieces, portions and the like, which some lists leave out. */
export const ProductionUnit = Item.extend({ is_piece: z.boolean() })

const list = <Response extends z.ZodType>(response: Response, summary: string) => ({
  query: InLanguage,
  response,
  summary,
})

export const classifiersSchemas = {
  countries: list(z.array(Country), 'Countries'),
  states: {
    query: z.object({ country_id: Id }),
    response: z.array(State),
    summary: 'States of a country',
  },
  languages: list(z.array(LanguageItem), 'Languages of the interface'),
  all_languages: list(z.array(LanguageItem), 'Languages of accounts, companies and places'),
  currencies: list(z.array(Currency), 'Currencies'),
  business_activities: list(z.array(BusinessActivity), 'Business activities with their location types'),
  location_types: {
    query: InLanguage.extend({ business_activity_id: Id.optional() }),
    response: z.array(LocationType),
    summary: 'Location types, all or of a business activity',
  },
  customer_groups: list(z.array(Item), 'Customer groups'),
  time_units: list(z.array(TimeUnit), 'Units of time'),
  new_time_units: list(z.array(TimeUnit), 'Units of time of production: no minute and no second'),
  task_frequencies: {
    query: InLanguage.extend({ task_subtype_id: Id.optional() }),
    response: z.array(TaskFrequency),
    summary: 'Frequencies of tasks, all or those of a kind of task',
  },
  frequencies_of_subtype: {
    params: ItemParams,
    query: InLanguage,
    response: z.array(TaskFrequency),
    summary: 'Frequencies of a kind of task',
  },
  custom_frequency_types: list(
    z.array(TimeUnit),
    "Units of time that a frequency of the place's own repeats by",
  ),
  verification_notification_frequencies: list(
    z.array(Item),
    'How often somebody is told that entries are to be verified',
  ),
  production_units: list(z.array(ProductionUnit), 'Units that products are counted in'),
  date_formats: list(z.array(DateFormat), 'Date formats'),
  timezones: list(z.array(TimeZone), 'Time zones'),
  company_levels: list(z.array(AccessLevel), 'Access levels of a company'),
  place_levels: list(z.array(AccessLevel), 'Access levels of a place'),
  measurement_systems: list(
    z.object({ volume: z.array(MeasurementSystem), weight: z.array(MeasurementSystem) }),
    'Measurement systems with their units',
  ),
  temperature_scales: list(z.array(TemperatureScale), 'Temperature scales'),
  storages: list(z.array(Item), 'Kinds of storage'),
  fhp_feature_types: list(
    z.array(Item.extend({ options: z.array(Item) })),
    'Features of a place with their options: its water source',
  ),
  hazard_types: list(z.array(Item), 'Types of hazards'),
  hazard_probabilities: list(z.array(Item), 'Probabilities of hazards'),
  hazard_severities: list(z.array(Item), 'Severities of hazards'),
  hazard_preventions: list(z.array(HazardPrevention), 'Ways of controlling hazards'),
  food_resale_capacity_ranges: list(z.array(CapacityRange), 'Ranges of resale'),
  food_production_capacity_ranges: list(z.array(CapacityRange), 'Ranges of production'),
  product_expiration_types: list(z.array(Item), 'Dates on labels: use by, best before'),
  esubstances: list(
    z.array(ESubstance),
    'Food additives by E number; names that are not known in the language are English',
  ),
  packaging_materials: list(z.array(PackagingMaterial), 'Materials in contact with food'),
} satisfies SchemaTable
