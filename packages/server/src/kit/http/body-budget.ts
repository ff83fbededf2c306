/**
 * Bounds the memory for bodies of requests, because a body is read before the session is. A request reserves
 * the length that it declares, or the limit of its route where it declares none; a body that does not fit is
 * refused with 503 before it is read. One network gets at most a quarter. If a body arrives too slowly, its
 * connection is closed. Files of forms do not count, because they are written to the disk as they arrive.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { network } from './throttle.ts'

const MAX_BYTES = 64 * 1_048_576
/**
 * The least time a sender has, and the rate for every further byte: a megabyte may take 17 minutes, at 1 kB a
 * second.
 */
const GRACE_MS = 15_000
const BYTES_PER_SECOND = 1_000
const CHECK_MS = 1_000

export type BodyBudgetSettings = { readonly max_bytes?: number; readonly grace_ms?: number }

type Reading = { readonly request: FastifyRequest; readonly since: number; readonly bytes_before: number }

/** Guards every route of the scope that reads a body. */
export function guardBodies(app: FastifyInstance, settings: BodyBudgetSettings = {}): void {
  const { max_bytes = MAX_BYTES, grace_ms = GRACE_MS } = settings
  const reading = new Set<Reading>()
  const ofNetwork = new Map<string, number>()
  let total = 0

  const reserve = (from: string, bytes: number): void => {
    total += bytes
    const reserved = (ofNetwork.get(from) ?? 0) + bytes
    if (reserved === 0) ofNetwork.delete(from)
    else ofNetwork.set(from, reserved)
  }
  const releases = new WeakMap<FastifyRequest, () => void>()
  const release = (request: FastifyRequest): void => {
    releases.get(request)?.()
    releases.delete(request)
  }
  const cutSlowSenders = (): void => {
    for (const { request, since, bytes_before } of reading) {
      const allowed_ms = grace_ms + ((request.raw.socket.bytesRead - bytes_before) / BYTES_PER_SECOND) * 1_000
      if (performance.now() - since > allowed_ms) request.raw.socket.destroy()
    }
  }
  const timer = setInterval(cutSlowSenders, Math.min(CHECK_MS, grace_ms)).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })

  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = declaredBytes(request)
    if (bytes === 0) return done(null, payload)
    const from = network(request.ip)
    if (total + bytes > max_bytes || (ofNetwork.get(from) ?? 0) + bytes > max_bytes / 4) {
      reply.header('connection', 'close')
      return done(
        new Problem('overloaded', 'Please try again in a moment.', {
          retry_after_seconds: 1 + Math.random() * 4,
        }),
      )
    }
    reserve(from, bytes)
    const entry: Reading = { request, since: performance.now(), bytes_before: request.raw.socket.bytesRead }
    reading.add(entry)
    request.raw.once('end', () => reading.delete(entry))
    releases.set(request, () => {
      reading.delete(entry)
      reserve(from, -bytes)
    })
    // Of a connection that broke there is no answer that could end.
    reply.raw.once('close', () => release(request))
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    release(request)
    done()
  })
}

/** The size that the body may have; 0 for none and for forms. */
function declaredBytes(request: FastifyRequest): number {
  const {
    'content-length': length,
    'content-type': type = '',
    'transfer-encoding': chunked,
  } = request.headers
  if (type.startsWith('multipart/')) return 0
  const limit = request.routeOptions.bodyLimit
  if (chunked !== undefined) return limit
  const bytes = Number(length ?? 0)
  // A body over the limit of its route is refused by its declared length.
  return Number.isSafeInteger(bytes) && bytes <= limit ? bytes : 0
}
