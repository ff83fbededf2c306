import { movesBillingDate } from '@larder/core/billing'
import { Alert, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess, type Company } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { previewOf } from './billing.api.ts'
import { formatMoney } from './money.ts'

/** What one more place costs, before it is added (general 4.9). Nothing where nothing is paid by card. */
export function OnePlaceMore({ company }: { readonly company: Company }) {
  const say = useSay()
  const language = useLanguage()
  const { can } = useAccess()
  const paysByCard = company.subscription?.stripe_subscription_id != null && can('billing.view')
  const { data } = useQuery({ ...previewOf(company.id), enabled: paysByCard })
  if (data === undefined || data.recurring_interval === null) return null
  const { currency } = data
  return (
    <Alert color="ink" radius="lg" icon={<IconReceipt aria-hidden />} mb="md">
      <Text>
        {say(data.recurring_interval === '1 month' ? 'billing.more_monthly' : 'billing.more_yearly', {
          amount: formatMoney(data.recurring_amount_change, currency, language),
          now: formatMoney(data.amount_charged_now, currency, language),
        })}
      </Text>
      {movesBillingDate(company.places.length + 1, false) && (
        <Text size="sm">{say('billing.date_moves')}</Text>
      )}
    </Alert>
  )
}
