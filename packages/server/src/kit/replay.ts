/**
 * Operations that a device may send again, because it did not hear the answer. The answer is kept in the
 * transaction of
 * the effect; the same operation gets the same bytes again and changes nothing, whatever happened to the
 * record since.
 * The key is the row's primary key, so that of two copies at the same time one alone commits.
 */
import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalJson } from '@larder/core/canonical-json'
import type { Statement } from '#db/transaction.ts'
import { invalid, Problem } from './problem.ts'

/** One operation, by the uuid of its sender and what it asks for. */
export type Operation = { readonly op_id: string; readonly hash: Buffer }

/** An answer that was given before. */
export class Replayed {
  readonly status: number
  readonly text: string

  constructor(status: number, text: string) {
    this.status = status
    this.text = text
  }

  send(reply: FastifyReply): FastifyReply {
    return sendText(reply.header('idempotency-replayed', 'true'), this.status, this.text)
  }
}

const LONG = 4_096

/**
 * A long text with letters beyond Latin-1 as UTF-8: V8 counts and writes them one by one, by way of UTF-16 it
 * takes half as long.
 */
const utf8Of = (json: string): string | Buffer =>
  json.length > LONG && /[\u0100-\uffff]/.test(json) && json.isWellFormed()
    ? transcode(Buffer.from(json, 'utf16le'), 'utf16le', 'utf8')
    : json

/** Sends JSON that is text already. */
export const sendText = (reply: FastifyReply, status: number, json: string): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(utf8Of(json))

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/**
 * The key that a request names: by `Idempotency-Key` (RFC draft; quotes allowed), else by the `uuid` of its
 * body.
 */
function keyOf(request: FastifyRequest, body: unknown): unknown {
  const header = request.headers['idempotency-key']
  if (typeof header === 'string') return header.replaceAll('"', '')
  return typeof body === 'object' && body !== null && 'uuid' in body ? body.uuid : undefined
}

const bodyOf = (request: FastifyRequest): unknown =>
  typeof request.body === 'string' && request.body !== '' ? JSON.parse(request.body) : {}

/**
 * @throws Problem 422 for a number beyond the range of doubles and for nesting that no reader of ours can
 * follow.
 */
function canonicalBody(body: unknown): string {
  try {
    return canonicalJson(body)
  } catch {
    throw invalid('', 'malformed_json', 'The body holds a number that is too large, or is nested too deeply.')
  }
}

/**
 * The operation that a checked request names; null where it names none. The body is taken as it was sent:
 * what a later
 * release reads into it is no change.
 * @throws Problem 422 for a key that is no uuid.
 */
export function readOperation(request: FastifyRequest): Operation | null {
  const body = bodyOf(request)
  const key = keyOf(request, body)
  if (key === undefined) return null
  if (typeof key !== 'string' || !uuid.test(key)) throw invalid('idempotency-key', 'invalid_format')
  return {
    op_id: key.toLowerCase(),
    hash: hash('sha256', `${request.method} ${request.url}\n${canonicalBody(body)}`, 'buffer'),
  }
}

/**
 * Looks for what was answered to the key that a request names, whoever sent it, if it names one: for the
 * round trip that begins its transaction.
 */
export function lookForReply(request: FastifyRequest): Statement[] {
  let key: unknown
  try {
    key = keyOf(request, bodyOf(request))
  } catch {
    return [] // What is no JSON is refused when the input is read.
  }
  if (typeof key !== 'string' || !uuid.test(key)) return []
  return [
    {
      text: 'select company_id, user_id, body_hash, status, answer from replies where op_id = $1',
      values: [key.toLowerCase()],
    },
  ]
}

type By = { readonly company_id: number; readonly user_id: number | null }

type Reply = {
  readonly company_id: number
  readonly user_id: number | null
  readonly body_hash: Buffer
  readonly status: number
  readonly answer: string
}

/**
 * What was answered to this operation, of what `lookForReply` found; undefined where it is new.
 * @throws Problem 422 `uuid_reused` where its key stands for something else or for somebody else's.
 */
export function chooseReply(
  found: readonly unknown[],
  { company_id, user_id }: By,
  operation: Operation,
): Replayed | undefined {
  const row = (found as readonly Reply[]).find((one) => one.company_id === company_id)
  if (row === undefined) return undefined
  if (!row.body_hash.equals(operation.hash) || row.user_id !== user_id)
    throw invalid('uuid', 'uuid_reused', 'This key was used for something else.')
  return new Replayed(row.status, row.answer)
}

/** Keeps the answer with the commit, in the same round trip. A copy that was faster makes the commit fail. */
export function keepReply(
  ending: Statement[],
  by: By,
  operation: Operation,
  given: { readonly status: number; readonly text: string; readonly now: Date },
): void {
  ending.push({
    text: 'insert into replies (company_id, op_id, user_id, body_hash, status, answer, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [
      by.company_id,
      operation.op_id,
      by.user_id,
      `\\x${operation.hash.toString('hex')}`,
      given.status,
      given.text,
      given.now.toISOString(),
    ],
  })
}

/** Whether a failure may be that a copy of the same operation was faster. */
export const mayBeCopy = (error: unknown): boolean =>
  error instanceof Problem
    ? error.status === 409 || error.status === 422
    : error instanceof Error && 'code' in error && error.code === '23505'
