/**
 * Operations that a device sends again because the answer got lost. The answer is stored in the transaction
 * of the effect; the same operation gets the same bytes again and changes nothing, even if the record has
 * changed since. The key is the row's primary key, so that only one of two simultaneous copies commits.
 */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalJson } from '@larder/core/canonical-json'
import type { Db, Statement } from '#db/transaction.ts'
import { readBody } from './json-body.ts'
import { invalid, Problem } from '../problem.ts'
import { sendJson } from './send-json.ts'

/** One operation: its sender's uuid, and the hash of the request. */
export type Operation = { readonly op_id: string; readonly hash: Buffer }

/** A stored answer. */
export class Replayed {
  readonly status: number
  readonly text: string

  constructor(status: number, text: string) {
    this.status = status
    this.text = text
  }

  send(reply: FastifyReply): Promise<FastifyReply> {
    return sendJson(reply.header('idempotency-replayed', 'true'), this.status, this.text)
  }
}

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

/**
 * @throws Problem 422 for a number beyond the range of doubles and for nesting that no reader of ours can
 * follow.
 */
function canonicalBody(body: unknown): string {
  try {
    return canonicalJson(body)
  } catch {
    throw invalid(
      '',
      'malformed_json',
      'The body contains a number that is too large, or is nested too deeply.',
    )
  }
}

/**
 * The operation that a checked request names; null where it names none. The body counts as it was sent, so
 * that defaults of a later release do not change its hash.
 * @throws Problem 422 for a key that is no uuid.
 */
export function readOperation(request: FastifyRequest): Operation | null {
  const body = readBody(request)
  const key = keyOf(request, body)
  if (key === undefined) return null
  if (typeof key !== 'string' || !uuid.test(key)) throw invalid('idempotency-key', 'invalid_format')
  return {
    op_id: key.toLowerCase(),
    hash: hash('sha256', `${request.method} ${request.url}\n${canonicalBody(body)}`, 'buffer'),
  }
}

type Sender = { readonly company_id: number; readonly user_id: number | null }

/**
 * The stored answer to this operation; undefined where it is new.
 * @throws Problem 422 `uuid_reused` where its key belongs to another operation or another sender.
 */
export async function findReply(
  db: Db,
  { company_id, user_id }: Sender,
  { op_id, hash: body_hash }: Operation,
): Promise<Replayed | undefined> {
  const reply = await db
    .selectFrom('replies')
    .select(['user_id', 'body_hash', 'status', 'answer'])
    .where('company_id', '=', company_id)
    .where('op_id', '=', op_id)
    .executeTakeFirst()
  if (reply === undefined) return undefined
  if (!reply.body_hash.equals(body_hash) || reply.user_id !== user_id)
    throw invalid('uuid', 'uuid_reused', 'This key was used for another request.')
  return new Replayed(reply.status, reply.answer)
}

/** Stores the answer with the commit, which fails where a copy was faster. */
export const replyStatement = (
  { company_id, user_id }: Sender,
  { op_id, hash: body_hash }: Operation,
  { status, text, now }: { readonly status: number; readonly text: string; readonly now: Date },
): Statement => ({
  text: `insert into replies (company_id, op_id, user_id, body_hash, status, answer, created_at) values ($1,
    $2, $3, $4, $5, $6, $7)`,
  values: [company_id, op_id, user_id, body_hash, status, text, now.toISOString()],
})

/** Whether a failure may be that a copy of the same operation was faster. */
export const mayBeCopy = (error: unknown): boolean =>
  error instanceof Problem
    ? error.status === 409 || error.status === 422
    : error instanceof Error && 'code' in error && error.code === '23505'
