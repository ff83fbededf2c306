/**
 * Writes every error answer. A problem is answered with its code; any other error with 500, a fixed text and
 * an id.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from '@larder/contract/kit'
import { Problem, conflict, notFound, storageFull } from '../problem.ts'
import { reportRefusal } from './security-events.ts'

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem =
    error instanceof Problem ? error : (fromDisk(error) ?? fromDatabase(error) ?? fromFastify(error))
  if (!problem) {
    request.log.error({ event: 'request.failed', err: error }, 'An unexpected error was answered with 500.')
    return send(reply, 500, {
      code: 'internal',
      message: 'Something went wrong on our side.',
      correlation_id: request.id,
    })
  }
  reportRefusal(problem, request)
  if (problem.status === 503)
    request.log.warn({ event: 'request.overloaded', err: error }, 'A request was answered with 503.')
  if (problem.code === 'storage_full')
    request.log.error({ event: 'storage.full', err: error }, 'The disk is full.')
  if (problem.retry_after_seconds !== undefined)
    reply.header('retry-after', String(Math.ceil(problem.retry_after_seconds)))
  return send(reply, problem.status, {
    code: problem.code,
    message: problem.message,
    ...(problem.errors.length > 0 ? { errors: [...problem.errors] } : {}),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    ...(problem.changed === undefined ? {} : { changed: problem.changed }),
  })
}

const send = (reply: FastifyReply, status: number, body: ProblemBody): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)

const overloaded = (): Problem =>
  new Problem('overloaded', 'Please try again in a moment.', { retry_after_seconds: 1 + Math.random() * 2 })

/** A full disk, of the files or of the database: nothing was saved. 53100 is SQLSTATE disk_full. */
const fromDisk = (error: unknown): Problem | undefined =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))
    ? storageFull()
    : undefined

/**
 * PostgreSQL's SQLSTATE classes → problems. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function fromDatabase(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const state = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (state === '23505') return conflict('This already exists.')
  if (state === '23503' || state === '42501') return notFound('Reference')
  if (['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23514'].includes(state))
    return new Problem('invalid', 'The given data was invalid.', {
      errors: [{ field: '', code: 'invalid', message: 'A value does not fit.' }],
    })
  if (['40001', '40P01', '55P03', '57014', '53300'].includes(state) || /^(08|57P)/.test(state))
    return overloaded()
  if (
    /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET|Client has encountered a connection error/.test(
      `${error.message} ${state}`,
    )
  )
    return overloaded()
  return undefined
}

/** Fastify's own refusals: too large, wrong media type, malformed requests. */
function fromFastify(error: unknown): Problem | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Problem('too_large', 'Attachment is too large')
  if (status === 415) return new Problem('unsupported_media_type', 'Send JSON.')
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('invalid', 'The request could not be read.', {
      errors: [{ field: '', code: 'malformed_request', message: 'The request could not be read.' }],
    })
  return undefined
}
