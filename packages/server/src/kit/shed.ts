/**
 * Load that cannot be served is refused at the door, so that what is let in is served in time. At most so
 * many requests are
 * worked on at once; the database's connections are busy with far fewer, so more would only wait. Who finds
 * no room waits:
 * as soon as there is room the newest of them is let in, for the oldest have been given up by their senders
 * first. How long
 * one may wait depends on what there is to wait for. After a stall or a burst the crowd is worked off in a
 * second or two: it is
 * served whole. Where somebody has been waiting for seconds on end, or more wait than are served in a second,
 * most would wait in
 * vain: they are refused at once, before routing, which costs least. Routes that need no session and are
 * slowed against guessing
 * have a smaller limit of their own, so that a flood of strangers leaves connections to the database for
 * people who are signed
 * in. Sensors, health and the web's files are not limited here.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const MAX_AT_WORK = 32
/** As long as a refusal asks to stay away: whoever is served within it is better off. */
const WAIT_MS = 3_000
/**
 * In a standing overload. So soon an answer carries the acknowledgement of its request (Linux sends one of
 * its own after 40 ms): fewer packets, fewer connections.
 */
const OVERLOADED_WAIT_MS = 10
/**
 * Overload stands when somebody has been waiting for so long without a break, or at once when so many wait.
 */
const STANDING_MS = 5_000
const CROWD = 1_000
/** A room that is empty because all were just refused is not a break: none may have been for so long. */
const CALM_MS = 1_000
/** How often it is looked who has waited too long. */
const LOOK_MS = 5
/** Beyond so many who wait their connection is closed. */
const MAX_WAITING = 10_000

export type Door = {
  /** Lets requests in, now or in a moment, or refuses them. */
  readonly guard: (handle: RequestListener) => RequestListener
  /**
   * Counts who is worked on: from when the whole request has come until its answer begins, so that slow
   * senders and slow readers do not count. The work of who went away goes on and counts.
   */
  readonly count: (app: FastifyInstance) => void
}

export type DoorSettings = {
  readonly max_at_work?: number
  readonly wait_ms?: number
  readonly crowd?: number
  /** The paths that this limit counts. */ readonly counts: (path: string) => boolean
}

export function openDoor({
  max_at_work = MAX_AT_WORK,
  wait_ms = WAIT_MS,
  crowd = CROWD,
  counts,
}: DoorSettings): Door {
  const at_work = new WeakSet<FastifyRequest>()
  let count = 0
  const waiting = new WaitingRoom({ room: () => max_at_work - count, wait_ms, crowd })
  const comesThrough = (url: string): boolean => counts(url.split('?', 1)[0] ?? '')
  const leave = (request: FastifyRequest): void => {
    if (!at_work.delete(request)) return
    count -= 1
    waiting.callNext()
  }
  return {
    guard: (handle) => (request, response) => {
      if (count < max_at_work || !comesThrough(request.url ?? '')) handle(request, response)
      else waiting.add({ request, response, handle, since: performance.now() })
    },
    count: (app) => {
      app.addHook('preHandler', (request, _reply, done) => {
        // A file comes while its request is worked on. What leads nowhere comes by here twice.
        if (
          at_work.has(request) ||
          !comesThrough(request.url) ||
          request.headers['content-type']?.startsWith('multipart/') === true
        )
          return done()
        // Those that came together, before any of them was counted.
        if (count >= max_at_work * 2)
          return done(
            new Problem('overloaded', 'Please try again in a moment.', {
              retry_after_seconds: 1 + Math.random() * 2,
            }),
          )
        count += 1
        at_work.add(request)
        done()
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

type Waiter = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly handle: RequestListener
  /** By `performance.now`. */ readonly since: number
}

type RoomSettings = {
  /** For how many more there is room. */ readonly room: () => number
  readonly wait_ms: number
  readonly crowd: number
}

class WaitingRoom {
  /** In the order in which they came. */
  #waiters: Waiter[] = []
  #timer: NodeJS.Timeout | null = null
  #isCalling = false
  /** Since when somebody has been waiting without a break. */
  #crowded_since = 0
  #refused_at = Number.NEGATIVE_INFINITY
  readonly #settings: RoomSettings

  constructor(settings: RoomSettings) {
    this.#settings = settings
  }

  add(waiter: Waiter): void {
    if (this.#waiters.length >= MAX_WAITING) {
      waiter.request.socket.destroy()
      return
    }
    if (this.#waiters.length === 0 && waiter.since - this.#refused_at > CALM_MS)
      this.#crowded_since = waiter.since
    this.#waiters.push(waiter)
    if (this.#waiters.length > this.#settings.crowd) this.#crowded_since = Number.NEGATIVE_INFINITY
    this.#timer ??= setInterval(() => this.#refuseLate(), LOOK_MS)
  }

  /**
   * Someone has left. Not at once: one that is answered at once would let the next in from within itself, and
   * so on.
   */
  callNext(): void {
    if (this.#isCalling || this.#waiters.length === 0) return
    this.#isCalling = true
    setImmediate(() => this.#letIn())
  }

  /** The newest first; none of those who went away. */
  #letIn(): void {
    this.#isCalling = false
    for (let free = this.#settings.room(); free > 0;) {
      const newest = this.#waiters.pop()
      if (newest === undefined) return
      if (newest.request.socket.destroyed) continue
      newest.handle(newest.request, newest.response)
      free -= 1
    }
  }

  #patience(now: number): number {
    return now - this.#crowded_since > STANDING_MS ? OVERLOADED_WAIT_MS : this.#settings.wait_ms
  }

  #refuseLate(): void {
    const now = performance.now()
    const since = now - this.#patience(now)
    const stay = this.#waiters.findIndex((waiter) => waiter.since > since)
    const late = this.#waiters.splice(0, stay === -1 ? this.#waiters.length : stay)
    if (late.length > 0) this.#refused_at = now
    for (const { response } of late) refuse(response)
    if (this.#waiters.length > 0) return
    clearInterval(this.#timer ?? undefined)
    this.#timer = null
  }
}

const body = JSON.stringify({ code: 'overloaded', message: 'Please try again in a moment.' })
/** Come again after 1 to 3 seconds, so that not all come together. */
const heads = ['1', '2', '3'].map((seconds) => [
  'content-type',
  'application/json; charset=utf-8',
  'content-length',
  String(body.length),
  'retry-after',
  seconds,
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
])

function refuse(response: ServerResponse): void {
  response.sendDate = false
  response.writeHead(503, heads[Math.floor(Math.random() * heads.length)])
  response.end(body, 'latin1')
}
