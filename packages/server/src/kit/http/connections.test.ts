import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { noteOwner } from './callers.ts'
import { limitConnections } from './connections.ts'

let app: FastifyInstance
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Three in all, two of a network, one of an owner; 127.0.9.1 is a proxy. */
async function openApp(changes: { readonly max?: number } = {}): Promise<void> {
  const connections = limitConnections({
    max: 3,
    max_of_network: 2,
    max_of_owner: 1,
    isProxy: (address) => address === '127.0.9.1',
    ...changes,
  })
  app = Fastify({ serverFactory: (handle) => connections.limit(createServer(handle)) })
  app.addHook('onRequest', (request, _reply, done) => {
    const owner = request.headers['x-owner']
    if (typeof owner === 'string') noteOwner(request, owner)
    done()
  })
  connections.watch(app)
  app.get('/', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
}

async function open(from: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  return socket
}

async function request(socket: Socket, owner = ''): Promise<void> {
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\n${owner === '' ? '' : `x-owner: ${owner}\r\n`}\r\n`)
  expect(String((await once(socket, 'data'))[0])).toMatch(/ 200 /)
}

const isClosed = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.closed) resolve(true)
    socket.once('close', () => resolve(true))
    socket.resume()
    setTimeout(() => resolve(socket.closed), 100)
  })

it('closes the oldest connection of a network for the next one', async () => {
  await openApp()
  const [first, second, third] = [await open('127.0.1.1'), await open('127.0.1.2'), await open('127.0.1.3')]
  expect(await Promise.all([first, second, third].map(isClosed))).toEqual([true, false, false])
  await request(third)
})

it('closes the oldest of all where the process has no more', async () => {
  await openApp()
  const first = await open('127.0.1.1')
  const others = [await open('127.0.2.1'), await open('127.0.3.1'), await open('127.0.4.1')]
  expect(await Promise.all([first, ...others].map(isClosed))).toEqual([true, false, false, false])
})

it('does not close a connection over which an owner of a credential has sent a request', async () => {
  await openApp()
  const member = await open('127.0.1.1')
  await request(member, 'user 1')
  const strangers = [await open('127.0.1.2'), await open('127.0.1.3')]
  expect(await Promise.all([member, ...strangers].map(isClosed))).toEqual([false, true, false])
  await request(member, 'user 1')
})

it('protects only a part of the connections of one owner', async () => {
  await openApp()
  const [first, second] = [await open('127.0.1.1'), await open('127.0.1.2')]
  await request(first, 'user 1')
  await request(second, 'user 1')
  const third = await open('127.0.1.3')
  expect(await Promise.all([first, second, third].map(isClosed))).toEqual([false, true, false])
})

it('neither limits nor closes the connections of a proxy', async () => {
  await openApp()
  const ofProxy = [await open('127.0.9.1'), await open('127.0.9.1'), await open('127.0.9.1')]
  const next = await open('127.0.1.1')
  expect(await Promise.all([...ofProxy, next].map(isClosed))).toEqual([false, false, false, true])
})

it('forgets connections that end', async () => {
  await openApp()
  for (let count = 0; count < 8; count += 1) {
    const socket = await open(`127.0.${count}.1`)
    await request(socket, `user ${count}`)
    socket.destroy()
  }
  const last = await open('127.0.20.1')
  await request(last)
  expect(await isClosed(last)).toBe(false)
})
