import type { Webhook, WebhookDelivery } from '@larder/contract/webhooks'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant, deviceZone } from '#kit/format.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { QueryView } from '#ui/query-view.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge, type State } from '#ui/state-badge.tsx'
import { deliveriesOf, useSendAgain } from './integrations.api.ts'
import { eventNames } from './webhook-events.ts'
import styles from '#ui/rows.module.css'

type Props = { readonly companyId: number; readonly webhook: Webhook; readonly onClose: () => void }

const REFRESH_MS = 3_000

/** What was sent to a webhook in the last 30 days, and what it answered. */
export function WebhookLog({ companyId, webhook, onClose }: Props) {
  const say = useSay()
  const list = useQuery({ ...deliveriesOf(companyId, webhook.id), refetchInterval: REFRESH_MS })
  return (
    <SidePanel title={say('webhooks.log')} onClose={onClose}>
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {webhook.url}
      </Text>
      <QueryView query={list} skeleton={<RowsSkeleton rows={4} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text mt="md">{say('webhooks.log_empty')}</Text>
          ) : (
            <ul className={styles.rows}>
              {rows.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  params={{ companyId, id: webhook.id, deliveryId: delivery.id }}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </SidePanel>
  )
}

const standing = {
  waiting: ['due', 'webhooks.waiting'],
  delivered: ['ok', 'webhooks.delivered'],
  failed: ['overdue', 'webhooks.failed'],
} as const satisfies Record<WebhookDelivery['status'], readonly [State, TextKey]>

type RowProps = {
  readonly delivery: WebhookDelivery
  readonly params: { readonly companyId: number; readonly id: number; readonly deliveryId: number }
}

function DeliveryRow({ delivery, params }: RowProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const timeZone = deviceZone()
  const again = useSendAgain()
  const { event, status, attempts, created_at, error, response_status, next_attempt_at } = delivery
  const [state, word] = standing[status]
  const when = (at: string): string => formatInstant(at, timeZone, datePattern)
  const facts = [
    when(created_at),
    error !== null && say(`webhooks.error_${error}`, { status: response_status ?? 0 }),
    attempts > 1 && say('webhooks.attempts', { count: attempts }),
    next_attempt_at !== null && say('webhooks.next', { when: when(next_attempt_at) }),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600}>{say(eventNames[event])}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <StateBadge state={state}>{say(word)}</StateBadge>
      </div>
      {status !== 'waiting' && (
        <Button
          variant="subtle"
          size="sm"
          loading={again.isPending}
          onClick={() => again.mutate({ params }, { onError: (thrown) => toastProblem(asProblem(thrown)) })}
        >
          {say('webhooks.send_again')}
        </Button>
      )}
    </li>
  )
}
