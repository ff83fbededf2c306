/** Sends JSON that is text already; a long one compressed to clients that take it. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { accepts } from './accepted-encoding.ts'

/** A shorter answer fits into one packet either way. */
const minCharacters = 2_000
/** Lists become ten times smaller; more effort saves a phone little and costs every request. */
const level = 3

const compress = promisify(gzip)

export async function sendJson(reply: FastifyReply, status: number, json: string): Promise<FastifyReply> {
  void reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: string) => body)
  if (json.length < minCharacters) return reply.send(json)
  void reply.header('vary', 'accept-encoding')
  if (!accepts(reply.request.headers['accept-encoding'], 'gzip')) return reply.send(json)
  const body = await compress(json, { level })
  return reply.header('content-encoding', 'gzip').send(body)
}
