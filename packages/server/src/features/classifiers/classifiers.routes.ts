import { classifiers } from '@larder/contract/classifiers'
import { serve } from '#kit/http/serve.ts'
import type { Ctx } from '#kit/context.ts'
import { lists, statesOfCountry, timeZonesAt } from './build-lists.ts'
import { frequenciesIn, frequenciesOf } from './task-frequencies.ts'
import { activitiesIn, locationTypesIn } from './activities.ts'
import { languageFor } from '#kit/text/naming-language.ts'

const buildInLanguage =
  <T>(build: (lang: string) => T) =>
  async (ctx: Ctx, { query }: { readonly query: { readonly lang?: string | undefined } }): Promise<T> =>
    build(await languageFor(ctx, query.lang))

export const classifierRoutes = [
  serve(classifiers.countries, buildInLanguage(lists.countries)),
  serve(classifiers.states, async (_ctx, { query }) => statesOfCountry(query.country_id)),
  serve(classifiers.languages, buildInLanguage(lists.languages)),
  serve(classifiers.all_languages, buildInLanguage(lists.languages)),
  serve(classifiers.currencies, buildInLanguage(lists.currencies)),
  serve(classifiers.business_activities, buildInLanguage(activitiesIn)),
  serve(classifiers.location_types, async (ctx, { query }) =>
    locationTypesIn(await languageFor(ctx, query.lang), query.business_activity_id),
  ),
  serve(classifiers.customer_groups, buildInLanguage(lists.customer_groups)),
  serve(classifiers.time_units, buildInLanguage(lists.time_units)),
  serve(classifiers.new_time_units, buildInLanguage(lists.new_time_units)),
  serve(classifiers.task_frequencies, async (ctx, { query }) =>
    frequenciesIn(await languageFor(ctx, query.lang), query.task_subtype_id),
  ),
  serve(classifiers.frequencies_of_subtype, async (ctx, { params, query }) =>
    frequenciesOf(await languageFor(ctx, query.lang), params.id),
  ),
  serve(classifiers.custom_frequency_types, buildInLanguage(lists.custom_frequency_types)),
  serve(
    classifiers.verification_notification_frequencies,
    buildInLanguage(lists.verification_notification_frequencies),
  ),
  serve(classifiers.production_units, buildInLanguage(lists.production_units)),
  serve(classifiers.date_formats, buildInLanguage(lists.date_formats)),
  serve(classifiers.timezones, async (ctx) => timeZonesAt(ctx.now)),
  serve(classifiers.company_levels, buildInLanguage(lists.company_levels)),
  serve(classifiers.place_levels, buildInLanguage(lists.place_levels)),
  serve(classifiers.measurement_systems, buildInLanguage(lists.measurement_systems)),
  serve(classifiers.temperature_scales, buildInLanguage(lists.temperature_scales)),
  serve(classifiers.storages, buildInLanguage(lists.storages)),
  serve(classifiers.fhp_feature_types, buildInLanguage(lists.feature_types)),
  serve(classifiers.hazard_types, buildInLanguage(lists.hazard_types)),
  serve(classifiers.hazard_probabilities, buildInLanguage(lists.hazard_probabilities)),
  serve(classifiers.hazard_severities, buildInLanguage(lists.hazard_severities)),
  serve(classifiers.hazard_preventions, buildInLanguage(lists.hazard_preventions)),
  serve(classifiers.food_resale_capacity_ranges, buildInLanguage(lists.capacity_ranges)),
  serve(classifiers.food_production_capacity_ranges, buildInLanguage(lists.capacity_ranges)),
  serve(classifiers.product_expiration_types, buildInLanguage(lists.product_expiration_types)),
  serve(classifiers.esubstances, buildInLanguage(lists.esubstances)),
  serve(classifiers.packaging_materials, buildInLanguage(lists.packaging_materials)),
]
