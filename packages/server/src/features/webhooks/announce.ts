/** Tells the webhooks of a company of something that happened there. */
import type { WebhookEvent } from '@larder/core/webhooks'
import { enqueue, type Enqueuing } from '#kit/jobs/jobs.ts'
import { insertDeliveries } from './webhooks.queries.ts'

export const DELIVER = 'webhooks.deliver'

/** Where what happened. */
type Happening = { readonly company_id: number; readonly place_id: number; readonly event: WebhookEvent }

type Thing = {
  /** What happened: a webhook gets one notice of each. */
  readonly key: string
  /** Ids and figures; never names of people. */
  readonly data: Readonly<Record<string, unknown>>
}

export type Announcement = Happening & Thing

/** The body of a notice, as https://www.standardwebhooks.com describes it. */
export const bodyOf = (
  {
    event,
    company_id,
    place_id,
    data,
  }: Pick<Announcement, 'company_id' | 'data'> & { readonly event: string; readonly place_id: number | null },
  at: string,
): string => JSON.stringify({ type: event, timestamp: at, data: { company_id, place_id, ...data } })

/** In the caller's transaction: what is not committed is not announced. */
export async function announceAll(ctx: Enqueuing, of: Happening, things: readonly Thing[]): Promise<void> {
  if (things.length === 0) return
  const { company_id, event } = of
  const at = ctx.now.toISOString()
  const notices = things.map(({ key, data }) => ({
    key: `${event} ${key}`,
    body: bodyOf({ ...of, data }, at),
  }))
  const deliveries = await insertDeliveries(ctx.db, { company_id, event, at }, notices)
  for (const { id } of deliveries)
    await enqueue(ctx, DELIVER, { company_id, delivery_id: id }, { company_id })
}

export const announce = (ctx: Enqueuing, { key, data, ...of }: Announcement): Promise<void> =>
  announceAll(ctx, of, [{ key, data }])
