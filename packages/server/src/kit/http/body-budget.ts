/**
 * Bounds the memory for bodies of requests by the bytes that came. Owners of credentials have a share of their
 * own, which no stranger can use up, and each owner a part of it; strangers have a smaller one, each subscriber
 * and each network a part of it. Where a share is full, the body that is longest on its way makes room for the
 * next: those that arrive at once never wait for those that stall. Bodies that arrive too slowly lose their
 * connection; strangers, who send forms, have less time.
 */
import { Transform, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { ByteShares, type Holder } from './byte-shares.ts'
import { ownerOf } from './callers.ts'
import { groupsOf } from './networks.ts'

const MEGABYTE = 1_048_576
const CHECK_MS = 1_000

/** The least time that a sender has, and the rate for every further byte. */
type Patience = { readonly grace_ms: number; readonly bytes_per_second: number }

export type BodyBudgetSettings = {
  readonly owners: Patience & { readonly max_bytes: number; readonly max_of_owner: number }
  readonly strangers: Patience & {
    readonly max_bytes: number
    readonly max_of_network: number
    readonly max_of_subscriber: number
  }
}

/** One person sends at most four files at once; a form of a stranger has at most 64 kB. */
export const bodyBudget: BodyBudgetSettings = {
  owners: {
    max_bytes: 96 * MEGABYTE,
    max_of_owner: 24 * MEGABYTE,
    grace_ms: 15_000,
    bytes_per_second: 1_000,
  },
  strangers: {
    max_bytes: 16 * MEGABYTE,
    max_of_network: 4 * MEGABYTE,
    max_of_subscriber: 2 * MEGABYTE,
    grace_ms: 5_000,
    bytes_per_second: 8_000,
  },
}

type Body = {
  readonly request: FastifyRequest
  readonly since: number
  readonly bytes_before: number
  arrives: boolean
  answered: boolean
  holder: Holder | null
  /** Refuses what is still to come. */
  giveUp: () => void
  /** Throws away what is still to come, so that the next request of the connection is read. */
  discard: () => void
}

const overloaded = (): Problem =>
  new Problem('overloaded', 'Please try again in a moment.', { retry_after_seconds: 1 + Math.random() * 4 })

const counters = new WeakMap<FastifyRequest, (bytes: number) => void>()

/**
 * Counts bytes of the request that are in memory until its answer, where its handler reads the body itself.
 * @throws Problem 503 where there is no room
 */
export const countBytes = (request: FastifyRequest, bytes: number): void => counters.get(request)?.(bytes)

/** Guards every route of the scope that reads a body. */
export function guardBodies(app: FastifyInstance, settings: BodyBudgetSettings = bodyBudget): void {
  const shares = new ByteShares()
  const arriving = new Set<Body>()
  const bodies = new WeakMap<FastifyRequest, Body>()
  cutSlowSenders(app, settings, arriving)
  const count = (body: Body, bytes: number): void => {
    body.holder ??= holderOf(body, settings)
    if (!shares.take(body.holder, bytes)) throw overloaded()
  }
  // From the head on: a body that is refused without being read may not come for ever either.
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done()
    const body = openBody(request)
    bodies.set(request, body)
    counters.set(request, (bytes) => count(body, bytes))
    arriving.add(body)
    const end = (): void => {
      body.arrives = false
      arriving.delete(body)
    }
    request.raw.once('end', end).once('close', end)
    // Of a connection that broke there is no answer that could end.
    reply.raw.once('close', () => release(shares, body))
    done()
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const body = bodies.get(request)
    done(
      null,
      body !== undefined && isParsed(request) ? countThrough(body, payload as Readable, count) : payload,
    )
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const body = bodies.get(request)
    if (body !== undefined) {
      release(shares, body)
      if (body.arrives) body.discard()
    }
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Files of forms are counted by the handler that reads them. */
const isParsed = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && headers['content-type']?.startsWith('multipart/') !== true

const openBody = (request: FastifyRequest): Body => ({
  request,
  since: performance.now(),
  bytes_before: request.raw.socket.bytesRead,
  arrives: true,
  answered: false,
  holder: null,
  giveUp: () => request.raw.socket.destroy(),
  discard: () => undefined,
})

/** Made at the first byte: by then it is known who sends it. */
function holderOf(body: Body, { owners, strangers }: BodyBudgetSettings): Holder {
  const owner = ownerOf(body.request)
  const { subscriber, network } = groupsOf(body.request.ip)
  return {
    shares:
      owner === null
        ? [
            { name: `subscriber ${subscriber}`, max_bytes: strangers.max_of_subscriber },
            { name: `network ${network}`, max_bytes: strangers.max_of_network },
            { name: 'strangers', max_bytes: strangers.max_bytes },
          ]
        : [
            { name: `owner ${owner}`, max_bytes: owners.max_of_owner },
            { name: 'owners', max_bytes: owners.max_bytes },
          ],
    yields: () => body.arrives,
    giveUp: () => body.giveUp(),
  }
}

function release(shares: ByteShares, body: Body): void {
  body.answered = true
  if (body.holder !== null) shares.release(body.holder)
}

/** The body as it arrives. */
function countThrough(body: Body, payload: Readable, count: (body: Body, bytes: number) => void): Transform {
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      try {
        if (!body.answered) count(body, chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  body.giveUp = () => counted.destroy(overloaded())
  body.discard = () => counted.resume()
  // Not `pipeline`: it would close the connection before a refusal is answered.
  payload.once('close', () => {
    if (!payload.readableEnded) counted.destroy(new Error('The connection broke.'))
  })
  return payload.pipe(counted)
}

function cutSlowSenders(
  app: FastifyInstance,
  { owners, strangers }: BodyBudgetSettings,
  arriving: ReadonlySet<Body>,
): void {
  const cut = (): void => {
    for (const body of arriving) {
      const { grace_ms, bytes_per_second } = ownerOf(body.request) === null ? strangers : owners
      const received = body.request.raw.socket.bytesRead - body.bytes_before
      if (performance.now() - body.since > grace_ms + (received / bytes_per_second) * 1_000)
        body.request.raw.socket.destroy()
    }
  }
  const timer = setInterval(cut, Math.min(CHECK_MS, owners.grace_ms, strangers.grace_ms)).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
