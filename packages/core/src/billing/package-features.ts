/**
 * What a package opens (general 6.4; decision 119). Reading, exports, records and daily work ask for nothing:
 * a permission or route that is not in these lists is open whatever was paid.
 */
import type { Permission } from '../permissions/can.ts'
import { pricePackageIds } from './packages.ts'
import { isOngoing, isTrialOver, type Subscription } from './subscription-rules.ts'

/**
 * `haccp`: the plan itself; any subscription that has not ended. `full`: the tasks besides the plan's; not
 * for those who bought the plan alone. `professional`: full FSMS and the trial.
 */
export const packageFeatures = ['haccp', 'full', 'professional'] as const
export type PackageFeature = (typeof packageFeatures)[number]

/** What changes under these permissions ask for. */
export const featureOfPermission: Readonly<Partial<Record<Permission, PackageFeature>>> = {
  'plans.edit': 'haccp',
  'plans.confirm': 'haccp',
  'plans.review': 'haccp',
  'plans.download': 'haccp',
  'work_groups.edit': 'haccp',
  'work_group_tasks.edit': 'haccp',
  'tasks.edit': 'full',
  'digital_audits.edit': 'professional',
  'place_groups.edit': 'professional',
  'webhooks.manage': 'professional',
}

/** Routes that differ from their permission; null asks for nothing. */
const featureOfRoute: Readonly<Record<string, PackageFeature | null>> = {
  // The day goes on with the tasks that are there.
  'tasks.confirm': null,
  'tasks.start_today': null,
  // Anything may be removed without a package: data must not continue to flow to a receiver.
  'digital_audits.remove': null,
  'place_groups.remove': null,
  'webhooks.remove': null,
}

type RouteFacts = {
  readonly name: string
  readonly method: string
  readonly permission: Permission
}

/** What a route asks for; null where it is open. Reading is, but for the plan as a file (plan 4, 8). */
export function featureAsked({ name, method, permission }: RouteFacts): PackageFeature | null {
  const own = featureOfRoute[name]
  if (own !== undefined) return own
  if (method === 'GET' && permission !== 'plans.download') return null
  return featureOfPermission[permission] ?? null
}

type CompanySubscription = Subscription | null

const professionalPackages: readonly number[] = [pricePackageIds.full_fsms, pricePackageIds.trial]

const rules: Readonly<Record<PackageFeature, (subscription: Subscription) => boolean>> = {
  haccp: () => true,
  full: ({ haccp_only, haccp_renewable, haccp_fast }) => !haccp_only && !haccp_renewable && !haccp_fast,
  professional: (subscription) =>
    rules.full(subscription) && professionalPackages.includes(subscription.price_package_id),
}

/** The features of a subscription on a day, `YYYY-MM-DD`; none once it has ended. */
export const featuresOf = (subscription: CompanySubscription, today: string): PackageFeature[] =>
  subscription === null || !isOngoing(subscription, today)
    ? []
    : packageFeatures.filter((feature) => rules[feature](subscription))

type Refusal = 'trial_ended' | 'renewal_needed' | 'payment_required'

/** Why a feature is closed: codes of problems; null when it is open. */
export function judgeFeature(
  feature: PackageFeature,
  { subscription, trial_end_date, today }: SubscriptionOnDay,
): Refusal | null {
  if (featuresOf(subscription, today).includes(feature)) return null
  if (isTrialOver(trial_end_date, subscription)) return 'trial_ended'
  return isOngoing(subscription, today) ? 'payment_required' : 'renewal_needed'
}

export type SubscriptionOnDay = {
  readonly subscription: CompanySubscription
  readonly trial_end_date: string | null
  readonly today: string
}

/** A company with the small package sees its products where others see traceability (general 2.1, 2.7). */
export const showsProductsOnly = (features: readonly PackageFeature[]): boolean =>
  features.includes('full') && !features.includes('professional')
