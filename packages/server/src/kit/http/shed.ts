/**
 * Load shedding: at most `at_once` requests are in progress, a bounded number waits in the order of arrival,
 * and further ones are refused with 503 and Retry-After before routing, which costs least. The queue holds
 * what arrives while the database stalls for half a second; in a lasting overload it bounds the wait.
 */
import type { RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

export type Limit = {
  readonly at_once: number
  /** The length of the queue. */
  readonly waiting: number
  /** The paths that count. */
  readonly counts: (path: string) => boolean
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

export function limitInFlight({ at_once, waiting, counts }: Limit): InFlight {
  const inProgress = new Set<FastifyRequest>()
  const queue: Waiter[] = []
  const isCounted = (url: string): boolean => counts(url.split('?', 1)[0] ?? '')

  const startNext = (): void => {
    while (inProgress.size < at_once) {
      const next = queue.shift()
      if (next === undefined) return
      if (next.request.raw.socket.destroyed) continue
      inProgress.add(next.request)
      next.start()
    }
  }
  // Not at once: a request that is answered at once would start the next one from within itself.
  const leave = (request: FastifyRequest): void => {
    if (inProgress.delete(request) && queue.length > 0) setImmediate(startNext)
  }
  const enter = (request: FastifyRequest, start: Waiter['start']): void => {
    if (inProgress.size < at_once && queue.length === 0) {
      inProgress.add(request)
      start()
    } else if (queue.length < waiting) queue.push({ request, start })
    else start(overloaded())
  }

  return {
    guard: (handle) => (request, response) => {
      if (queue.length >= waiting && isCounted(request.url ?? '')) refuse(response)
      else handle(request, response)
    },
    count: (app) => {
      app.addHook('preHandler', (request, _reply, done) => {
        // Files are read by the handler, slowly. A path that leads nowhere passes this hook twice.
        const isFile = request.headers['content-type']?.startsWith('multipart/') === true
        if (inProgress.has(request) || isFile || !isCounted(request.url)) done()
        else enter(request, done)
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
