/** Reads the facts of a request from its headers. */
import type { FastifyRequest } from 'fastify'
import type { RequestFacts } from '../context.ts'
import { readCredential } from '../tokens.ts'

/** Device clocks outside these years are wrong, and arithmetic with them leaves the range of dates. */
const EARLIEST_DEVICE_TIME = Date.UTC(2000, 0)
const LATEST_DEVICE_TIME = Date.UTC(2200, 0)

export function factsOf(request: FastifyRequest): RequestFacts {
  const device = request.headers['x-larder-device']
  const device_time = Date.parse(String(request.headers['x-larder-device-time']))
  const isPlausible = device_time >= EARLIEST_DEVICE_TIME && device_time <= LATEST_DEVICE_TIME
  return {
    ip: request.ip,
    correlation_id: request.id,
    device_token: typeof device === 'string' && device.length <= 200 ? device : null,
    device_time: isPlausible ? device_time : null,
    was_unproven: request.headers['x-larder-unproven'] === '1',
    client: clientOf(request.headers),
    accept_language: request.headers['accept-language'] ?? null,
    // Few handlers need it, and it costs a hash.
    get credential() {
      return readCredential(request.headers)
    },
  }
}

/** Only browsers start with “Mozilla”; phones name “Mobi”, tablets “Android” at most. */
function clientOf({
  'sec-ch-ua-mobile': hint,
  'user-agent': agent = '',
}: FastifyRequest['headers']): RequestFacts['client'] {
  if (hint === '?1' || /\bMobi|\biPhone\b|\bAndroid\b/.test(agent)) return 'phone'
  return agent.startsWith('Mozilla/') ? 'computer' : null
}
