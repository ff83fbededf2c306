/**
 * Load that cannot be served is refused at the door, so that what is let in is served in time. At most so many requests are
 * worked on at once; the database's connections are busy with far fewer, so more would only wait. Refusals are cheap (before
 * routing) and slow (they wait a moment together): who asks again at once must not cost more than who is served. Signing in,
 * sensors, health and the web's files do not come through this door: they have budgets of their own.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const MAX_AT_WORK = 96
const HELD_MS = 250
/** Refusals that wait for their answer; beyond them the connection is closed. */
const MAX_HELD = 10_000

export type Door = {
  /** Lets requests in, or refuses them. */
  readonly guard: (handle: RequestListener) => RequestListener
  /** Counts who is worked on: from when the whole request has come until its answer begins, so that slow senders and slow readers do not count. The work of who went away goes on and counts. */
  readonly count: (app: FastifyInstance) => void
}

export type DoorSettings = { readonly max_at_work?: number; /** Paths that have a budget of their own. */ readonly beside: readonly string[] }

export function openDoor({ max_at_work = MAX_AT_WORK, beside }: DoorSettings): Door {
  const at_work = new WeakSet<FastifyRequest>()
  let count = 0
  const comesThrough = (url: string): boolean => url.startsWith('/api/') && !beside.some((path) => url.startsWith(path))
  const leave = (request: FastifyRequest): void => { if (at_work.delete(request)) count -= 1 }
  const hold = holdRefusals()
  return {
    guard: (handle) => (request, response) => {
      if (count < max_at_work || !comesThrough(request.url ?? '')) handle(request, response)
      else hold(request, response)
    },
    count: (app) => {
      app.addHook('preHandler', (request, _reply, done) => {
        // A file comes while its request is worked on.
        if (!comesThrough(request.url) || request.headers['content-type']?.startsWith('multipart/') === true) return done()
        // Those that came together, before any of them was counted.
        if (count >= max_at_work * 2) return done(new Problem('overloaded', 'Please try again in a moment.', { retry_after_seconds: 1 + Math.random() * 2 }))
        count += 1
        at_work.add(request)
        done()
      })
      app.addHook('onSend', (request, _reply, payload, done) => { leave(request); done(null, payload) })
      app.addHook('onResponse', (request, _reply, done) => { leave(request); done() })
    },
  }
}

const body = JSON.stringify({ code: 'overloaded', message: 'Please try again in a moment.' })

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length, 'retry-after': String(1 + Math.floor(Math.random() * 3)), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  response.end(body)
}

/** Answers refusals some time after they came, all of a moment by one timer. */
function holdRefusals(): (request: IncomingMessage, response: ServerResponse) => void {
  let held: ServerResponse[] = []
  let leaving: ServerResponse[] = []
  let timer: NodeJS.Timeout | null = null
  const turn = (): void => {
    for (const response of leaving) refuse(response)
    leaving = held
    held = []
    if (leaving.length > 0) return
    clearInterval(timer ?? undefined)
    timer = null
  }
  return (request, response) => {
    if (held.length + leaving.length >= MAX_HELD) {
      request.socket.destroy()
      return
    }
    held.push(response)
    timer ??= setInterval(turn, HELD_MS / 2)
  }
}
