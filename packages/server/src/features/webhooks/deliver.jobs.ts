/**
 * Sends a notice and notes what the receiver answered. A failed attempt is no failed job: the queue is asked
 * for a later one, so that a customer's broken address is no alarm of the installation.
 */
import { nextAttempt } from '@larder/core/webhooks'
import type { Ctx } from '#kit/context.ts'
import { enqueue, forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import { postOutside, type Outcome as Answer } from '#kit/http/post-outside.ts'
import { openText } from '#kit/text/sealed-text.ts'
import type { Platform } from '#kit/platform.ts'
import { DELIVER } from './announce.ts'
import { signedHeaders } from './sign.ts'
import {
  deleteOldDeliveries,
  findDelivery,
  findWebhook,
  updateWaitingDelivery,
  updateWebhook,
} from './webhooks.queries.ts'

const QUIET_MS = 60_000
const KEPT_MS = 30 * 86_400_000

type Outcome = { readonly status: number | null; readonly error: Answer['error'] | 'no_secret' }
type Payload = { readonly company_id: number; readonly delivery_id: number }
type Due = {
  readonly webhook_id: number
  readonly url: string
  readonly secret: Buffer
  readonly uuid: string
  readonly body: string
  readonly attempts: number
}

const deliver: JobHandler = async (platform, payload) => {
  const job = payload as Payload
  const due = await takeDue(platform, job)
  if (due === null) return
  const outcome = await send(platform, due)
  await forCompany(platform, job.company_id, (ctx) => noteOutcome(ctx, job, { due, outcome }))
}

async function send(platform: Platform, { url, secret, uuid, body }: Due): Promise<Outcome> {
  const key = secretOf(platform, secret)
  if (key === null) return { status: null, error: 'no_secret' }
  return postOutside(platform.config, url, {
    body,
    headers: signedHeaders(key, { id: uuid, at: platform.now(), body }),
  })
}

/** Null where another installation sealed it: a company that was imported brings no secrets. */
function secretOf({ config }: Platform, sealed: Buffer): string | null {
  try {
    return openText(config.secret, sealed.toString('base64'))
  } catch {
    return null
  }
}

/**
 * Null where there is nothing to send now. While an address is left alone, its notices count as not received,
 * so that they come back after growing pauses and not each minute.
 */
const takeDue = (platform: Platform, job: Payload): Promise<Due | null> =>
  forCompany(platform, job.company_id, async ({ db, now }) => {
    const { company_id, delivery_id } = job
    const delivery = await findDelivery(db, company_id, delivery_id)
    if (delivery?.status !== 'waiting') return null
    const webhook = await findWebhook(db, company_id, delivery.webhook_id)
    if (webhook === undefined) return null
    const { webhook_id, uuid, body, attempts } = delivery
    const { quiet_until, url, secret } = webhook
    const due = { webhook_id, uuid, body, attempts, url, secret }
    if (quiet_until === null || new Date(quiet_until) <= now) return due
    await noteAttempt({ db, now }, job, { attempts, outcome: { status: null, error: 'unreachable' } })
    return null
  })

type Attempt = { readonly attempts: number; readonly outcome: Outcome }

/** Notes the attempt and enqueues the next one, unless the webhook was turned off meanwhile. */
async function noteAttempt(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { company_id, delivery_id }: Payload,
  { attempts, outcome: { status, error } }: Attempt,
): Promise<void> {
  const again = error === null || error === 'no_secret' ? null : nextAttempt(attempts + 1, now)
  const isWaiting = await updateWaitingDelivery(db, company_id, delivery_id, {
    attempts: attempts + 1,
    attempted_at: now.toISOString(),
    response_status: status,
    error,
    status: error === null ? 'delivered' : again === null ? 'failed' : 'waiting',
    next_attempt_at: again?.toISOString() ?? null,
  })
  if (again !== null && isWaiting)
    await enqueue({ db, now }, DELIVER, { company_id, delivery_id }, { company_id, run_at: again })
}

async function noteOutcome(
  ctx: Pick<Ctx, 'db' | 'now'>,
  job: Payload,
  { due, outcome }: { readonly due: Due; readonly outcome: Outcome },
): Promise<void> {
  const { db, now } = ctx
  await noteAttempt(ctx, job, { attempts: due.attempts, outcome })
  const quiet_until = outcome.error === null ? null : new Date(now.getTime() + QUIET_MS).toISOString()
  await updateWebhook(db, job.company_id, due.webhook_id, { quiet_until })
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await deleteOldDeliveries(db, job.company_id, due.webhook_id, before)
}

export const webhookJobs: JobHandlers = { [DELIVER]: deliver }
