/**
 * The features that a company may use, and for how long (general 4.5, 6.4, 9). Days are calendar dates
 * `YYYY-MM-DD`; the last day counts. A company in its trial has a subscription too: to the package “trial”,
 * until the end of the trial. So “no subscription” covers a trial that is over and a package that was never
 * bought.
 */
import { pricePackageIds, type RenewalPeriod } from './packages.ts'

export type Subscription = {
  readonly price_package_id: number
  /** Only the plan was bought, for once. */
  readonly haccp_only: boolean
  /** The plan alone, renewed. */
  readonly haccp_renewable: boolean
  readonly haccp_fast: boolean
  readonly renewal_valid_to: string | null
  readonly subscription_renewal_period: RenewalPeriod | null
  /** Only while the company tries. */
  readonly trial_days_left: number | null
}
type CompanySubscription = Subscription | null

const DAY_MS = 86_400_000
/** Days from one date to another; negative when `date` is before `today`. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)

/** Days of the trial that are left; 0 on its last day, null when there is none or it is over. */
export function trialDaysLeft(trial_end_date: string | null, today: string): number | null {
  if (trial_end_date === null) return null
  const left = daysUntil(trial_end_date, today)
  return left < 0 ? null : left
}

/** The subscription of a company: the bought one, else its trial while it lasts, else none. */
export function subscriptionOf<Bought extends Omit<Subscription, 'trial_days_left'>>(
  bought: Bought | null,
  trial_end_date: string | null,
  today: string,
): CompanySubscription {
  if (bought !== null) return { ...bought, trial_days_left: null }
  const trial_days_left = trialDaysLeft(trial_end_date, today)
  if (trial_days_left === null) return null
  return {
    price_package_id: pricePackageIds.trial,
    haccp_only: false,
    haccp_renewable: false,
    haccp_fast: false,
    renewal_valid_to: trial_end_date,
    subscription_renewal_period: null,
    trial_days_left,
  }
}

/** Ongoing while the renewal-valid-to date is in the future (general 4.5); its day counts to its end. */
export const isOngoing = (subscription: CompanySubscription, today: string): boolean =>
  subscription !== null && subscription.renewal_valid_to !== null && subscription.renewal_valid_to >= today

/** Whether a package is paid for now: what a company waits for that comes back from paying (general 4.5). */
export const isPaidFor = (
  subscription: Pick<Subscription, 'renewal_valid_to'> & { readonly price_package_id: number | null },
  today: string,
): boolean =>
  subscription.price_package_id !== null &&
  subscription.price_package_id !== pricePackageIds.trial &&
  subscription.renewal_valid_to !== null &&
  subscription.renewal_valid_to >= today

/** The trial is over when the company has a trial end date and no subscription. */
export const isTrialOver = (trial_end_date: string | null, subscription: CompanySubscription): boolean =>
  trial_end_date !== null && subscription === null

/** Days before the end from which the reminder shows. */
const reminderDays = { '1 year': 14, '1 month': 2 } as const

/**
 * Days until the renewal while the reminder is to be shown: 14 or fewer of a year, 2 or fewer of a month;
 * else null.
 */
export function renewalReminder(subscription: CompanySubscription, today: string): number | null {
  if (
    subscription === null ||
    subscription.renewal_valid_to === null ||
    subscription.subscription_renewal_period === null
  )
    return null
  const left = daysUntil(subscription.renewal_valid_to, today)
  return left >= 0 && left <= reminderDays[subscription.subscription_renewal_period] ? left : null
}

/** The state of a company's subscription, shown by the modals of the shell and the billing page. */
export type BillingStanding = 'trial' | 'trial_over' | 'ongoing' | 'ended'

export function billingStanding(
  subscription: CompanySubscription,
  trial_end_date: string | null,
  today: string,
): BillingStanding {
  if (isTrialOver(trial_end_date, subscription)) return 'trial_over'
  if (!isOngoing(subscription, today)) return 'ended'
  return subscription?.price_package_id === pricePackageIds.trial ? 'trial' : 'ongoing'
}

export const renewalOffers = ['renewable', 'renewal'] as const
export type RenewalOffer = (typeof renewalOffers)[number]

/**
 * What is offered after a download of the plan (general 4.5, 6.4), to people of one place too: the renewable
 * plan to who bought the plan alone, and its renewal in the days of the reminder.
 */
export function offersRenewal(subscription: CompanySubscription, today: string): RenewalOffer | null {
  if (subscription === null) return null
  if (subscription.haccp_only) return 'renewable'
  return subscription.haccp_renewable && renewalReminder(subscription, today) !== null ? 'renewal' : null
}

/** The last day of a campaign's price (general 9); null where there is none, or it is over. */
export const campaignEnd = (
  subscription: (Subscription & { readonly is_campaign: boolean }) | null,
  today: string,
): string | null =>
  subscription?.is_campaign === true && isOngoing(subscription, today) ? subscription.renewal_valid_to : null
