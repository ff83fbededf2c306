import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/harness.ts'
import { IngestQueue } from './ingest-queue.ts'
import type { Message, Taken } from './store-messages.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const message = (body = '{}'): Message => ({
  token_hash: randomBytes(32),
  body,
  query: {},
  received_at: test.clock.now,
})
const PART = 1_250

it('stores the message of an owner in its turn while another sends thousands', async () => {
  const queue = new IngestQueue(test.platform)
  const order: string[] = []
  const send = async (owner: string): Promise<Taken> => {
    const taken = await queue.take(message(), owner)
    order.push(owner)
    return taken
  }
  const flood = Array.from({ length: PART }, () => send('flood'))
  const quiet = send('quiet')
  await Promise.all([...flood, quiet])
  expect(order.indexOf('quiet')).toBeLessThan(300)
})

it.each([
  ['by its number of messages', PART, '{}'],
  ['by its bytes', 4, 'x'.repeat(4_000_000)],
])('refuses an owner beyond its part %s, and no other', async (_title, count, body) => {
  const queue = new IngestQueue(test.platform)
  const flood = Array.from({ length: count }, () => queue.take(message(body), 'flood'))
  await expect(queue.take(message(body), 'flood')).rejects.toMatchObject({ code: 'overloaded' })
  await expect(queue.take(message(), 'quiet')).resolves.toBe('nobody')
  await Promise.all(flood)
  await expect(queue.take(message(), 'flood')).resolves.toBe('nobody')
})
