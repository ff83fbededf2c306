/**
 * Sends a notice and notes what the receiver answered. A failed attempt is no failed job: the queue is asked
 * for a later one, so that a customer's broken address is no alarm of the installation.
 */
import { nextAttempt } from '@larder/core/webhooks'
import { enqueue, forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import { postOutside, type Outcome } from '#kit/http/post-outside.ts'
import { openText } from '#kit/text/sealed-text.ts'
import type { Platform } from '#kit/platform.ts'
import { DELIVER } from './announce.ts'
import { signedHeaders } from './sign.ts'
import {
  deleteOldDeliveries,
  findDelivery,
  findWebhook,
  updateDelivery,
  updateWebhook,
} from './webhooks.queries.ts'

const QUIET_MS = 60_000
const KEPT_MS = 30 * 86_400_000

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
  const at = platform.now()
  const outcome = await postOutside(platform.config, due.url, {
    body: due.body,
    headers: signedHeaders(openText(platform.config.secret, due.secret.toString('base64')), {
      id: due.uuid,
      at,
      body: due.body,
    }),
  })
  await noteOutcome(platform, job, { due, outcome })
}

/**
 * Null where there is nothing to send, or not yet: an address that just failed is left alone for a minute.
 */
const takeDue = (platform: Platform, { company_id, delivery_id }: Payload): Promise<Due | null> =>
  forCompany(platform, company_id, async ({ db, now }) => {
    const delivery = await findDelivery(db, company_id, delivery_id)
    if (delivery?.status !== 'waiting') return null
    const webhook = await findWebhook(db, company_id, delivery.webhook_id)
    if (webhook === undefined) return null
    const { quiet_until, url, secret } = webhook
    if (quiet_until !== null && new Date(quiet_until) > now) {
      const run_at = new Date(quiet_until)
      await enqueue({ db, now }, DELIVER, { company_id, delivery_id }, { company_id, run_at })
      return null
    }
    const { webhook_id, uuid, body, attempts } = delivery
    return { webhook_id, uuid, body, attempts, url, secret }
  })

const noteOutcome = (
  platform: Platform,
  { company_id, delivery_id }: Payload,
  { due, outcome }: { readonly due: Due; readonly outcome: Outcome },
): Promise<void> =>
  forCompany(platform, company_id, async ({ db, now }) => {
    const attempts = due.attempts + 1
    const again = outcome.error === null ? null : nextAttempt(attempts, now)
    await updateDelivery(db, company_id, delivery_id, {
      attempts,
      attempted_at: now.toISOString(),
      response_status: outcome.status,
      error: outcome.error,
      status: outcome.error === null ? 'delivered' : again === null ? 'failed' : 'waiting',
      next_attempt_at: again?.toISOString() ?? null,
    })
    const quiet_until = outcome.error === null ? null : new Date(now.getTime() + QUIET_MS).toISOString()
    await updateWebhook(db, company_id, due.webhook_id, { quiet_until })
    if (again !== null)
      await enqueue({ db, now }, DELIVER, { company_id, delivery_id }, { company_id, run_at: again })
    const before = new Date(now.getTime() - KEPT_MS).toISOString()
    await deleteOldDeliveries(db, company_id, due.webhook_id, before)
  })

export const webhookJobs: JobHandlers = { [DELIVER]: deliver }
