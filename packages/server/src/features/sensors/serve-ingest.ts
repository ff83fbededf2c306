/**
 * The endpoint for senders: `POST /api/sensor-data` with `Authorization: Bearer lm_…`, or with the token in
 * the query for devices that can only call an address. Not one of the routes: no session, no audit entry a
 * message, a budget of its own, 2xx only after the commit.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from '#kit/http/answer-problem.ts'
import { findOwner, ownerOf } from '#kit/http/callers.ts'
import type { Platform } from '#kit/platform.ts'
import { Problem } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import { ingestQueue, MAX_MESSAGE_BYTES } from './ingest-queue.ts'

export const ingestPath = '/api/sensor-data'

export async function serveIngest(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_MESSAGE_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAX_MESSAGE_BYTES },
      (_request, body, done) => done(null, body),
    )
    // The body of a message of nobody is not even read.
    scope.addHook('onRequest', async (request, reply) => {
      const token = tokenOf(request)
      const owner = token === '' ? null : await findOwner(platform, request, hashToken(token))
      return owner === null ? answerProblem(unauthenticated(), request, reply) : undefined
    })
    for (const method of ['GET', 'POST', 'PUT'] as const)
      scope.route({
        method,
        url: ingestPath,
        bodyLimit: MAX_MESSAGE_BYTES,
        handler: (request, reply) => take(platform, request, reply),
      })
  })
}

const unauthenticated = (): Problem => new Problem('unauthorized', 'Unauthenticated.')

/** The sender's token; empty where there is none. */
function tokenOf({ headers, query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>
  return (
    /^Bearer ([\w-]{10,200})$/i.exec(headers.authorization ?? '')?.[1] ??
    (typeof token === 'string' ? token : '')
  )
}

async function take(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  try {
    const { token: _, ...query } = request.query as Record<string, unknown>
    const token = tokenOf(request)
    const message = {
      token_hash: hashToken(token),
      body: typeof request.body === 'string' ? request.body : '',
      query,
      received_at: platform.now(),
    }
    const taken = await ingestQueue(platform).take(message, ownerOf(request) ?? '')
    if (taken === 'nobody') throw unauthenticated()
    // An unreadable message is stored and shown; sending it again would not help.
    return await reply.status(taken === 'stored' ? 200 : 202).send({ ok: true, taken })
  } catch (error) {
    return answerProblem(error, request, reply)
  }
}
