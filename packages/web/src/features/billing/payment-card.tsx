import type { Subscription } from '@larder/contract/billing'
import { isOngoing } from '@larder/core/billing'
import { Alert, Button, Group, Stack, Switch } from '@mantine/core'
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate, todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { openPortal, useSetRecurring } from './billing.api.ts'
import { formatMoney } from './money.ts'

type Props = { readonly companyId: number; readonly subscription: Subscription }

/** Paying by card: the next payment, the card, the switch of recurring payments, and the invoices. */
export function PaymentCard({ companyId, subscription }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { datePattern } = useCompanyFormat()
  const { next_payment_date, card_number_suffix, last_paid_amt, currency, quantity } = subscription
  const recurs = subscription.recurring_payments_enabled
  const recurring = useSetRecurring()
  const setRecurring = (enabled: boolean): void => {
    recurring
      .mutateAsync({ params: { companyId }, body: { enabled } })
      .catch((thrown: unknown) => toastProblem(asProblem(thrown)))
  }
  return (
    <Card title={say('billing.payment')}>
      <Stack gap="md">
        {subscription.is_overdue && (
          <Alert color="red" radius="md" icon={<IconAlertTriangle aria-hidden />}>
            {say('billing.overdue')}
          </Alert>
        )}
        <FactList
          facts={[
            {
              label: say('billing.next_payment'),
              value: next_payment_date === null ? null : formatDate(next_payment_date, datePattern),
            },
            {
              label: say('billing.last_payment'),
              value:
                last_paid_amt === null || currency === null
                  ? null
                  : formatMoney(last_paid_amt, currency, language),
            },
            { label: say('billing.card'), value: card_number_suffix && `•••• ${card_number_suffix}` },
            { label: say('billing.places'), value: quantity === null ? null : String(quantity) },
          ]}
        />
        {(recurs || isOngoing(subscription, todayAt('UTC'))) && (
          <Switch
            label={say('billing.recurring')}
            description={say('billing.recurring_hint')}
            checked={recurs}
            disabled={recurring.isPending}
            onChange={(event) => setRecurring(event.currentTarget.checked)}
          />
        )}
        <PortalButton companyId={companyId} />
      </Stack>
    </Card>
  )
}

/** Leads to the payment provider's page with invoices and the card. */
function PortalButton({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    try {
      window.location.assign((await openPortal(companyId)).url)
    } catch (thrown) {
      setLeaving(false)
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconReceipt size={18} stroke={1.7} aria-hidden />}
        loading={isLeaving}
        onClick={() => void leave()}
      >
        {say('billing.portal')}
      </Button>
    </Group>
  )
}
