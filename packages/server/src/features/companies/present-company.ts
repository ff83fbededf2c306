import { featuresOf, offersRenewal } from '@larder/core/billing'
import { findCurrency, findDateFormat } from '@larder/core/classifiers'
import { findTemperatureScale, findVolumeSystem, findWeightSystem } from '@larder/core/measures'
import type { Subscription } from '@larder/contract/billing'
import type { Company } from '@larder/contract/companies'
import type { Actor } from '@larder/core/permissions'
import { nameCurrency, nameScale, nameSystem } from '#features/classifiers/public.ts'
import type { CompanyRow } from './companies.queries.ts'
import { companyLevel, placesSeenBy, type PlaceName } from './seen-places.ts'

/** Ids come from our own lists and are never taken out of them; the database holds no others. */
function requireEntry<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('A company refers to what no list knows.')
  return entry
}

type Presenting = {
  readonly subscription: Subscription | null
  readonly actor: Actor
  readonly lang: string
  readonly places: readonly PlaceName[]
  readonly today: string
}

/** The company as the actor may see it: contact data and codes only with a role in the company itself. */
export function presentCompany(
  row: CompanyRow,
  { actor, lang, places, subscription, today }: Presenting,
): Company {
  const role = companyLevel(actor, row.id)
  const currency = findCurrency(row.production_currency_id)
  return {
    id: row.id,
    name: row.name,
    role,
    ...(role === null
      ? { address: null, email: null, reg_code: null, vat_number: null }
      : { address: row.address, email: row.email, reg_code: row.reg_code, vat_number: row.vat_number }),
    country_id: row.country_id,
    state_id: row.state_id,
    preferred_language: row.preferred_language,
    volume_system: nameSystem(requireEntry(findVolumeSystem(row.volume_system)), lang),
    weight_system: nameSystem(requireEntry(findWeightSystem(row.weight_system)), lang),
    temperature_scale: nameScale(requireEntry(findTemperatureScale(row.temperature_scale)), lang),
    production_currency: currency === undefined ? null : nameCurrency(currency, lang),
    date_format_id: row.date_format_id,
    version: row.version,
    date_format: requireEntry(findDateFormat(row.date_format_id)).format,
    entry_created_at_hidden: row.entry_created_at_hidden,
    is_temp_predictions_enabled: row.is_temp_predictions_enabled,
    onboarding_progress: row.onboarding_progress,
    sales_pipe_type: row.sales_pipe_type,
    trial_end_date: row.trial_end_date,
    subscription: role === null ? null : subscription,
    features: featuresOf(subscription, today),
    renewal_offer: offersRenewal(subscription, today),
    places: placesSeenBy(
      actor,
      places.filter(({ company_id }) => company_id === row.id),
    ),
  }
}
