/** The client of Stripe, and what goes wrong with it. Without a key there is none and pages say how to order. */
import type Stripe from 'stripe'
import type { Platform } from '#kit/platform.ts'
import { notFound, Problem } from '#kit/problem.ts'

const TIMEOUT_MS = 8_000

/** A change that is charged at once and starts a new period, so that the next billing date moves. */
export const startsPeriod = { billing_cycle_anchor: { type: 'now' } } as const

const clients = new WeakMap<Platform['config'], Promise<Stripe>>()

export const takesPayments = ({ config }: Pick<Platform, 'config'>): boolean => config.stripe !== null

/** The library is loaded where payments are set up alone: it is large. */
async function connect(settings: NonNullable<Platform['config']['stripe']>): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(settings.api_url)
  return new Client(settings.secret_key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** @throws Problem `not_found` where payments are not set up */
export function stripeOf({ config }: Pick<Platform, 'config'>): Promise<Stripe> {
  if (config.stripe === null) throw notFound('Payment')
  const client = clients.get(config) ?? connect(config.stripe)
  clients.set(config, client)
  return client
}

/**
 * Runs calls of Stripe outside any transaction. @throws Problem `not_found` without payments, and
 * `payments_down` where Stripe does not answer or refuses
 */
export async function atStripe<T>(platform: Platform, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await stripeOf(platform)
  try {
    return await work(stripe)
  } catch (error) {
    if (error instanceof Problem) throw error
    // The library's errors carry no key; the request's body is left out.
    const { type, statusCode, code, message } = error as Stripe.errors.StripeError
    platform.log.warn(
      { event: 'payments.failed', type, status: statusCode, code, reason: message },
      'Stripe did not do what was requested.',
    )
    throw new Problem('payments_down', 'The payment provider does not answer. Nothing was changed.', {
      retry_after_seconds: 30,
    })
  }
}

const ended: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']

/** Subscriptions of a customer that are charged, or can be again; the live ones first. */
export async function listOpen(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return data
    .filter(({ status }) => !ended.includes(status))
    .toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)))
}

/** Whether it is paid for, so that another price can be set. */
export const isLive = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing'
