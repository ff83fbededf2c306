/** Whether the company's package opens a route (general 6.4): the one place that answers 402. */
import { featureAsked, judgeFeature, subscriptionOf } from '@larder/core/billing'
import type { Route } from '@larder/contract/kit'
import type { Db } from '#db/transaction.ts'
import { Problem } from '../problem.ts'

const refusals = {
  trial_ended: 'The trial has ended. Choose a package to continue.',
  renewal_needed: 'The subscription has ended. Renew it to continue.',
  payment_required: 'The package does not include this.',
} as const

const findBought = (db: Db, company_id: number) =>
  db
    .selectFrom('companies')
    .leftJoin('subscriptions', 'subscriptions.company_id', 'companies.id')
    .select([
      'companies.trial_end_date',
      'subscriptions.price_package_id',
      'subscriptions.haccp_only',
      'subscriptions.haccp_renewable',
      'subscriptions.haccp_fast',
      'subscriptions.renewal_valid_to',
    ])
    .where('companies.id', '=', company_id)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof findBought>>>

function boughtOf({ price_package_id, haccp_only, haccp_renewable, haccp_fast, renewal_valid_to }: Row) {
  return price_package_id === null
    ? null
    : {
        price_package_id,
        haccp_only: haccp_only === true,
        haccp_renewable: haccp_renewable === true,
        haccp_fast: haccp_fast === true,
        renewal_valid_to,
        subscription_renewal_period: null,
      }
}

/** @throws Problem 402 where the company's package does not open the route */
export async function requirePackage(
  db: Db,
  route: Route,
  { company_id, now }: { readonly company_id: number | undefined; readonly now: Date },
): Promise<void> {
  const feature = featureAsked(route)
  if (feature === null || company_id === undefined) return
  const row = await findBought(db, company_id)
  if (row === undefined) return
  const today = now.toISOString().slice(0, 10)
  const { trial_end_date } = row
  const subscription = subscriptionOf(boughtOf(row), trial_end_date, today)
  const refusal = judgeFeature(feature, { subscription, trial_end_date, today })
  if (refusal !== null) throw new Problem(refusal, refusals[refusal])
}
