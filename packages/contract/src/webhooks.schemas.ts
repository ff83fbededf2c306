import { webhookEvents } from '@larder/core/webhooks'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { BaseQuery, BaseVersion, CompanyParams, Done, Flag, Id, Instant, text } from './kit/fields.schemas.ts'

const WebhookEvents = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .refine((events) => new Set(events).size === events.length, { message: 'duplicate' })

const WebUrl = z.url({ protocol: /^https?$/ })
const isWebAddress = (value: string): boolean =>
  WebUrl.safeParse(value).success && !/^https?:[/\\]*[^/?#\\]*@/i.test(value)

/** `https:`, without a name and password in it. */
const Address = text(500).refine(isWebAddress, { message: 'web_address' })

export const Webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_active: z.boolean(),
  /** A change names it as `base_version`. */ version: z.number().int(),
  created_at: Instant,
})
export type Webhook = Wire<typeof Webhook>

export const WebhookDelivery = z.object({
  id: z.number().int(),
  /** `ping` is the test. */
  event: z.enum([...webhookEvents, 'ping']),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  created_at: Instant,
  /** Of the last attempt. */
  attempted_at: Instant.nullable(),
  /** What the receiver answered; null where it did not answer. */
  response_status: z.number().int().nullable(),
  /** Why it was not delivered: a word of `webhooks.error.…`. */
  error: z.enum(['answer', 'timeout', 'unreachable', 'not_public', 'no_secret']).nullable(),
  next_attempt_at: Instant.nullable(),
})
export type WebhookDelivery = Wire<typeof WebhookDelivery>

const ItemParams = z.object({ companyId: Id, id: Id })

export const webhooksSchemas = {
  list: {
    params: CompanyParams,
    response: z.array(Webhook),
    summary: 'Addresses that are told what happens, without their secrets',
  },
  create: {
    params: CompanyParams,
    body: z.object({ url: Address, events: WebhookEvents }),
    response: Webhook.extend({ secret: z.string() }),
    summary: 'Adds a webhook; the secret of its signatures is returned only here',
  },
  change: {
    params: ItemParams,
    body: z.object({ base_version: BaseVersion, url: Address, events: WebhookEvents, is_active: Flag }),
    response: Webhook,
    summary: 'Changes a webhook',
  },
  remove: { params: ItemParams, query: BaseQuery, response: Done, summary: 'Removes a webhook with its log' },
  test: { params: ItemParams, response: Done, summary: 'Sends the event `ping`' },
  deliveries: {
    params: ItemParams,
    response: z.array(WebhookDelivery),
    summary: 'The last hundred notices of a webhook, newest first; kept for 30 days',
  },
  sendAgain: {
    params: ItemParams.extend({ deliveryId: Id }),
    response: Done,
    summary: 'Sends a notice once more, with the same id',
  },
} satisfies SchemaTable
