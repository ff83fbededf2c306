import { classifiers } from '@larder/contract/classifiers'
import { serve } from '#kit/http/serve.ts'
import type { Ctx } from '#kit/context.ts'
import { lists, statesOfCountry, timeZonesAt } from './build-lists.ts'
import { frequenciesIn, frequenciesOf } from './task-frequencies.ts'
import { activitiesIn, locationTypesIn } from './activities.ts'
import { languageFor } from '#kit/text/naming-language.ts'

const named =
  <T>(build: (lang: string) => T) =>
  async (ctx: Ctx, { query }: { readonly query: { readonly lang?: string | undefined } }): Promise<T> =>
    build(await languageFor(ctx, query.lang))

export const classifierRoutes = [
  serve(classifiers.countries, named(lists.countries)),
  serve(classifiers.states, async (_ctx, { query }) => statesOfCountry(query.country_id)),
  serve(classifiers.languages, named(lists.languages)),
  serve(classifiers.all_languages, named(lists.languages)),
  serve(classifiers.currencies, named(lists.currencies)),
  serve(classifiers.business_activities, named(activitiesIn)),
  serve(classifiers.location_types, async (ctx, { query }) =>
    locationTypesIn(await languageFor(ctx, query.lang), query.business_activity_id),
  ),
  serve(classifiers.customer_groups, named(lists.customer_groups)),
  serve(classifiers.time_units, named(lists.time_units)),
  serve(classifiers.new_time_units, named(lists.new_time_units)),
  serve(classifiers.task_frequencies, async (ctx, { query }) =>
    frequenciesIn(await languageFor(ctx, query.lang), query.task_subtype_id),
  ),
  serve(classifiers.frequencies_of_subtype, async (ctx, { params, query }) =>
    frequenciesOf(await languageFor(ctx, query.lang), params.id),
  ),
  serve(classifiers.custom_frequency_types, named(lists.custom_frequency_types)),
  serve(
    classifiers.verification_notification_frequencies,
    named(lists.verification_notification_frequencies),
  ),
  serve(classifiers.production_units, named(lists.production_units)),
  serve(classifiers.date_formats, named(lists.date_formats)),
  serve(classifiers.timezones, async (ctx) => timeZonesAt(ctx.now)),
  serve(classifiers.company_levels, named(lists.company_levels)),
  serve(classifiers.place_levels, named(lists.place_levels)),
  serve(classifiers.measurement_systems, named(lists.measurement_systems)),
  serve(classifiers.temperature_scales, named(lists.temperature_scales)),
  serve(classifiers.storages, named(lists.storages)),
  serve(classifiers.fhp_feature_types, named(lists.feature_types)),
  serve(classifiers.hazard_types, named(lists.hazard_types)),
  serve(classifiers.hazard_probabilities, named(lists.hazard_probabilities)),
  serve(classifiers.hazard_severities, named(lists.hazard_severities)),
  serve(classifiers.hazard_preventions, named(lists.hazard_preventions)),
  serve(classifiers.food_resale_capacity_ranges, named(lists.capacity_ranges)),
  serve(classifiers.food_production_capacity_ranges, named(lists.capacity_ranges)),
  serve(classifiers.product_expiration_types, named(lists.product_expiration_types)),
  serve(classifiers.esubstances, named(lists.esubstances)),
  serve(classifiers.packaging_materials, named(lists.packaging_materials)),
]
