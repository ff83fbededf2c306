import type { WebhookEvent } from '@larder/core/webhooks'
import type { TextKey } from '#kit/i18n.ts'

export const eventNames = {
  'entry.made': 'webhooks.event_entry_made',
  'entry.breach': 'webhooks.event_entry_breach',
  'sensor.alarm': 'webhooks.event_sensor_alarm',
  'plan.confirmed': 'webhooks.event_plan_confirmed',
  'recall.started': 'webhooks.event_recall_started',
  'recall.closed': 'webhooks.event_recall_closed',
  ping: 'webhooks.event_ping',
} as const satisfies Record<WebhookEvent | 'ping', TextKey>
