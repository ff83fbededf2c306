/**
 * Events of Stripe: `POST /api/payments/stripe-events`. Not one of the routes: no session, the body counts byte
 * for byte because it is signed. An event is believed that something changed and not what: a job reads the
 * customer at Stripe.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { changesSubscription } from '@larder/core/billing'
import { asOperator } from '#db/transaction.ts'
import { answerProblem } from '#kit/http/answer-problem.ts'
import { enqueue, wakeWorkers } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { invalid, Problem } from '#kit/problem.ts'
import { findCompanyOf, insertEvent } from './payments.queries.ts'
import { stripeOf } from './stripe.ts'

export const eventsPath = '/api/payments/stripe-events'
export const READ_CUSTOMER = 'billing.read_customer'

const MAX_BODY_BYTES = 1_048_576
/** Seconds between the signature and its arrival; Stripe signs each delivery again. */
const TOLERANCE_SECONDS = 300

export async function serveEvents(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.config.stripe === null) return
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(eventsPath, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => take(platform, request, reply))
  })
}

/** What is read of an event; a well-signed one of another form is refused like other bad input. */
const Event = z.object({
  id: z.string().min(1).max(255).regex(/^\w+$/),
  type: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[\w.]+$/),
  data: z.object({ object: z.looseObject({ customer: z.unknown().optional() }) }),
})
type Event = z.infer<typeof Event>

/** @throws Problem 400 where no secret fits, or the signature is old; 422 where it is no event */
async function readEvent(platform: Platform, request: FastifyRequest): Promise<Event> {
  const parsed = Event.safeParse(await readSigned(platform, request))
  if (parsed.success) return parsed.data
  throw invalid('', 'invalid', 'This is no event.')
}

/** @throws Problem 400 */
async function readSigned(platform: Platform, request: FastifyRequest): Promise<unknown> {
  const stripe = await stripeOf(platform)
  const signature = String(request.headers['stripe-signature'] ?? '')
  const body = typeof request.body === 'string' ? request.body : ''
  const received_at = platform.now().getTime()
  for (const secret of platform.config.stripe?.webhook_secrets ?? []) {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        received_at,
      )
    } catch {
      // Two secrets are valid while one replaces the other.
    }
  }
  throw new Problem('bad_signature', 'The signature does not fit.')
}

/** The customer that an event is about; null for events of no customer. */
function customerOf({ data }: Event): string | null {
  const { customer } = data.object
  return typeof customer === 'string' ? customer : null
}

async function take(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  try {
    const event = await readEvent(platform, request)
    const customer_id = customerOf(event)
    if (customer_id !== null && changesSubscription(event.type)) await accept(platform, event, customer_id)
    return await reply.status(200).send({ received: true })
  } catch (error) {
    return answerProblem(error, request, reply)
  }
}

async function accept(platform: Platform, { id, type }: Event, customer_id: string): Promise<void> {
  const now = platform.now()
  await asOperator(platform.pool, async (db) => {
    const company_id = await findCompanyOf(db, customer_id)
    // Customers of other products of the same account.
    if (company_id === undefined) return
    if (!(await insertEvent(db, { id, type, received_at: now.toISOString() }))) return
    await enqueue({ db, now }, READ_CUSTOMER, { company_id, customer_id })
  })
  wakeWorkers()
}
