import { extraSwitches } from '@larder/core/haccp'
import { isProgressItem, judgePlace, waterSources } from '@larder/core/places'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { BusinessActivity, LocationType } from './classifiers.schemas.ts'
import { ProgressItem } from './companies.schemas.ts'
import { OnPaper } from './files.schemas.ts'
import {
  BaseQuery,
  baseOf,
  BaseVersion,
  CompanyParams,
  Email,
  Flag,
  Id,
  InLanguage,
  Instant,
  PlaceParams,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import { Capacities } from './product-groups.schemas.ts'

/**
 * The place form; its faults are those of `judgePlace`. The location type must belong to the business
 * activity.
 */
export const PlaceInput = z
  .object({
    name: text(),
    address: text(),
    country_id: RowId,
    state_id: RowId.nullish(),
    person_phone: text(50),
    person_email: text(254),
    /** One address or several separated by commas. */
    notification_email: text(2_000).nullish(),
    /**
     * Whether they get an e-mail when a person enters something outside its limit; absent = as it is, on for
     * a new place.
     */
    mails_breaches: z.boolean().optional(),
    contact_person: text(),
    business_activity_id: RowId,
    location_type_id: RowId,
    /** `1-3`, `4-14` or `15+`. */
    number_of_employees: text(10),
    /** Key of a language: `en`, `en_GB`. */
    preferred_language: text(10),
    /** A named time zone of the IANA database: `Europe/Tallinn`. */
    timezone: text(64),
    base_version: BaseVersion,
  })
  .superRefine((form, check) => {
    for (const { field, code } of judgePlace(form))
      check.addIssue({ code: 'custom', path: [field], message: code })
  })
export type PlaceInput = Wire<typeof PlaceInput>

export const Place = z.object({
  id: z.number().int(),
  company_id: z.number().int(),
  /** A change names it as `base_version`. */ version: z.number().int(),
  name: z.string(),
  /** Access level in the company, or else on the place; null for shared links and integrations. */
  role: z.string().nullable(),
  user_groups: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** The same by the plan's name for the responsible person. */
  job_titles: z.array(z.object({ id: z.number().int(), name: z.string() })),
  country_id: z.number().int(),
  state_id: z.number().int().nullable(),
  address: z.string(),
  contact_person: z.string(),
  person_phone: z.string(),
  person_email: z.string(),
  notification_email: z.string(),
  mails_breaches: z.boolean(),
  /**
   * The addresses for its e-mails. An address outside the company gets none before it agreed by a link in an
   * e-mail.
   */
  mail_addresses: z.array(z.object({ email: z.string(), is_confirmed: z.boolean() })),
  business_activity_id: z.number().int(),
  /** Null where the knowledge base no longer knows the activity. */
  business_activity: BusinessActivity.nullable(),
  location_type_id: z.number().int(),
  location_type: LocationType.nullable(),
  number_of_employees: z.string(),
  preferred_language: z.string(),
  timezone: z.string(),
  extra_data: z.array(z.string()),
  /** Ids of customer groups. */
  customer_groups: z.array(z.number().int()),
  plan_confirmed_at: Instant.nullable(),
  plan_confirmed_by: z.number().int().nullable(),
  uses_custom_plan: z.boolean(),
  use_product_based_plan: z.boolean(),
  /** The chosen amounts; empty before any is chosen. */
  ...Capacities.shape,
  /** 1 = the drawings lie at the place on paper. */
  layouts_on_paper: OnPaper,
  location_plan_on_paper: OnPaper,
  /** `own_well` where the switch `uses_own_well_water` is on; null = not provided. */
  water_source: z.enum(waterSources).nullable(),
  water_source_comment: z.string(),
  last_visit: Instant.nullable(),
  onboarding_progress: z.array(ProgressItem),
  food_safety_plan: z.object({ id: z.number().int() }).nullable(),
})
export type Place = Wire<typeof Place>

/** Ids of the places of the company that remain, smallest first. */
export const PlaceRemoved = z.object({ id: z.number().int(), remaining: z.array(z.number().int()) })

const Switches = z.array(z.enum(extraSwitches)).max(100)
const CustomerGroups = z.array(RowId).max(100)

export const placesSchemas = {
  get: {
    params: PlaceParams,
    query: InLanguage,
    response: Place,
    summary: 'A place',
  },
  create: {
    params: CompanyParams,
    body: PlaceInput,
    response: Place,
    summary: 'Creates a place of the company',
  },
  change: {
    params: PlaceParams,
    body: PlaceInput,
    response: Place,
    summary: 'Changes a place',
  },
  remove: {
    params: PlaceParams,
    query: BaseQuery,
    response: PlaceRemoved,
    summary: 'Removes a place; records are kept',
  },
  change_location_type: {
    params: PlaceParams.extend({ locationTypeId: Id }),
    response: Place,
    summary: 'Changes the location type within the business activity',
  },
  change_extra_data: {
    params: PlaceParams,
    body: z.object({ extra_data: Switches, base: baseOf(Switches) }),
    response: Place,
    summary: 'Sets the switches of the business activity',
  },
  change_customer_groups: {
    params: PlaceParams,
    body: z.object({ customer_groups: CustomerGroups, base: baseOf(CustomerGroups) }),
    response: Place,
    summary: 'Sets the consumers of the place',
  },
  change_on_paper: {
    params: PlaceParams,
    body: z.object({ layouts_on_paper: OnPaper.optional(), location_plan_on_paper: OnPaper.optional() }),
    response: Place,
    summary: 'Sets whether drawings and location plan are on paper at the place',
  },
  change_water_source: {
    params: PlaceParams,
    body: z.object({ water_source: z.enum(waterSources), comment: text(2_000).optional() }),
    response: Place,
    summary: 'Sets the water source; a well of its own turns the switch uses_own_well_water on',
  },
  change_plan_source: {
    params: PlaceParams,
    body: z.object({ uses_custom_plan: Flag }),
    response: Place,
    summary: 'Sets whether the place uses the generated plan or its own files; the other one stays unchanged',
  },
  ask_mail_address: {
    params: PlaceParams,
    body: z.object({ email: Email }),
    response: Place,
    summary: 'Sends the link to agree to e-mails to an address of the place again',
  },
  visit: {
    params: PlaceParams,
    response: z.object({ last_visit: Instant.nullable() }),
    summary: 'Records a visit of a company member or owner',
  },
  save_progress: {
    body: z.object({
      place_id: RowId.nullish(),
      company_id: RowId.nullish(),
      onboarding_progress: z
        .array(ProgressItem.refine(isProgressItem, { message: 'invalid' }))
        .min(1)
        .max(50),
    }),
    response: z.object({ onboarding_progress: z.array(ProgressItem) }),
    summary: 'Adds to the onboarding progress of a place or a company',
  },
} satisfies SchemaTable
