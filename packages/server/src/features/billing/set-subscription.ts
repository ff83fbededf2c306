/**
 * Sets what a company has, past the application: for the operator, and for the demo. A subscription by card that
 * is over does not overwrite it.
 */
import type pg from 'pg'
import type { RenewalPeriod } from '@larder/core/billing'
import { asOperator } from '#db/transaction.ts'
import { auditOperator, deleteSubscription, listBought, upsertSubscription } from './billing.queries.ts'

export type GivenSubscription = {
  readonly price_package_id: number
  /** The last day, `YYYY-MM-DD`. */
  readonly renewal_valid_to: string
  readonly subscription_renewal_period: RenewalPeriod
  readonly haccp_only: boolean
  readonly haccp_renewable: boolean
  readonly haccp_fast: boolean
  readonly is_campaign: boolean
}

/** Null takes it away. @throws when there is no such company */
export function setSubscription(
  pool: pg.Pool,
  {
    company_id,
    given: subscription,
    now,
  }: { company_id: number; given: GivenSubscription | null; now: Date },
): Promise<void> {
  const at = now.toISOString()
  return asOperator(pool, async (db) => {
    if (subscription === null) await deleteSubscription(db, company_id)
    else await upsertSubscription(db, { ...subscription, company_id, updated_at: at })
    await auditOperator(db, { at, company_id, detail: JSON.stringify(subscription ?? { removed: true }) })
  })
}

export const listCompaniesBought = (pool: pg.Pool): ReturnType<typeof listBought> =>
  asOperator(pool, listBought)
