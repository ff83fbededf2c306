import { webhookEvents, type WebhookEvent } from '@larder/core/webhooks'
import type { Webhook } from '@larder/contract/webhooks'
import { Checkbox, Stack, Switch, TextInput } from '@mantine/core'
import { useCallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormButtons } from '#ui/form-buttons.tsx'
import { eventNames } from './webhook-events.ts'
import { useChangeWebhook, useCreateWebhook } from './integrations.api.ts'

type Props = {
  readonly companyId: number
  /** Absent = a new one. */
  readonly webhook?: Webhook
  readonly onSaved: (made: { readonly url: string; readonly secret: string } | null) => void
  readonly onCancel: () => void
}

type Values = { url: string; events: readonly WebhookEvent[]; is_active: boolean }

function useWebhookForm({ companyId, webhook, onSaved, onCancel }: Props) {
  const say = useSay()
  const [create, change] = [useCreateWebhook(), useChangeWebhook()]
  return useCallForm<Values>({
    initialValues: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? [...webhookEvents],
      is_active: webhook?.is_active ?? true,
    },
    validate: {
      url: required,
      events: (chosen) => (chosen.length === 0 ? texts.t('webhooks.choose_event') : null),
    },
    changes: {
      opened: webhook ?? null,
      words: { events: (events) => events.map((event) => say(eventNames[event])).join(', ') },
      onTheirs: onCancel,
    },
    save: async ({ url, events, is_active }, base) => {
      const body = { url: url.trim(), events }
      if (webhook === undefined) onSaved(await create.mutateAsync({ params: { companyId }, body }))
      else {
        await change.mutateAsync({
          params: { companyId, id: webhook.id },
          body: { ...body, ...base, is_active },
        })
        onSaved(null)
      }
    },
  })
}

export function WebhookForm(props: Props) {
  const say = useSay()
  const { webhook, onCancel } = props
  const { field, submit, saving } = useWebhookForm(props)
  const { name: _, ...events } = field('events')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...field('url')}
          label={say('webhooks.url')}
          description={say('webhooks.url_hint')}
          placeholder="https://"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          required
        />
        <Checkbox.Group {...events} label={say('webhooks.events')}>
          <Stack gap="xs" mt="xs">
            {webhookEvents.map((event) => (
              <Checkbox key={event} value={event} label={say(eventNames[event])} />
            ))}
          </Stack>
        </Checkbox.Group>
        {webhook !== undefined && (
          <Switch {...field('is_active', 'checkbox')} label={say('webhooks.is_active')} />
        )}
        <FormButtons saving={saving} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
