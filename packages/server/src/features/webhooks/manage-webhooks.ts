import { randomUUID } from 'node:crypto'
import type { webhooks } from '@larder/contract/webhooks'
import { MAX_WEBHOOKS } from '@larder/core/webhooks'
import { companyOf, userId, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { mayBeTarget, pointsInside } from '#kit/http/post-outside.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { sealText } from '#kit/text/sealed-text.ts'
import { bodyOf, DELIVER } from './announce.ts'
import { makeSecret } from './sign.ts'
import {
  deleteWebhook,
  endWaitingDeliveries,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveryRows,
  listWebhookRows,
  reviveDelivery,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'

type Done = { readonly ok: true }

const missing = () => notFound('webhooks')

/**
 * Before the address is stored: a clear word to who typed it. The address that is connected to is judged again at
 * each delivery. @throws Problem 422 where it is not of the public internet, or not `https:`
 */
export async function judgeAddress(
  { platform: { config } }: Outside,
  { body }: { readonly body: { readonly url: string } },
): Promise<void> {
  if (!mayBeTarget(config, body.url) || (await pointsInside(config, body.url)))
    throw invalid('url', 'not_public', 'An https address of the public internet is needed.')
}

export const listWebhooks = (ctx: Ctx): Promise<WebhookRow[]> => listWebhookRows(ctx.db, companyOf(ctx))

/** The secret leaves the server this once. @throws Problem 422 `url:too_many` */
export async function createWebhook(
  ctx: Ctx,
  { body }: Input<typeof webhooks.create>,
): Promise<WebhookRow & { readonly secret: string }> {
  const company_id = companyOf(ctx)
  if ((await listWebhookRows(ctx.db, company_id)).length >= MAX_WEBHOOKS)
    throw invalid('url', 'too_many', 'There are too many webhooks.')
  const secret = makeSecret()
  const row = await insertWebhook(ctx.db, {
    company_id,
    url: body.url,
    events: [...body.events],
    secret: Buffer.from(sealText(ctx.platform.config.secret, secret), 'base64'),
    created_at: ctx.now.toISOString(),
    created_by: userId(ctx),
  })
  ctx.audit({ entity: 'webhook', entity_id: row.id, detail: { url: row.url, events: row.events } })
  return { ...row, secret }
}

/** Turning it off also ends the notices that wait. @throws Problem 404 */
export async function changeWebhook(ctx: Ctx, input: Input<typeof webhooks.change>): Promise<WebhookRow> {
  const { params } = input
  const { base_version: _, ...body } = input.body
  const row = await updateWebhook(ctx.db, companyOf(ctx), params.id, {
    ...body,
    events: [...body.events],
    quiet_until: null,
  })
  if (row === undefined) throw missing()
  if (!row.is_active) await endWaitingDeliveries(ctx.db, companyOf(ctx), row.id)
  ctx.audit({ entity: 'webhook', entity_id: row.id, detail: body })
  return row
}

export async function removeWebhook(ctx: Ctx, { params }: Input<typeof webhooks.remove>): Promise<Done> {
  if (!(await deleteWebhook(ctx.db, companyOf(ctx), params.id))) throw missing()
  ctx.audit({ entity: 'webhook', entity_id: params.id })
  return { ok: true }
}

export async function testWebhook(ctx: Ctx, { params }: Input<typeof webhooks.test>): Promise<Done> {
  const company_id = companyOf(ctx)
  if ((await findWebhook(ctx.db, company_id, params.id)) === undefined) throw missing()
  const at = ctx.now.toISOString()
  const { id } = await insertDelivery(ctx.db, {
    company_id,
    webhook_id: params.id,
    uuid: randomUUID(),
    event: 'ping',
    key: `ping:${randomUUID()}`,
    body: bodyOf({ event: 'ping', company_id, place_id: null, data: {} }, at),
    created_at: at,
  })
  await sendNow(ctx, params.id, id)
  ctx.audit({ entity: 'webhook', entity_id: params.id })
  return { ok: true }
}

export async function listDeliveries(ctx: Ctx, { params }: Input<typeof webhooks.deliveries>) {
  const company_id = companyOf(ctx)
  if ((await findWebhook(ctx.db, company_id, params.id)) === undefined) throw missing()
  return listDeliveryRows(ctx.db, company_id, params.id)
}

/** @throws Problem 404 where it waits already */
export async function sendAgain(ctx: Ctx, { params }: Input<typeof webhooks.sendAgain>): Promise<Done> {
  const revived = await reviveDelivery(ctx.db, companyOf(ctx), {
    webhook_id: params.id,
    id: params.deliveryId,
  })
  if (revived === undefined) throw notFound('webhook_deliveries')
  await sendNow(ctx, params.id, revived.id)
  ctx.audit({ entity: 'webhook', entity_id: params.id, detail: { delivery_id: revived.id } })
  return { ok: true }
}

/** Somebody waits for it: also where the address failed a moment ago. */
async function sendNow(ctx: Ctx, webhook_id: number, delivery_id: number): Promise<void> {
  const company_id = companyOf(ctx)
  await updateWebhook(ctx.db, company_id, webhook_id, { quiet_until: null })
  await enqueue(ctx, DELIVER, { company_id, delivery_id }, { company_id })
}
