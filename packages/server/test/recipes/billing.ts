import { billing } from '@larder/contract/billing'
import { call } from '../harness.ts'
import { stripeOfTests } from '../stripe-double.ts'
import type { Scene } from '../scene.ts'
import type { Recipes } from './recipe.ts'

const body = { price_id: 'full_fsms_year_eur' }

/** The company has paid by card. */
async function paid({ test, company: companyId, owner }: Scene): Promise<{ companyId: number }> {
  await call(test, billing.checkout, { params: { companyId }, body }, owner)
  const stripe = stripeOfTests()
  stripe.pay(stripe.sessions.at(-1)?.id ?? '')
  // As after the event of Stripe: to the same price once more.
  await test.database.pool.query(
    `insert into subscriptions (company_id, price_package_id, renewal_valid_to, stripe_subscription_id,
      subscription_renewal_period, updated_at) values ($1, 12, '2199-01-01', $2, '1 year', $3)
      on conflict (company_id) do update set stripe_subscription_id = excluded.stripe_subscription_id`,
    [companyId, stripe.subscriptions.at(-1)?.id, test.clock.now.toISOString()],
  )
  return { companyId }
}

export const billingRecipes: Recipes = {
  'billing.checkout': ({ company: companyId }) => ({ params: { companyId }, body }),
  'billing.set_recurring': async (scene) => ({ params: await paid(scene), body: { enabled: false } }),
  'billing.portal': async (scene) => ({ params: await paid(scene) }),
  'billing.prices': () => ({ params: { id: 63 } }),
}
