import type { Webhook } from '@larder/contract/webhooks'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { useRemoveWebhook, useTestWebhook, webhooksOf } from './integrations.api.ts'
import { Secret } from './secret.tsx'
import { eventNames } from './webhook-events.ts'
import { WebhookForm } from './webhook-form.tsx'
import styles from '#ui/rows.module.css'

const ConfirmModal = lazyPiece(() => import('#ui/confirm-modal.tsx'), 'ConfirmModal')
const WebhookLog = lazyPiece(() => import('./webhook-log.tsx'), 'WebhookLog')

type WebhookDialog =
  | { readonly what: 'log' | 'removal' | 'form'; readonly webhook: Webhook }
  | { readonly what: 'new' }

/** Addresses that get notices, with what was sent to them. */
export function Webhooks({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const { can } = useAccess()
  const [dialog, setDialog] = useState<WebhookDialog | null>(null)
  const [newWebhook, setNewWebhook] = useState<{ readonly url: string; readonly secret: string } | null>(null)
  const close = (): void => setDialog(null)
  return (
    <Card
      title={say('webhooks.title')}
      aside={
        dialog?.what === 'new' || !can('webhooks.manage') ? null : (
          <Button
            variant="light"
            leftSection={<IconPlus size={18} />}
            onClick={() => setDialog({ what: 'new' })}
          >
            {say('webhooks.add')}
          </Button>
        )
      }
    >
      <Text c="dimmed" mb="md">
        {say('webhooks.hint')}
      </Text>
      {dialog?.what === 'new' && (
        <WebhookForm
          companyId={companyId}
          onCancel={close}
          onSaved={(saved) => {
            setNewWebhook(saved)
            close()
          }}
        />
      )}
      {newWebhook !== null && (
        <Secret
          title={say('webhooks.secret_title', { url: newWebhook.url })}
          label={say('webhooks.secret')}
          secret={newWebhook.secret}
          onClose={() => setNewWebhook(null)}
        />
      )}
      <WebhookRows companyId={companyId} shown={dialog} onShow={setDialog} />
      <Suspense fallback={null}>
        {dialog?.what === 'log' && (
          <WebhookLog companyId={companyId} webhook={dialog.webhook} onClose={close} />
        )}
        {dialog?.what === 'removal' && (
          <Removal companyId={companyId} webhook={dialog.webhook} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}

type RowsProps = {
  readonly companyId: number
  readonly shown: WebhookDialog | null
  readonly onShow: (shown: WebhookDialog | null) => void
}

function WebhookRows({ companyId, shown: dialog, onShow }: RowsProps) {
  const say = useSay()
  const list = useQuery(webhooksOf(companyId))
  const close = (): void => onShow(null)
  return (
    <QueryView query={list} skeleton={<RowsSkeleton rows={2} />}>
      {(rows) =>
        rows.length === 0 && dialog === null ? (
          <EmptyState icon={IconWebhook} title={say('webhooks.empty_title')}>
            {say('webhooks.empty_text')}
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {rows.map((webhook) =>
              dialog?.what === 'form' && dialog.webhook.id === webhook.id ? (
                <li key={webhook.id}>
                  <WebhookForm companyId={companyId} webhook={webhook} onCancel={close} onSaved={close} />
                </li>
              ) : (
                <WebhookRow key={webhook.id} {...{ companyId, webhook }} onShow={onShow} />
              ),
            )}
          </ul>
        )
      }
    </QueryView>
  )
}

type RowProps = {
  readonly companyId: number
  readonly webhook: Webhook
  readonly onShow: (shown: WebhookDialog) => void
}

function WebhookRow({ companyId, webhook, onShow }: RowProps) {
  const say = useSay()
  const { can } = useAccess()
  const test = useTestWebhook()
  const sendTest = async (): Promise<void> => {
    try {
      await test.mutateAsync({ params: { companyId, id: webhook.id } })
      onShow({ what: 'log', webhook })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600}>{webhook.url}</Text>
        <Text size="sm" c="dimmed">
          {webhook.events.map((event) => say(eventNames[event])).join(' · ')}
        </Text>
        {!webhook.is_active && <StateBadge state="paused">{say('webhooks.is_off')}</StateBadge>}
      </div>
      <Group gap={4}>
        <Button variant="subtle" size="sm" onClick={() => onShow({ what: 'log', webhook })}>
          {say('webhooks.log')}
        </Button>
        {can('webhooks.manage') && (
          <>
            <Button variant="subtle" size="sm" loading={test.isPending} onClick={() => void sendTest()}>
              {say('webhooks.test')}
            </Button>
            <Button variant="subtle" size="sm" onClick={() => onShow({ what: 'form', webhook })}>
              {say('ui.edit')}
            </Button>
          </>
        )}
        <Button variant="subtle" color="red" size="sm" onClick={() => onShow({ what: 'removal', webhook })}>
          {say('ui.remove')}
        </Button>
      </Group>
    </li>
  )
}

type RemovalProps = {
  readonly companyId: number
  readonly webhook: Webhook
  readonly onClose: () => void
}

function Removal({ companyId, webhook, onClose }: RemovalProps) {
  const say = useSay()
  const remove = useRemoveWebhook()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({
        params: { companyId, id: webhook.id },
        query: { base_version: webhook.version },
      })
      toast('success', say('webhooks.removed'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('webhooks.remove_title')}
      confirm={say('ui.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('webhooks.remove_text', { url: webhook.url })}
    </ConfirmModal>
  )
}
