/**
 * Stripe over HTTP, as far as Larder uses it: customers, prices, subscriptions, invoices, and the two pages that
 * people are sent to. It signs its events as Stripe does. What is charged is not computed like there.
 */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, unknown> & { id: string }
export type StripeSubscription = Row & {
  customer: string
  status: string
  cancel_at_period_end: boolean
  metadata: Record<string, string>
  ended_at: number | null
  latest_invoice: { status: 'paid' | 'open'; amount_paid: number }
  items: {
    data: {
      id: string
      quantity: number
      current_period_start: number
      current_period_end: number
      price: Price
    }[]
  }
}
type Price = Row & { unit_amount: number; recurring: { interval: string }; metadata: Record<string, string> }
type Session = Row & {
  status: 'open' | 'complete' | 'expired'
  customer: string
  price: string
  quantity: number
  success_url: string
  cancel_url: string
}

const DAY = 86_400

export class StripeDouble {
  /** Calls that Larder made: method, path and fields. */
  readonly calls: { readonly path: string; readonly fields: Record<string, string> }[] = []
  readonly subscriptions: StripeSubscription[] = []
  readonly customers: Row[] = []
  readonly prices: (Price & { lookup_key: string })[] = []
  readonly sessions: Session[] = []
  promotion_codes: readonly string[] = []
  /** Answers everything with 500 while true. */
  down = false
  /** Where events go, and the secret that signs them. */
  events: { readonly url: string; readonly secret: string } | null = null
  now: () => number = () => Math.floor(Date.now() / 1_000)
  readonly #server: Server
  #count = 0

  constructor() {
    this.#server = createServer((request, response) => {
      this.#take(request, response).catch((error: unknown) => {
        send(response, 500, { error: { type: 'api_error', message: String(error) } })
      })
    })
  }

  listen(): Promise<string> {
    return new Promise((done) => {
      this.#server.listen(0, '127.0.0.1', () => done(this.url))
    })
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => {
      this.#server.close(() => done())
    })
  }

  #id = (kind: string): string => `${kind}_${(this.#count += 1)}`

  /** The customer pays on Stripe's page: the subscription exists from then on. */
  pay(session_id: string, status = 'active'): StripeSubscription {
    const session = found(this.sessions, session_id)
    if (session.status !== 'open') throw new Error(`The page is ${session.status}.`)
    session.status = 'complete'
    const { customer, price, quantity } = session
    const at = this.now()
    const sold = found(this.prices, price)
    const length = sold.recurring.interval === 'month' ? 30 : 365
    const subscription: StripeSubscription = {
      id: this.#id('sub'),
      object: 'subscription',
      customer,
      status,
      created: at,
      ended_at: null,
      cancel_at_period_end: false,
      metadata: {},
      default_payment_method: { id: 'pm_1', object: 'payment_method', card: { last4: '4242' } },
      latest_invoice:
        status === 'active'
          ? { status: 'paid', amount_paid: sold.unit_amount * quantity }
          : { status: 'open', amount_paid: 0 },
      items: {
        data: [
          {
            id: this.#id('si'),
            quantity,
            current_period_start: at,
            current_period_end: at + length * DAY,
            price: sold,
          },
        ],
      },
    }
    this.subscriptions.push(subscription)
    return subscription
  }

  /** The renewal is charged, or the card is declined. */
  renew(subscription: StripeSubscription, paid: boolean): void {
    const [item] = subscription.items.data
    if (item === undefined) throw new Error('A subscription without a price.')
    const length = item.current_period_end - item.current_period_start
    item.current_period_start = item.current_period_end
    item.current_period_end += length
    subscription.status = paid ? 'active' : 'past_due'
    subscription.latest_invoice = paid
      ? { status: 'paid', amount_paid: item.price.unit_amount * item.quantity }
      : { status: 'open', amount_paid: 0 }
  }

  /** An event as Stripe writes it; the object is as it is now. */
  event(type: string, object: unknown, id = this.#id('evt')): string {
    return JSON.stringify({ id, object: 'event', type, created: this.now(), data: { object } })
  }

  async deliver(type: string, object: unknown): Promise<number> {
    if (this.events === null) return 0
    const body = this.event(type, object)
    const { status } = await fetch(this.events.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, this.events.secret, this.now()),
      },
      body,
    })
    return status
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(await bodyOf(request))])
    if (pathname.startsWith('/pages/')) return this.#page(pathname, request.method ?? 'GET', response)
    this.calls.push({ path: `${request.method} ${pathname}`, fields })
    if (this.down) return send(response, 500, { error: { type: 'api_error', message: 'down' } })
    if (request.headers.authorization?.startsWith('Bearer sk_test_') !== true)
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    const answer = this.#answer(`${request.method} ${pathname}`, fields)
    return answer === undefined
      ? send(response, 404, { error: { type: 'invalid_request_error', message: pathname } })
      : send(response, 200, answer)
  }

  #answer(call: string, fields: Record<string, string>): unknown {
    const id = call.split('/').at(-1) ?? ''
    if (/^(GET|POST|DELETE) \/v1\/subscriptions\/sub_/.test(call)) {
      const subscription = found(this.subscriptions, id)
      if (!call.startsWith('GET') && subscription.status === 'canceled') return undefined
      if (call.startsWith('POST')) this.#change(subscription, fields)
      if (call.startsWith('DELETE')) Object.assign(subscription, { status: 'canceled', ended_at: this.now() })
      return subscription
    }
    if (/^POST \/v1\/checkout\/sessions\/cs_\d+\/expire$/.test(call))
      return Object.assign(found(this.sessions, call.split('/').at(-2) ?? ''), { status: 'expired' })
    switch (call) {
      case 'GET /v1/checkout/sessions':
        return list(
          this.sessions.filter(
            ({ customer, status }) => customer === fields['customer'] && status === fields['status'],
          ),
        )
      case 'POST /v1/customers':
        return this.#add(this.customers, { id: this.#id('cus'), object: 'customer' })
      case 'GET /v1/prices':
        return list(this.prices.filter(({ lookup_key }) => lookup_key === fields['lookup_keys[0]']))
      case 'POST /v1/prices':
        return this.#add(this.prices, {
          id: this.#id('price'),
          object: 'price',
          currency: fields['currency'],
          lookup_key: fields['lookup_key'] ?? '',
          unit_amount: Number(fields['unit_amount']),
          recurring: { interval: fields['recurring[interval]'] ?? '' },
          metadata: { price_package_id: fields['metadata[price_package_id]'] ?? '' },
        })
      case 'POST /v1/checkout/sessions':
        return this.#openSession(fields)
      case 'POST /v1/billing_portal/sessions':
        return { id: this.#id('bps'), url: `${this.url}/pages/portal?back=${fields['return_url']}` }
      case 'GET /v1/subscriptions':
        return list(this.subscriptions.filter(({ customer }) => customer === fields['customer']))
      case 'GET /v1/promotion_codes':
        return list(
          this.promotion_codes.filter((code) => code === fields['code']).map((code) => ({ id: code })),
        )
      case 'POST /v1/invoices/create_preview':
        return this.#preview(fields)
      default:
        return undefined
    }
  }

  #add<T extends Row>(rows: T[], row: T): T {
    rows.push(row)
    return row
  }

  #openSession(fields: Record<string, string>): unknown {
    const id = this.#id('cs')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${this.url}/pages/pay/${id}`,
      customer: fields['customer'] ?? '',
      price: fields['line_items[0][price]'] ?? '',
      quantity: Number(fields['line_items[0][quantity]']),
      success_url: fields['success_url'] ?? '',
      cancel_url: fields['cancel_url'] ?? '',
    }
    return this.#add(this.sessions, session)
  }

  #change(subscription: StripeSubscription, fields: Record<string, string>): void {
    const [item] = subscription.items.data
    if (item === undefined) return
    if (fields['cancel_at_period_end'] !== undefined)
      subscription.cancel_at_period_end = fields['cancel_at_period_end'] === 'true'
    for (const [field, value] of Object.entries(fields)) {
      const name = /^metadata\[(.+)\]$/.exec(field)?.[1]
      if (name === undefined) continue
      // An empty value removes the name.
      if (value === '') delete subscription.metadata[name]
      else subscription.metadata[name] = value
    }
    if (fields['items[0][quantity]'] !== undefined) item.quantity = Number(fields['items[0][quantity]'])
    if (fields['items[0][price]'] !== undefined) item.price = found(this.prices, fields['items[0][price]'])
  }

  /** The whole new amount, as after a new period began. */
  #preview(fields: Record<string, string>): unknown {
    const [item] = found(this.subscriptions, fields['subscription'] ?? '').items.data
    return {
      amount_due: (item?.price.unit_amount ?? 0) * Number(fields['subscription_details[items][0][quantity]']),
    }
  }

  /** What people see: a button that pays, and the portal. */
  async #page(pathname: string, method: string, response: ServerResponse): Promise<void> {
    const id = pathname.split('/').at(-1) ?? ''
    if (!pathname.startsWith('/pages/pay/')) return sendPage(response, '<h1>Invoices and card</h1>')
    if (method === 'GET')
      return sendPage(response, '<h1>Pay by card</h1><form method="post"><button>Pay</button></form>')
    const subscription = this.pay(id)
    await this.deliver('checkout.session.completed', found(this.sessions, id))
    await this.deliver('customer.subscription.created', subscription)
    response.writeHead(303, { location: found(this.sessions, id).success_url }).end()
  }
}

/** `Stripe-Signature` over a body at a second. */
export const signature = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

const list = (data: readonly unknown[]): unknown => ({ object: 'list', data, has_more: false })

function found<T extends Row>(rows: readonly T[], id: string): T {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw new Error(`No such object: ${id}`)
  return row
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
function sendPage(response: ServerResponse, body: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><html lang="en"><title>Stripe</title><main>${body}</main></html>`)
}

let shared: StripeDouble | undefined

/** One double for the tests that call every route. */
export const stripeOfTests = (): StripeDouble => (shared ??= new StripeDouble())

/** Configuration of an application that pays at the shared double. */
export async function openStripeOfTests() {
  const stripe = stripeOfTests()
  return { secret_key: 'sk_test_1', webhook_secrets: ['whsec_1'], api_url: await stripe.listen() }
}
