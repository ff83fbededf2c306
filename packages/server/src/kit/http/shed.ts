/**
 * Load shedding: at most `at_once` requests are in progress, a bounded number waits in the order of arrival,
 * and further ones are refused with 503 and Retry-After before routing, which costs least. The queue holds
 * what arrives while the database stalls for half a second; in a lasting overload it bounds the wait. One
 * sender has a part of it, so that nobody fills it alone.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasUpload } from '../files/uploads.ts'
import { Problem } from '../problem.ts'

export type Limit = {
  readonly at_once: number
  /** The length of the queue. */
  readonly waiting: number
  /** How many requests of one sender are in progress or wait. */
  readonly of_one: number
  /** Whether a request may count, as far as its head says: only such ones are refused before routing. */
  readonly mayCount: (path: string, request: IncomingMessage) => boolean
  /** The sender; null where the request does not count here. Called when it is known who sends it. */
  readonly senderOf: (path: string, request: FastifyRequest) => string | null
}

export type InFlight = {
  /** Refuses requests while the queue is full. */
  readonly guard: (handle: RequestListener) => RequestListener
  /**
   * Counts a request from the end of its body to the start of its answer, so that slow senders and slow
   * readers do not count. Work for a client that went away continues and counts.
   */
  readonly count: (app: FastifyInstance) => void
}

type Waiter = { readonly request: FastifyRequest; readonly start: (refusal?: Problem) => void }

/** How many requests of each sender are in progress or wait. */
class Senders {
  readonly #senders = new Map<FastifyRequest, string>()
  readonly #counts = new Map<string, number>()

  count(sender: string): number {
    return this.#counts.get(sender) ?? 0
  }

  enter(sender: string, request: FastifyRequest): void {
    this.#senders.set(request, sender)
    this.#counts.set(sender, this.count(sender) + 1)
  }

  leave(request: FastifyRequest): void {
    const sender = this.#senders.get(request)
    if (sender === undefined) return
    this.#senders.delete(request)
    const left = this.count(sender) - 1
    if (left > 0) this.#counts.set(sender, left)
    else this.#counts.delete(sender)
  }
}

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? ''

export function limitInFlight({ at_once, waiting, of_one, mayCount, senderOf }: Limit): InFlight {
  const inProgress = new Set<FastifyRequest>()
  const queue: Waiter[] = []
  const senders = new Senders()

  const startNext = (): void => {
    while (inProgress.size < at_once) {
      const next = queue.shift()
      if (next === undefined) return
      if (next.request.raw.socket.destroyed) {
        senders.leave(next.request)
        continue
      }
      inProgress.add(next.request)
      next.start()
    }
  }
  // Not at once: a request that is answered at once would start the next one from within itself.
  const leave = (request: FastifyRequest): void => {
    senders.leave(request)
    if (inProgress.delete(request) && queue.length > 0) setImmediate(startNext)
  }
  const enter = (request: FastifyRequest, sender: string, start: Waiter['start']): void => {
    const isFree = inProgress.size < at_once && queue.length === 0
    if (senders.count(sender) >= of_one || (!isFree && queue.length >= waiting)) return start(overloaded())
    senders.enter(sender, request)
    if (isFree) {
      inProgress.add(request)
      start()
    } else queue.push({ request, start })
  }

  return {
    guard: (handle) => (request, response) => {
      if (queue.length >= waiting && mayCount(pathOf(request.url), request)) refuse(response)
      else handle(request, response)
    },
    count: (app) => {
      app.addHook('preHandler', (request, _reply, done) => {
        // Files are read by the handler, slowly. A path that leads nowhere passes this hook twice.
        const sender =
          inProgress.has(request) || hasUpload(request) ? null : senderOf(pathOf(request.url), request)
        if (sender === null) done()
        else enter(request, sender, done)
      })
      app.addHook('onSend', (request, _reply, payload, done) => {
        leave(request)
        done(null, payload)
      })
      app.addHook('onResponse', (request, _reply, done) => {
        leave(request)
        done()
      })
    },
  }
}

const MESSAGE = 'Please try again in a moment.'
const body = JSON.stringify({ code: 'overloaded', message: MESSAGE })
/** Between 1 and 3 seconds, so that refused clients do not all come back together. */
const retryAfter = (): number => 1 + Math.floor(Math.random() * 3)

const overloaded = (): Problem => new Problem('overloaded', MESSAGE, { retry_after_seconds: retryAfter() })

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'retry-after': String(retryAfter()),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}
