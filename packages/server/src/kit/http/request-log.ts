/**
 * What of a request goes to the log: never its query, which may carry the token of a mail or a shared link.
 */
import type { FastifyRequest } from 'fastify'

export const requestForLog = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  path: String(request.url).split('?')[0],
  host: request.host,
  remote_address: request.ip,
})
