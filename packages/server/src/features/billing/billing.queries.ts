import type { RenewalPeriod } from '@larder/core/billing'
import type { Db } from '#db/transaction.ts'

const columns = [
  'price_package_id',
  'haccp_only',
  'haccp_renewable',
  'haccp_fast',
  'renewal_valid_to',
  'subscription_renewal_period',
  'is_campaign',
  'stripe_subscription_id',
  'last_paid_amt',
  'currency',
  'quantity',
  'recurring_payments_enabled',
  'card_number_suffix',
  'next_payment_date',
  'is_overdue',
] as const

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number]

/** The bought subscriptions of these companies; none for those in their trial. */
export const listSubscriptions = (db: Db, company_ids: readonly number[]) =>
  db
    .selectFrom('subscriptions')
    .select(['company_id', ...columns])
    .$narrowType<{ subscription_renewal_period: RenewalPeriod | null }>()
    .where('company_id', 'in', company_ids.length === 0 ? [0] : [...company_ids])
    .execute()

export const findCompany = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'country_id', 'trial_end_date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export type SubscriptionWrite = {
  company_id: number
  price_package_id: number
  haccp_only: boolean
  haccp_renewable: boolean
  haccp_fast: boolean
  renewal_valid_to: string
  subscription_renewal_period: RenewalPeriod
  is_campaign: boolean
  updated_at: string
}

/** What the operator gave has no reading of the payment provider. */
export const upsertSubscription = (db: Db, row: SubscriptionWrite): Promise<unknown> =>
  db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...row, provider_reading: null }))
    .execute()

export const deleteSubscription = (db: Db, company_id: number): Promise<unknown> =>
  db.deleteFrom('subscriptions').where('company_id', '=', company_id).execute()

/** Every company with its bought subscription, for the operator. */
export const listBought = (db: Db) =>
  db
    .selectFrom('companies')
    .leftJoin('subscriptions', 'subscriptions.company_id', 'companies.id')
    .select([
      'companies.id',
      'companies.name',
      'companies.trial_end_date',
      'subscriptions.price_package_id',
      'subscriptions.renewal_valid_to',
    ])
    .where('companies.removed_at', 'is', null)
    .orderBy('companies.id')
    .execute()

export const auditOperator = (
  db: Db,
  entry: { at: string; company_id: number; detail: string },
): Promise<unknown> =>
  db
    .insertInto('audit')
    .values({
      ...entry,
      actor: 'operator',
      route: 'operator.subscription',
      entity: 'subscription',
      entity_id: String(entry.company_id),
      correlation_id: 'operator',
    })
    .execute()
