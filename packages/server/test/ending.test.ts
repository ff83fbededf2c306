/** While the server is ending, it still serves open connections. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listen, takePort } from '../src/kit/http/listen.ts'
import { openTestApp, type TestApp } from './harness.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp()
})
afterEach(() => test.close())

it('serves the requests of an accepted connection while it is ending', async () => {
  const { port, close } = await listen(test.app, await takePort({ host: '127.0.0.1', port: 0 }))
  const socket = connect({ host: '127.0.0.1', port })
  const answers = text(socket)
  const arrived = once(test.app.server, 'request')
  socket.write(
    'POST /oauth/token HTTP/1.1\r\nhost: larder.test\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  )
  await arrived
  const closing = close()
  socket.write('}GET /healthz HTTP/1.1\r\nhost: larder.test\r\n\r\n')
  await closing
  expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200'])
})

/** A proxy asks another server, or the same one again: it knows that nothing of the request arrived. */
it('refuses new connections while it is ending', async () => {
  const { port, close } = await listen(test.app, await takePort({ host: '127.0.0.1', port: 0 }))
  const closing = close()
  const late = connect({ host: '127.0.0.1', port })
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
  await closing
})
