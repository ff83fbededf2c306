/**
 * Tells the operator about attacks (OWASP ASVS 5.0, V16.3): failed sign-ins, rejected credentials, refused
 * permissions and throttled attempts. Each is a log line with an event name, at `warn`, and counts at
 * `/metrics`. The lines hold ids and addresses, never what somebody typed. Of a flood only the first lines of
 * a minute are written, then their number.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Registry } from 'prom-client'
import { personOf, type Actor } from '@larder/core/permissions'
import type { Problem } from '../problem.ts'

export type SecurityEvent =
  | 'sign_in_failed'
  | 'credential_rejected'
  | 'permission_refused'
  | 'attempts_throttled'

const MAX_LINES_A_MINUTE = 100
const MINUTE_MS = 60_000

const registry = new Registry()
const counter = new Counter({
  name: 'larder_security_events_total',
  help: 'Refused sign-ins, credentials, permissions and throttled attempts.',
  labelNames: ['event'],
  registers: [registry],
})

/** Log lines of the present minute, by event; of each application in the process by its log. */
const linesOfLog = new WeakMap<FastifyBaseLogger, Map<SecurityEvent, number>>()
const actors = new WeakMap<FastifyRequest, Actor>()

/** Remembers the actor of a request, for the log line of its refusal. */
export const noteActor = (request: FastifyRequest, actor: Actor): void => {
  actors.set(request, actor)
}

/** The event that a refusal is; null for refusals that say nothing about an attack. */
function eventOf({ code, refuses_permission }: Problem, { headers }: FastifyRequest): SecurityEvent | null {
  if (code === 'invalid_credentials') return 'sign_in_failed'
  if (code === 'too_many_attempts') return 'attempts_throttled'
  if (refuses_permission) return 'permission_refused'
  const hasCredential = headers.authorization !== undefined || headers['shared-access-token'] !== undefined
  return code === 'unauthorized' && hasCredential ? 'credential_rejected' : null
}

/** Logs and counts a refusal where it may be part of an attack. */
export function reportRefusal(problem: Problem, request: FastifyRequest): void {
  const event = eventOf(problem, request)
  if (event === null) return
  counter.inc({ event })
  if (!mayLog(event, request)) return
  const actor = actors.get(request)
  request.log.warn(
    {
      event,
      method: request.method,
      route: request.routeOptions.url,
      status: problem.status,
      remote_address: request.ip,
      user_id: (actor === undefined ? null : personOf(actor)) ?? problem.account_id,
      correlation_id: request.id,
    },
    'request refused',
  )
}

function mayLog(event: SecurityEvent, { server: { log } }: FastifyRequest): boolean {
  const linesOfMinute = linesOfLog.get(log) ?? new Map<SecurityEvent, number>()
  linesOfLog.set(log, linesOfMinute)
  const lines = (linesOfMinute.get(event) ?? 0) + 1
  linesOfMinute.set(event, lines)
  const endMinute = (): void => {
    const suppressed = (linesOfMinute.get(event) ?? 0) - MAX_LINES_A_MINUTE
    linesOfMinute.delete(event)
    if (suppressed > 0) log.warn({ event, suppressed }, 'More requests were refused within a minute.')
  }
  if (lines === 1) setTimeout(endMinute, MINUTE_MS).unref()
  return lines <= MAX_LINES_A_MINUTE
}

const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip)

/** Serves the counts as Prometheus text at `/metrics`, to the machine itself alone. */
export function serveMetrics(app: FastifyInstance): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
