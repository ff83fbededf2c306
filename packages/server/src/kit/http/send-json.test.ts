import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendJson } from './send-json.ts'

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Küche ${id}` })))

/** What a client that sends the header gets for the text. */
async function answerOf(json: string, accepted: string) {
  const app = Fastify()
  app.get('/', (_request, reply) => sendJson(reply, 200, json))
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  await app.close()
  return answer
}

it.each(['gzip', 'br, gzip;q=0.5'])(
  'compresses a long answer for a client that takes %s',
  async (accepted) => {
    const { headers, rawPayload } = await answerOf(long, accepted)
    expect([headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
      'gzip',
      'accept-encoding',
      'application/json; charset=utf-8',
    ])
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(rawPayload.length).toBeLessThan(long.length / 3)
    expect(gunzipSync(rawPayload).toString()).toBe(long)
  },
)

it.each(['identity', 'gzip;q=0', 'br'])('sends it as it is to one that takes %s', async (accepted) => {
  const { headers, body } = await answerOf(long, accepted)
  expect([headers['content-encoding'], headers['vary'], body]).toEqual([undefined, 'accept-encoding', long])
})

it('sends a short answer as it is', async () => {
  const { headers, body } = await answerOf('{"id":1}', 'gzip')
  expect([headers['content-encoding'], headers['vary'], body]).toEqual([undefined, undefined, '{"id":1}'])
})
