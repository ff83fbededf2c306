/**
 * Operations that a device may send again, because it did not hear the answer. The answer is kept in the transaction of
 * the effect; the same operation gets the same bytes again and changes nothing, whatever happened to the record since.
 * The key is the row's primary key, so that of two copies at the same time one alone commits.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { canonicalJson } from '@larder/core/canonical-json'
import type { Db, Ending } from '#db/transaction.ts'
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

/** Sends JSON that is text already. */
export const sendText = (reply: FastifyReply, status: number, json: string): FastifyReply =>
  reply.status(status).header('content-type', 'application/json; charset=utf-8').serializer((text: string) => text).send(json)

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/**
 * The operation that a checked request names: by `Idempotency-Key` (RFC draft; quotes allowed), else by the `uuid` of
 * its body; null where it names none. The body is taken as it was sent: what a later release reads into it is no change.
 * @throws Problem 422 for a key that is no uuid.
 */
export function readOperation(request: FastifyRequest): Operation | null {
  const body: unknown = typeof request.body === 'string' && request.body !== '' ? JSON.parse(request.body) : {}
  const header = request.headers['idempotency-key']
  const own = typeof body === 'object' && body !== null && 'uuid' in body ? body.uuid : undefined
  const key = typeof header === 'string' ? header.replaceAll('"', '') : own
  if (key === undefined) return null
  if (typeof key !== 'string' || !uuid.test(key)) throw invalid('idempotency-key', 'invalid_format')
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${canonicalJson(body)}`).digest()
  return { op_id: key.toLowerCase(), hash }
}

type By = { readonly company_id: number; readonly user_id: number | null }

/**
 * What was answered to this operation; undefined where it is new.
 * @throws Problem 422 `uuid_reused` where its key stands for something else or for somebody else's.
 */
export async function findReply(db: Db, { company_id, user_id }: By, { op_id, hash }: Operation): Promise<Replayed | undefined> {
  const { rows } = await sql<{ user_id: number | null; body_hash: Buffer; status: number; answer: string }>`
    select user_id, body_hash, status, answer from replies where company_id = ${company_id} and op_id = ${op_id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  if (!row.body_hash.equals(hash) || row.user_id !== user_id) throw invalid('uuid', 'uuid_reused', 'This key was used for something else.')
  return new Replayed(row.status, row.answer)
}

/** Keeps the answer with the commit, in the same round trip. A copy that was faster makes the commit fail. */
export function keepReply(ending: Ending, by: By, { op_id, hash }: Operation, given: { readonly status: number; readonly text: string; readonly now: Date }): void {
  const { literal } = ending
  ending.last += `insert into replies (company_id, op_id, user_id, body_hash, status, answer, created_at) values (${by.company_id}, ${literal(op_id)}, ${by.user_id ?? 'null'}, `
    + `${literal(`\\x${hash.toString('hex')}`)}, ${given.status}, ${literal(given.text)}, ${literal(given.now.toISOString())}); `
}

/** Whether a failure may be that a copy of the same operation was faster. */
export const mayBeCopy = (error: unknown): boolean =>
  error instanceof Problem ? error.status === 409 || error.status === 422 : error instanceof Error && 'code' in error && error.code === '23505'
