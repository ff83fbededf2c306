/**
 * Load that cannot be served is refused at the door, so that what is let in is served in time. At most so many requests are
 * worked on at once; the database's connections are busy with far fewer, so more would only wait. Who finds no room waits
 * a moment: as soon as there is room the newest of them is let in, for the oldest have been given up by their senders first,
 * and who has waited too long is refused. So a short burst is served whole, and who asks again at once when refused costs
 * little: the wait paces them, and a refusal comes before routing. Signing in, sensors, health and the web's files do not
 * come through this door: they have budgets of their own.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const MAX_AT_WORK = 32
const WAIT_MS = 150
/** How often it is looked who has waited too long. */
const LOOK_MS = 20
/** Beyond so many who wait their connection is closed. */
const MAX_WAITING = 10_000

export type Door = {
  /** Lets requests in, now or in a moment, or refuses them. */
  readonly guard: (handle: RequestListener) => RequestListener
  /** Counts who is worked on: from when the whole request has come until its answer begins, so that slow senders and slow readers do not count. The work of who went away goes on and counts. */
  readonly count: (app: FastifyInstance) => void
}

export type DoorSettings = { readonly max_at_work?: number; /** Paths that have a budget of their own. */ readonly beside: readonly string[] }

export function openDoor({ max_at_work = MAX_AT_WORK, beside }: DoorSettings): Door {
  const at_work = new WeakSet<FastifyRequest>()
  let count = 0
  const waiting = new WaitingRoom(() => max_at_work - count)
  const comesThrough = (url: string): boolean => url.startsWith('/api/') && !beside.some((path) => url.startsWith(path))
  const leave = (request: FastifyRequest): void => {
    if (!at_work.delete(request)) return
    count -= 1
    waiting.callNext()
  }
  return {
    guard: (handle) => (request, response) => {
      if (count < max_at_work || !comesThrough(request.url ?? '')) handle(request, response)
      else waiting.add({ request, response, handle, until: performance.now() + WAIT_MS })
    },
    count: (app) => {
      app.addHook('preHandler', (request, _reply, done) => {
        // A file comes while its request is worked on. What leads nowhere comes by here twice.
        if (at_work.has(request) || !comesThrough(request.url) || request.headers['content-type']?.startsWith('multipart/') === true) return done()
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

type Waiter = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly handle: RequestListener; /** By `performance.now`. */ readonly until: number }

class WaitingRoom {
  /** In the order in which they came. */
  #waiters: Waiter[] = []
  #timer: NodeJS.Timeout | null = null
  #isCalling = false
  /** For how many more there is room. */
  readonly #room: () => number

  constructor(room: () => number) {
    this.#room = room
  }

  add(waiter: Waiter): void {
    if (this.#waiters.length >= MAX_WAITING) {
      waiter.request.socket.destroy()
      return
    }
    this.#waiters.push(waiter)
    this.#timer ??= setInterval(() => this.#refuseLate(), LOOK_MS)
  }

  /** Someone has left. Not at once: one that is answered at once would let the next in from within itself, and so on. */
  callNext(): void {
    if (this.#isCalling || this.#waiters.length === 0) return
    this.#isCalling = true
    setImmediate(() => this.#letIn())
  }

  /** The newest first; none of those who went away. */
  #letIn(): void {
    this.#isCalling = false
    for (let free = this.#room(); free > 0;) {
      const newest = this.#waiters.pop()
      if (newest === undefined) return
      if (newest.request.socket.destroyed) continue
      newest.handle(newest.request, newest.response)
      free -= 1
    }
  }

  #refuseLate(): void {
    const now = performance.now()
    const stay = this.#waiters.findIndex(({ until }) => until > now)
    for (const { response } of this.#waiters.splice(0, stay === -1 ? this.#waiters.length : stay)) refuse(response)
    if (this.#waiters.length > 0) return
    clearInterval(this.#timer ?? undefined)
    this.#timer = null
  }
}

const body = JSON.stringify({ code: 'overloaded', message: 'Please try again in a moment.' })

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length, 'retry-after': String(1 + Math.floor(Math.random() * 3)), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  response.end(body)
}
