/**
 * The members of a request that are logged: never its query, which may carry the token of an e-mail or a
 * shared link.
 */
import type { FastifyRequest } from 'fastify'

export const requestForLog = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  path: String(request.url).split('?')[0],
  host: request.host,
  remote_address: request.ip,
})
