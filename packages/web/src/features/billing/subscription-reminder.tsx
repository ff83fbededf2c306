import { renewalReminder } from '@larder/core/billing'
import { Alert, Anchor } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useSay, type Say } from '#kit/i18n.ts'

type Subscription = Parameters<typeof renewalReminder>[0]

function describe(subscription: Subscription, say: Say): string | null {
  const left = subscription?.trial_days_left ?? null
  if (left !== null)
    return left === 0 ? say('billing.trial_ends_today') : say('billing.trial_days_left', { count: left })
  const renewal = renewalReminder(subscription, todayAt('UTC'))
  return renewal === null ? null : say('billing.renewal_in', { count: renewal })
}

/**
 * The remaining days of the trial, or the days until the renewal (general 9), for users with access to
 * billing.
 */
export function SubscriptionReminder({ linked = false }: { readonly linked?: boolean }) {
  const say = useSay()
  const { company, can } = useAccess()
  const text = company === null || !can('billing.view') ? null : describe(company.subscription, say)
  if (text === null) return null
  return (
    <Alert color="leaf" radius="lg" icon={<IconCalendarEvent />}>
      {text}{' '}
      {linked && (
        <Anchor underline="always" inherit renderRoot={(props) => <Link to={paths.billing} {...props} />}>
          {say('billing.see_package')}
        </Anchor>
      )}
    </Alert>
  )
}
