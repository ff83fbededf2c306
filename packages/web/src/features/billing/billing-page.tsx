import { billingStanding } from '@larder/core/billing'
import type { Subscription } from '@larder/contract/billing'
import { Badge, Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, type Company } from '#kit/access.ts'
import { formatDate, todayAt } from '#kit/format.ts'
import { useSay, type Say, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CampaignNotice } from './public.tsx'
import { ContactCard } from './contact-card.tsx'
import { NotYours } from './not-yours.tsx'
import { PaymentCard } from './payment-card.tsx'
import { SubscriptionReminder } from './subscription-reminder.tsx'

/**
 * The company's subscription, its end, and a contact. For company members and owners alone (general 2.5,
 * 6.2).
 */
export function BillingPage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (company === null || !can('billing.view')) return <NotYours />
  return (
    <>
      <PageHeader title={say('billing.title')} hint={company.name}>
        <Button renderRoot={(props) => <Link to={paths.choosePayment} {...props} />}>
          {say('billing.see_packages')}
        </Button>
      </PageHeader>
      <Stack gap="lg">
        <CampaignNotice company={company} />
        <SubscriptionReminder />
        <Package company={company} />
        {company.subscription?.stripe_subscription_id != null && (
          <PaymentCard companyId={company.id} subscription={company.subscription} />
        )}
        <ContactCard companyId={company.id} />
      </Stack>
    </>
  )
}

const namesById: Readonly<Record<number, TextKey>> = {
  1: 'billing.package_trial',
  10: 'billing.package_fast_haccp',
  11: 'billing.package_lite',
  12: 'billing.package_full',
}
const standings = {
  trial: { color: 'leaf', text: 'billing.state_trial' },
  ongoing: { color: 'leaf', text: 'billing.state_ongoing' },
  trial_over: { color: 'amber', text: 'billing.state_trial_over' },
  ended: { color: 'amber', text: 'billing.state_ended' },
} as const

const packageName = (subscription: Subscription | null, say: Say): string => {
  const key = subscription === null ? undefined : namesById[subscription.price_package_id]
  return key === undefined ? say('billing.package_none') : say(key)
}

function Package({ company }: { readonly company: Company }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { subscription, trial_end_date } = company
  const standing = standings[billingStanding(subscription, trial_end_date, todayAt('UTC'))]
  const until = subscription?.renewal_valid_to ?? trial_end_date
  const period = subscription?.subscription_renewal_period ?? null
  return (
    <Card title={say('billing.package')} aside={<Badge color={standing.color}>{say(standing.text)}</Badge>}>
      <FactList
        facts={[
          { label: say('billing.package'), value: packageName(subscription, say) },
          {
            label: say(subscription === null ? 'billing.trial_until' : 'billing.valid_until'),
            value: until === null ? null : formatDate(until, datePattern),
          },
          {
            label: say('billing.renewal'),
            value: period === null ? null : say(period === '1 year' ? 'billing.yearly' : 'billing.monthly'),
          },
          {
            label: say('billing.covers'),
            value: say(
              subscription === null
                ? 'billing.covers_none'
                : subscription.haccp_only || subscription.haccp_renewable || subscription.haccp_fast
                  ? 'billing.covers_plan'
                  : company.features.includes('professional')
                    ? 'billing.covers_all'
                    : 'billing.covers_lite',
            ),
          },
        ]}
      />
    </Card>
  )
}
