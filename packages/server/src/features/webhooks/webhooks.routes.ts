import { webhooks } from '@larder/contract/webhooks'
import { serve } from '#kit/http/serve.ts'
import {
  changeWebhook,
  createWebhook,
  judgeAddress,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendAgain,
  testWebhook,
} from './manage-webhooks.ts'

/** A test and a repetition send to other hosts at once. */
const sending = { name: 'webhook_tests', burst: 20, refill_seconds: 6, by: 'owner' } as const

export const webhookRoutes = [
  serve(webhooks.list, listWebhooks),
  serve(webhooks.create, createWebhook, { before: judgeAddress }),
  serve(webhooks.change, changeWebhook, {
    before: judgeAddress,
    versioned: { table: 'webhooks', param: 'id' },
  }),
  serve(webhooks.remove, removeWebhook, { versioned: { table: 'webhooks', param: 'id' } }),
  serve(webhooks.test, testWebhook, { throttles: [sending] }),
  serve(webhooks.deliveries, listDeliveries),
  serve(webhooks.sendAgain, sendAgain, { throttles: [sending] }),
]
