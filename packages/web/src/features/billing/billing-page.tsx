import { billingStanding } from '@larder/core/billing'
import type { Subscription } from '@larder/contract/billing'
import { Anchor, Badge, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, type Company } from '#kit/access.ts'
import { formatDate, todayAt } from '#kit/format.ts'
import { texts, useSay, type Say, type TextKey } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { contactOf } from './billing.api.ts'
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
      <PageHeader title={say('billing.title')} hint={company.name} />
      <Stack gap="lg">
        <SubscriptionReminder />
        <Package company={company} />
        <Contact companyId={company.id} />
      </Stack>
    </>
  )
}

function NotYours() {
  useEffect(() => toast('warning', texts.t('billing.not_yours')), [])
  return <Navigate to={paths.overview} replace />
}

const packageNames: Readonly<Record<number, TextKey>> = {
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
  const key = subscription === null ? undefined : packageNames[subscription.price_package_id]
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
                  : 'billing.covers_all',
            ),
          },
        ]}
      />
    </Card>
  )
}

function Contact({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const contact = useQuery(contactOf(companyId))
  return (
    <Card title={say('billing.contact')}>
      <QueryView query={contact} skeleton={<RowsSkeleton rows={1} />}>
        {({ email, phone }) => (
          <Stack gap="xs">
            <Text>{say('billing.contact_text')}</Text>
            {email === null && phone === null && <Text c="dimmed">{say('billing.contact_none')}</Text>}
            {email !== null && (
              <Anchor href={`mailto:${email}`} underline="always" w="fit-content">
                {email}
              </Anchor>
            )}
            {phone !== null && (
              <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} underline="always" w="fit-content">
                {phone}
              </Anchor>
            )}
          </Stack>
        )}
      </QueryView>
    </Card>
  )
}
